// The board as text to paste, in five forms: one at a time, chosen by tabs, with a button to copy it.
import { element, iframe, link } from '../board/snippets.mjs';
import { copy } from './copying.mjs';

const kinds = {
  element: {
    name: 'Element',
    note: 'For a page of yours. The first line is needed once in a page; what is between the tags stands there where scripts do not run.',
    made: ({ values, load, place }) => element({ ...values, load }, place),
  },
  iframe: {
    name: 'iframe',
    note: 'Where scripts may not be added: wikis, forums, site builders.',
    made: ({ values, place }) => iframe(values, place),
  },
  link: {
    name: 'Link',
    note: 'For letters, and wherever HTML is not welcome: the address alone works, too.',
    made: ({ values, place }) => link(values, place),
  },
  svg: {
    name: 'SVG',
    note: 'A picture of the board as it is now, to put into a page or a file.',
    made: ({ board }) => board.toSVG(),
  },
  text: {
    name: 'Text',
    note: 'The board in characters, with its position.',
    made: ({ board }) => board.toText(),
  },
};
const names = Object.keys(kinds);
const part = (id) => document.getElementById(id);

function tab(name, choose) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', id: `kind-${name}`, textContent: kinds[name].name, onclick: choose });
  button.setAttribute('role', 'tab');
  button.setAttribute('aria-controls', 'output');
  return button;
}

export class Outputs {
  #source;
  #kind = 'element';

  /** @param {() => {values: object, load: string, place: object, board: HTMLElement}} source what to make them of */
  constructor(source) {
    this.#source = source;
    part('kinds').append(...names.map((name) => tab(name, () => this.#choose(name))));
    part('kinds').onkeydown = ({ key }) => this.#step({ ArrowRight: 1, ArrowLeft: -1 }[key]);
    part('copy').onclick = async () => { part('copied').textContent = await copy(part('output-text')); };
    this.#choose('element');
  }

  /** The form has changed. A picture, for which the board would have to be opened, is not made again unasked. */
  formChanged() {
    if (this.#ofBoard()) this.#choose('element');
    else this.#show();
  }

  boardChanged() {
    if (this.#ofBoard()) this.#show();
  }

  #ofBoard() {
    return this.#kind === 'svg' || this.#kind === 'text';
  }

  #choose(kind) {
    this.#kind = kind;
    for (const name of names) {
      part(`kind-${name}`).setAttribute('aria-selected', String(name === kind));
      part(`kind-${name}`).tabIndex = name === kind ? 0 : -1;
    }
    part('output').setAttribute('aria-labelledby', `kind-${kind}`);
    part('output-note').textContent = kinds[kind].note;
    part('output-text').value = '';
    this.#show();
  }

  #step(by) {
    if (!by) return;
    this.#choose(names[(names.indexOf(this.#kind) + by + names.length) % names.length]);
    part(`kind-${this.#kind}`).focus();
  }

  async #show() {
    const kind = this.#kind;
    part('copied').textContent = '';
    const made = (async () => kinds[kind].made(this.#source()))();
    const text = await made.catch((error) => error.text);
    if (kind === this.#kind) part('output-text').value = text;
  }
}
