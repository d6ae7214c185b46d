import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, clickSquare, openGame, settled } from './support.mjs';

test('five idle seconds draw no frame', async (t) => {
  const page = await openGame(t);
  await clickSquare(page, 'c8');
  await settled(page);
  const drawn = await ask(page, 'frames');
  await page.waitForTimeout(5000);
  assert.equal(await ask(page, 'frames'), drawn);
});

test('a hidden tab draws nothing, and shows what happened when it comes back', async (t) => {
  const page = await openGame(t);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const other = await page.context().newPage();
  await other.bringToFront();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await page.waitForFunction(() => document.visibilityState === 'hidden', null, { polling: 50 });
  const drawn = await ask(page, 'frames');
  const [move] = await ask(page, 'legalMoves');
  await ask(page, 'play', move);
  await other.waitForTimeout(1000);
  assert.equal(await ask(page, 'frames'), drawn);
  await page.bringToFront();
  await page.waitForFunction((before) => window.tetrarchy.frames() > before, drawn);
});
