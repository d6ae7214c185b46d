// In which language the program and the page speak.
import bold from 'japanese_bold.otf';
import regular from 'japanese_regular.otf';
import { languages } from './language_codes.mjs';

/** The one that the page's address asks for, or the first of the person's that there is. */
export function preferredLanguage() {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  const known = [asked, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((code) => languages.includes(code)) ?? languages[0];
}

async function fetched(address) {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return new Uint8Array(await response.arrayBuffer());
}

// Japanese has hundreds of signs, which only those fetch who want them.
let japanese;
const letters = () => (japanese ??= Promise.all([regular, bold].map(fetched)));

/** Makes program and page speak a language, once its letters are there. */
export function speaker(program) {
  let brought = false;
  return async (code) => {
    if (code === 'ja' && !brought) {
      program.letters(...await letters());
      brought = true;
    }
    program.ask('setLanguage', code);
    document.documentElement.lang = code;
  };
}
