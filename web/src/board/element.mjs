import { addressOf, gameOf, names } from './parameters.mjs';
import { BoardError, Link } from './link.mjs';
import { Look } from './look.mjs';
import { giveTurnUp, leaveTurn, takeTurn, turnHolder } from './turns.mjs';
import { knownLanguage, wordsIn } from './words.mjs';

const eventNames = { fall: 'eliminated' };  // the others are called as the program calls them
const ofTheGame = new Set(['game', 'position', 'moves', 'ply', 'players', 'rules', 'aim']);
const switches = new Set(['readonly', 'hints', 'moves-list']);
const heights = [120, 2000];
const patienceMs = 10_000;

/** <tetrarchy-board>: see tetrarchy-board.d.ts and boards.html. */
export class TetrarchyBoard extends HTMLElement {
  static observedAttributes = [...names, 'load', 'aspect', 'sandbox'];

  // Of those that open by themselves.
  static #inView = new Set();
  static #watch = new IntersectionObserver((entries) => {
    const boards = TetrarchyBoard.#inView;
    for (const { isIntersecting, target } of entries) boards[isIntersecting ? 'add' : 'delete'](target);
    const [first] = boards;
    if (first && !turnHolder()?.used()) takeTurn(first.#turn);
  }, { threshold: 0.3 });

  #look = new Look(this, () => this.open());
  #link;
  #leaving;
  #waiting = [];   // {type, values, resolve, reject}: calls that wait for this board's turn
  #state = null;   // of the board when it was last heard of, kept while it is closed
  #live = false;   // the program has been heard of since it was opened
  #used = false;   // not only opened by itself
  #changed = new Set();
  #turn = {
    needed: () => this.#waiting.length > 0,
    used: () => this.#used || this.#look.hasFocus() || TetrarchyBoard.#inView.has(this),
    enter: () => this.#enter(),
    leave: () => this.#leave(),
  };

  // ---- as an element ----------------------------------------------------------------------------------------------

  connectedCallback() {
    this.#arrange();
  }

  disconnectedCallback() {
    this.#openNoMore();
    this.#end(new BoardError({ code: 'closed', text: 'The board was taken out of the page.' }));
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#apply());
    this.#changed.add(name);
  }

  // What the board had reached is forgotten when it is given something else to show.
  #apply() {
    const changed = [...this.#changed];
    if (changed.length === 0) return;
    this.#changed.clear();
    this.#arrange();
    const anew = changed.some((name) => ofTheGame.has(name));
    if (anew) this.#forget();
    const told = this.#link?.call(anew ? 'begin' : 'set', this.#values());
    told?.catch(() => {});  // said by an event
  }

  #forget() {
    this.#state = null;
    this.#look.picture();
  }

  #arrange() {
    this.#look.arrange({ words: this.#words(), aspect: this.getAttribute('aspect') });
    if (this.getAttribute('load') === 'now') TetrarchyBoard.#watch.observe(this);
    else this.#openNoMore();
  }

  #openNoMore() {
    TetrarchyBoard.#watch.unobserve(this);
    TetrarchyBoard.#inView.delete(this);
  }

  #language() {
    const around = (this.closest('[lang]') ?? this.getRootNode().host?.closest('[lang]'))?.lang;
    return this.getAttribute('lang') || knownLanguage(around);
  }

  #words() {
    return wordsIn(knownLanguage(this.#language(), ...navigator.languages));
  }

  #values() {
    const values = Object.fromEntries(names.map((name) => [name, this.getAttribute(name) ?? undefined]));
    for (const name of switches) if (values[name] === '') values[name] = '1';
    return { ...values, lang: this.#language() };
  }

  // ---- open and closed --------------------------------------------------------------------------------------------

  open() {
    this.#used = true;
    if (this.isConnected) takeTurn(this.#turn);
  }

  close() {
    this.#openNoMore();
    leaveTurn(this.#turn);
  }

  #enter() {
    if (!this.isConnected) return giveTurnUp(this.#turn);
    const values = this.#values();
    const game = values.game ?? gameOf(values.position ?? '');
    const iframe = this.#look.open({
      src: addressOf({ ...values, element: '1' }, import.meta.url),
      title: this.#words()[game] ?? this.#words().djambi,
      sandbox: this.getAttribute('sandbox'),
    });
    this.#link = new Link(iframe, {
      greeting: () => ({ record: this.#state?.record, colours: this.#look.colours }),
      heard: (message) => this.#heard(message),
      lost: (why) => this.#lost(why),
    });
    for (const { type, values: given, resolve } of this.#waiting.splice(0)) resolve(this.#link.call(type, ...given));
  }

  #leave() {
    this.#leaving ??= this.#depart().finally(() => { this.#leaving = undefined; });
    return this.#leaving;
  }

  // Calls that are under way are answered first, unless that takes too long.
  async #depart() {
    const link = this.#link;
    const last = link?.idle().then(() => (this.#live ? link.call('svg') : '')).catch(() => '');
    const picture = await Promise.race([last, new Promise((resolve) => { setTimeout(resolve, patienceMs); })]);
    if (this.#link !== link) return;
    if (picture && this.#state) this.#look.picture(picture, this.#state.status.title);
    this.#shut();
  }

  #shut(why) {
    this.#link?.end(why);
    this.#link = undefined;
    this.#live = false;
    this.#used = false;
    this.#look.close();
  }

  #end(why) {
    this.#shut(why);
    for (const { reject } of this.#waiting.splice(0)) reject(why);
    giveTurnUp(this.#turn);
  }

  // ---- events -----------------------------------------------------------------------------------------------------

  #heard({ event, detail, state }) {
    if (state) this.#state = state;
    if (event === 'ready') this.#live = true;
    if ((event === 'ready' || event === 'error') && this.#look.show()) this.#link?.call('focus').catch(() => {});
    if (event === 'resize') this.#resize(detail);
    if (event === 'move') this.#used = true;
    const name = `tetrarchy-${eventNames[event] ?? event}`;
    const told = new CustomEvent(name, { bubbles: true, composed: true, cancelable: event === 'move', detail });
    const accepted = this.dispatchEvent(told);
    return accepted;
  }

  #lost(why) {
    this.#heard({ event: 'error', detail: { v: 1, code: why.code, clause: why.clause, text: why.text } });
    this.#end(why);
  }

  #resize(detail) {
    const [least, most] = heights;
    detail.height = Math.min(Math.max(Number(detail.height) || least, least), most);
    if (!this.hasAttribute('aspect')) this.#look.resize(detail.height);
  }

  // ---- properties -------------------------------------------------------------------------------------------------

  get position() {
    return this.#state?.position ?? this.getAttribute('position') ?? '';
  }

  set position(text) {
    this.setAttribute('position', text);
  }

  get moves() {
    return this.#state?.moves ?? (this.getAttribute('moves') ?? '').split(/[\s,]+/).filter(Boolean);
  }

  set moves(moves) {
    this.setAttribute('moves', [moves].flat().join(' '));
  }

  get ply() {
    return this.#state?.status.ply ?? Number(this.getAttribute('ply') ?? this.moves.length);
  }

  set ply(number) {
    this.goTo(Number(number)).catch(() => {});
  }

  get status() {
    return this.#state?.status ?? null;
  }

  // ---- methods: all of them open the board ------------------------------------------------------------------------

  async #ask(type, ...values) {
    if (!this.isConnected) throw new BoardError({ code: 'closed', text: 'The board is in no page.' });
    this.#used = true;
    this.#apply();
    if (this.#link && !this.#leaving) return this.#link.call(type, ...values);
    const asked = new Promise((resolve, reject) => this.#waiting.push({ type, values, resolve, reject }));
    this.open();
    return asked;
  }

  goTo(to) { return this.#ask('goTo', to); }
  play(move) { return this.#ask('play', move); }
  legalMoves(square) { return this.#ask('legalMoves', square); }
  highlight(squares = [], kind) { return this.#ask('highlight', squares, kind); }
  undo() { return this.#ask('undo'); }
  redo() { return this.#ask('redo'); }
  rotate(quarterTurns = 1) { return this.#ask('rotate', quarterTurns); }
  judge(aim) { return this.#ask('judge', aim); }
  hint() { return this.#ask('hint'); }
  toSVG() { return this.#ask('svg'); }
  toText() { return this.#ask('text'); }

  reset() {
    this.#changed.clear();
    this.#arrange();
    this.#forget();
    return this.#ask('begin', this.#values());
  }
}
