// What is heard: nothing before the page is touched, each event once, and nothing in other people's pages unless they ask for it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, clickSquare, newPage, openGame, playByClicks, ready, server, settled } from './support.mjs';

const small = { viewport: { width: 420, height: 460 }, reducedMotion: 'reduce' };

// Counts audio contexts, and keeps how many milliseconds each sound has.
const listen = () => {
  const heard = { contexts: [], sounds: [], violations: [] };
  window.heard = heard;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(...options) {
      super(...options);
      heard.contexts.push(this);
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function started(...when) {
    heard.sounds.push(Math.round(this.buffer.duration * 1000));
    return start.apply(this, when);
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => heard.violations.push(violatedDirective));
};

const sounds = (page) => page.evaluate(() => window.heard.sounds.splice(0));
const contexts = (page) => page.evaluate(() => window.heard.contexts.length);

test('a page is silent until it is touched; then each event is heard once, under the strict policy too', async (t) => {
  const page = await openGame(t, { served: { csp: true }, init: listen, ...small });
  await ask(page, 'play', 'c8e6');
  await ask(page, 'undo');
  await settled(page);
  assert.equal(await contexts(page), 0, 'no audio before a gesture');

  await clickSquare(page, 'c8');
  const [lift, ...others] = await sounds(page);
  assert.ok(lift > 0 && others.length === 0, 'a piece is taken up');
  await clickSquare(page, 'e6');
  const [move, turn, ...more] = await sounds(page);
  assert.ok(move > 0 && move !== lift && turn > move && more.length === 0, 'it is set down, and the next seat is called');
  assert.equal(await contexts(page), 1);
  await page.waitForFunction(() => window.heard.contexts[0].currentTime > 0.01, undefined, { timeout: 5_000 });
  await ask(page, 'set', { sound: 'off' });
  await clickSquare(page, 'g8');
  assert.deepEqual(await sounds(page), []);
  assert.deepEqual(await page.evaluate(() => window.heard.violations), []);
  assert.deepEqual(page.problems, [], 'no warning either');
});

test('a board in another page is silent unless it is asked not to be', async (t) => {
  const page = await newPage(t, { init: listen, ...small });
  const { url } = await server();
  for (const [asked, heard] of [['', 0], ['&sound=0', 0], ['&sound=1', 1]]) {
    await page.goto(`${url}embed.html?game=djambi${asked}`);
    await ready(page);
    await playByClicks(page, 'c8e6');
    assert.equal(await contexts(page), heard, asked);
  }
  assert.ok((await sounds(page)).length > 1);
  assert.deepEqual(page.problems, []);
});
