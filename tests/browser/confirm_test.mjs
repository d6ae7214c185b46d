// Moves that are confirmed: the setting in the menu, and a move by the grid alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, assertConsoleAgrees, clickControl, clickSquare, openGame, saveArtifact, settled, tetrarchy } from './support.mjs';

const focused = (page) => page.evaluate(() => document.activeElement.pick ?? document.activeElement.ariaLabel);

/** Puts the focus on a square's button and presses Enter there. */
async function choose(page, square) {
  await page.evaluate((name) => {
    [...document.querySelectorAll('[role=grid] button')].find(({ ariaLabel }) => ariaLabel.startsWith(name)).focus();
  }, square);
  await page.keyboard.press('Enter');
}

test('a move by the grid is asked for, taken back by Escape, and played by Enter', async (t) => {
  const viewport = { width: 390, height: 640 };
  const page = await openGame(t, { reducedMotion: 'reduce', viewport });
  const start = await ask(page, 'position');
  await clickControl(page, 'menu');
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  for (let i = 0; i < 40; ++i) {
    await settled(page);
    const rect = await ask(page, 'controlRect', 'setting.confirm.1');
    if (rect && rect.y + rect.height < viewport.height - 90) break;
    await page.mouse.wheel(0, 120);
  }
  saveArtifact('confirm-menu.png', await page.screenshot());
  await clickControl(page, 'setting.confirm.1');
  await settled(page);
  await page.keyboard.press('Escape');
  await settled(page);

  await choose(page, 'c8');
  await choose(page, 'e6');
  await settled(page);
  saveArtifact('confirm.png', await page.screenshot());
  assert.deepEqual(await focused(page), { finish: true }, 'the question has the focus');
  assert.match(await page.textContent('#polite'), /^Play \S+\?/);
  assert.equal((await ask(page, 'status')).ply, 0);
  await page.keyboard.press('Escape');
  assert.deepEqual((await ask(page, 'picks')).made.map(({ square }) => square), ['c8']);
  assert.equal(await ask(page, 'position'), start);

  await choose(page, 'e6');
  await page.keyboard.press('ArrowLeft');
  assert.deepEqual(await focused(page), { back: true });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  assert.equal((await ask(page, 'status')).ply, 1);
  assert.match(await focused(page), /^e6/, 'the board has the focus again');
  assertConsoleAgrees('djambi', [start, await ask(page, 'position')], ['c8e6']);

  await ask(page, 'play', 'g8e6@d6');
  assert.equal((await ask(page, 'status')).ply, 2, 'moves over the page API are not asked for');
  await clickSquare(page, 'g3');
  await clickSquare(page, 'd6');
  await clickSquare(page, 'c6');
  await clickControl(page, 'proposal.play');
  await settled(page);
  assert.equal((await ask(page, 'status')).ply, 3);
  assert.equal(await ask(page, 'position'), tetrarchy('djambi', 'play', start, 'c8e6', 'g8e6@d6', 'g3d6@c6'));
});
