// What the browser tests share: the served site, a Chromium, a page that is ready, clicks on squares, the console.
// Built before: build/web/site, build/native/tetrarchy and build/native/tetrarchy-app (tests/run does it).

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { serve } from '../../web/tools/serve.mjs';
import { newPage, theBrowser } from './pages.mjs';

export { newPage, theBrowser };

const root = fileURLToPath(new URL('../..', import.meta.url));
export const site = process.env.TETRARCHY_SITE ?? join(root, 'build/web/site');
const native = process.env.TETRARCHY_NATIVE ?? join(root, 'build/native');
const artifacts = process.env.TETRARCHY_ARTIFACTS ?? join(root, 'build/artifacts');

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const nativeApp = join(native, 'tetrarchy-app');

export function saveArtifact(name, bytes) {
  mkdirSync(artifacts, { recursive: true });
  const path = join(artifacts, name);
  writeFileSync(path, bytes);
  return path;
}

export function artifactPath(name) {
  mkdirSync(artifacts, { recursive: true });
  return join(artifacts, name);
}

// ---- the served site, and a page that shows it -----------------------------------------------------------------------

const servers = new Map();

after(async () => {
  for (const server of servers.values()) await (await server).close();
});

/** Serves the site; the same options give the same server, except that every log has a server of its own. */
export function server(options = {}) {
  const key = options.log ?? JSON.stringify(options);
  if (!servers.has(key)) servers.set(key, serve({ root: site, port: 0, effort: 1, ...options }));
  return servers.get(key);
}

/** Waits until the game can be used; the milliseconds since the navigation began. */
export const ready = (frame) => frame.evaluate(async () => {
  while (!window.tetrarchy) await new Promise((resolve) => { setTimeout(resolve, 5); });
  await window.tetrarchy.ready;
  return performance.now();
});

/** A page that shows the game. `file`: index.html or embed.html; `served`: options of the server. */
export async function openGame(t, { file = '', served = {}, ...options } = {}) {
  const page = await newPage(t, options);
  const { url } = await server(served);
  await page.goto(url + file);
  await ready(page);
  return page;
}

let shared;

/** A page for all tests of a file that want nothing but a new game of Djambi: to open one takes longer than they do. */
export async function newGame() {
  shared ??= openGame({ after() {} }, { reducedMotion: 'reduce' });  // the browser closes it
  const page = await shared;
  await ask(page, 'load', tetrarchy('djambi', 'start'));
  await ask(page, 'rotate', 0);
  return page;
}

// ---- pages of another site ------------------------------------------------------------------------------------------

/** The address of a page with this HTML, and files beside it: 127.0.0.1 is another site than the game's localhost. */
export async function hostPage(html, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tetrarchy-host-'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><link rel="icon" href="data:,">${html}`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  after(() => rmSync(folder, { recursive: true }));
  const { url } = await server({ root: folder });
  return url.replace('localhost', '127.0.0.1');
}

/** Loads the embedded board into an iframe of a host page; the frame, when the game is ready. */
export async function embed(iframe) {
  const { url } = await server();
  await iframe.evaluate((element, address) => { element.src = address; }, `${url}embed.html`);
  const element = await iframe.elementHandle();
  const frame = await element.contentFrame();
  await frame.waitForURL(/embed\.html$/);
  await ready(frame);
  return frame;
}

// ---- the page API ------------------------------------------------------------------------------------------------------

/** Calls a member of window.tetrarchy. */
export const ask = (frame, member, ...values) =>
  frame.evaluate(([name, given]) => window.tetrarchy[name](...given), [member, values]);

/** What a refused call is rejected with. */
export const refusal = (frame, member, ...values) =>
  frame.evaluate(async ([name, given]) => {
    try {
      await window.tetrarchy[name](...given);
      return null;
    } catch ({ code, clause, text }) {
      return { code, clause, text };
    }
  }, [member, values]);

/** Waits until the program wants no more frames. */
export const settled = (frame) =>
  frame.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
    for (let drawn = -1; drawn !== window.tetrarchy.frames();) {
      drawn = window.tetrarchy.frames();
      await nextFrame();
    }
  });

// ---- accessibility ----------------------------------------------------------------------------------------------------

