import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { ask, assertConsoleAgrees, openGame, playByClicks } from './support.mjs';

const folder = new URL('games/', import.meta.url);

for (const file of readdirSync(folder).filter((name) => name.startsWith('djambi-'))) {
  const game = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

  test(`${file} is played to its end by clicks alone, and every position is the console's`, async (t) => {
    const page = await openGame(t, { reducedMotion: 'reduce', viewport: { width: 568, height: 320 } });
    assert.equal(await ask(page, 'position'), game.start);
    const positions = [game.start];
    for (const [i, { move, shows }] of game.moves.entries()) {
      const clicked = await playByClicks(page, move);
      positions.push(await ask(page, 'position'));
      if (shows) t.diagnostic(`${i + 1} ${move} (${clicked.join(' ')}): ${shows}`);
    }
    assert.ok((await ask(page, 'status')).ended, 'the game has ended');
    assertConsoleAgrees('djambi', positions, game.moves.map(({ move }) => move));
    assert.deepEqual(page.problems, []);
  });
}
