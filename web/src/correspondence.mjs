// Games by link: whoever has moved sends the link of the game, which holds all of it, to the others. The program knows whose
// turn it is and lets nobody else move; here the games are kept, links that come are compared with them, and the person is
// asked and told what this takes.
import { askSeatOfBeginner, askSeatOfComer, said, sendLink } from './correspondence_sheets.mjs';
import { KeptGames } from './kept_games.mjs';
import { closeSheet } from './sheet.mjs';

const stepMs = 900, motionMs = 900;
const still = matchMedia('(prefers-reduced-motion: reduce)');

const after = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

const nameOf = (wanted, seats) => seats.find(({ seat }) => seat === wanted)?.name;

// As many as the program takes, and never 0.
function drawnNumber() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low || 1;
}

export class Correspondence {
  #api;
  #say;
  #page;
  #kept = new KeptGames();
  #isStored = true;
  #shown = null;  // {number, course, lastPly, link} of the game by link that is shown, as it was kept last
  #due;

  /**
   * @param {object} api
   * @param {(words: string) => void} say to those who do not see the board
   * @param {object} page address(link), copy(address): promise of whether it was copied, hold(): the page's address becomes
   *   that of the shown game
   */
  constructor(api, say, page) {
    this.#api = api;
    this.#say = say;
    this.#page = page;
    api.on('change', () => this.#changed());
    api.on('correspondence', () => this.#asked());
    this.#kept.follow(() => this.#changedElsewhere());
  }

  /** The game of a link is shown. If it is one by link, it is compared with the kept one, or the person is asked. */
  arrived(link) {
    const { number } = this.#state();
    this.#shown = null;
    clearTimeout(this.#due);
    if (number === 0) return;
    closeSheet();
    const kept = this.#kept.of(number);
    if (kept) this.#resume(kept, link);
    else this.#meet(number);
  }

  /** Others may have the game as it stands. */
  passedOn() {
    if (!this.#shown) return;
    this.#ask('passOn');
    this.#keep();
    this.#api.changed();
  }

  #ask(call, ...values) {
    return this.#api.program.ask(call, ...values);
  }

  #state() {
    return this.#ask('correspondence');
  }

  // What the program shows is the kept game from now on.
  #keep(link = this.#ask('link')) {
    const { number, seat, passedOn, ended, course, lastPly, game, seats } = this.#state();
    const who = nameOf(seat, seats) ?? said('look');
    const name = said('game', { game, seat: who, moves: lastPly });
    this.#shown = { number, course, lastPly, link };
    this.#isStored = this.#kept.put({ number, seat, link, passedOn, ended, name });
    this.#page.hold();
  }

  #resume(kept, link) {
    let news = 0;
    try {
      news = this.#ask('resume', kept.link, link, kept.seat, kept.passedOn);
    } catch (refusal) {
      if (refusal.name !== 'Refused') throw refusal;  // the program has said why
    }
    this.#keep(news > 0 ? link : undefined);
    if (news > 0) this.#playOn();
  }

  // What has happened since the person saw the game last.
  async #playOn() {
    const { number, course, lastPly, seats } = this.#state();
    const told = [];
    for (let { ply } = this.#ask('status'); ply < lastPly; ++ply) {
      if (!still.matches) await after(stepMs);
      const now = this.#state();
      if (now.number !== number || now.course !== course || this.#ask('status').ply !== ply) return;
      this.#ask('goTo', ply + 1);
      const { seat, text, notes } = this.#ask('status').last;
      told.push([text && `${nameOf(seat, seats)}: ${text}`, ...notes].filter(Boolean).join(', '));
    }
    this.#keep();
    this.#api.changed();
    await after(0);  // once the last of these moves has been told by itself
    this.#say(said('since', { moves: told.join('; ') }));
  }

  async #meet(number) {
    const { lastPly, seats } = this.#state();
    this.#ask('correspond', null, number);
    this.#ask('goTo', lastPly);
    this.#shown = { number, course: this.#state().course, lastPly, link: this.#ask('link') };
    this.#page.hold();
    const seat = await askSeatOfComer(seats);
    if (seat === undefined || this.#shown?.number !== number) return;
    this.#ask('correspond', seat, number);
    this.#keep();
    this.#api.changed();
  }

  async #begin() {
    const { seats } = this.#state();
    const games = this.#kept.underWay().map(({ link, name }) => ({ address: this.#page.address(link), name }));
    const seat = await askSeatOfBeginner(seats, games);
    if (!seat || this.#state().number !== 0) return;
    this.#ask('correspond', seat, drawnNumber());
    this.#keep();
    this.#api.changed();
    if (this.#state().awaited) this.#send();
  }

  #asked() {
    const { number, seat } = this.#state();
    if (number === 0) return this.#begin();
    return seat ? this.#send() : this.#meet(number);
  }

  // A game that nobody was asked about has come in another way than by the address. Lines that were played or taken back are
  // the person's own: those of others come by links.
  #changed() {
    const now = this.#state();
    if (now.number !== this.#shown?.number || !now.joined) {
      if (now.number !== 0) this.arrived(this.#ask('link'));
      else this.#shown = null;
      return;
    }
    if (now.course === this.#shown.course) return;
    const moved = now.lastPly > this.#shown.lastPly;
    this.#keep();
    if (moved && this.#isDue(now)) this.#sendSoon();
  }

  // Another tab has come further.
  #changedElsewhere() {
    const kept = this.#shown && this.#kept.of(this.#shown.number);
    if (!kept || kept.link === this.#shown.link) return;
    closeSheet();
    this.#resume(kept, kept.link);
    this.#api.changed();
  }

  #isDue({ number, lastPly, passedOn, awaited, ended }) {
    return number === this.#shown?.number && lastPly > passedOn && (awaited !== null || ended);
  }

  // When the move has been seen.
  #sendSoon() {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => {
      if (this.#isDue(this.#state())) this.#send();
    }, still.matches ? 0 : motionMs);
  }

  async #send() {
    const { number, awaited, ended, seats, lastPly, passedOn } = this.#state();
    const why = ended ? 'send.ended' : awaited ? 'send.awaited' : 'send.yours';
    const wish = await sendLink(this.#page.address(this.#ask('link')), {
      text: said(why, { seat: nameOf(awaited, seats) }),
      mayTakeBack: lastPly > passedOn && this.#ask('status').ply === lastPly,
      isStored: this.#isStored,
      copy: this.#page.copy,
      passedOn: () => this.passedOn(),
    });
    if (this.#shown?.number !== number) return;
    if (wish === 'seat') this.#meet(number);
    if (wish !== 'back') return;
    this.#ask('undo');
    this.#api.changed();
  }
}
