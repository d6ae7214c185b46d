// The board as a guest in another site's page: the page is 127.0.0.1's, the frame localhost's.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, centre, embed, hostPage, newPage, openGame, settled, tetrarchy } from './support.mjs';

const host = `<title>host</title>
<style>body { margin: 0; height: 4000px } iframe { display: block; margin: 300px 0 0 100px; border: 0 }
:focus-visible { outline: 2px solid red }</style>
<button id="first">first</button> <input id="field">
<iframe id="frame" width="600" height="600" title="Djambi board"></iframe>
<button id="last">last</button>`;

/** A host page with the embedded board; `early` happens before the board begins to load. */
async function openHost(t, { early, ...options } = {}) {
  const page = await newPage(t, { viewport: { width: 900, height: 1000 }, ...options });
  await page.goto(await hostPage(host));
  await early?.(page);
  const frame = await embed(page.locator('#frame'));
  await settled(frame);
  return { page, frame };
}

/** The middle of a square in the host's viewport. */
async function squareInHost(page, frame, name) {
  const box = await page.locator('#frame').boundingBox();
  const [x, y] = centre(await ask(frame, 'squareRect', name));
  return [box.x + x, box.y + y];
}

const focused = (page) => page.evaluate(() => document.activeElement.id);
const scrolled = (page) => page.evaluate(() => window.scrollY);
const made = async (frame) => (await ask(frame, 'picks')).made.map(({ square }) => square);

test('Tab passes through the board in both directions, and every stop shows the focus', async (t) => {
  const { page, frame } = await openHost(t);
  const ring = (where) => where.waitForFunction(() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  }, null, { timeout: 5_000 });
  const stop = async () => {
    const id = await focused(page);
    return id === 'frame' ? frame.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.textContent) : id;
  };
  // The focus goes from one process to another, which takes its time.
  const next = async (before) => {
    for (let tries = 0; tries < 100; ++tries) {
      const now = await stop();
      if (now && now !== before) return now;
      await page.waitForTimeout(20);
    }
    return assert.fail(`the focus goes on from ${before}`);
  };
  await page.focus('#first');
  const stops = [];
  for (const key of [...Array(5).fill('Tab'), ...Array(5).fill('Shift+Tab')]) {
    const before = await stop();
    await page.keyboard.press(key);
    stops.push(await next(before));
    await ring(await focused(page) === 'frame' ? frame : page);
  }
  const inside = ['e5, maze, empty', 'Type a move', 'Game menu'];
  assert.deepEqual(stops, ['field', ...inside, 'last', ...inside.toReversed(), 'field', 'first']);
});

test('the browser\'s own keys are left to the browser', async (t) => {
  const { frame } = await openHost(t);
  const taken = await frame.evaluate(() => {
    const canvas = document.getElementById('canvas');
    canvas.focus();
    const keys = [['f', true], ['+', true], ['-', true], ['0', true], ['r', true], ['t', true], ['l', true], ['p', true],
      ['F5', false], ['F11', false], ['F12', false], ['Tab', false]];
    return keys.filter(([key, ctrlKey]) => !canvas.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))).map(([key]) => key);
  });
  assert.deepEqual(taken, []);
});

test('loading takes neither the focus nor the place in the page', async (t) => {
  const { page } = await openHost(t, {
    early: async (page) => {
      await page.focus('#field');
      await page.keyboard.type('aZ 3');
    },
  });
  await page.waitForTimeout(300);
  assert.equal(await focused(page), 'field');
  assert.equal(await scrolled(page), 0);
  await page.keyboard.type('!');
  assert.equal(await page.inputValue('#field'), 'aZ 3!');
});

