// Boards in other people's pages: <tetrarchy-board> and the frame that it opens. The page is 127.0.0.1's, the board localhost's.
// A live board takes its time where a processor draws it: a test opens few, and asks much of each.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { boardFrame, call, frames, heard, hostOf, module, openHost, pictured, pictureOf, property, until } from './boards.mjs';
import { ask, findings, hostPage, newPage, ready, saveArtifact, server, tetrarchy } from './support.mjs';

const start = tetrarchy('djambi', 'start');
const articleFiles = { 'start.svg': pictureOf('djambi', start), 'puzzle.svg': pictureOf('djambi', start) };

const setPosition = (page, id, position) =>
  page.evaluate(([of, text]) => { document.getElementById(of).position = text; }, [id, position]);

test('the module is small', async (t) => {
  const { url } = await server();
  const bytes = gzipSync(Buffer.from(await (await fetch(`${url}tetrarchy-board.js`)).arrayBuffer()), { level: 9 }).length;
  t.diagnostic(`${bytes} bytes with gzip`);
  assert.ok(bytes < 6_000, `${bytes} bytes`);
});

test('a page with ten boards loads less than 60 kB of ours before one of them is opened', async (t) => {
  let bytes = 0;
  const { url } = await server({ log: (request) => { bytes += request.bytes; } });
  const game = (i) => (i % 2 ? 'yonin' : 'djambi');
  const boards = Array.from({ length: 10 }, (_, i) =>
    `<tetrarchy-board game="${game(i)}"><img src="${i}.svg" alt="the start"></tetrarchy-board>`);
  // The pictures are the host's here; they count as if they were ours.
  const pictures = Array.from({ length: 10 }, (_, i) => pictureOf(game(i), tetrarchy(game(i), 'start')));
  bytes += pictures.reduce((sum, text) => sum + gzipSync(text).length, 0);
  const page = await openHost(t, module + boards.join(''), { url, files: Object.fromEntries(pictures.map((text, i) => [`${i}.svg`, text])) });
  await page.waitForLoadState('networkidle');
  assert.equal((await frames(page)).opened, 0);
  t.diagnostic(`${bytes} bytes`);
  assert.ok(bytes > 5_000 && bytes < 60_000, `${bytes} bytes`);
});

