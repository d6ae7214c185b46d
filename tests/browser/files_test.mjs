// Games as files: saved by the dialog, opened, pasted and dropped; what is no game is told of and changes nothing.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import {
  ask, clickControl, mutations, openGame, playedRecord, ready, saveArtifact, seriousFindings, settled, tetrarchy, tetrarchyOf,
} from './support.mjs';

const small = { viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' };

async function openDialog(page) {
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.files');
  await page.locator('#files').waitFor({ state: 'visible' });
}

/** Plays the first legal moves of a game that is begun for it. */
const playFirst = (page, game, plies) => page.evaluate(async ([of, wanted]) => {
  await tetrarchy.load(of);
  while (tetrarchy.status().ply < wanted) await tetrarchy.play(tetrarchy.legalMoves()[0]);
}, [tetrarchy(game, 'start'), plies]);

async function saved(page, what) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(`#files button[name=${what}]`)]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const told = (page) => page.waitForFunction(() => document.querySelector('#files .told').textContent);

test('a game is saved in every form, and each file that is a game opens in page and console', async (t) => {
  const page = await openGame(t, small);
  await playFirst(page, 'yonin', 9);
  const [position, record] = [await ask(page, 'position'), await ask(page, 'record')];
  await openDialog(page);
  for (const [what, ending] of [['record', 'json'], ['text', 'txt'], ['kif', 'kif']]) {
    const { name, bytes } = await saved(page, what);
    assert.match(name, new RegExp(`^tetrarchy-yonin-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
    assert.equal(tetrarchyOf(bytes.toString(), 'convert', '-'), position);
    await page.setInputFiles('#files input[type=file]', { name, mimeType: 'text/plain', buffer: bytes });
    await page.locator('#files').waitFor({ state: 'hidden' });
    assert.equal(await ask(page, 'position'), position);
    assert.deepEqual(JSON.parse(await ask(page, 'record')).moves.map(({ move }) => move),
      JSON.parse(record).moves.map(({ move }) => move));
    await openDialog(page);
  }
  const svg = (await saved(page, 'svg')).bytes.toString();
  assert.match(svg, /^<svg /);
  const png = (await saved(page, 'png')).bytes;
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  assert.equal(png.readUInt32BE(16), 1080);
  saveArtifact('saved-yonin.png', png);
  assert.deepEqual(page.problems, []);
});

test('a text that is pasted opens; one that is no game is told of, and the game stays', async (t) => {
  const page = await openGame(t, small);
  await playFirst(page, 'djambi', 2);
  const own = await ask(page, 'record');
  await openDialog(page);
  await page.fill('#files-pasted', 'Tetrarchy djambi\n\n1 R MC9-C3\n');
  await page.click('#files button[name=read]');
  await told(page);
  assert.match(await page.textContent('#files .told'), /Line 3 of the text: MC9-C3/);
  assert.equal(await ask(page, 'record'), own);
  await page.fill('#files-pasted', tetrarchy('yonin', 'start'));
  await page.click('#files button[name=read]');
  await page.locator('#files').waitFor({ state: 'hidden' });
  assert.equal(await ask(page, 'game'), 'yonin');
  await page.reload();
  await ready(page);
  assert.equal(await ask(page, 'record'), own, 'the own game has waited');
  assert.deepEqual(page.problems, []);
});

/** Drops a file of this text on the canvas, as the browser would. */
const drop = (page, text) => page.evaluate((content) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
  const canvas = document.getElementById('canvas');
  const event = (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  return [canvas.dispatchEvent(event('dragover')), canvas.dispatchEvent(event('drop'))];
}, text);

test('a file that is dropped on the page opens, and a bad one opens the dialog that says why', async (t) => {
  const page = await openGame(t, small);
  await playFirst(page, 'yonin', 4);
  const [record, position] = [await ask(page, 'record'), await ask(page, 'position')];
  await ask(page, 'load', tetrarchy('djambi', 'start'));
  assert.deepEqual(await drop(page, record), [false, false], 'the browser does not leave for the file');
  await page.waitForFunction(() => tetrarchy.game() === 'yonin');
  assert.equal(await ask(page, 'position'), position);
  await drop(page, 'no game');
  await told(page);
  assert.equal(await ask(page, 'position'), position);
  await page.click('#files button[name=close]');
  await drop(page, ' '.repeat(5 * 1024 * 1024));
  await page.waitForFunction(() => /too large/.test(document.querySelector('#files .told').textContent));
  assert.deepEqual(page.problems, []);
});

test('200 damaged files are each refused with a reason or are games, and the game shown is never a broken one', async (t) => {
  const page = await openGame(t, small);
  await playFirst(page, 'djambi', 12);
  const texts = [await ask(page, 'record'), await ask(page, 'text')];
  await playFirst(page, 'yonin', 3);
  const own = await ask(page, 'record');
  const damaged = texts.flatMap((text) => [...mutations(text, 100)]);
  const outcomes = await page.evaluate(async (all) => {
    const own = tetrarchy.record();
    const found = [];
    for (const text of all) {
      const reason = await tetrarchy.load(text).then(() => '', (refusal) => refusal.text || 'nothing');
      if (reason === 'nothing') throw new Error(`refused without a reason: ${text}`);
      found.push([reason, tetrarchy.record() === own]);
      await tetrarchy.load(own);
    }
    return found;
  }, damaged);
  assert.equal(outcomes.length, 200);
  assert.ok(outcomes.filter(([reason]) => reason).length > 150);
  for (const [reason, same] of outcomes) assert.ok(!reason || same, reason);
  assert.equal(JSON.parse(await ask(page, 'record')).start, JSON.parse(own).start);
  assert.deepEqual(page.problems, []);
});

test('the dialog is accessible, and leaves the focus with the board', async (t) => {
  const page = await openGame(t, { ...small, viewport: { width: 390, height: 844 }, permissions: ['clipboard-write'] });
  await openDialog(page);
  await settled(page);
  saveArtifact('files-390x844.png', await page.screenshot());
  assert.ok(await page.locator('#files button[name=kif]').isHidden(), 'Djambi has no Japanese text');
  assert.deepEqual(await seriousFindings(page), []);
  const position = await ask(page, 'position');
  await page.focus('#files-pasted');
  await page.keyboard.type('aZ 3');
  for (const key of ['Backspace', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  const { value, selectionStart } = await page.evaluate(() => {
    const { value: text, selectionStart: caret } = document.activeElement;
    return { value: text, selectionStart: caret };
  });
  assert.deepEqual([value, selectionStart], ['aZ ', 2], 'the field is an ordinary one');
  assert.equal(await ask(page, 'position'), position);
  await page.click('#files button[name=copy]');
  await told(page);
  await page.keyboard.press('Escape');
  await page.locator('#files').waitFor({ state: 'hidden' });
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
  assert.deepEqual(page.problems, []);
});

test('a camera reads the link of 150 plies from its QR code, and it opens the game', async (t) => {
  const page = await openGame(t, { ...small, viewport: { width: 640, height: 640 } });
  await ask(page, 'load', playedRecord('yonin', 'oneply', 150));
  const link = await ask(page, 'link');
  await openDialog(page);
  await page.locator('#files').getByRole('button', { name: 'QR code' }).click();
  const code = page.locator('#files .qr svg');
  await code.waitFor({ state: 'visible' });
  const shot = await code.screenshot();
  saveArtifact('qr.png', shot);
  const { width, height, data } = PNG.sync.read(shot);
  const seen = jsqr(data, width, height);
  assert.equal(seen?.data, await page.inputValue('#files-link'));
  assert.ok(seen.data.endsWith(`#g=${link}`));
  await page.locator('#files').getByRole('button', { name: 'QR code' }).click();
  await code.waitFor({ state: 'hidden' });
  assert.deepEqual(page.problems, []);
});
