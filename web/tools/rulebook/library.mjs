// All books with all that is checked of them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../../src/language_codes.mjs';
import { checkGlossary, checkTerms, entriesOf, readTerms } from './glossary.mjs';
import { parseBook } from './parse.mjs';
import { Problems } from './problems.mjs';
import { checkClaims, checkSolutions } from './rules.mjs';
import { checkShown } from './show.mjs';
import { checkClauses, checkLinks, checkSameStructure } from './structure.mjs';

export { languages };
export const games = ['djambi', 'yonin'];
export const assets = fileURLToPath(new URL('../../../assets/rulebook', import.meta.url));

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

function readBook(folder, game, language, problems) {
  const file = `${game}/${language}.md`;
  return { game, language, ...parseBook(readFileSync(join(folder, file), 'utf8'), file, problems) };
}

function readShelf(folder, game, clauses, problems) {
  const shelf = languages.map((language) => readBook(folder, game, language, problems));
  const [reference] = shelf;
  return shelf.map((book) => {
    checkSameStructure(reference, book, problems);
    checkClauses(book, clauses, problems);
    checkLinks(book, problems);
    const forms = json(join(folder, `forms.${book.language}.json`))[game];
    const entries = entriesOf(book, reference);
    checkGlossary(book, entries, forms, book.language, problems);
    if (book !== reference) {
      const terms = readTerms(readFileSync(join(folder, `terms.${book.language}.md`), 'utf8'), book.language);
      checkTerms(entries, entriesOf(reference, reference), terms, book.language, problems);
    }
    return { ...book, entries, forms };
  });
}

/**
 * The books: game -> {clauses, books, english}. Throws a RulebookError that tells everything that is wrong with them.
 * @param {object} options
 * @param {import('./rules.mjs').Rules} options.rules
 * @param {string} [options.folder] where the texts are
 */
export function readLibrary({ rules, folder = assets }) {
  const problems = new Problems();
  const clauses = json(join(folder, 'clauses.json'));
  const library = Object.fromEntries(games.map((game) => {
    const books = readShelf(folder, game, clauses[game], problems);
    return [game, { clauses: clauses[game], books, english: books[0] }];
  }));
  problems.check();  // what the rules are asked has to be readable
  for (const [game, { books }] of Object.entries(library))
    for (const check of [checkClaims, checkSolutions, checkShown]) check(rules, game, books, problems);
  problems.check();
  return library;
}
