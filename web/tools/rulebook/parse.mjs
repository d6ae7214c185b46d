// Reads assets/rulebook/<game>/<language>.md. The format is no Markdown but looks like it, line by line:
//   # Title
//   ## {#section-id} Heading
//   [paragraph-id] (D4.1, D4.8)         the clauses that it covers, or ()
//   text, lists of "- ", tables of "| "; a blank line ends the paragraph
//   :::diagram id
//   key: value                          see `fields`
//   :::
// A book is {game, language, file, title, sections: [{id, heading, blocks}]}; a block is
//   {kind: 'paragraph', id, clauses, parts: [{kind: 'text', nodes} | {kind: 'list', items} | {kind: 'table', head, rows}]}
//   {kind: 'diagram', id, title, position, show, goal, aim, solutions, claims: [{text, line}], alt, caption}
// and whatever can be wrong has its file and line.

import { parseInline } from './inline.mjs';

const fields = new Set(['title', 'position', 'show', 'goal', 'aim', 'solution', 'claim', 'alt', 'caption']);
const needed = ['title', 'position', 'alt', 'caption'];

const words = (text) => (text ?? '').split(' ').filter(Boolean);

// Cells between bars; a bar inside `code` is none.
const cells = (line) =>
  [...line.slice(1).matchAll(/((?:`[^`]*`|[^`|])*)\|/g)].map(([, cell]) => parseInline(cell.trim()));

function table(lines) {
  const [head, , ...rows] = lines.map(cells);
  return { kind: 'table', head, rows };
}

const kindOf = (line) => (line.startsWith('- ') ? 'list' : line.startsWith('|') ? 'table' : 'text');

/** The lines of a paragraph as its parts: lines of a kind that follow each other make one. */
function partsOf(lines) {
  const runs = [];
  for (const line of lines) {
    const kind = kindOf(line);
    if (runs.at(-1)?.kind === kind) runs.at(-1).lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs.map(({ kind, lines: run }) => {
    if (kind === 'table') return table(run);
    if (kind === 'list') return { kind, items: run.map((line) => parseInline(line.slice(2))) };
    return { kind, nodes: parseInline(run.join(' ')) };
  });
}

class Reader {
  constructor(text, file, problems) {
    this.lines = text.split('\n');
    this.file = file;
    this.problems = problems;
    this.at = 0;
    this.book = { file, title: '', sections: [] };
  }

  here(line = this.at) {
    return { file: this.file, line: line + 1 };
  }

  // Takes the lines up to the one that `ends`; the place is behind them.
  until(ends) {
    const start = this.at;
    while (this.at < this.lines.length && !ends(this.lines[this.at])) ++this.at;
    return this.lines.slice(start, this.at);
  }

  add(block) {
    const section = this.book.sections.at(-1);
    if (section) section.blocks.push(block);
    else this.problems.add(block, `${block.id} stands before the first section`);
  }

  paragraph(id, clauses) {
    const place = this.here();
    ++this.at;
    const lines = this.until((line) => line === '' || line.startsWith(':::') || line.startsWith('['));
    if (lines.length === 0) this.problems.add(place, `paragraph [${id}] is empty`);
    this.add({ kind: 'paragraph', id, clauses: clauses.split(/,\s*/).filter(Boolean), parts: partsOf(lines), ...place });
  }

  diagram(id) {
    const place = this.here();
    const found = { claim: [] };
    ++this.at;
    const first = this.at;
    this.until((line) => line === ':::').forEach((line, i) => this.field(found, line, this.here(first + i), id));
    if (this.lines[this.at] !== ':::') this.problems.add(place, `diagram ${id} has no end`);
    ++this.at;
    for (const key of needed) if (!found[key]) this.problems.add(place, `diagram ${id} has no ${key}`);
    const { claim: claims, show, solution, caption = '', ...rest } = found;
    this.add({
      kind: 'diagram', id, claims, ...rest, show: words(show), caption: parseInline(caption),
      solutions: (solution ?? '').split('|').map(words).filter((moves) => moves.length > 0), ...place,
    });
  }

  field(found, line, place, id) {
    const [, key, value] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    if (!fields.has(key)) this.problems.add(place, `diagram ${id}: what is "${line.slice(0, 30)}"?`);
    else if (key === 'claim') found.claim.push({ text: value, ...place });
    else if (found[key]) this.problems.add(place, `diagram ${id} has two of ${key}`);
    else found[key] = value;
  }

  line(line) {
    const [, title] = /^# (.+)$/.exec(line) ?? [];
    const [, section, heading] = /^## \{#([a-z0-9-]+)\} (.+)$/.exec(line) ?? [];
    const [, paragraph, clauses] = /^\[([a-z0-9-]+)\] \(([^)]*)\)$/.exec(line) ?? [];
    const [, diagram] = /^:::diagram ([a-z0-9-]+)$/.exec(line) ?? [];
    if (paragraph) return this.paragraph(paragraph, clauses);
    if (diagram) return this.diagram(diagram);
    if (title) this.book.title = title;
    else if (section) this.book.sections.push({ id: section, heading, blocks: [], ...this.here() });
    else if (line.trim()) this.problems.add(this.here(), `this belongs to no paragraph: "${line.slice(0, 40)}"`);
    ++this.at;
  }

  read() {
    while (this.at < this.lines.length) this.line(this.lines[this.at]);
    if (!this.book.title) this.problems.add(this.here(0), 'the book has no title');
    return this.book;
  }
}

/** @param {string} file what problems name it */
export const parseBook = (text, file, problems) => new Reader(text, file, problems).read();

export const blocksOf = (book) => book.sections.flatMap(({ blocks }) => blocks);
export const paragraphsOf = (book) => blocksOf(book).filter(({ kind }) => kind === 'paragraph');
export const diagramsOf = (book) => blocksOf(book).filter(({ kind }) => kind === 'diagram');

/** The lists of nodes that a block's prose is made of. */
export function proseOf(block) {
  if (block.kind === 'diagram') return [block.caption];
  return block.parts.flatMap(({ kind, nodes, items, head, rows }) =>
    (kind === 'text' ? [nodes] : kind === 'list' ? items : [...head, ...rows.flat()]));
}
