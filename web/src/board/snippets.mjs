// A board as text to paste into a page, in several forms. For the wizard and for oEmbed.
import { addressOf, gameOf, names } from './parameters.mjs';

const marks = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text) => String(text).replace(/[&<>"]/g, (mark) => marks[mark]);

const attribute = (name, value) => ` ${name}="${escaped(value)}"`;
const gameNames = { djambi: 'Djambi', yonin: 'Yonin shogi' };

/** A name for a board of these values. */
export const titleOf = ({ game, position = '' }) => `${gameNames[game] ?? gameNames[gameOf(position)]} board`;

// What an iframe may do: the program needs scripts alone; the others let it keep settings, open the rules, save a game.
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-downloads';
const higher = 4;  // than wide: a square board with strips beside it and a bar under it

/**
 * @param {Record<string, string>} values by their names
 * @param {{base: string, width: number, title?: string}} place
 */
export function iframe(values, { base, width, title = titleOf(values) }) {
  const size = `width="${width}" height="${width + higher}" style="border:0;max-width:100%"`;
  return `<iframe${attribute('title', title)}${attribute('src', addressOf(values, base))} ${size} loading="lazy" `
    + `allow="fullscreen; clipboard-write" sandbox="${sandbox}" referrerpolicy="strict-origin-when-cross-origin"></iframe>`;
}

/**
 * @param {Record<string, string>} values by their names; besides `load`, `aspect`
 * @param {{base: string, width: number, title?: string, colours?: Record<string, string>}} place
 */
export function element(values, { base, width, title = titleOf(values), colours = {} }) {
  const attributes = [...names, 'load', 'aspect'].filter((name) => values[name])
    .map((name) => (values[name] === '1' && ['readonly', 'hints', 'moves-list'].includes(name) ? ` ${name}` : attribute(name, values[name])));
  const properties = Object.entries({ ...colours, 'max-width': `${width}px` }).filter(([, value]) => value)
    .map(([name, value]) => `--tetrarchy-${name}:${value}`).join(';');
  return `<script type="module" src="${escaped(new URL('tetrarchy-board.js', base))}"></script>\n`
    + `<tetrarchy-board${attributes.join('')}${attribute('style', properties)}>${link(values, { base, title })}</tetrarchy-board>`;
}

export const link = (values, { base, title = titleOf(values) }) => `<a${attribute('href', addressOf(values, base))}>${escaped(title)}</a>`;
