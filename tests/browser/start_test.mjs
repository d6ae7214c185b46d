import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, colours, newPage, openGame, ready, server, tetrarchy } from './support.mjs';

const limitBytes = 900_000;
const limitMilliseconds = 3_000;

// The first page of all waits for the browser's own start of its graphics, which is no part of ours.
async function warmUp(t) {
  const page = await newPage(t);
  await page.evaluate(() => document.createElement('canvas').getContext('webgl2').clear(WebGL2RenderingContext.COLOR_BUFFER_BIT));
  await page.context().close();
}

test('a first visit shows the board in three seconds', async (t) => {
  const { url } = await server();
  await warmUp(t);
  const page = await newPage(t, { visit: 'first', viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = Math.round(await ready(page));
  assert.ok(colours(await page.screenshot()) > 100, 'the picture is not uniform');
  assert.deepEqual(page.problems, []);
  t.diagnostic(`first board after ${milliseconds} ms`);
  assert.ok(milliseconds <= limitMilliseconds, `${milliseconds} ms`);
});

for (const encoding of ['br', 'gzip']) {
  test(`a first visit transfers at most 900 kB with ${encoding}, and no other language`, async (t) => {
    let bytes = 0;
    const page = await newPage(t, { visit: 'first', extraHTTPHeaders: { 'Accept-Encoding': encoding } });
    page.on('request', (request) => assert.doesNotMatch(request.url(), /\.(otf|json)$/));
    const { url } = await server({ effort: 9, log: (request) => { bytes += request.bytes; } });
    await page.goto(url, { waitUntil: 'networkidle' });
    await ready(page);
    t.diagnostic(`${encoding}: ${bytes} bytes`);
    assert.ok(bytes > 100_000, 'the program itself was transferred');
    assert.ok(bytes <= limitBytes, `${bytes} bytes`);
  });
}

test('the first game is a Djambi from its usual start', async (t) => {
  const page = await openGame(t);
  assert.equal(await ask(page, 'game'), 'djambi');
  assert.equal(await ask(page, 'position'), tetrarchy('djambi', 'start'));
});

test('an address that names a game opens it, once; nothing takes the focus while the page loads', async (t) => {
  const page = await openGame(t, { file: 'index.html?game=yonin&lang=fr' });
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  assert.equal(await ask(page, 'position'), tetrarchy('yonin', 'start'));
  assert.match(page.url(), /index\.html\?lang=fr$/, 'what is played now is there again after a reload');
});

test('whose turn it is and what happened stand in the page as text', async (t) => {
  const page = await openGame(t);
  assert.match(await page.textContent('#status'), /Red/);
  const served = await (await fetch((await server()).url)).text();
  assert.match(served, /aria-live="polite"/);
  assert.match(served, /aria-live="assertive"/);
  const [move] = await ask(page, 'legalMoves');
  await ask(page, 'play', move);
  await page.waitForFunction(() => /Blue/.test(document.getElementById('polite').textContent));
});

test('without WebGL 2 the page says so', async (t) => {
  const page = await newPage(t, {
    init: () => { HTMLCanvasElement.prototype.getContext = () => null; },
  });
  await page.goto((await server()).url);
  await page.waitForSelector('#trouble:not(:empty)');
  assert.match(await page.textContent('#trouble'), /WebGL 2/);
  assert.ok(await page.isVisible('#again'));
});

test('a program that cannot be fetched is said', async (t) => {
  const page = await newPage(t);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto((await server()).url);
  await page.waitForSelector('#trouble:not(:empty)');
  assert.match(await page.textContent('#trouble'), /could not be loaded/);
});

test('a language that cannot be fetched is no reason not to play', async (t) => {
  const page = await newPage(t);
  await page.route(/\/fr-\w+\.json$/, (route) => route.abort());
  await page.goto(`${(await server()).url}?lang=fr`);
  await ready(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  assert.match(await page.textContent('#status'), /choose/);
});

test('without JavaScript the page says what it needs', async (t) => {
  const page = await newPage(t, { javaScriptEnabled: false });
  await page.goto((await server()).url);
  assert.match(await page.textContent('body'), /JavaScript/);
});
