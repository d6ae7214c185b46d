// The browser's own ways through the pages: Back, Forward, the address, and what is kept while another page is visited.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, clickControl, openGame, ready, server, settled } from './support.mjs';

const small = { viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' };

const untilRules = (page, shown) => page.waitForFunction((wanted) => document.getElementById('rules').open === wanted, shown);

/** A game of one move and a piece in the hand. */
async function openPlayed(t) {
  const page = await openGame(t, small);
  await ask(page, 'play', (await ask(page, 'legalMoves'))[0]);
  return page;
}

async function openRules(page) {
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.rules');
  await untilRules(page, true);
}

test('Back leaves the rulebook for the game as it was, and Forward does not bring a game to an end', async (t) => {
  const page = await openPlayed(t);
  const [position, record, entries] = [await ask(page, 'position'), await ask(page, 'record'), await page.evaluate(() => history.length)];
  await openRules(page);
  // A view is an entry of the history, of which the page hears from another process.
  await page.waitForFunction((most) => history.length === most, entries + 1);
  await page.evaluate(() => history.back());
  await untilRules(page, false);
  assert.deepEqual([await ask(page, 'position'), await ask(page, 'record')], [position, record]);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
  await ask(page, 'undo');
  assert.equal((await ask(page, 'status')).ply, 0, 'the game goes on');
  assert.deepEqual(page.problems, []);
});

test('steps through the plies leave no entries in the history', async (t) => {
  const page = await openPlayed(t);
  const entries = await page.evaluate(() => history.length);
  for (const ply of [0, 1, 0, 1]) assert.equal(await ask(page, 'goTo', ply), true);
  await settled(page);
  assert.equal(await page.evaluate(() => history.length), entries);
});

test('a page that is left and come back to goes on with its game', async (t) => {
  const page = await openPlayed(t);
  const position = await ask(page, 'position');
  await page.goto(`${(await server()).url}rulebook/djambi/en.html`);
  await page.goBack();
  await ready(page);
  assert.equal(await ask(page, 'position'), position);
  await ask(page, 'play', (await ask(page, 'legalMoves'))[0]);
  assert.equal((await ask(page, 'status')).ply, 2);
});

test('an address of a passage that is typed by hand shows it', async (t) => {
  const page = await openGame(t, small);
  const { url } = await server();
  await page.goto(`${url}rulebook/djambi/en.html#power`);
  const top = (id) => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.evaluate(() => { location.hash = '#clause-D4.3'; });
  await page.waitForFunction(() => Math.abs(document.getElementById('clause-D4.3').getBoundingClientRect().top) < 300);
  await page.goBack();
  await page.waitForFunction(() => Math.abs(document.getElementById('power').getBoundingClientRect().top) < 300);
  assert.ok(await top('power') >= 0);
});
