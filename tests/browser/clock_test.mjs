// Clocks go by what time it is, whatever the page draws and whether it is seen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, clickControl, newGame, refusal, server, settled, theBrowser } from './support.mjs';
import { Tab } from './tab.mjs';

const tolerance = 100;
const fiveMinutes = { main: 300_000, increment: 5_000 };

function assertBetween(actual, least, most, what) {
  const within = actual >= least - tolerance && actual <= most + tolerance;
  assert.ok(within, `${what}: ${actual} is from ${least} to ${most}, to ${tolerance} ms`);
}
const assertNear = (actual, expected, what) => assertBetween(actual, expected, expected, what);

test('a check steals the turn: the clocks of the skipped seats stand', async () => {
  const page = await newGame();
  const position = '4nK4/9/9/9/wK7eK/9/9/6sR2/4sK4 s -/-/-/- ---- 0000 1 std';
  await ask(page, 'begin', { game: 'yonin', position, clock: fiveMinutes });
  assert.ok(Object.values((await ask(page, 'status')).clocks).every(({ ms, running }) => ms === 300_000 && !running));
  // A slow machine may take its time to say that the move is played.
  const [asked, told, checked] = await page.evaluate(async () => {
    const before = performance.now();
    await tetrarchy.play('3h1h');
    return [before, performance.now(), tetrarchy.status()];
  });
  assert.equal(checked.turn, 'green', 'West and North are skipped');
  await sleep(600);
  const [now, { clocks }] = await page.evaluate(() => [performance.now(), tetrarchy.status()]);
  assert.deepEqual(clocks.red, { ms: 305_000, periods: 0, running: false });
  for (const skipped of ['blue', 'yellow']) assert.deepEqual(clocks[skipped], { ms: 300_000, periods: 0, running: false });
  assertBetween(clocks.green.ms, 300_000 - (now - asked), 300_000 - (now - told), 'the clock of the seat in check');
  assert.ok(clocks.green.running);
});

/** Turns the wheel over the open dialog until the control is in view above the buttons at its foot. */
async function scrollTo(page, control) {
  for (;;) {
    await settled(page);
    const [{ y, height }, foot] = [await ask(page, 'controlRect', control), await ask(page, 'controlRect', 'new-game.start')];
    if (y + height < foot.y - 20) return;
    await page.mouse.move(foot.x, foot.y - 80);
    await page.mouse.wheel(0, 100);
  }
}

test('a game with a clock begins by the dialog, and its record says so', async () => {
  const page = await newGame();
  assert.equal((await ask(page, 'status')).clocks, null);
  for (const control of ['menu', 'menu.new-game']) await clickControl(page, control);
  await scrollTo(page, 'new-game.clock.1');
  for (const control of ['new-game.clock.1', 'new-game.start']) await clickControl(page, control);
  await settled(page);
  assert.deepEqual(JSON.parse(await ask(page, 'record')).clock, { main: 0, increment: 0, period: 60_000, periods: 1 });
  assert.ok(await ask(page, 'controlRect', 'clock-green'));
  assert.equal((await refusal(page, 'begin', { game: 'djambi', clock: {} })).code, 'bad_clock');
});

/** A game in a tab of its own, in which Blue's clock has just begun; `since`: when. */
async function tabWith(t, clock) {
  const { url } = await server();
  const tab = await Tab.open(t, await theBrowser(), url);
  await tab.ready();
  await tab.evaluate(`tetrarchy.begin(${JSON.stringify({ game: 'djambi', clock })})`);
  await tab.evaluate(`tetrarchy.on('fall', ({ seat }) => { window.fallen = seat; })`);
  await tab.evaluate(`tetrarchy.play(tetrarchy.legalMoves()[0]).then(() => { window.since = performance.now(); })`);
  return tab;
}

test('a page that was hidden for ten seconds is right on return', { timeout: 60_000 }, async (t) => {
  const [long, short] = [await tabWith(t, fiveMinutes), await tabWith(t, { period: 7_000, periods: 1 })];
  await Promise.all([long, short].map((tab) => tab.hide()));
  const frames = await long.evaluate('tetrarchy.frames()');
  await sleep(10_000);
  assert.equal(await long.evaluate('tetrarchy.frames()'), frames, 'nothing is drawn meanwhile');
  const look = async (tab) => {
    await tab.activate();
    await tab.until('document.visibilityState === "visible"');
    return tab.evaluate('({ passed: performance.now() - since, fallen: window.fallen, ...tetrarchy.status() })');
  };
  await t.test('the clock that runs', async () => {
    const { passed, clocks } = await look(long);
    assert.ok(passed >= 10_000);
    assertNear(clocks.blue.ms, 300_000 - passed, 'what is left');
    assert.equal(clocks.yellow.ms, 300_000);
    await long.until(`tetrarchy.frames() > ${frames}`);
  });
  await t.test('a flag that fell meanwhile has fallen, at its moment', async () => {
    const { passed, clocks, fallen, turn, last } = await look(short);
    assert.equal(fallen, 'blue');
    assert.equal(turn, 'yellow');
    assert.equal(clocks.blue, undefined);
    assertNear(clocks.yellow.ms, 14_000 - passed, 'what the next seat has left');
    assert.deepEqual(last.notes[0], 'Blue’s time is up');
  });
});