test('an article of another site uses every property, method and event once', { timeout: 90_000 }, async (t) => {
  const page = await openHost(t, hostOf('article'), { files: articleFiles });
  await page.focus('#field');

  await t.test('closed boards speak the page\'s language and know their attributes', async () => {
    assert.equal(await page.getByRole('button', { name: 'Jouer sur ce plateau' }).count(), 2);
    assert.equal(await page.getByRole('button', { name: 'Play this board' }).count(), 1);
    assert.equal(await property(page, 'replay', 'ply'), 1);
    assert.deepEqual(await property(page, 'replay', 'moves'), ['c8e6', 'g8e6@d6', 'g3d6@c6']);
    assert.equal(await property(page, 'replay', 'status'), null);
    assert.equal((await frames(page)).opened, 0);
    saveArtifact('host-article.png', await page.screenshot({ fullPage: true }));
  });

  await t.test('a question opens the board', async () => {
    const moves = await call(page, 'start', 'legalMoves');
    assert.deepEqual(moves, tetrarchy('djambi', 'moves', start).split('\n'));
    assert.deepEqual(await call(page, 'start', 'legalMoves', 'c8'), moves.filter((move) => move.startsWith('c8')));
    assert.deepEqual(await heard(page, 'start', 'ready'), [{ v: 1, game: 'djambi', position: start, ply: 0, last: 0 }]);
    assert.equal(await property(page, 'start', 'position'), start);
    assert.ok((await property(page, 'start', 'status')).title);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'field', 'the focus stayed where it was');
  });

  await t.test('a move is told; one that the rules do not know is refused and changes nothing', async () => {
    assert.ok(await call(page, 'start', 'play', 'c8e6') !== null);
    const [move] = await heard(page, 'start', 'move');
    assert.equal(move.move, 'c8e6');
    assert.equal(move.position, tetrarchy('djambi', 'play', start, 'c8e6'));
    assert.equal((await heard(page, 'start', 'turn')).at(-1).seat, 'blue');
    const { code, clause, text } = await call(page, 'start', 'play', 'c7c8');
    assert.match(code, /^[a-z_]+$/);
    assert.match(clause, /^D\d/);
    assert.ok(text.length > 10);
    assert.equal(await property(page, 'start', 'position'), move.position);
    assert.deepEqual(await property(page, 'start', 'moves'), ['c8e6']);
  });

  await t.test('back and forth, and from the beginning', async () => {
    assert.equal(await call(page, 'start', 'undo'), true);
    assert.equal(await property(page, 'start', 'ply'), 0);
    assert.equal(await call(page, 'start', 'redo'), true);
    assert.equal(await call(page, 'start', 'goTo', 'first'), true);
    assert.equal((await heard(page, 'start', 'ply')).at(-1).ply, 0);
    assert.equal(await call(page, 'start', 'goTo', 'prev'), false);
    assert.equal(await call(page, 'start', 'goTo', 1), true);
    await call(page, 'start', 'reset');
    assert.deepEqual(await property(page, 'start', 'moves'), []);
  });

  await t.test('lights, turns, a picture, characters, advice', async () => {
    assert.equal((await call(page, 'start', 'highlight', ['e5', 'e6']))?.code, undefined);
    assert.equal((await call(page, 'start', 'highlight', ['z9'])).code, 'unknown_square');
    assert.equal((await call(page, 'start', 'highlight', ['e5'], 'danger'))?.code, undefined);
    assert.equal((await call(page, 'start', 'highlight', ['e5'], 'rainbow')).code, 'bad_argument');
    assert.equal((await call(page, 'start', 'rotate', 1))?.code, undefined);
    assert.match(await call(page, 'start', 'toSVG'), /^<svg /);
    const text = await call(page, 'start', 'toText');
    assert.match(text, /^ {2}A /);
    assert.ok(text.endsWith(start), text);
    const { move } = await call(page, 'start', 'hint');
    assert.ok((await call(page, 'start', 'legalMoves')).includes(move));
    assert.equal((await call(page, 'start', 'judge', 'nonsense')).code, 'bad_aim');
  });

  await t.test('the page may take a move back', async () => {
    await page.evaluate(() => document.getElementById('start')
      .addEventListener('tetrarchy-move', (event) => event.preventDefault(), { once: true }));
    assert.equal((await call(page, 'start', 'play', 'c8e6')).code, 'taken_back');
    await page.waitForFunction((text) => document.getElementById('start').position === text, start);
  });

  await t.test('another position is shown at once, a bad one is refused and loses nothing', async () => {
    const position = 'bCx5bA1/xbM7/7rM1/9/4rC4/8bR/9/1rA4rD2/9 r b rbrb aakk 0 50 std';
    await setPosition(page, 'start', position);
    await page.waitForFunction((text) => document.getElementById('start').status?.ply === 0
      && document.getElementById('start').position === text, position);
    await setPosition(page, 'start', 'nonsense');
    await until(page, 'start', 'error');
    const { code, text } = (await heard(page, 'start', 'error')).at(-1);
    assert.ok(code && text);
    assert.equal(await call(page, 'start', 'play', 'b8b2').then((refusal) => refusal?.code), undefined);
    await call(page, 'start', 'play', 'b2a1');
    assert.equal((await heard(page, 'start', 'eliminated')).at(-1).seat, 'blue');
    assert.equal((await heard(page, 'start', 'end')).at(-1).places.red, 1);
  });

  await t.test('a puzzle is judged: a wrong move, another attempt, the right one', async () => {
    await call(page, 'puzzle', 'play', 'i4h4');
    await until(page, 'puzzle', 'failed');
    assert.ok((await heard(page, 'puzzle', 'failed'))[0].text.length > 5);
    await until(page, 'puzzle', 'resize');
    await page.waitForFunction(() => document.getElementById('puzzle').offsetHeight > document.getElementById('puzzle').offsetWidth + 30);
    saveArtifact('host-puzzle-failed.png', await page.locator('#puzzle').screenshot());
    await boardFrame(page).getByRole('button', { name: 'Try again' }).click();
    await page.waitForFunction(() => document.getElementById('puzzle').ply === 0);
    await call(page, 'puzzle', 'play', 'b3h9xi9');
    await until(page, 'puzzle', 'solved');
    assert.equal((await call(page, 'puzzle', 'judge')).state, 'solved');
    saveArtifact('host-puzzle-solved.png', await page.locator('#puzzle').screenshot());
  });

  await t.test('a closed board is a picture; opened by the keyboard, it has the focus and goes on from there', async () => {
    assert.ok(await pictured(page, 'start') > 0, 'the puzzle has taken its turn');
    await page.evaluate(() => document.getElementById('puzzle').close());
    await page.waitForFunction(() => !document.getElementById('puzzle').shadowRoot.querySelector('iframe'));
    assert.deepEqual(await property(page, 'puzzle', 'moves'), ['b3h9xi9']);
    await page.getByRole('button', { name: 'Play this board' }).focus();
    await page.keyboard.press('Enter');
    await until(page, 'puzzle', 'ready', 2);
    await boardFrame(page).waitForFunction(() => document.hasFocus() && document.activeElement.id === 'canvas');
    assert.deepEqual(await property(page, 'puzzle', 'moves'), ['b3h9xi9']);
    assert.equal((await heard(page, 'puzzle', 'ready')).at(-1).ply, 1);
  });

  assert.equal((await frames(page)).most, 1, 'one board was open at a time');
  assert.deepEqual(page.problems, []);
});

