// The five languages tell the same: every section, paragraph and diagram stands in each of them, in the same order, with
// the same clauses, positions, moves and claims; and each clause of the rules is told by a paragraph.

import { allNodes } from './inline.mjs';
import { blocksOf, paragraphsOf, proseOf } from './parse.mjs';

const name = ({ kind, id }) => (kind === 'paragraph' ? `paragraph [${id}]` : `${kind} ${id}`);

const elementsOf = (book) => book.sections.flatMap((section) => [{ ...section, kind: 'section' }, ...section.blocks]);

function shapeOf({ kind, items, head, rows }) {
  if (kind === 'list') return `list of ${items.length}`;
  return kind === 'table' ? `table of ${head.length} columns and ${rows.length} rows` : kind;
}

const playsOf = (block) => proseOf(block).flatMap((nodes) => [...allNodes(nodes)]).filter(({ kind }) => kind === 'play')
  .map(({ code, diagram, moves }) => [code, diagram, ...moves].join(' ')).sort();

// What has to be the same in all languages, each with what it is called.
function invariants(element) {
  if (element.kind === 'section') return {};
  const plays = playsOf(element).join(', ');
  if (element.kind === 'paragraph')
    return { clauses: element.clauses.join(', '), shape: element.parts.map(shapeOf).join(', '), 'links that play': plays };
  const { position, show, aim, goal, solutions, claims } = element;
  return {
    position, aim, show: show.join(' '), goal: String(Boolean(goal)),
    solution: solutions.map((moves) => moves.join(' ')).join(' | '), 'links that play': plays,
    ...Object.fromEntries(claims.map(({ text }, i) => [`claim ${i + 1}`, text])), 'number of claims': claims.length,
  };
}

function checkUnique(book, problems) {
  const seen = new Map();
  for (const element of elementsOf(book)) {
    const before = seen.get(element.id);
    if (before) problems.add(element, `${name(element)}: line ${before.line} has this id, too`);
    seen.set(element.id, element);
  }
}

// False: they cannot be compared one by one.
function checkPresence(reference, book, problems) {
  const [wanted, found] = [elementsOf(reference), elementsOf(book)];
  const ids = (elements) => new Set(elements.map(name));
  const missing = wanted.filter((element) => !ids(found).has(name(element)));
  const unknown = found.filter((element) => !ids(wanted).has(name(element)));
  for (const element of missing)
    problems.add({ file: book.file, line: 1 }, `${name(element)} is missing; it is ${element.file}:${element.line}`);
  for (const element of unknown) problems.add(element, `${name(element)} is not in ${reference.file}`);
  if (missing.length + unknown.length > 0) return false;
  const moved = found.findIndex((element, i) => name(element) !== name(wanted[i]));
  if (moved >= 0) problems.add(found[moved], `${name(found[moved])} stands where ${reference.file} has ${name(wanted[moved])}`);
  return moved < 0;
}

/** Is `book` of the same make as the reference? */
export function checkSameStructure(reference, book, problems) {
  checkUnique(book, problems);
  if (!checkPresence(reference, book, problems)) return;
  const wanted = elementsOf(reference);
  elementsOf(book).forEach((element, i) => {
    const [expected, actual] = [invariants(wanted[i]), invariants(element)];
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)]))
      if (expected[key] !== actual[key])
        problems.add(element,
          `${name(element)}: ${key} is "${actual[key] ?? ''}", in ${reference.file} "${expected[key] ?? ''}"`);
  });
}

/**
 * Is every clause told by a paragraph, and does each paragraph cover clauses that there are?
 * @param {Record<string, string>} clauses clause -> the paragraph that tells it first of all
 */
export function checkClauses(book, clauses, problems) {
  const paragraphs = paragraphsOf(book);
  const covered = new Set(paragraphs.flatMap((paragraph) => paragraph.clauses));
  for (const paragraph of paragraphs)
    for (const clause of paragraph.clauses)
      if (!(clause in clauses)) problems.add(paragraph, `${name(paragraph)} covers ${clause}, which is no clause of the rules`);
  for (const [clause, id] of Object.entries(clauses)) {
    const teller = paragraphs.find((paragraph) => paragraph.id === id);
    const place = teller ?? { file: book.file, line: 1 };
    if (!covered.has(clause)) problems.add(place, `clause ${clause} is covered by no paragraph`);
    else if (!teller?.clauses.includes(clause))
      problems.add(place, `clauses.json says that paragraph [${id}] tells ${clause}, which it does not cover`);
  }
}

/** Does each link in the prose play on a diagram that there is? */
export function checkLinks(book, problems) {
  const diagrams = new Set(blocksOf(book).filter(({ kind }) => kind === 'diagram').map(({ id }) => id));
  for (const block of blocksOf(book))
    for (const nodes of proseOf(block))
      for (const { kind, code, diagram } of allNodes(nodes))
        if (kind === 'play' && !diagrams.has(diagram))
          problems.add(block, `\`${code}\` plays on ${diagram}, which is no diagram`);
}
