// boards.html: the documentation of <tetrarchy-board>, whose examples are run here as they stand there, and the wizard.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { oembed, writeOembed } from '../../web/tools/oembed.mjs';
import { boardFrame, call, heard, module, openHost, property, until } from './boards.mjs';
import { ask, findings, hostPage, newPage, ready, saveArtifact, server, tetrarchy } from './support.mjs';

const start = tetrarchy('djambi', 'start');

async function openDocumentation(t, options) {
  const page = await newPage(t, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options });
  await page.goto(`${(await server({ csp: true })).url}boards.html`);
  await page.waitForFunction(() => document.querySelector('#preview tetrarchy-board'));
  return page;
}

/** The examples of a kind, as text. */
const examples = (page, kind) => page.locator(`pre[data-example="${kind}"] code`).allTextContents();

// ---- the page ---------------------------------------------------------------------------------------------------------------

const withoutBoards = { within: { exclude: ['iframe'] }, iframes: false };

// The colours are the same at both sizes, and to look at them takes longer than all the rest.
test('the page, wide or narrow, has no accessibility finding and scrolls one way only', { timeout: 180_000 }, async (t) => {
  const page = await openDocumentation(t);
  for (const [width, height, contrast] of [[1440, 900, false], [390, 844, true]])
    await t.test(`${width}x${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((pixels) => innerWidth === pixels, width);
      await page.evaluate(() => scrollTo(0, 0));
      assert.deepEqual(await findings(page, { ...withoutBoards, rules: { 'color-contrast': { enabled: contrast } } }), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      saveArtifact(`boards-${width}x${height}.png`, await page.screenshot());
      await page.locator('#wizard').scrollIntoViewIfNeeded();
      saveArtifact(`boards-${width}x${height}-wizard.png`, await page.screenshot());
      if (!contrast) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await findings(page, { ...withoutBoards, runOnly: ['color-contrast'] }), []);
    });
  assert.deepEqual(page.problems, []);
});

test('the documentation names every attribute, method and event of the types', async () => {
  const { url } = await server();
  const [types, said] = await Promise.all(['tetrarchy-board.d.ts', 'boards.html'].map(async (file) => (await fetch(url + file)).text()));
  const [, attributes] = /interface BoardAttributes \{(.*?)\n\}/s.exec(types);
  const [, members] = /class TetrarchyBoard extends HTMLElement \{(.*?)\n\}/s.exec(types);
  const names = [
    ...[...attributes.matchAll(/^ {2}'?([a-z-]+)'?\?:/gm)], ...[...members.matchAll(/^ {2}(?:readonly )?([a-zA-Z]+)[(:]/gm)],
  ].map(([, name]) => name);
  const events = [...types.matchAll(/'tetrarchy-(\w+)': Custom/g)].map(([, name]) => `-${name}`);
  assert.ok(names.length > 30 && events.length === 10);
  assert.deepEqual([...names, ...events].filter((name) => !said.includes(name)), []);
});

// ---- the examples -------------------------------------------------------------------------------------------------------------

test('the examples work in pages of another site', { timeout: 120_000 }, async (t) => {
  const documentation = await openDocumentation(t);
  await documentation.waitForSelector('.example .stage tetrarchy-board');
  const kinds = {};
  for (const kind of ['html', 'frame', 'script', 'style', 'address']) kinds[kind] = await examples(documentation, kind);
  const boards = await documentation.locator('.stage tetrarchy-board').count();
  assert.equal(boards, 3, 'each example that has room is live beside its text');
  await documentation.context().close();

  await t.test('elements', async (t) => {
    const [first, ...others] = kinds.html;
    const page = await openHost(t, first + others.join(''), { files: { 'start.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' } });
    assert.equal(await page.locator('tetrarchy-board').count(), 4);
    await page.getByRole('link', { name: 'P6g' }).click();
    await until(page, 'fig-1', 'move');
    assert.deepEqual(await property(page, 'fig-1', 'moves'), ['6h6g']);
    await page.getByRole('link', { name: 'its king' }).click();
    await page.evaluate(() => document.querySelector('[aim]').play('b3h9xi9'));
    await page.waitForFunction(() => window.heard.some(([, name]) => name === 'solved'));
    assert.deepEqual(await page.evaluate(() => window.heard.filter(([, name]) => name === 'error')), []);
    assert.deepEqual(page.problems, []);
  });

  await t.test('an iframe', async (t) => {
    const page = await newPage(t);
    await page.goto(await hostPage(kinds.frame[0]));
    const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
    await ready(frame);
    assert.equal(await ask(frame, 'position'), start);
    assert.deepEqual(page.problems, []);
  });

  await t.test('scripts and styles', async (t) => {
    const logged = [];
    const scripts = kinds.script.map((text) => `<script type="module">${text}</script>`).join('');
    const page = await openHost(t, `${module}<style>${kinds.style}</style><tetrarchy-board id="b"></tetrarchy-board>${scripts}`);
    page.on('console', async (message) => logged.push(await Promise.all(message.args().map((value) => value.jsonValue()))));
    await until(page, 'b', 'move');
    for (let i = 0; i < 100 && logged.length < 2; ++i) await page.waitForTimeout(50);
    const [refusal] = logged.filter(([code]) => typeof code === 'string' && /^[a-z_]+$/.test(code));
    assert.match(refusal[1], /^D/);
    const [[position, moves]] = logged.filter(([text]) => text.includes('/'));
    assert.equal(position, tetrarchy('djambi', 'play', start, 'c8e6'));
    assert.ok(moves.length > 0 && moves.every((move) => move.startsWith('g8')));
    assert.equal((await call(page, 'b', 'play', moves[0])).code, 'taken_back', 'as the page decides');
    assert.equal(await page.evaluate(() => document.getElementById('b').offsetWidth), 420);
    assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById('b').shadowRoot.querySelector('button')).fontVariantCaps), 'small-caps');
  });

  await t.test('an address', async (t) => {
    const page = await newPage(t, { viewport: { width: 420, height: 520 } });
    await page.goto(kinds.address[0]);
    await page.getByRole('button', { name: 'Jouer sur ce plateau' }).click();
    await ready(page);
    const { ply, lastPly } = await ask(page, 'status');
    assert.deepEqual([ply, lastPly], [1, 2]);
    await page.getByRole('button', { name: 'g8e6@d6' }).click();
    assert.equal((await ask(page, 'status')).ply, 2);
    saveArtifact('embed-moves-list.png', await page.screenshot());
    assert.deepEqual(page.problems, []);
  });
});

test('each diagram has an oEmbed answer with an iframe, relative to it or at a given address', async (t) => {
  const out = mkdtempSync(join(tmpdir(), 'tetrarchy-oembed-'));
  t.after(() => rmSync(out, { recursive: true }));
  const diagrams = [{ game: 'djambi', id: 'fig-1', title: 'A "first" <one>', position: start }];
  assert.deepEqual(writeOembed({ diagrams, out }), ['oembed/djambi-fig-1.json']);
  const answer = JSON.parse(readFileSync(join(out, 'oembed/djambi-fig-1.json'), 'utf8'));
  assert.deepEqual([answer.version, answer.type, answer.title], ['1.0', 'rich', diagrams[0].title]);
  assert.match(answer.html, /^<iframe title="A &quot;first&quot; &lt;one&gt;" src="\.\.\/embed\.html\?game=djambi#p=v1\.gCgAgM3/);
  assert.ok(answer.html.includes(`width="${answer.width}" height="${answer.height}"`));
  const { url } = await server();
  const page = await newPage(t);
  await page.goto(await hostPage(oembed(diagrams[0], url).html));
  assert.equal(new URL(await page.locator('iframe').getAttribute('src')).origin, new URL(url).origin);
});

// ---- the wizard ---------------------------------------------------------------------------------------------------------------

async function fillIn(page) {
  await page.locator('#wizard').scrollIntoViewIfNeeded();
  await page.fill('[name=moves]', 'c8e6 g8e6@d6');
  await page.fill('[name=ply]', '1');
  await page.selectOption('[name=lang]', 'fr');
  await page.check('[name=moves-list]');
  await page.check('[name=use-accent]');
  await page.locator('[name=width]').fill('320');
  await page.locator('[name=width]').blur();
}

async function outputOf(page, kind) {
  await page.click(`#kind-${kind}`);
  await page.waitForFunction(() => document.getElementById('output-text').value !== '');
  return page.inputValue('#output-text');
}

test('the wizard\'s five outputs work in an empty page', { timeout: 120_000 }, async (t) => {
  const wizard = await openDocumentation(t);
  await fillIn(wizard);
  await wizard.waitForFunction(() => document.querySelector('#preview tetrarchy-board').status?.lastPly === 2);
  assert.equal(await wizard.evaluate(() => document.querySelector('#preview tetrarchy-board').offsetWidth), 320);
  const outputs = {};
  for (const kind of ['element', 'iframe', 'link', 'svg', 'text']) outputs[kind] = await outputOf(wizard, kind);
  saveArtifact('boards-outputs.png', await wizard.screenshot());
  assert.deepEqual(wizard.problems, []);
  await wizard.context().close();
  const position = tetrarchy('djambi', 'play', start, 'c8e6');

  await t.test('element', async (t) => {
    const page = await openHost(t, outputs.element.replace('<tetrarchy-board', '<tetrarchy-board id="b"'));
    await page.getByRole('button', { name: 'Jouer sur ce plateau' }).click();
    await until(page, 'b', 'ready');
    const [shown] = await heard(page, 'b', 'ready');
    assert.deepEqual([shown.position, shown.ply, shown.last], [position, 1, 2]);
    assert.equal(await page.evaluate(() => document.getElementById('b').offsetWidth), 320);
    await boardFrame(page).getByRole('button', { name: 'g8e6@d6' }).click();
    await page.waitForFunction(() => document.getElementById('b').ply === 2);
    assert.deepEqual(page.problems, []);
  });

  await t.test('iframe', async (t) => {
    const page = await newPage(t);
    await page.goto(await hostPage(outputs.iframe));
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
    await ready(frame);
    assert.equal(await ask(frame, 'position'), position);
    assert.deepEqual(page.problems, []);
  });

  await t.test('link', async (t) => {
    const page = await newPage(t, { viewport: { width: 400, height: 500 } });
    await page.goto(await hostPage(outputs.link));
    await page.click('a');
    await page.waitForURL(/embed\.html/);
    await ready(page);
    assert.equal(await ask(page, 'position'), position);
  });

  await t.test('SVG and text', async (t) => {
    const page = await newPage(t);
    await page.goto(await hostPage(`${outputs.svg}<pre>${outputs.text}</pre>`));
    const { width, height } = await page.locator('svg').boundingBox();
    assert.ok(width > 100 && height > 100);
    assert.ok((await page.locator('svg use').count()) > 36);
    assert.ok((await page.textContent('pre')).endsWith(position));
    assert.deepEqual(page.problems, []);
  });
});

test('the wizard takes over what is played on its board, says what is wrong, and copies or selects', { timeout: 60_000 }, async (t) => {
  const page = await openDocumentation(t, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator('#wizard').scrollIntoViewIfNeeded();
  const preview = (script, given) => page.evaluate(`(async (board, given) => ${script})(document.querySelector('#preview tetrarchy-board'), ${JSON.stringify(given)})`);
  await preview('board.play(given)', 'c8e6');
  await page.click('#take-moves');
  assert.equal(await page.inputValue('[name=moves]'), 'c8e6');
  await page.waitForFunction(() => document.querySelector('#preview tetrarchy-board').getAttribute('moves') === 'c8e6');
  await page.click('#take-position');
  const position = tetrarchy('djambi', 'play', start, 'c8e6');
  assert.equal(await page.inputValue('[name=position]'), position);
  assert.equal(await page.inputValue('[name=moves]'), '');
  assert.match(await page.inputValue('#output-text'), /position="[^"]+"/);

  await page.fill('[name=position]', 'nonsense');
  await page.locator('[name=position]').blur();
  await page.waitForSelector('#trouble:not(:empty)');
  await page.fill('[name=position]', position);
  await page.locator('[name=position]').blur();

  await page.click('#copy');
  await page.waitForFunction(() => document.getElementById('copied').textContent === 'Copied.');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.inputValue('#output-text'));
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')); });
  await page.click('#copy');
  await page.waitForFunction(() => /^Selected/.test(document.getElementById('copied').textContent));
  assert.equal(await page.evaluate(() => getSelection().toString()), await page.inputValue('#output-text'));
  assert.deepEqual(page.problems, []);
});