test('thirty diagrams in prose: links play, one board is alive at a time, each keeps its position', { timeout: 120_000 }, async (t) => {
  const html = hostOf('thirty');
  const diagrams = [...html.matchAll(/<a href="#([^"]+)".*?data-move="([^"]+)">.*?\n<tetrarchy-board id="\1" game="(\w+)" position="([^"]+)"/g)]
    .map(([, id, move, game, position]) => ({ id, move: move.replace('&gt;', '>'), game, position }));
  assert.equal(diagrams.length, 30);
  const files = Object.fromEntries(diagrams.map(({ id, game, position }) => [`${id}.svg`, pictureOf(game, position)]));
  const page = await openHost(t, html, { files });
  assert.deepEqual([(await frames(page)).opened, await page.evaluate(() => window.contexts)], [0, 0], 'no context before one is opened');

  // All thirty open in turn in embed_frames_test.mjs, and each diagram of the rulebooks in the rulebooks' test.
  const some = diagrams.filter((_, i) => i % 3 === 0);
  const began = Date.now();
  for (const { id, move, game, position } of some) {
    await page.focus(`a[href="#${id}"]`);
    await page.keyboard.press('Enter');
    await until(page, id, 'move');
    assert.equal((await heard(page, id, 'move'))[0].position, tetrarchy(game, 'play', position, move), id);
    assert.equal(await boardFrame(page).evaluate(() => window.contexts), 1);
  }
  t.diagnostic(`${Math.round((Date.now() - began) / some.length)} ms a diagram`);
  assert.deepEqual(await frames(page), { now: 1, most: 1, opened: some.length });

  await page.evaluate((id) => document.getElementById(id).close(), some.at(-1).id);
  await page.waitForFunction(() => ![...document.querySelectorAll('tetrarchy-board')].some((board) => board.shadowRoot.querySelector('iframe')));
  for (const { id, move, game, position } of some) {
    assert.ok(await pictured(page, id) > 0, `${id} is a picture`);
    assert.equal(await property(page, id, 'position'), tetrarchy(game, 'play', position, move), id);
  }
  saveArtifact('host-thirty.png', await page.screenshot());
  assert.deepEqual(page.problems, []);
});