/** What axe finds in a page or frame: the `impact` of each, and a `text` with some of its places. `within`: axe's context. */
export async function findings(where, { within, ...options } = {}) {
  await where.evaluate(axe);  // by the debugger, whom a policy does not concern
  const { violations } = await where.evaluate(([context, asked]) => window.axe.run(context ?? document,
    { resultTypes: ['violations'], selectors: false, ...asked }), [within, options]);
  const place = ({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
  return violations.map(({ id, impact, nodes }) => ({ impact, text: `${id}: ${nodes.slice(0, 3).map(place).join(' | ')}` }));
}

/** The same, as texts, of what is serious or critical. */
export const seriousFindings = async (where, options) => (await findings(where, options))
  .filter(({ impact }) => ['serious', 'critical'].includes(impact)).map(({ text }) => text);

// ---- hands -------------------------------------------------------------------------------------------------------------

export const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** Clicks into a rectangle of the page; the button stays down long enough to be seen by a frame. */
export async function clickRect(page, rect) {
  assert.ok(rect, 'what shall be clicked is on the screen');
  await page.mouse.move(...centre(rect));
  await page.mouse.click(...centre(rect), { delay: 40 });
}

export const clickSquare = async (page, name) => clickRect(page, await ask(page, 'squareRect', name));
/** A control is on the screen as soon as the frame that shows it is drawn. */
export async function clickControl(page, id) {
  await settled(page);
  await clickRect(page, await ask(page, 'controlRect', id));
}

/** The squares of a move in machine form, in the order in which they are picked. */
function squaresOf(move) {
  const parts = /^([a-i]\d)([a-i]\d)(?:>([a-i]\d))?(?:@([a-i]\d))?(?:x([a-i]\d))?$/.exec(move);
  assert.ok(parts, `${move} is a move in machine form`);
  return parts.slice(1).filter(Boolean);
}

/** Plays a move by clicks alone; squares that are no choice any more need no click. Returns the squares clicked. */
export async function playByClicks(page, move) {
  const { ply } = await ask(page, 'status');
  const played = async () => (await ask(page, 'status')).ply > ply;
  const clicked = [];
  for (const square of squaresOf(move)) {
    if (await played()) break;
    await clickSquare(page, square);
    clicked.push(square);
  }
  if (!(await played())) {
    assert.ok((await ask(page, 'picks')).mayFinish, `${move} is complete after ${clicked}`);
    await clickControl(page, 'finish');
    clicked.push('finish');
  }
  await page.waitForFunction((before) => window.tetrarchy.status().ply > before, ply, { timeout: 10_000 });
  return clicked;
}

// ---- the console and pictures ---------------------------------------------------------------------------------------

/** The native console program; its output without the last line's end. */
export const tetrarchy = (...words) =>
  execFileSync(join(native, 'tetrarchy'), words, { encoding: 'utf8' }).trimEnd();

/** The same, of what is on its standard input. */
export const tetrarchyOf = (input, ...words) =>
  execFileSync(join(native, 'tetrarchy'), words, { encoding: 'utf8', input }).trimEnd();

/** The record of a game that the console's own players have played, so many plies long. */
export function playedRecord(game, player, plies) {
  const played = tetrarchy(game, 'selfplay', '--player', player, '--games', '1', '--max-plies', String(plies));
  const [start, line] = played.split('\t');
  const moves = line.split(' ').map((move) => ({ move, ms: 0 }));
  assert.equal(moves.length, plies);
  const seats = Array.from({ length: 4 }, () => ({ kind: 'human', name: '' }));
  return JSON.stringify({ tetrarchy: 1, game, players: 4, seats, start, moves, ply: plies });
}

/** After each move the page's position text is what the console makes of the one before. */
export function assertConsoleAgrees(game, positions, moves) {
  const lines = moves.map((move, i) => `${positions[i]}\t${move}`);
  assert.deepEqual(positions.slice(1), tetrarchyOf(lines.join('\n'), game, 'batch', 'play').split('\n'));
}

/** How many of the pixels of two PNGs differ, 0 to 1. */
export function difference(a, b) {
  const [left, right] = [PNG.sync.read(a), PNG.sync.read(b)];
  assert.deepEqual([left.width, left.height], [right.width, right.height], 'both pictures have the same size');
  const { width, height } = left;
  return pixelmatch(left.data, right.data, null, width, height, { threshold: 0.1 }) / (width * height);
}

/** How many different colours a PNG has: a picture of nothing has one. */
export function colours(png) {
  const { data } = PNG.sync.read(png);
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size;
}

// ---- damaged texts ------------------------------------------------------------------------------------------------------

/** Always the same changes of a text. */
export function* mutations(text, count) {
  const letters = 'ABCxyz019-_=%& é"';
  let state = 1;
  const below = (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  for (let i = 0; i < count; ++i) {
    const at = below(text.length);
    const rest = [text.slice(at), text.slice(at + 1), '', text.slice(at + 2)][below(4)];
    yield text.slice(0, at) + letters[below(letters.length)] + rest;
  }
}
