// The blocks of a book as HTML. What has a text of its own that can be compared with the English is a "unit": it carries its
// id in data-unit, and its words in an element of class "prose".

import { element, empty } from './html.mjs';
import { movesShown, placesShown } from './show.mjs';

/** Who the pieces of a game are, as the page draws them. */
export const roles = {
  djambi: ['chief', 'assassin', 'reporter', 'diplomat', 'necromobile', 'militant'],
  yonin: ['king', 'rook', 'gold', 'silver', 'pawn'],
};
const seats = { djambi: 'rbyg', yonin: 'swne' };

/** Whom the turn is with, as a number from the first seat on. */
const seatToMove = ({ game }, { position }) => seats[game].indexOf(position.split(' ')[1]);

export class Blocks {
  /**
   * @param {object} options
   * @param {object} options.book
   * @param {import('./html.mjs').Prose} options.prose
   * @param {(key: string, values?: object) => string} options.say the reader's words in the book's language
   * @param {Map<string, string[]>} options.tellers paragraph -> the clauses that point to it
   * @param {Map<string, {height: number}>} options.pictures diagram -> its picture
   * @param {import('./anchors.mjs').Anchors} options.anchors of the glossary's entries
   */
  constructor(options) {
    Object.assign(this, options);
    this.isTranslated = this.book.language !== 'en';
  }

  // Prose that a key press compares; the English book has nothing to compare.
  focus(always = false) {
    return this.isTranslated || always ? 0 : undefined;
  }

  chip() {
    if (!this.isTranslated) return '';
    const title = this.say('compare.chip');
    return element('button', { class: 'chip', type: 'button', 'aria-expanded': 'false', 'aria-label': `EN: ${title}`, title }, 'EN');
  }

  clauses(list) {
    return list.map((clause) => element('a', {
      class: 'clause', href: `#index-${clause}`, 'aria-label': this.say('clause', { clause }),
    }, clause)).join(' ');
  }

  // An entry of the glossary tells its English term, for the pop-up.
  entry(id) {
    return { id, 'data-en': this.isTranslated ? this.anchors.english.get(id) : undefined };
  }

  paragraph({ id, clauses, parts }) {
    const anchors = (this.tellers.get(id) ?? []).map((clause) => element('span', { class: 'anchor', id: `clause-${clause}` }));
    const rowOf = ([cell]) => this.entry(this.anchors.ofRow(cell));
    const margin = this.clauses(clauses) + this.chip();
    return element('div', { class: 'unit paragraph', id, 'data-unit': id, 'data-en': this.entry(id)['data-en'] },
      anchors,
      element('div', { class: 'prose', tabindex: this.focus() }, parts.map((part) => this.prose.part(part, rowOf))),
      margin && element('div', { class: 'margin' }, margin));
  }

  board(diagram) {
    const { game, language } = this.book;
    const { id, position, aim, alt } = diagram;
    const { width, height } = this.pictures.get(id);
    const picture = empty('img', { src: `../diagrams/${game}/${id}.svg`, alt, width, height, loading: 'lazy' });
    return element('div', { class: 'board' },
      element('tetrarchy-board', { game, position, lang: language, load: 'click', aim }, picture));
  }

  words({ title, goal, caption }) {
    const { language: lang } = this.book;
    return element('div', { class: 'prose', tabindex: this.focus(true) },
      element('p', { lang, class: 'title' }, this.prose.text(title)),
      goal ? element('p', { lang, class: 'goal' }, element('strong', {}, this.say('goal')), ' ', this.prose.text(goal)) : '',
      element('p', { lang }, this.prose.caption(caption)));
  }

  solution({ id, solutions }) {
    if (solutions.length === 0) return '';
    const ways = solutions.map((moves) => element('li', {}, this.prose.play({ code: moves.join(' '), diagram: id, moves })));
    return element('details', { class: 'solution' }, element('summary', {}, this.say('solution')), element('ul', {}, ways));
  }

  // They wait hidden until there is a board to act on.
  actions(diagram) {
    const { game } = this.book;
    const button = (name, data = {}) => element('button', { type: 'button', 'data-act': name, ...data }, this.say(name));
    const moves = movesShown(game, diagram);
    const places = placesShown(game, diagram);
    return element('div', { class: 'actions', hidden: '' },
      moves.length > 0 ? button('show', { 'data-moves': moves.join(' ') }) : '',
      places.length > 0 ? button('light', { 'data-places': places.join(' ') }) : '',
      button('computer', { 'data-seat': seatToMove(this.book, diagram) }),
      button('reset'));
  }

  diagram(diagram) {
    const margin = this.chip();
    return element('figure', { class: 'unit diagram', id: diagram.id, 'data-unit': diagram.id },
      this.board(diagram),
      element('figcaption', {}, this.words(diagram), margin && element('div', { class: 'margin' }, margin),
        this.actions(diagram), this.solution(diagram)));
  }

  section({ id, heading, blocks }) {
    this.prose.defines = id === 'glossary';
    const role = roles[this.book.game].includes(id) ? id : undefined;
    const title = element('h2', { class: 'prose', lang: this.book.language, 'data-role': role },
      role ? element('span', { class: 'glyph', 'aria-hidden': 'true' }) : '', element('span', {}, this.prose.text(heading)));
    return element('section', { id },
      element('div', { class: 'unit heading', 'data-unit': id }, title),
      blocks.map((block) => this[block.kind](block)));
  }
}
