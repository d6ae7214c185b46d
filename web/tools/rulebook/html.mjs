// Prose as HTML.

import { plainText } from './inline.mjs';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign]);

/** `attributes`: undefined leaves one out, '' gives it without a value. */
export function element(name, attributes, ...content) {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escape(String(value))}"`)).join('');
  return `<${name}${given}>${content.flat().join('')}</${name}>`;
}

/** The same, of an element without content. */
export const empty = (name, attributes) => element(name, attributes).replace(`</${name}>`, '');

// Japanese words in another language are to be drawn and read as Japanese.
const japanese = /[\u3040-\u30ff\u3400-\u9fff々]+/g;
const alone = (name) => new RegExp(`(?<!\\w)${name}(?!\\.?\\w)`, 'g');
const squares = { djambi: alone('[A-I][1-9]'), yonin: alone('[1-9][a-i]') };

/** Writes the prose of one book. */
export class Prose {
  /**
   * @param {object} book
   * @param {(mark: string) => string} anchorOf the glossary's entry for a marked form
   */
  constructor(book, anchorOf) {
    this.book = book;
    this.anchorOf = anchorOf;
    this.defines = false;  // in the glossary a mark is the term that is explained
  }

  text(text) {
    const safe = escape(text);
    return this.book.language === 'ja' ? safe : safe.replace(japanese, (run) => element('span', { lang: 'ja' }, run));
  }

  // The squares that a caption names light up on its board.
  textWithSquares(text) {
    return this.text(text).replace(squares[this.book.game], (name) =>
      element('span', { class: 'square', 'data-square': name.toLowerCase() }, name));
  }

  term(mark) {
    if (this.defines) return element('dfn', {}, this.text(mark));
    return element('a', { class: 'term', href: `#${this.anchorOf(mark)}` }, this.text(mark));
  }

  play({ code, diagram, moves }) {
    const link = { class: 'play', href: `#${diagram}`, 'data-moves': moves.join(' ') };
    return element('a', link, element('code', {}, escape(code)));
  }

  node(node, text) {
    if (typeof node === 'string') return text(node);
    if (node.kind === 'term') return this.term(node.term);
    if (node.kind === 'bold') return element('strong', {}, this.inline(node.nodes, text));
    if (node.kind === 'foreign') return element('i', {}, escape(node.foreign));
    return node.kind === 'play' ? this.play(node) : element('code', {}, escape(node.code));
  }

  inline(nodes, text = (each) => this.text(each)) {
    return nodes.map((node) => this.node(node, text)).join('');
  }

  caption(nodes) {
    return this.inline(nodes, (each) => this.textWithSquares(each));
  }

  /** @param {(row: object[]) => object} attributesOf what a table's row carries */
  part({ kind, nodes, items, head, rows }, attributesOf) {
    const { language: lang } = this.book;
    const cells = (name, row, scope) => row.map((cell, i) => element(name(i), { scope: scope(i) }, this.inline(cell)));
    if (kind === 'text') return element('p', { lang }, this.inline(nodes));
    if (kind === 'list') return element('ul', { lang }, items.map((item) => element('li', {}, this.inline(item))));
    const isNamed = (i) => head[i].length > 0;
    const top = element('tr', {}, cells((i) => (isNamed(i) ? 'th' : 'td'), head, (i) => (isNamed(i) ? 'col' : undefined)));
    const body = rows.map((row) => element('tr', attributesOf(row),
      cells((i) => (i ? 'td' : 'th'), row, (i) => (i ? undefined : 'row'))));
    return element('div', { class: 'table', tabindex: 0 },
      element('table', { lang }, element('thead', {}, top), element('tbody', {}, body)));
  }
}

/** The first words of a paragraph, for lists and descriptions. */
export function summary(nodes, length) {
  const words = plainText(nodes);
  return words.length <= length ? words : `${words.slice(0, length).replace(/\s+\S*$/, '')}…`;
}

