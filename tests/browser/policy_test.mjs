import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, embed, hostPage, newPage, openGame, playByClicks, ready, server, settled } from './support.mjs';

const watchPolicy = () => {
  window.violations = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.violations.push(`${violatedDirective}: ${blockedURI}`));
};

for (const file of ['index.html', 'embed.html']) {
  test(`${file} keeps to the strict content security policy`, async (t) => {
    const page = await openGame(t, { file, served: { csp: true }, init: watchPolicy, reducedMotion: 'reduce' });
    await playByClicks(page, 'c8e6');
    await settled(page);
    assert.deepEqual(await page.evaluate(() => window.violations), []);
    assert.deepEqual(page.problems, []);
  });
}

test('the page lives in any folder of a host', async (t) => {
  const asked = [];
  const page = await newPage(t, { reducedMotion: 'reduce' });
  page.on('request', (request) => asked.push(request.url()));
  const { url } = await server({ prefix: '/people/ada/games/', csp: true });
  await page.goto(url);
  await ready(page);
  await playByClicks(page, 'c8e6');
  assert.deepEqual(asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:')), []);
  assert.deepEqual(page.problems, []);
});

test('a frame that may do nothing but run scripts shows a game that can be played, and says that it is not kept', async (t) => {
  const page = await newPage(t);
  await page.goto(await hostPage('<iframe sandbox="allow-scripts" width="600" height="600"></iframe>'));
  const frame = await embed(page.locator('iframe'));
  const [move] = await ask(frame, 'legalMoves');
  await ask(frame, 'play', move);
  assert.equal((await ask(frame, 'status')).ply, 1);
  await frame.waitForFunction(() => /not saved here/.test(document.getElementById('assertive').textContent));
  assert.deepEqual(page.problems, []);
});
