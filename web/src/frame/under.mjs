// What stands under the board, in HTML: how a puzzle ended, what was wrong with the parameters, the moves, the hint. Nothing of it
// is there unless it is needed.
import { text as said } from '../texts.mjs';

const steps = { first: '|‹', prev: '‹', next: '›', last: '›|' };

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (/^(role|aria-)/.test(key)) made.setAttribute(key, value);
    else made[key] = value;
  }
  made.append(...children);
  return made;
}

const button = (textContent, onclick, properties) => element('button', { type: 'button', textContent, onclick, ...properties });

export class Under {
  #box = document.getElementById('under');
  #news = element('div', { className: 'news' });
  #tools = element('div', { className: 'tools' });
  #list;              // of the moves, if it is wanted
  #act;
  #verdict = null;    // {state, text}
  #complaints = [];

  /**
   * @param {object} act
   * @param {() => void} act.again
   * @param {() => void} act.hint
   * @param {(to: string | number) => void} act.goTo
   * @param {(height: number) => void} act.grown it has another height now
   */
  constructor(act) {
    this.#act = act;
    this.#box.append(this.#news, this.#tools);
    new ResizeObserver(() => act.grown(this.#box.offsetHeight)).observe(this.#box);
  }

  /** @param {{moves?: boolean, hint?: boolean}} wanted in the language of the page */
  arrange({ moves, hint }) {
    this.#list = moves ? element('ol', { 'aria-label': said('frame.moves') }) : undefined;
    const tools = moves ? [this.#steps(), this.#list] : [];
    if (hint) tools.push(button(said('frame.hint'), this.#act.hint, { className: 'hint' }));
    this.#tools.replaceChildren(...tools);
    this.#draw();
  }

  verdict(verdict) {
    this.#verdict = verdict;
    this.#draw();
  }

  complain(text) {
    this.#complaints.push(text);
    this.#draw();
  }

  clear() {
    this.#verdict = null;
    this.#complaints = [];
    this.#draw();
  }

  /** Whoever is at a move with the keyboard stays at the current one. */
  follow({ moves, status }) {
    if (!this.#list) return;
    const focused = this.#list.contains(document.activeElement);
    const line = (move, i) => {
      const current = i + 1 === status.ply ? { 'aria-current': 'step' } : {};
      return element('li', {}, button(move, () => this.#act.goTo(i + 1), current));
    };
    this.#list.replaceChildren(...moves.map(line));
    const current = this.#list.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (focused) current?.focus();
  }

  #draw() {
    this.#news.replaceChildren(...this.#judged(), ...this.#complained());
    for (const part of [this.#news, this.#tools]) part.hidden = part.childElementCount === 0;
    this.#box.hidden = this.#news.hidden && this.#tools.hidden;
  }

  #judged() {
    if (!this.#verdict) return [];
    const { state, text } = this.#verdict;
    const line = element('p', { role: 'status' });
    if (state === 'solved') line.append(element('strong', { textContent: said('frame.solved') }), ' ');
    line.append(text);
    return [element('div', { className: `verdict ${state}` }, line, button(said('again'), this.#act.again))];
  }

  #complained() {
    return this.#complaints.map((text) => element('p', { className: 'complaint', role: 'alert', textContent: text }));
  }

  #steps() {
    const buttons = Object.entries(steps).map(([to, sign]) =>
      button(sign, () => this.#act.goTo(to), { 'aria-label': said(`frame.${to}`), title: said(`frame.${to}`) }));
    return element('div', { className: 'steps' }, ...buttons);
  }
}
