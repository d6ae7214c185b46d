// In which language the program and the page speak.
import bold from 'japanese_bold.otf';
import regular from 'japanese_regular.otf';
import es from 'locale/es.json';
import fr from 'locale/fr.json';
import ja from 'locale/ja.json';
import kk from 'locale/kk.json';
import { preferredLanguages } from './language_codes.mjs';

/** The one that the page's address asks for, or the first of the person's that there is. */
export const preferredLanguage = () => preferredLanguages()[0];

async function fetched(address) {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
}
const bytes = async (address) => new Uint8Array(await (await fetched(address)).arrayBuffer());
const words = async (address) => (await fetched(address)).text();

// English is part of the program; of the others, and of the hundreds of Japanese signs, only those fetch what they want.
const parts = {
  es: () => [words(es)], fr: () => [words(fr)], kk: () => [words(kk)],
  ja: () => [words(ja), bytes(regular), bytes(bold)],
};
const coming = new Map();

/** Begins to fetch what a language needs; what does not come is asked for again the next time. */
export function fetchLanguage(code) {
  if (!Object.hasOwn(parts, code)) return Promise.resolve([]);
  if (!coming.has(code)) {
    coming.set(code, Promise.all(parts[code]()));
    coming.get(code).catch(() => coming.delete(code));
  }
  return coming.get(code);
}

/** Makes program and page speak a language, once its words and letters are there. */
export function speaker(program) {
  const brought = new Set();
  const bring = async (code) => {
    const [catalogue, ...letters] = await fetchLanguage(code);
    if (!catalogue || brought.has(code)) return;
    program.ask('bringWords', code, catalogue);
    if (letters.length > 0) program.letters(...letters);
    brought.add(code);
  };
  let wanted;
  return async (code) => {
    wanted = code;
    await bring(code);
    if (wanted !== code) return;  // another was asked for meanwhile
    program.ask('setLanguage', code);
    document.documentElement.lang = code;
  };
}
