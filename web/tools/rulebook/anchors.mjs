// The places in a page where the glossary explains its entries: #term-<key>, whether that is a paragraph or a table's row.

import { termFinder } from './glossary.mjs';

const anchorOf = (key) => `term-${key}`;

export class Anchors {
  #find;
  #rows;

  constructor({ entries, forms, language }) {
    this.#find = termFinder(entries, forms, language);
    this.#rows = new Map(entries.map(({ key, cell }) => [cell, anchorOf(key)]));
    /** Anchor -> the entry's English term. */
    this.english = new Map(entries.map(({ key, english }) => [anchorOf(key), english]));
  }

  ofMark(mark) {
    return anchorOf(this.#find(mark));
  }

  /** Of a table's row, by its first cell; undefined: it is no entry. */
  ofRow(cell) {
    return this.#rows.get(cell);
  }
}
