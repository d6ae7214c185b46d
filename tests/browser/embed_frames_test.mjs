// <tetrarchy-board> and its frame as two sides of a line: turns, handshake, foreign frames, heights. The frame is a stub that
// speaks the same messages, so that many boards may open in no time (hosts/stub.html).

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { boardFrame, call, frames, heard, hostOf, module, openHost, pictured, property, until } from './boards.mjs';
import { server } from './support.mjs';

let folder;
let url;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tetrarchy-stub-'));
  const site = (await server()).url;
  writeFileSync(join(folder, 'tetrarchy-board.js'), await (await fetch(`${site}tetrarchy-board.js`)).text());
  writeFileSync(join(folder, 'embed.html'), hostOf('stub'));
  ({ url } = await server({ root: folder }));
});
after(() => rmSync(folder, { recursive: true }));

const boards = (count, attributes = '') =>
  Array.from({ length: count }, (_, i) => `<tetrarchy-board id="b${i}" ${attributes}></tetrarchy-board>`).join('');
const ids = (count) => Array.from({ length: count }, (_, i) => `b${i}`);
const openHere = (t, html, options) => openHost(t, module + html, { url, ...options });
const quiet = (page) => page.waitForFunction(() => new Promise((resolve) => {
  const count = window.heard.length;
  setTimeout(() => resolve(count === window.heard.length), 300);
}));
const opened = (page) => page.evaluate(() => [...document.querySelectorAll('tetrarchy-board')]
  .filter((board) => board.shadowRoot.querySelector('iframe')).map(({ id }) => id));

test('thirty boards open in turn: one frame at a time, and each becomes a picture that keeps its game', async (t) => {
  const page = await openHere(t, boards(30));
  for (const id of ids(30)) await call(page, id, 'play', `move-${id}`);
  assert.deepEqual(await frames(page), { now: 1, most: 1, opened: 30 });
  assert.equal(await pictured(page, 'b0'), 1);
  await call(page, 'b0', 'play', 'again');
  assert.deepEqual(await property(page, 'b0', 'moves'), ['move-b0', 'again']);
  assert.equal((await frames(page)).most, 1);
  assert.deepEqual(page.problems, []);
});

test('several opened at once: the last one stays, and nothing that was asked is lost', async (t) => {
  const page = await openHere(t, boards(5));
  await page.evaluate(() => document.querySelectorAll('tetrarchy-board').forEach((board) => board.open()));
  await until(page, 'b4', 'ready');
  assert.deepEqual(await opened(page), ['b4']);
  const plays = await page.evaluate(() => Promise.all([...document.querySelectorAll('tetrarchy-board')].flatMap((board) =>
    [board.play('one'), board.play('two')]).map((played) => played.then(() => true, ({ code }) => code))));
  assert.deepEqual(plays, Array(10).fill(true));
  for (const id of ids(5)) assert.deepEqual(await property(page, id, 'moves'), ['one', 'two'], id);
  assert.equal((await page.evaluate(() => window.heard.filter(([, name]) => name === 'move'))).length, 10);
  assert.equal((await frames(page)).most, 1);
});

test('boards that open by themselves do not take the turn of one that is in use', async (t) => {
  const page = await openHere(t, `<style>tetrarchy-board { margin-bottom: 1200px }</style>${boards(3, 'load="now"')}`);
  await until(page, 'b0', 'ready');
  await page.locator('#b1').scrollIntoViewIfNeeded();
  await until(page, 'b1', 'ready');
  assert.deepEqual(await opened(page), ['b1'], 'nobody had touched the first');
  await call(page, 'b1', 'play', 'one');
  await page.locator('#b2').scrollIntoViewIfNeeded();
  await quiet(page);
  assert.deepEqual(await opened(page), ['b1']);
  assert.equal((await frames(page)).most, 1);
});

test('two boards alike know nothing of each other, and a module loaded twice does no harm', async (t) => {
  const page = await openHere(t, `<script type="module" src="http://localhost:8080/tetrarchy-board.js?again"></script>${boards(2)}`);
  await call(page, 'b0', 'play', 'one');
  await call(page, 'b1', 'play', 'two');
  assert.deepEqual([await property(page, 'b0', 'moves'), await property(page, 'b1', 'moves')], [['one'], ['two']]);
  assert.deepEqual(page.problems, []);
});

test('what a board is given while it is open begins anew, and calls after that are of the new one', async (t) => {
  const page = await openHere(t, boards(1));
  await call(page, 'b0', 'play', 'one');
  const moves = await page.evaluate(async () => {
    const board = document.getElementById('b0');
    board.position = 'another';
    await board.play('two');
    return board.moves;
  });
  assert.deepEqual(moves, ['two']);
});

