// Whoever sees colours otherwise, or none, still tells the seats' pieces apart, and finds the last move and a check.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, difference, openGame, settled, tetrarchy } from './support.mjs';

const sights = ['achromatopsia', 'protanopia', 'deuteranopia', 'tritanopia'];
const least = 0.03;  // of a square's pixels
const view = { viewport: { width: 640, height: 640 }, reducedMotion: 'reduce', colorScheme: 'light' };

/** Where the same kind of piece of the four seats stands at the start: on the same ground, as the camps are alike. */
const alike = {
  djambi: [['a9', 'i9', 'i1', 'a1'], ['b9', 'h9', 'h1', 'b1'], ['a8', 'i8', 'i2', 'a2'], ['b8', 'h8', 'h2', 'b2'],
    ['c7', 'g7', 'g3', 'c3'], ['b7', 'h7', 'h3', 'b3']],
  yonin: [['5i', '9e', '5a', '1e'], ['5h', '8e', '5b', '2e'], ['5g', '7e', '5c', '3e'], ['4i', '9f', '6a', '1d'],
    ['3i', '9g', '7a', '1c']],
};

/** How to choose the sight that the page is seen with; it holds as long as its debugger does. */
async function eyes(page) {
  const session = await page.context().newCDPSession(page);
  return (type) => session.send('Emulation.setEmulatedVisionDeficiency', { type });
}

/** Squares as pictures of one size, whatever their places are rounded to. */
async function squares(page, names) {
  await settled(page);
  const rects = [];
  for (const name of names) rects.push(await ask(page, 'squareRect', name));
  const side = Math.floor(Math.min(...rects.map(({ width, height }) => Math.min(width, height))));
  const pictures = [];
  for (const { x, y } of rects)
    pictures.push(await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: side, height: side } }));
  return pictures;
}

for (const [game, kinds] of Object.entries(alike))
  test(`the four seats' pieces of ${game} differ for every sight`, async (t) => {
    const page = await openGame(t, view);
    const see = await eyes(page);
    await ask(page, 'begin', { game });
    for (const sight of sights) {
      await see(sight);
      let smallest = 1;
      for (const places of kinds) {
        const pictures = await squares(page, places);
        for (const [i, one] of pictures.entries())
          for (const other of pictures.slice(i + 1)) smallest = Math.min(smallest, difference(one, other));
      }
      t.diagnostic(`${game}, ${sight}: ${(100 * smallest).toFixed(1)} % at least`);
      assert.ok(smallest >= least, `${sight}: ${smallest}`);
    }
  });

test('the last move is found by its marks without any colour', async (t) => {
  const page = await openGame(t, view);
  await (await eyes(page))('achromatopsia');
  const ways = { djambi: ['c8e6', ['c8', 'e6']], yonin: ['5g5f', ['5g', '5f']] };
  for (const [game, [move, names]] of Object.entries(ways)) {
    await ask(page, 'begin', { game });
    await ask(page, 'play', move);
    const marked = await squares(page, names);
    await ask(page, 'load', tetrarchy(game, 'play', tetrarchy(game, 'start'), move));
    const plain = await squares(page, names);
    for (const [i, name] of names.entries()) {
      const share = difference(marked[i], plain[i]);
      t.diagnostic(`${game} ${name}: ${(100 * share).toFixed(1)} %`);
      assert.ok(share >= least, `${game} ${name}: ${share}`);
    }
  }
});

test('a king in check is found without any colour', async (t) => {
  const page = await openGame(t, view);
  await (await eyes(page))('achromatopsia');
  await ask(page, 'begin', { game: 'yonin' });
  const check = await page.evaluate(async () => {
    for (let i = 0; tetrarchy.status().checks.length === 0; ++i)
      await tetrarchy.play(tetrarchy.legalMoves()[(i * 31 + 7) % tetrarchy.legalMoves().length]);
    return tetrarchy.status();
  });
  const names = [check.checks[0].king];
  const [warned] = await squares(page, names);
  await ask(page, 'goTo', check.ply - 1);
  const [calm] = await squares(page, names);
  const share = difference(warned, calm);
  t.diagnostic(`${names[0]}: ${(100 * share).toFixed(1)} %`);
  assert.ok(share >= least, `${share}`);
});
