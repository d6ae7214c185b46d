// What the parameters of a board (../board/parameters.mjs) say to the page API. Each value is read by itself: one that is not
// understood is left out and told of, and loses nothing else.
import { gameOf } from '../board/parameters.mjs';

export const seats = ['red', 'blue', 'yellow', 'green'];
const yoninSeats = ['south', 'west', 'north', 'east'];

const oneOf = (...words) => (text) => (words.includes(text) ? text : undefined);
const called = (names) => (text) => (Object.hasOwn(names, text) ? names[text] : undefined);
const whole = (text) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);
const yes = called({ 0: false, 1: true, true: true, false: false });

// 1 to 4 in the order of play, or the seat's name.
function seatNumber(text) {
  const named = Math.max(seats.indexOf(text), yoninSeats.indexOf(text));
  return /^[1-4]$/.test(text) ? Number(text) - 1 : named >= 0 ? named : undefined;
}

// 'h,ai2,open,computer5': who plays, in the order of play.
function players(text) {
  const kinds = text.split(',').map((kind) => {
    const level = /^(?:ai|computer)([1-9]\d?)$/.exec(kind.trim())?.[1];
    return level ? `computer${level}` : called({ h: 'human', human: 'human', o: 'open', open: 'open' })(kind.trim());
  });
  return kinds.length >= 2 && kinds.length <= 4 && kinds.every(Boolean) ? kinds : undefined;
}

const readers = {
  game: oneOf('djambi', 'yonin'),
  lang: (text) => (/^[a-z]{2,3}(-\w+)*$/i.test(text) ? text.slice(0, 2).toLowerCase() : undefined),
  theme: oneOf('light', 'dark', 'high-contrast', 'system'),
  pieces: called({ intl: 'international', international: 'international', kanji: 'kanji', 'kanji-two': 'kanji-two' }),
  seat: seatNumber,
  rotate: oneOf('fixed', 'mover'),
  players,
  controls: called({ 0: 'board', mini: 'board', 1: 'all' }),
  'moves-list': yes,
  hints: yes,
  load: oneOf('click', 'now'),
  sound: called({ 0: 'off', false: 'off', 1: 'full', true: 'full', quiet: 'quiet' }),
  rules: (text) => text,
  readonly: yes,
  aim: (text) => text,
  position: (text) => text,
  moves: (text) => text.split(/[\s,]+/).filter(Boolean),
  ply: whole,
};

/**
 * @param {Record<string, string | undefined>} values texts by their names
 * @returns {{wanted: object, bad: {name: string, value: string}[]}} what could be read, by the same names
 */
export function read(values) {
  const wanted = {};
  const bad = [];
  for (const [name, reader] of Object.entries(readers)) {
    const value = values[name];
    if (value === undefined || value === null || value === '') continue;
    const meant = reader(String(value));
    if (meant === undefined) bad.push({ name, value: String(value) });
    else wanted[name] = meant;
  }
  return { wanted, bad };
}

/** For tetrarchy.begin. */
export function beginning(wanted) {
  const { position, rules, moves, ply, players: kinds } = wanted;
  const game = wanted.game ?? gameOf(position ?? '');
  const asked = { game, position, options: rules, moves, ply };
  if (kinds) {
    if (!position && kinds.length < seats.length) asked.players = kinds.length;
    asked.seats = Object.fromEntries(kinds.map((kind, i) => [seats[i], kind]));
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

const keys = {
  theme: 'theme', pieces: 'pieces', rotate: 'turning', seat: 'quarterTurns', controls: 'bars', readonly: 'readonly',
  sound: 'sound',
};
const usual = { theme: 'system', pieces: 'system', rotate: 'fixed', seat: 0, controls: 'board', readonly: false,
  sound: 'system' };

/** For tetrarchy.set, one value at a time, so that each may be refused by itself. */
export function settings(wanted) {
  const given = { ...usual, ...wanted };
  return Object.keys(keys).filter((name) => given[name] !== undefined).map((name) => ({ [keys[name]]: given[name] }));
}
