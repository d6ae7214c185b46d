// Ways to move a piece and to work the controls, as hands do it: mouse, keys, on a desktop and on a phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, centre, clickControl, clickSquare, openGame, saveArtifact, settled, tetrarchy } from './support.mjs';

const made = async (page) => (await ask(page, 'picks')).made.map(({ square }) => square);
const ply = async (page) => (await ask(page, 'status')).ply;
// A phone on its side: few pixels to be drawn, and room for all that hands do.
const still = { reducedMotion: 'reduce', viewport: { width: 640, height: 400 } };

test('a piece is dragged to its square, and put back where it cannot go', async (t) => {
  const page = await openGame(t, still);
  const drag = async (from, to) => {
    const [start, end] = [centre(await ask(page, 'squareRect', from)), centre(await ask(page, 'squareRect', to))];
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, { steps: 4 });
    await page.mouse.move(...end, { steps: 4 });
    await page.mouse.up();
    await settled(page);
  };
  await drag('c8', 'g3');
  assert.equal(await ply(page), 0);
  await drag('c8', 'e6');
  assert.equal(await ply(page), 1);
  assert.equal(await ask(page, 'position'), tetrarchy('djambi', 'play', tetrarchy('djambi', 'start'), 'c8e6'));
});

test('a drag that ends outside the window plays nothing and can be begun again', async (t) => {
  const page = await openGame(t, still);
  await page.mouse.move(...centre(await ask(page, 'squareRect', 'c8')));
  await page.mouse.down();
  await page.mouse.move(2000, -50, { steps: 5 });
  await page.mouse.up();
  assert.equal(await ply(page), 0);
  await page.keyboard.press('Escape');
  await clickSquare(page, 'c8');
  await clickSquare(page, 'e6');
  assert.equal(await ply(page), 1);
});

test('the right button and Escape take one step back', async (t) => {
  const page = await openGame(t, still);
  for (const move of ['c8e6']) await ask(page, 'play', move);
  const elsewhere = centre(await ask(page, 'squareRect', 'g2'));
  for (const stepBack of [() => page.keyboard.press('Escape'), () => page.mouse.click(...elsewhere, { button: 'right' })]) {
    await clickSquare(page, 'g8');
    await clickSquare(page, 'e6');
    assert.deepEqual(await made(page), ['g8', 'e6']);
    await stepBack();
    assert.deepEqual(await made(page), ['g8']);
    await stepBack();
    assert.deepEqual(await made(page), []);
  }
  assert.equal(await ply(page), 1);
});

test('a click on a square that is not offered says why, with the clause', async (t) => {
  const page = await openGame(t, still);
  await page.evaluate(() => {
    window.heard = [];
    window.tetrarchy.on('error', ({ code, clause, text }) => window.heard.push([clause, text, code]));
  });
  await clickSquare(page, 'c8');
  for (const [square, clause] of [['e5', 'D3.1'], ['f8', 'D3.1'], ['c6', 'D3.3']]) {
    await clickSquare(page, square);
    const [said, text] = await page.evaluate(() => window.heard.at(-1));
    assert.equal(said, clause, `${square}: ${text}`);
    assert.deepEqual(await made(page), ['c8']);
    assert.equal(await page.textContent('#assertive'), text);
  }
  await settled(page);
  saveArtifact('refused.png', await page.screenshot());
});

test('the controls undo, redo and step through the game', async (t) => {
  const page = await openGame(t, still);
  for (const move of ['c8e6', 'g8e6@d6', 'g3d6@c6']) await ask(page, 'play', move);
  await settled(page);
  const expected = [['undo', 2], ['undo', 1], ['redo', 2], ['first', 0], ['next', 1], ['last', 2], ['previous', 1]];
  for (const [control, shown] of expected) {
    await clickControl(page, control);
    await page.waitForFunction((wanted) => window.tetrarchy.status().ply === wanted, shown);
    await settled(page);
  }
});

for (const [where, viewport] of [['laptop', { width: 1440, height: 900 }], ['phone', { width: 390, height: 844 }]]) {
  test(`a new game of three players is begun in the dialog, on a ${where}`, async (t) => {
    const page = await openGame(t, { ...still, viewport });
    await ask(page, 'play', 'c8e6');
    await settled(page);
    await clickControl(page, 'menu');
    await settled(page);
    saveArtifact(`menu-${where}.png`, await page.screenshot());
    await clickControl(page, 'menu.new-game');
    await settled(page);
    await clickControl(page, 'new-game.players.1');
    await settled(page);
    saveArtifact(`new-game-${where}.png`, await page.screenshot());
    await clickControl(page, 'new-game.start');
    await page.waitForFunction(() => window.tetrarchy.status().ply === 0);
    assert.equal(await ask(page, 'position'), tetrarchy('djambi', 'start', '--players', '3'));
  });
}

test('a seat resigns after it was asked whether it means it', async (t) => {
  const page = await openGame(t, { ...still, viewport: { width: 400, height: 640 } });  // as high as the menu
  await clickControl(page, 'menu');
  await settled(page);
  await clickControl(page, 'menu.resign');
  await settled(page);
  await clickControl(page, 'resign.green');
  await settled(page);
  saveArtifact('resign.png', await page.screenshot());
  await clickControl(page, 'resign.keep');
  await settled(page);
  assert.equal(await ply(page), 0);
  for (const control of ['menu', 'menu.resign', 'resign.green', 'resign.confirm']) {
    await clickControl(page, control);
    await settled(page);
  }
  await page.waitForFunction(() => window.tetrarchy.status().ply === 1);
  assert.equal(await ask(page, 'position'), tetrarchy('djambi', 'resign', tetrarchy('djambi', 'start'), 'g'));
});