test('in a shadow root, under a strict policy, sandboxed and without storage', { timeout: 60_000 }, async (t) => {
  const { url } = await server();
  const origin = new URL(url).origin;
  const policy = `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src 'none'`;
  const page = await openHost(t, `<meta http-equiv="Content-Security-Policy" content="${policy}">${module}<div id="root"></div>`);
  await page.evaluate(() => {
    const root = document.getElementById('root').attachShadow({ mode: 'open' });
    root.innerHTML = '<tetrarchy-board id="inside" game="yonin" sandbox="allow-scripts" lang="ja"></tetrarchy-board>';
  });
  const inside = (method, ...values) => page.evaluate(([name, given]) =>
    document.getElementById('root').shadowRoot.getElementById('inside')[name](...given), [method, values]);
  const [move] = await inside('legalMoves');
  await inside('play', move);
  const [[target, , detail]] = await page.evaluate(() => window.heard.filter(([, name]) => name === 'move'));
  assert.equal(target, 'root', 'the event has crossed the shadow root');
  assert.equal(detail.move, move);
  assert.equal(await boardFrame(page).evaluate(() => self.origin), 'null');
  await inside('close');
  await page.waitForFunction(() => document.getElementById('root').shadowRoot.getElementById('inside').shadowRoot.querySelector('svg'));
  assert.deepEqual(await page.evaluate(() => window.violations), []);
  assert.deepEqual(page.problems, []);
});

test('a sandboxed frame of an iframe plays a game of computers to its end', { timeout: 120_000 }, async (t) => {
  const page = await newPage(t, { viewport: { width: 400, height: 400 }, reducedMotion: 'reduce' });
  const { url } = await server();
  const address = `${url}embed.html?game=djambi&players=ai1,ai1,ai1,ai1`;
  await page.goto(await hostPage(`<iframe sandbox="allow-scripts" width="300" height="330" src="${address}"></iframe>`));
  const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
  await ready(frame);
  await ask(frame, 'computers', 'fast');
  await frame.waitForFunction(() => window.tetrarchy.status().ended, null, { timeout: 100_000 });
  assert.deepEqual(page.problems, []);
});

test('values in the address that are not understood are said, and lose nothing', async (t) => {
  const page = await newPage(t, { viewport: { width: 400, height: 500 } });
  const { url } = await server();
  await page.goto(`${url}embed.html?game=djambi&theme=pink&lang=en&unknown=1&seat=2#m=c8e6,g8e6@d6&ply=1`);
  await ready(page);
  assert.match(await page.textContent('#under'), /theme=pink/);
  assert.deepEqual(await ask(page, 'status').then(({ ply, lastPly }) => [ply, lastPly]), [1, 2]);
  const { x, y } = await ask(page, 'squareRect', 'i9');
  assert.ok(x < 100 && y > 200, 'blue is at the bottom left');
});

test('in five languages neither a host page nor its open board has an accessibility finding', { timeout: 60_000 }, async (t) => {
  const page = await openHost(t, hostOf('article'), { files: articleFiles });
  await call(page, 'replay', 'goTo', 'last');
  for (const language of ['fr', 'es', 'ja', 'kk', 'en']) {
    await page.evaluate((code) => {
      document.documentElement.lang = code;
      for (const board of document.querySelectorAll('tetrarchy-board')) board.lang = code;
    }, language);
    await boardFrame(page).waitForFunction((code) => document.documentElement.lang === code, language);
    assert.deepEqual(await findings(page, { iframes: false }), [], language);
    assert.deepEqual(await findings(boardFrame(page), { iframes: false }), [], `the frame in ${language}`);
  }
  assert.deepEqual(page.problems, []);
});
