// The board of this frame as its host has it: what the parameters ask for, what the host calls, what it is told.
import { preferredLanguage } from '../languages.mjs';
import { text as said } from '../texts.mjs';
import { boardText } from './text.mjs';
import { Puzzle } from './puzzle.mjs';
import { beginning, read, settings } from './reading.mjs';
import { Under } from './under.mjs';

const higher = 4;  // than wide: a square board with strips beside it and a bar under it
const relayed = ['ply', 'turn', 'fall', 'end', 'error'];

export class Board {
  #api;
  #link;
  #under;
  #puzzle;
  #quiet = true;      // what happens is not the player's doing
  #values = {};       // the parameters, for another attempt
  #hearing;           // the host's word about the last move

  /** @param {object} api window.tetrarchy @param {import('./link.mjs').ParentLink} link */
  constructor(api, link) {
    this.#api = api;
    this.#link = link;
    this.#under = new Under({
      again: () => this.begin(this.#values).catch(() => {}),
      hint: () => this.#hint(),
      goTo: (to) => this.#goTo(to),
      grown: (height) => this.#grown(height),
    });
    this.#puzzle = new Puzzle(api, undefined, () => {});
    for (const event of relayed) api.on(event, (detail) => this.#happened(event, detail));
    api.on('move', (detail) => this.#moved(detail));
  }

  // ---- as the parameters ask --------------------------------------------------------------------------------------------

  /**
   * What there is to see first.
   * @param {object} values texts by their names
   * @param {'begin' | 'go on'} how whether a game is begun, or the one goes on that the program has kept
   * @param {string} [record] of a game to go on with
   */
  async start(values, how, record) {
    if (how === 'begin') await this.#begin(values, record);
    else await this.set(values);
    this.#quiet = false;
    this.#follow();
  }

  /** Tells the host that it can be seen. */
  shown() {
    this.#link.tell('ready', { game: this.#api.game(), position: this.#api.position(), ...this.#where() }, this.state());
  }

  /** Anew, as the parameters say; rejected if that is refused. */
  async begin(values) {
    const refusal = await this.#begin(values);
    this.#quiet = false;
    this.#happened('ply', this.#where());
    if (refusal) throw refusal;
  }

  // Gives what was refused, which is said already.
  async #begin(values, record) {
    this.#values = values;
    this.#under.clear();
    const { wanted, bad } = read(values);
    await this.#arrange(wanted, bad);
    this.#puzzle.stepped();
    this.#puzzle = new Puzzle(this.#api, wanted.aim, (state, text) => this.#judged(state, text));
    this.#quiet = true;
    try {
      await (record ? this.#api.load(record) : this.#api.begin(beginning(wanted)));
    } catch (refusal) {
      this.#complain(refusal);
      return refusal;
    }
    return undefined;
  }

  async set(values) {
    this.#values = { ...this.#values, ...values };
    const { wanted, bad } = read(values);
    await this.#arrange(wanted, bad);
    this.#follow();
  }

  async #arrange(wanted, bad) {
    document.documentElement.dataset.theme = wanted.theme ?? 'system';
    await this.#api.setLanguage(wanted.lang ?? preferredLanguage()).catch((refusal) => this.#complain(refusal));
    this.#under.arrange({ moves: wanted['moves-list'], hint: wanted.hints });
    for (const { name, value } of bad) this.#misread(name, value);
    const wishes = settings(wanted).map((setting) => this.#api.set(setting));
    for (const { reason } of await Promise.allSettled(wishes)) if (reason) this.#complain(reason);
  }

  #misread(name, value) {
    const text = said('frame.bad_value').replace('{name}', name).replace('{value}', value);
    this.#complain({ code: 'bad_parameter', clause: '', text });
  }

  #complain({ code = 'failed', clause = '', message, text = message }) {
    this.#under.complain(text);
    this.#link.tell('error', { code, clause, text });
  }

  // ---- what happens ----------------------------------------------------------------------------------------------------------

  state() {
    const record = this.#api.record();
    const moves = JSON.parse(record).moves.map(({ move }) => move).filter(Boolean);
    return { game: this.#api.game(), position: this.#api.position(), moves, status: this.#api.status(), record };
  }

  #where() {
    const { ply, lastPly } = this.#api.status();
    return { ply, last: lastPly };
  }

  #follow() {
    const state = this.state();
    this.#under.follow(state);
    return state;
  }

  #happened(event, detail) {
    if (this.#quiet) return;
    if (event === 'ply') {
      this.#puzzle.stepped();
      this.#under.verdict(null);
    }
    this.#link.tell(event, detail, event === 'ply' ? this.#follow() : undefined);
  }

  async #moved(detail) {
    if (this.#quiet) return;
    const told = { ...detail, position: this.#api.position() };
    this.#hearing = this.#link.refuses('move', told, this.#follow());
    if (await this.#hearing) {
      this.#api.undo();
      return;
    }
    try {
      this.#puzzle.moved();
    } catch (refusal) {
      this.#complain(refusal);
    }
  }

  #judged(state, text) {
    this.#under.verdict({ state, text });
    this.#link.tell(state, { text, moves: this.state().moves });
  }

  #grown(height) {
    this.#link.tell('resize', { height: Math.round(window.innerWidth + higher + height) });
  }

  async #hint() {
    const hint = await this.#api.hint().catch((refusal) => this.#complain(refusal));
    return hint ?? null;
  }

  // ---- what the host calls ------------------------------------------------------------------------------------------------------

  #goTo(to) {
    const { ply, lastPly } = this.#api.status();
    const named = { first: 0, prev: ply - 1, next: ply + 1, last: lastPly };
    return this.#api.goTo(Object.hasOwn(named, to) ? named[to] : to);
  }

  async #play(move) {
    await this.#api.play(move);
    if (await this.#hearing) throw { code: 'taken_back', clause: '', text: said('frame.taken_back') };
  }

  #calls = {
    begin: (values) => this.begin(values),
    set: (values) => this.set(values),
    play: (move) => this.#play(move),
    goTo: (to) => this.#goTo(to),
    legalMoves: (square) => (square === undefined ? this.#api.legalMoves() : this.#api.legalMoves(square)),
    highlight: (squares, kind) => this.#api.highlight(squares, kind),
    undo: () => this.#api.undo(),
    redo: () => this.#api.redo(),
    rotate: (quarterTurns) => this.#api.rotate(quarterTurns),
    judge: (aim) => this.#api.judge(aim ?? this.#values.aim ?? ''),
    hint: () => this.#api.hint(),
    focus: () => document.getElementById('canvas').focus({ preventScroll: true }),
    svg: () => this.#api.svg(),
    text: () => boardText(this.state()),
    state: () => this.state(),
  };

  async call(type, values) {
    if (!Object.hasOwn(this.#calls, type)) throw { code: 'unknown_call', clause: '', text: `There is no call ${type}.` };
    return this.#calls[type](...values);
  }
}
