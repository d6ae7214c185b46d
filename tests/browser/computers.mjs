// What the tests of computer players share: records with computers at the seats, what the page tells, and a watch on the
// Worker that thinks.

import { tetrarchy } from './support.mjs';

export const seats = ['red', 'blue', 'yellow', 'green'];
const starts = {
  djambi: tetrarchy('djambi', 'start', '--rules', 'quiet=80,ring=maze'),  // a game that does not take long
  yonin: tetrarchy('yonin', 'start'),
};

/** A game's record with computers of that level; `persons` sit at the other seats. */
export function record(game, { level, persons = [], seed = 7 }) {
  const sitting = seats.map((seat) => (persons.includes(seat) ? { kind: 'human', name: '' }
    : { kind: 'computer', name: '', level, style: 'neutral' }));
  return JSON.stringify({ tetrarchy: 1, game, players: 4, seats: sitting, seed, start: starts[game], moves: [], ply: 0 });
}

export const small = { viewport: { width: 390, height: 600 }, reducedMotion: 'reduce' };

/** The page tells of what is to come in `window.heard`. */
export const listen = (frame) => frame.evaluate(() => {
  window.heard = { ends: [], thinking: [], errors: [] };
  tetrarchy.on('end', (end) => window.heard.ends.push(end));
  tetrarchy.on('thinking', (event) => window.heard.thinking.push({ ...event, at: performance.now() }));
  tetrarchy.on('error', (error) => window.heard.errors.push(error));
});
export const untilPly = (frame, ply, timeout = 60_000) =>
  frame.waitForFunction((least) => tetrarchy.status().lastPly >= least, ply, { timeout });

// Notes what goes to Workers and what comes from them. `window.deaf`: that one hears nothing any more. `window.nodes`: how
// much work every task is made to be. `window.holding`: tasks wait until `letThink()`.
export const watchWorkers = () => {
  window.workers = [];
  window.lines = [];
  const held = [];
  window.letThink = () => {
    window.holding = false;
    for (const give of held.splice(0)) give();
  };
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(address) {
      super(address);
      window.workers.push(String(address));
      window.newest = this;
      this.addEventListener('message', ({ data }) => window.lines.push({ said: data, at: performance.now() }));
    }

    postMessage(data) {
      const fields = typeof data === 'string' ? data.split('\t') : [];
      if (fields.length > 0) window.lines.push({ posted: fields[0], at: performance.now() });
      else window.engineModule = data;
      if (window.nodes && fields[0] === 'think') fields[6] = window.nodes;
      const give = () => super.postMessage(fields.length > 0 ? fields.join('\t') : data);
      if (window.holding && fields[0] === 'think') held.push(give);
      else if (window.deaf !== this) give();
    }
  };
};

// A task without end: the tree has a bound, the visits have none.
export const longTask = ['yonin', 4, 1_000_000_000];
