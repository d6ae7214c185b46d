import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openGame, playByClicks, ready, saveArtifact, server, settled } from './support.mjs';

// What is kept does not depend on where it is drawn: the fewer pixels, the better.
const small = { viewport: { width: 640, height: 400 }, reducedMotion: 'reduce' };

test('a reload restores the game, its plies and its record', async (t) => {
  const page = await openGame(t, small);
  for (const move of ['c8e6', 'g8e6@d6', 'g3d6@c6']) {
    await playByClicks(page, move);
    await settled(page);
  }
  const [position, record] = [await ask(page, 'position'), await ask(page, 'record')];
  await page.reload();
  await ready(page);
  assert.equal(await ask(page, 'position'), position);
  assert.equal(await ask(page, 'record'), record);
  assert.equal(await ask(page, 'undo'), true);
});

test('a kept text that is no record any more is survived', async (t) => {
  const page = await openGame(t, small);
  const [move] = await ask(page, 'legalMoves');
  await ask(page, 'play', move);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"tetrarchy":1,"game":');
  });
  await page.reload();
  await ready(page);
  assert.ok((await ask(page, 'legalMoves')).length > 0);
  assert.deepEqual(page.problems, []);
});

test('an embedded board leaves the game of the page alone', async (t) => {
  const page = await openGame(t, small);
  await playByClicks(page, 'c8e6');
  const position = await ask(page, 'position');
  const { url } = await server();
  await page.goto(`${url}embed.html`);
  await ready(page);
  assert.equal((await ask(page, 'status')).ply, 0);
  for (const move of ['c8d8', 'g8e6']) await ask(page, 'play', move);
  await page.goto(url);
  await ready(page);
  assert.equal(await ask(page, 'position'), position);
});

const throwing = () => {
  const refuse = () => { throw new DOMException('refused', 'SecurityError'); };
  Object.defineProperty(window, 'localStorage', { get: refuse });
};
const full = () => {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
};

for (const [what, init] of [['throws', throwing], ['is full', full]]) {
  test(`a storage that ${what} is survived and said once`, async (t) => {
    const page = await openGame(t, { ...small, init });
    await page.evaluate(() => {
      window.heard = [];
      window.tetrarchy.on('error', ({ code }) => window.heard.push(code));
    });
    await playByClicks(page, 'c8e6');
    await page.waitForFunction(() => document.getElementById('assertive').textContent !== '');
    assert.match(await page.textContent('#assertive'), /not saved here/);
    await page.waitForTimeout(300);
    saveArtifact(`not-saved-${what.replaceAll(' ', '-')}.png`, await page.screenshot());
    await playByClicks(page, 'g8e6@d6');
    assert.equal((await ask(page, 'status')).ply, 2);
    assert.deepEqual(await page.evaluate(() => window.heard), ['not_kept']);
    assert.deepEqual(page.problems, []);
  });
}
