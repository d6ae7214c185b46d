// The parameters of a board: the same names in the address of embed.html and as attributes of <tetrarchy-board>.
//   embed.html?game=djambi&lang=fr&…#p=v1.<position, _ for spaces>&m=<moves with commas>&ply=<n>
// Values are texts. The game itself is in the hash: it is the reader's, no server needs it, and it may be long.

/** Those of the query. */
export const settings = ['game', 'lang', 'theme', 'pieces', 'seat', 'rotate', 'players', 'controls', 'moves-list', 'hints',
  'sound', 'rules', 'readonly', 'aim'];
/** Those of the hash: name -> key. */
const contents = { position: 'p', moves: 'm', ply: 'ply' };
export const names = [...settings, ...Object.keys(contents)];
// Of the frame alone: load=click waits for a click, element=1 for the word of the <tetrarchy-board> round it.
const query = [...settings, 'load', 'element'];

const version = 'v1.';
const plain = /%(2C|2F|3A|3D|40|2B)/g;  // , / : = @ + mean nothing in a hash
const written = (text) => encodeURIComponent(text).replace(plain, decodeURIComponent);

const forms = {
  position: (text) => version + written(text.trim().replaceAll(' ', '_')),
  moves: (text) => written(text.trim().split(/[\s,]+/).join(',')),
  ply: written,
};

/** The address of a board, of texts by their names; those that are missing or empty are left out. */
export function addressOf(values, base) {
  const address = new URL('embed.html', base);
  for (const name of query) if (values[name]) address.searchParams.set(name, values[name]);
  address.hash = Object.entries(contents).filter(([name]) => values[name])
    .map(([name, key]) => `${key}=${forms[name](String(values[name]))}`).join('&');
  return address.href;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;  // the program says what is wrong with it
  }
}

/** The texts by their names of an address; unknown keys are ignored. */
export function valuesOf({ search, hash }) {
  const values = {};
  const given = new URLSearchParams(search);
  for (const name of query) if (given.has(name)) values[name] = given.get(name);
  const parts = new Map(hash.replace(/^#/, '').split('&').map((part) => {
    const at = part.indexOf('=');
    return [part.slice(0, at), decoded(part.slice(at + 1))];
  }));
  for (const [name, key] of Object.entries(contents)) if (parts.has(key)) values[name] = parts.get(key);
  if (values.position) values.position = values.position.replace(/^v1\./, '').replaceAll('_', ' ');
  return values;
}

/** The game that a text of a position belongs to. */
export const gameOf = (position) => (/^\S+ [swne-] \S*\/\S*\/\S*\//.test(position) ? 'yonin' : 'djambi');