test('the keyboard comes back to the board with every click on it', async (t) => {
  const { page, frame } = await openHost(t);
  for (let round = 0; round < 3; ++round) {
    await page.click('#field');
    assert.equal(await focused(page), 'field');
    const [x, y] = await squareInHost(page, frame, 'e5');
    await page.mouse.move(x, y);
    await page.mouse.click(x, y, { delay: 40 });
    assert.equal(await focused(page), 'frame');
    assert.equal(await frame.evaluate(() => document.activeElement.id), 'canvas');
    for (let i = 0; i < 12 && (await made(frame)).length === 0; ++i) {
      await page.keyboard.press(i % 2 ? 'ArrowLeft' : 'ArrowDown');
      await page.keyboard.press('Enter');
    }
    assert.equal((await made(frame)).length, 1, 'arrows and Enter have chosen a piece');
    await page.keyboard.press('Escape');
    assert.deepEqual(await made(frame), []);
    await page.keyboard.press('Tab');
    for (const key of ['Digit8', 'Shift+Digit3', 'Enter']) await page.keyboard.press(key);
    assert.deepEqual(await made(frame), ['c8'], 'and so it does to the grid');
    await page.keyboard.press('Escape');
  }
});

test('a wheel over the board scrolls the host', async (t) => {
  const { page, frame } = await openHost(t);
  await page.mouse.move(...await squareInHost(page, frame, 'e5'));
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(400);
  assert.ok(await scrolled(page) >= 270, `${await scrolled(page)} px`);
});

test('nothing asks to be heard when the page is left', async (t) => {
  const watch = () => {
    window.leaving = 0;
    const step = (name, by) => {
      const plain = EventTarget.prototype[name];
      EventTarget.prototype[name] = function (type, ...rest) {
        if (['beforeunload', 'unload'].includes(type)) window.leaving += by;
        return plain.call(this, type, ...rest);
      };
    };
    step('addEventListener', 1);
    step('removeEventListener', -1);
  };
  const page = await openGame(t, { init: watch });
  assert.equal(await page.evaluate(() => window.leaving), 0);
});

// ---- fingers ---------------------------------------------------------------------------------------------------------

let touched;

/** One page for all of them, at its top and with a new game. */
async function openTouchHost() {
  touched ??= openHost({ after() {} }, { hasTouch: true });
  const { page, frame } = await touched;
  await ask(frame, 'load', tetrarchy('djambi', 'start'));
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(frame);
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...points) => session.send('Input.dispatchTouchEvent',
    { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const swipe = async ([x, y], [dx, dy]) => {
    await touch('touchStart', [x, y]);
    const steps = 12;
    for (let i = 1; i <= steps; ++i) {
      await touch('touchMove', [x + dx * i / steps, y + dy * i / steps]);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd');
    await page.waitForTimeout(400);
  };
  const tap = async (point) => {
    await touch('touchStart', point);
    await page.waitForTimeout(40);
    await touch('touchEnd');
    await page.waitForTimeout(80);
  };
  return { page, frame, swipe, tap };
}

test('a swipe over empty squares scrolls the host', async () => {
  const { page, frame, swipe } = await openTouchHost();
  await swipe(await squareInHost(page, frame, 'e6'), [0, -144]);
  assert.ok(await scrolled(page) >= 100, `${await scrolled(page)} px`);
  assert.equal((await ask(frame, 'status')).ply, 0);
});

test('a swipe that begins on a piece of one\'s own drags it and scrolls nothing', async () => {
  const { page, frame, swipe } = await openTouchHost();
  const [from, to] = [await squareInHost(page, frame, 'c7'), await squareInHost(page, frame, 'c5')];
  await swipe(from, [to[0] - from[0], to[1] - from[1]]);
  assert.equal(await scrolled(page), 0);
  assert.equal((await ask(frame, 'status')).ply, 1, 'the piece was put down');
});

test('two taps move a piece', async () => {
  const { page, frame, tap } = await openTouchHost();
  await tap(await squareInHost(page, frame, 'c7'));
  assert.deepEqual(await made(frame), ['c7']);
  await tap(await squareInHost(page, frame, 'c5'));
  assert.equal((await ask(frame, 'status')).ply, 1);
});

test('two fingers are left to the page, on pieces too', async () => {
  const { frame } = await openTouchHost();
  const free = await frame.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const finger = (identifier, name) => {
      const { x, y, width, height } = window.tetrarchy.squareRect(name);
      return new Touch({ identifier, target: canvas, clientX: x + width / 2, clientY: y + height / 2 });
    };
    const touches = [finger(1, 'c7'), finger(2, 'b8')];
    return canvas.dispatchEvent(new TouchEvent('touchstart',
      { touches, targetTouches: touches, changedTouches: touches, bubbles: true, cancelable: true }));
  });
  assert.equal(free, true);
});
