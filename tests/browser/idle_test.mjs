import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, clickSquare, openGame, server, settled, tetrarchy, theBrowser } from './support.mjs';
import { Tab } from './tab.mjs';

test('five idle seconds draw no frame', async (t) => {
  const page = await openGame(t);
  await clickSquare(page, 'c8');
  await settled(page);
  const drawn = await ask(page, 'frames');
  await page.waitForTimeout(5000);
  assert.equal(await ask(page, 'frames'), drawn);
});

test('a hidden tab draws nothing, and shows what happened when it comes back', { timeout: 60_000 }, async (t) => {
  const { url } = await server();
  const tab = await Tab.open(t, await theBrowser(), url);
  await tab.ready();
  await sleep(500);
  await tab.hide();
  const drawn = await tab.evaluate('tetrarchy.frames()');
  await tab.evaluate('tetrarchy.play(tetrarchy.legalMoves()[0])');
  await sleep(1000);
  assert.equal(await tab.evaluate('tetrarchy.frames()'), drawn);
  await t.test('computers play on without a frame', async () => {
    const seat = { kind: 'computer', name: '', level: 1, style: 'neutral' };
    const game = { tetrarchy: 1, game: 'yonin', players: 4, seats: [seat, seat, seat, seat],
      start: tetrarchy('yonin', 'start'), moves: [], ply: 0 };
    await tab.evaluate(`tetrarchy.load(${JSON.stringify(JSON.stringify(game))})`);
    await tab.until('tetrarchy.status().lastPly >= 3');
    assert.equal(await tab.evaluate('tetrarchy.frames()'), drawn);
  });
  await tab.activate();
  await tab.until(`tetrarchy.frames() > ${drawn}`);
});
