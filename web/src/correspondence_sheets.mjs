// What a game by link asks the person and tells them: which seat is theirs, and where the link shall go.
import { element } from './element.mjs';
import { qrButton } from './qr.mjs';
import { showSheet } from './sheet.mjs';
import { text } from './texts.mjs';

/** A text of the catalogue, `page.correspondence.` understood, with its values put in. */
export const said = (key, values = {}) => Object.entries(values)
  .reduce((whole, [name, value]) => whole.replace(`{${name}}`, value), text(`correspondence.${key}`));

function seatButton({ seat, name, letter }) {
  const emblem = element('span', { className: 'emblem', ariaHidden: 'true', textContent: letter });
  const button = element('button', { value: seat, className: 'seat' }, emblem, name);
  button.dataset.seat = seat;
  return button;
}

async function askSeat(occasion, seats, ...rest) {
  const { dialog, heading, closed } = showSheet('seat', said(`${occasion}.title`),
    element('p', { id: 'seat-text', textContent: said(`${occasion}.text`) }),
    element('div', { className: 'seats' }, ...seats.map(seatButton)), ...rest);
  dialog.setAttribute('aria-describedby', 'seat-text');
  heading.focus();  // nobody is to take a seat with a key that was meant for something else
  return (await closed) || undefined;
}

/** Asks who has come to a game which seat is theirs. Null: they only look; undefined: they have not said. */
export async function askSeatOfComer(seats) {
  const look = element('button', { value: 'look', className: 'quiet', textContent: said('look') });
  const seat = await askSeat('meet', seats, look);
  return seat === 'look' ? null : seat;
}

/** Asks who lets a game be played by link, or wants to go on with another one of `games`: {address, name}. */
export function askSeatOfBeginner(seats, games) {
  const others = games.map(({ address, name }) =>
    element('li', {}, element('a', { href: address, textContent: name })));
  const list = element('div', { className: 'games', hidden: others.length === 0 },
    element('h3', { textContent: said('under_way') }), element('ul', {}, ...others));
  return askSeat('begin', seats, element('button', { className: 'quiet', textContent: said('cancel') }), list);
}

class Sending {
  #address;
  #game;
  #area = element('textarea', { id: 'send-link', readOnly: true, rows: 4, spellcheck: false });
  #firm = element('p', { className: 'weak' });
  #told = element('p', { className: 'weak' });
  #back = element('button', { value: 'back', className: 'quiet' });
  #seat = element('button', { value: 'seat', className: 'quiet' });

  constructor(address, game) {
    this.#address = address;
    this.#game = game;
    this.#area.value = address;
    this.#area.ariaLabel = said('link');
    this.#area.addEventListener('copy', () => this.#passedOn());
    this.#firm.textContent = said('firm');
    this.#told.setAttribute('role', 'status');
    this.#back.textContent = said('back');
    this.#seat.textContent = said('seat');
    this.#settle(game.mayTakeBack);
  }

  async show() {
    const copy = element('button', { type: 'button', textContent: said('copy') });
    copy.addEventListener('click', () => this.#copy());
    const close = element('button', { className: 'quiet', textContent: said('close') });
    const code = this.#code();
    const buttons = element('div', { className: 'actions' }, this.#back, this.#seat, close, code.button);
    if (navigator.share) buttons.append(this.#shareButton());
    buttons.append(copy);
    const { closed } = showSheet('send', said('send.title'),
      element('p', { textContent: this.#game.text }), this.#area, code.place, this.#firm, this.#told, buttons);
    this.#tell(this.#game.isStored ? '' : said('not_kept'));
    copy.focus();
    return closed;
  }

  // Whoever has seen the code has the link.
  #code() {
    return qrButton(() => {
      this.#passedOn();
      return this.#address;
    });
  }

  #shareButton() {
    const share = element('button', { type: 'button', className: 'quiet', textContent: said('share') });
    share.addEventListener('click', async () => {
      try {
        await navigator.share({ url: this.#address, title: 'Tetrarchy' });
        this.#passedOn();
      } catch (error) {
        if (error.name !== 'AbortError') this.#select();
      }
    });
    return share;
  }

  async #copy() {
    if (!(await this.#game.copy(this.#address))) return this.#select();
    this.#tell(said('copied'));
    return this.#passedOn();
  }

  // To be copied by hand.
  #select() {
    this.#tell(said('select'));
    this.#area.focus();
    this.#area.select();
  }

  #tell(words) {
    this.#told.textContent = words;
  }

  #passedOn() {
    this.#game.passedOn();
    this.#settle(false);
  }

  #settle(mayTakeBack) {
    for (const part of [this.#firm, this.#back]) part.hidden = !mayTakeBack;
    this.#seat.hidden = mayTakeBack;
  }
}

/**
 * Shows the link that is to be sent. `game`: {text: what it is sent for, mayTakeBack, isStored, copy(address): a promise of
 * whether it is in the clipboard, passedOn(): called when others may have the link}. Then 'back': the move is to be taken back;
 * 'seat': another seat is to be chosen; '': nothing.
 */
export const sendLink = (address, game) => new Sending(address, game).show();
