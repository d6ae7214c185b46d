/** The languages that there are texts in; the first is the reference. */
export const languages = ['en', 'es', 'fr', 'ja', 'kk'];

/** Those that the person reads: the one that the page's address asks for, then by preference; never none. */
export function preferredLanguages() {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  const known = [asked, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const read = [...new Set(known)].filter((code) => languages.includes(code));
  return read.length > 0 ? read : languages.slice(0, 1);
}
