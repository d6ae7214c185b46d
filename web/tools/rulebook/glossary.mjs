// The glossary is the last chapter of each book: a paragraph "[term-maze] *maze*: ..." for an entry, or a table with an entry
// in each row, its term in the first cell. An entry's key is its English term with hyphens: the same in all languages.
//
// A term in the prose is marked in the form that the sentence needs. The forms of a language are listed in
// assets/rulebook/forms.<language>.json: game -> key -> forms in small letters. An entry's own name needs no mention.

import { allNodes } from './inline.mjs';
import { blocksOf, proseOf } from './parse.mjs';

const isRowOfEntry = (row) => row[0].length === 1 && row[0][0].kind === 'term';

function* entriesIn(block) {
  for (const { kind, nodes, rows } of block.parts) {
    if (block.id.startsWith('term-')) yield { term: nodes[0].term, block };
    else if (kind === 'table') for (const [cell] of rows.filter(isRowOfEntry)) yield { term: cell[0].term, block, cell };
  }
}

const glossaryOf = (book) => book.sections.find(({ id }) => id === 'glossary')?.blocks ?? [];

/**
 * The entries of a book: {key, english, term, block, cell: the first of its row, if it is one}.
 * @param {object} reference the English book, by which the keys go
 */
export function entriesOf(book, reference) {
  const english = glossaryOf(reference).flatMap((block) => [...entriesIn(block)]).map(({ term }) => term);
  return glossaryOf(book).flatMap((block) => [...entriesIn(block)])
    .map((entry, i) => ({ key: english[i].replaceAll(' ', '-'), english: english[i], ...entry }));
}

function* marksOf(book) {
  for (const block of blocksOf(book))
    for (const nodes of proseOf(block))
      for (const { kind, term } of allNodes(nodes)) if (kind === 'term') yield { term, block };
}

/**
 * Which entry a marked form belongs to, as a function of the mark.
 * @param {Record<string, string[]>} forms key -> forms in small letters
 */
export function termFinder(entries, forms, language) {
  const small = (text) => text.toLocaleLowerCase(language);
  const keys = new Map(Object.entries(forms).flatMap(([key, all]) => all.map((form) => [form, key])));
  for (const { key, term } of entries) keys.set(small(term), key);
  return (mark) => keys.get(small(mark));
}

/** Does each mark have its entry, each list of forms too, and is each form used? */
export function checkGlossary(book, entries, forms, language, problems) {
  const find = termFinder(entries, forms, language);
  const used = new Set();
  for (const { term, block } of marksOf(book)) {
    used.add(term.toLocaleLowerCase(language));
    if (!find(term))
      problems.add(block, `[${block.id}] marks *${term}*, which is in no glossary; forms.${language}.json may map it`);
  }
  const place = { file: `forms.${language}.json`, line: 1 };
  for (const [key, all] of Object.entries(forms)) {
    if (!entries.some((entry) => entry.key === key)) problems.add(place, `${key} is no entry of ${book.file}`);
    for (const form of all) if (!used.has(form)) problems.add(place, `"${form}" is marked nowhere in ${book.file}`);
  }
}

/** English term -> its words in another language, from the tables of terms.<language>.md. */
export function readTerms(text, language) {
  const terms = new Map();
  const small = (words) => words.trim().toLocaleLowerCase(language);
  for (const line of text.split('\n')) {
    const [, english, translation] = line.startsWith('|') ? line.split('|') : [];
    for (const word of english?.split(/[/,;()]/) ?? []) {
      const key = small(word).replace(/^to /, '');
      terms.set(key, `${terms.get(key) ?? ''} ${small(translation)}`);
    }
  }
  return terms;
}

/** One term, one word: what an entry is called is what the table of terms says. */
export function checkTerms(entries, reference, terms, language, problems) {
  entries.forEach(({ term, block }, i) => {
    const english = reference[i].term.toLowerCase();
    if (!terms.get(english)?.includes(term.toLocaleLowerCase(language)))
      problems.add(block, `*${term}* is not what terms.${language}.md calls "${english}"`);
  });
}
