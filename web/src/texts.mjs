// The page's own words, from the same catalogues as the program's. They have to be there before the program is.
import catalogues from 'page-texts';

/** A text of the catalogue (`page.` is understood) in the language of the page. */
export function text(key) {
  const { lang } = document.documentElement;
  return (catalogues[lang] ?? catalogues.en)[key];
}
