// The board for keyboard and screen reader: a grid of 81 buttons over the canvas, and beside it what can be picked
// elsewhere (hand, answers, "that is all"). It shows nothing but its focus and lets every pointer through to the canvas.
// Names, squares and what a key may reach all come from the program (src/app/page_board.h); no rule is here.
import { element } from './element.mjs';
import { programKey } from './input.mjs';
import { text } from './texts.mjs';

const questions = { m: 'moves', o: 'attackers', l: 'last', t: 'turn' };
const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const side = 9;

// A key of one sign, as Program.key takes it.
const character = (sign) => [13, sign.codePointAt(0), false, false];

const button = () => element('button', { type: 'button', tabIndex: -1 });

function put(node, { x, y, width, height }) {
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

const samePick = (a, b) => JSON.stringify(a) === JSON.stringify(b);

class Grid {
  #canvas;
  #program;
  #say;
  #changed;
  #board;
  #cells;
  #inMenu = false;
  #current = 40;  // of the cells, as seen: where the focus is or comes back to
  #grid;
  #beside = element('div', { id: 'beside', role: 'group' });
  #keys = element('p', { id: 'grid-keys', className: 'spoken' });
  #typing = element('button', { type: 'button' });
  #menu = element('button', { type: 'button' });
  #tools = element('div', { id: 'grid-tools' }, this.#typing, this.#menu);

  /** `changed` is to be called after every pick; `say` tells a sentence. */
  constructor(canvas, program, say, changed) {
    this.#program = program;
    this.#canvas = canvas;
    this.#say = say;
    this.#changed = changed;
    this.#cells = Array.from({ length: side * side }, button);
    const rows = Array.from({ length: side }, (_, row) => element('div', { role: 'row' },
      ...this.#cells.slice(row * side, (row + 1) * side).map((cell) => element('div', { role: 'gridcell' }, cell))));
    this.#grid = element('div', { id: 'grid', role: 'grid' }, ...rows);
    this.#grid.setAttribute('aria-describedby', this.#keys.id);
    for (const part of [this.#grid, this.#beside]) {
      part.addEventListener('keydown', (event) => this.#key(event));
      part.addEventListener('click', ({ target }) => this.#pick(target.closest('button')));
      part.addEventListener('focusin', ({ target }) => this.#focused(target));
      part.addEventListener('focusout', ({ relatedTarget }) => {
        if (!this.#holds(relatedTarget)) program.ask('point', null);
      });
    }
    this.#typing.addEventListener('click', () => program.key(...character('/')));
    this.#menu.addEventListener('click', () => {
      canvas.focus({ preventScroll: true });  // the menu is drawn there, and worked with arrows and Enter
      program.key(...character('m'));
      this.#inMenu = true;
    });
  }

  get parts() {
    return [this.#grid, this.#beside, this.#tools, this.#keys];
  }

  /** The square that has the focus, or would get it. */
  get square() {
    return this.#squareAt(this.#current).square;
  }

  /** In which the board is drawn. */
  get theme() {
    return this.#board.theme;
  }

  focus() {
    this.#cells[this.#current].focus({ preventScroll: true });
  }

  /** Shows what the program shows now. */
  refresh() {
    const before = this.#board;
    const focused = document.activeElement;
    const had = before && { square: this.square, asked: this.#asks(before) };
    this.#board = this.#program.ask('board');
    if (had) this.#current = Math.max(0, this.#board.rows.flat().findIndex(({ square }) => square === had.square));
    this.#grid.dataset.theme = this.#board.theme;
    this.#beside.dataset.theme = this.#board.theme;
    this.#name();
    if (this.#inMenu && before?.dialog && !this.#board.dialog) {
      this.#inMenu = false;
      if (focused === this.#canvas) this.#menu.focus({ preventScroll: true });
    }
    const lost = this.#showBeside() && this.#beside.contains(focused);
    if (this.#cells.includes(focused) && focused !== this.#cells[this.#current]) this.focus();
    if (!lost && !this.#holds(focused)) return;
    if (this.#asks(this.#board) && !had?.asked) this.#beside.lastElementChild.focus({ preventScroll: true });
    else if (lost) this.focus();
  }

  #asks = (board) => board.beside.some(({ pick }) => 'answer' in pick || 'back' in pick);

  #holds = (node) => node !== null && (this.#grid.contains(node) || this.#beside.contains(node));

  #squareAt = (index) => this.#board.rows[Math.floor(index / side)][index % side];

  #name() {
    const label = text(`board.${this.#program.ask('game')}`);
    if (this.#grid.getAttribute('aria-label') !== label) {
      this.#grid.setAttribute('aria-label', label);
      this.#beside.setAttribute('aria-label', text('grid.beside'));
      this.#keys.textContent = text('grid.keys');
      this.#typing.textContent = text('type.label');
      this.#menu.textContent = text('grid.menu');
    }
    this.#grid.hidden = this.#board.rect === null;
    if (this.#board.rect) put(this.#grid, this.#board.rect);
    for (const [i, cell] of this.#cells.entries()) {
      const square = this.#squareAt(i);
      if (cell.ariaLabel !== square.text) cell.ariaLabel = square.text;
      cell.tabIndex = i === this.#current ? 0 : -1;
    }
  }

  // True: the buttons are others than before.
  #showBeside() {
    const { beside } = this.#board;
    const kept = beside.length === this.#beside.children.length
      && beside.every(({ pick }, i) => samePick(pick, this.#beside.children[i].pick));
    if (!kept) this.#beside.replaceChildren(...beside.map(({ pick }) => Object.assign(button(), { pick })));
    for (const [i, node] of [...this.#beside.children].entries()) {
      const { text: name, brief, rect } = beside[i];
      if (node.textContent !== brief) node.textContent = brief;
      if (node.ariaLabel !== name) node.ariaLabel = name;
      node.classList.toggle('over', rect !== null);
      if (rect) put(node, rect);
      else node.removeAttribute('style');
    }
    return !kept;
  }

  #focused(target) {
    const index = this.#cells.indexOf(target);
    if (index >= 0) {
      this.#cells[this.#current].tabIndex = -1;
      this.#current = index;
      target.tabIndex = 0;
    }
    const pick = this.#pickOf(target);
    if (pick && !('finish' in pick || 'back' in pick)) this.#program.ask('point', pick);
  }

  #pickOf(node) {
    const index = this.#cells.indexOf(node);
    return index >= 0 ? { square: this.#squareAt(index).square } : node?.pick;
  }

  #pick(node) {
    const pick = this.#pickOf(node);
    if (!pick) return;
    if ('finish' in pick) this.#program.ask('finish');
    else if ('back' in pick) this.#program.ask('stepBack');
    else this.#program.ask('choose', pick);
    this.#changed();
    // What is taken from the hand goes to the board; after an answer the board is the place again.
    const answered = !('square' in pick || 'hand' in pick) && !this.#asks(this.#board);
    if (answered || ('hand' in pick && this.#board.drafting)) this.focus();
  }

  // ---- keys ------------------------------------------------------------------------------------------------------

  #key(event) {
    if (event.isComposing || event.altKey) return;
    const used = this.#board.dialog ? programKey(event, this.#program) : this.#ownKey(event);
    if (!used) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // True: the key was for the grid, or for the program.
  #ownKey(event) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return this.#end(event) || programKey(event, this.#program);
    if (steps[key]) return this.#step(...steps[key]);
    if (key === 'Enter' || key === ' ') return this.#pick(event.target), true;
    if (key === 'Escape' || key === 'Backspace') return this.#takeBack();
    return this.#end(event) || this.#number(event) || this.#question(event) || this.#letter(key)
      || (/^(Page|[,./]$)/.test(key) && programKey(event, this.#program));
  }

  #go(index) {
    this.#cells[index].focus({ preventScroll: true });
    return true;
  }

  #step(down, right) {
    const others = [...this.#beside.children];
    const at = others.indexOf(document.activeElement);
    if (at >= 0) {
      if (down < 0) this.focus();
      else others[Math.min(Math.max(at + right, 0), others.length - 1)].focus({ preventScroll: true });
      return true;
    }
    const [row, column] = [Math.floor(this.#current / side) + down, this.#current % side + right];
    if (row === side && others.length > 0) others[0].focus({ preventScroll: true });
    else if (row >= 0 && row < side && column >= 0 && column < side) this.#go(row * side + column);
    return true;
  }

  #end({ key, ctrlKey }) {
    if (key !== 'Home' && key !== 'End') return false;
    const first = ctrlKey ? 0 : this.#current - this.#current % side;
    return this.#go(key === 'Home' ? first : ctrlKey ? side * side - 1 : first + side - 1);
  }

  // A digit goes to the rank of that number, with Shift to the file.
  #number({ code, shiftKey }) {
    const number = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);
    if (!number) return false;
    const { rank, file } = this.#squareAt(this.#current);
    const wanted = shiftKey ? { rank, file: number } : { rank: number, file };
    return this.#go(this.#board.rows.flat().findIndex((s) => s.rank === wanted.rank && s.file === wanted.file));
  }

  #question({ key }) {
    if (!questions[key]) return false;
    this.#say(this.#program.ask('tell', questions[key], this.square));
    return true;
  }

  // A piece's letter, with Shift where the small one asks a question, goes to the next one of that kind.
  #letter(key) {
    const squares = this.#board.rows.flat();
    for (let i = 1; i <= squares.length; ++i) {
      const index = (this.#current + i) % squares.length;
      if (squares[index].letter && squares[index].letter === key.toUpperCase()) return this.#go(index);
    }
    return false;
  }

  #takeBack() {
    const taken = this.#program.ask('stepBack');
    if (taken) this.#changed();
    return taken;
  }
}

/** Puts the grid after the canvas; `say` tells a sentence. */
export function followGrid(canvas, api, program, say) {
  const grid = new Grid(canvas, program, say, () => api.changed());
  canvas.after(...grid.parts);
  grid.refresh();
  api.on('change', () => grid.refresh());
  return grid;
}