test('a board taken out of the page refuses what it was asked, and comes back with its game', async (t) => {
  const page = await openHere(t, boards(1));
  await call(page, 'b0', 'play', 'one');
  const code = await page.evaluate(async () => {
    const board = document.getElementById('b0');
    window.board = board;
    const played = board.play('two').catch((error) => error.code);
    board.remove();
    return played;
  });
  assert.equal(code, 'closed');
  assert.equal(await page.evaluate(() => window.board.play('three').catch((error) => error.code)), 'closed');
  await page.evaluate(() => document.body.append(window.board));
  await call(page, 'b0', 'play', 'four');
  assert.deepEqual((await property(page, 'b0', 'moves')).at(-1), 'four');
});

test('heights are bounded, and set at most once in a frame of the page', async (t) => {
  const page = await openHere(t, boards(1));
  await call(page, 'b0', 'play', 'one');
  const height = () => page.evaluate(() => document.getElementById('b0').offsetHeight);
  for (const [asked, given] of [[5, 120], [1e6, 2000], [640, 640], ['much', 120]]) {
    await boardFrame(page).evaluate((pixels) => tell('resize', { height: pixels }), asked);
    await page.waitForFunction((pixels) => document.getElementById('b0').offsetHeight === pixels, given, { timeout: 3_000 });
  }
  await page.evaluate(() => {
    window.changes = 0;
    new MutationObserver((records) => { window.changes += records.length; })
      .observe(document.getElementById('b0').shadowRoot.querySelector('div'), { attributes: true, attributeFilter: ['style'] });
  });
  const count = (await heard(page, 'b0', 'resize')).length;
  await boardFrame(page).evaluate(() => { for (let i = 0; i < 100; ++i) tell('resize', { height: 300 + i }); });
  await until(page, 'b0', 'resize', count + 100);
  await page.waitForFunction(() => document.getElementById('b0').offsetHeight === 399);
  const changes = await page.evaluate(() => window.changes);
  assert.ok(changes < 20, `${changes} changes for 100 messages`);
  assert.equal(await height(), 399);
});

// ---- strangers ---------------------------------------------------------------------------------------------------------------

const stranger = `<script>
  window.got = [];
  addEventListener('message', ({ data }) => { if (data?.record !== '["evil"]') window.got.push(data); });  // that is its own
  const noise = [{ tetrarchy: 1, type: 'hello' }, { tetrarchy: 1, id: 1, type: 'event', event: 'move', detail: { v: 1 } }, 'hello', null, 7];
  const shout = () => { for (const data of noise) { parent.postMessage(data, '*'); for (const frame of [...parent]) connect(frame); } };
  function connect(frame) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => window.got.push(data);
    frame.postMessage({ tetrarchy: 1, type: 'connect', record: '["evil"]' }, '*', [port2]);
    port1.postMessage({ tetrarchy: 1, id: 1, type: 'play', values: ['evil'] });
  }
</script>`.replace('[...parent]', 'Array.from({ length: parent.length }, (_, i) => parent[i])');

test('what a frame of a third site says changes nothing', async (t) => {
  const strange = mkdtempSync(join(tmpdir(), 'tetrarchy-strange-'));
  t.after(() => rmSync(strange, { recursive: true }));
  writeFileSync(join(strange, 'index.html'), `<!doctype html>${stranger}`);
  const evil = (await server({ root: strange })).url;
  const page = await openHere(t, `${boards(1)}<iframe id="evil" src="${evil}"></iframe>`);
  const frame = await (await page.locator('#evil').elementHandle()).contentFrame();
  await frame.evaluate(() => shout());
  await call(page, 'b0', 'play', 'one');
  const count = await page.evaluate(() => window.heard.length);
  await frame.evaluate(() => shout());
  await quiet(page);
  assert.deepEqual(await property(page, 'b0', 'moves'), ['one']);
  assert.equal(await page.evaluate(() => window.heard.length), count);
  assert.deepEqual(await frame.evaluate(() => window.got), []);

  // The same window, but a stranger's page in it.
  const inside = boardFrame(page);
  await page.evaluate((address) => { document.getElementById('b0').shadowRoot.querySelector('iframe').src = address; }, evil);
  await inside.waitForURL(evil);
  await inside.evaluate(() => shout());
  await quiet(page);
  assert.deepEqual(await inside.evaluate(() => window.got), []);
  assert.deepEqual(await property(page, 'b0', 'moves'), ['one']);
  assert.equal(await page.evaluate(() => window.heard.length), count);
});
