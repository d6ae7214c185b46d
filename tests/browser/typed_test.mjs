// Moves that are typed: the field, what it says and shows while a move is typed, and what it leaves alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, clickControl, colours, difference, openGame, saveArtifact, settled, tetrarchy } from './support.mjs';

let shared;
async function theBoard(game) {
  shared ??= openGame({ after() {} }, { reducedMotion: 'reduce', viewport: { width: 390, height: 620 } });
  const page = await shared;
  await ask(page, 'setLanguage', 'en');
  await ask(page, 'load', tetrarchy(game, 'start'));
  await page.focus('#grid [tabindex="0"]');
  await page.keyboard.press('/');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'typed-text');
  return page;
}

const told = (page) => page.textContent('#typed-told');
const offered = (page) => page.evaluate(() => [...document.querySelectorAll('#typed-list li')].map((li) => li.textContent));
const type = (page, text) => page.fill('#typed-text', text);

test('a move is typed in table form; the board shows it and the field says what it may become', async () => {
  const page = await theBoard('djambi');
  await settled(page);
  const before = await page.screenshot();
  assert.equal(await told(page), 'For instance c8e6 or MC8-E6.');
  await page.keyboard.type('Mc8-');
  assert.match(await told(page), /^\d+ moves begin like that\.$/);
  assert.ok((await offered(page)).every((text) => text.startsWith('MC8')));
  await page.keyboard.type('e6');
  assert.equal(await told(page), 'MC8-E6');
  assert.equal(await page.textContent('#polite'), 'MC8-E6', 'it is announced');
  await settled(page);
  const shown = await page.screenshot();
  saveArtifact('typed.png', shown);
  assert.ok(difference(before, shown) > 0.002 && colours(shown) > 100, 'the board shows the move');
  await page.keyboard.press('Enter');
  assert.equal(await ask(page, 'position'), tetrarchy('djambi', 'play', tetrarchy('djambi', 'start'), 'c8e6'));
  assert.equal(await page.isVisible('#typed'), false);
  assert.match(await page.evaluate(() => document.activeElement.ariaLabel), /^[a-i]\d, /, 'the board has the focus again');
});

test('what is no legal move is told why with its clause, and nothing changes', async () => {
  const page = await theBoard('djambi');
  const [position, record] = [await ask(page, 'position'), await ask(page, 'record')];
  for (const [text, reason] of [['c8e5', /\(D3\.1\)$/], ['MC8-E5', /\(D3\.1\)$/], ['nonsense', /not written as a move/]]) {
    await type(page, text);
    assert.match(await told(page), reason);
    assert.equal(await page.textContent('#polite'), await told(page));
    await page.keyboard.press('Enter');
  }
  assert.deepEqual([await ask(page, 'position'), await ask(page, 'record')], [position, record]);
  await page.keyboard.press('Escape');
  assert.equal(await page.isVisible('#typed'), false);
});

test('an open text asks to go on; the list is worked by arrows and by clicks', async () => {
  const page = await theBoard('yonin');
  await type(page, '5g5');
  const all = await offered(page);
  assert.ok(all.length >= 1, `${all}`);
  await type(page, 'G');
  await page.keyboard.press('Enter');
  assert.equal((await ask(page, 'status')).ply, 0, 'many moves begin like that: none is played');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = await page.textContent('#typed-list [aria-selected=true]');
  await page.keyboard.press('Enter');
  assert.equal((await ask(page, 'status')).last.text, chosen);
});

test('Japanese is typed with an input method, whose keys are no shortcuts', async () => {
  const page = await theBoard('yonin');
  const session = await page.context().newCDPSession(page);
  const frames = await ask(page, 'record');
  await session.send('Input.imeSetComposition', { text: '５六', selectionStart: 2, selectionEnd: 2 });
  for (const target of ['#typed-text', '#grid [tabindex="0"]']) {
    const untouched = await page.evaluate((where) => ['m', 't', 'l', '/', 'Enter', 'Escape', 'ArrowDown'].every((key) =>
      document.querySelector(where).dispatchEvent(
        new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))), target);
    assert.ok(untouched, target);
  }
  assert.equal(await page.isVisible('#typed'), true);
  assert.equal(await ask(page, 'record'), frames);
  await session.send('Input.insertText', { text: '５六歩' });
  assert.equal(await told(page), 'P-5f');
  await page.keyboard.press('Enter');
  assert.equal((await ask(page, 'status')).last.text, 'P-5f');
});

test('the field is an ordinary field: letters, Backspace and arrows are its own', async () => {
  const page = await theBoard('djambi');
  await page.keyboard.type('aZ 34');
  await page.keyboard.press('Backspace');
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  const field = await page.evaluate(() => {
    const { value, selectionStart } = document.getElementById('typed-text');
    return { value, selectionStart };
  });
  assert.deepEqual(field, { value: 'aZ 3', selectionStart: 2 });
  assert.equal((await ask(page, 'status')).picked, 0);
  await page.keyboard.press('Escape');
});

test('the menu opens the field for who has no keyboard', async () => {
  const page = await theBoard('djambi');
  await page.keyboard.press('Escape');
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.type');
  await page.waitForSelector('#typed:not([hidden])');
  await type(page, 'c8e6');
  await page.click('#typed button[type=submit]');
  assert.equal((await ask(page, 'status')).ply, 1);
});
