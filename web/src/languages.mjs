// In which language the program and the page speak.
import bold from 'japanese_bold.otf';
import regular from 'japanese_regular.otf';
import { preferredLanguages } from './language_codes.mjs';

/** The one that the page's address asks for, or the first of the person's that there is. */
export const preferredLanguage = () => preferredLanguages()[0];

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
