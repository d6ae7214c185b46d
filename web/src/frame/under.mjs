// What stands under the board, in HTML: how a puzzle ended, what was wrong with the parameters, the moves, the hint. Nothing of it
// is there unless it is needed.

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
  #words;
  #act;
  #parts = { moves: false, hint: false };
  #verdict = null;    // {state, text}
  #complaints = [];
  #state;             // of the board

  /**
   * @param {object} act
   * @param {() => void} act.again
   * @param {() => void} act.hint
   * @param {(to: string | number) => void} act.goTo
   * @param {(height: number) => void} act.grown it has another height now
   */
  constructor(act) {
    this.#act = act;
    new ResizeObserver(() => act.grown(this.#box.offsetHeight)).observe(this.#box);
  }

  /** @param {{moves?: boolean, hint?: boolean}} parts that are wanted */
  arrange(words, parts) {
    this.#words = words;
    this.#parts = parts;
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

  follow(state) {
    this.#state = state;
    if (this.#parts.moves) this.#draw();
  }

  #draw() {
    const parts = [this.#judged(), ...this.#complained(), this.#tools()].filter(Boolean);
    this.#box.replaceChildren(...parts);
    this.#box.hidden = parts.length === 0;
    this.#box.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #judged() {
    if (!this.#verdict) return null;
    const { state, text } = this.#verdict;
    const said = element('p', { role: 'status' });
    if (state === 'solved') said.append(element('strong', { textContent: this.#words.solved }), ' ');
    said.append(text);
    return element('div', { className: `verdict ${state}` }, said, button(this.#words.again, this.#act.again));
  }

  #complained() {
    return this.#complaints.map((text) => element('p', { className: 'complaint', role: 'alert', textContent: text }));
  }

  #tools() {
    const { moves, hint } = this.#parts;
    if (!moves && !hint) return null;
    const tools = element('div', { className: 'tools' });
    if (moves) tools.append(this.#steps(), this.#list());
    if (hint) tools.append(button(this.#words.hint, this.#act.hint, { className: 'hint' }));
    return tools;
  }

  #steps() {
    const buttons = Object.entries(steps).map(([to, sign]) =>
      button(sign, () => this.#act.goTo(to), { 'aria-label': this.#words[to], title: this.#words[to] }));
    return element('div', { className: 'steps' }, ...buttons);
  }

  #list() {
    const { moves = [], status } = this.#state ?? {};
    const lines = moves.map((move, i) => {
      const current = i + 1 === status.ply ? { 'aria-current': 'step' } : {};
      return element('li', {}, button(move, () => this.#act.goTo(i + 1), current));
    });
    return element('ol', { 'aria-label': this.#words.moves }, ...lines);
  }
}
