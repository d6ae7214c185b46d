// The board by keyboard alone: the grid of 81 buttons, what it says, and whole games played with it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ask, assertConsoleAgrees, openGame, saveArtifact, settled, tetrarchy } from './support.mjs';

const small = { reducedMotion: 'reduce', viewport: { width: 320, height: 320 } };
const recorded = (file) => JSON.parse(readFileSync(new URL(`games/${file}`, import.meta.url), 'utf8'));

// ---- hands: keys, and what they lead to ------------------------------------------------------------------------------

const focused = (page) => page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.textContent);
const spoken = (page) => page.evaluate(() => ['polite', 'assertive'].map((id) => document.getElementById(id).textContent));

async function enter(page) {
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    before.tabIndex = -1;
    before.focus();
  });
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.closest('[role=grid]') !== null), true);
}

/** To a square by its rank and its file; the board has the focus. */
async function go(page, square) {
  const [file, rank] = /^\d/.test(square) ? [square[0], square.charCodeAt(1) - 96] : [square.charCodeAt(0) - 96, square[1]];
  await page.keyboard.press(`Digit${rank}`);
  await page.keyboard.press(`Shift+Digit${file}`);
  const name = await focused(page);
  assert.ok(name.startsWith(square), `${square} has the focus: ${name}`);
}

/** Presses, and hears what is said of it. */
async function press(page, key) {
  const before = await page.evaluate(() => {
    for (const id of ['polite', 'assertive']) document.getElementById(id).replaceChildren();
    return window.tetrarchy.status();
  });
  await page.keyboard.press(key);
  const { after, said } = await page.evaluate(() => ({
    after: window.tetrarchy.status(),
    said: ['polite', 'assertive'].map((id) => document.getElementById(id).textContent).join(''),
  }));
  assert.notDeepEqual([after.ply, after.picked], [before.ply, before.picked], `${key} has done something: ${said}`);
  const next = after.ended?.text ?? after.title;
  assert.ok(said.includes(next), `“${next}” is announced: “${said}”`);
  if (after.ply > before.ply) assert.ok(said.includes(after.last.text), `${after.last.text} is announced: “${said}”`);
  return after;
}

/** From the board to what is beside it: the one of that letter's kind, or the answer. */
async function goBeside(page, pick) {
  for (const key of ['Digit9', 'ArrowDown']) await page.keyboard.press(key);
  for (let i = 0; i < 4; ++i) {
    if (await page.evaluate((wanted) => JSON.stringify(document.activeElement.pick) === JSON.stringify(wanted), pick)) return;
    await page.keyboard.press('ArrowRight');
  }
  assert.fail(`${JSON.stringify(pick)} can be reached: ${await focused(page)}`);
}

async function playDjambi(page, move) {
  const { ply } = await ask(page, 'status');
  const squares = /^([a-i]\d)([a-i]\d)(?:>([a-i]\d))?(?:@([a-i]\d))?(?:x([a-i]\d))?$/.exec(move).slice(1).filter(Boolean);
  for (const square of squares) {
    await go(page, square);
    if ((await press(page, 'Enter')).ply > ply) return;
  }
  await goBeside(page, { finish: true });
  await press(page, 'Enter');
  await enter(page);
}

async function playYonin(page, move) {
  const { ply } = await ask(page, 'status');
  const [, from, to, mark] = /^(..)(..)(\+?)$/.exec(move);
  if (from[1] === '*') await goBeside(page, { hand: from[0] });
  else await go(page, from);
  await press(page, 'Enter');
  await go(page, to);
  if ((await press(page, 'Space')).ply > ply) return;
  assert.deepEqual(await page.evaluate(() => document.activeElement.pick), { answer: true }, 'the question has the focus');
  if (mark === '') await page.keyboard.press('ArrowLeft');
  await press(page, 'Enter');
}

// ---- games -----------------------------------------------------------------------------------------------------------

const games = [
  { game: 'djambi', file: 'djambi-everything.json', play: playDjambi, languages: ['es', 'kk'], words: [/elige una pieza/, /таңда/] },
  { game: 'yonin', file: 'yonin-teams.json', play: playYonin, languages: ['ja', 'fr'], words: [/選/, /choisi/] },
];

for (const { game, file, play, languages, words } of games) {
  test(`${file} is played to its end by keys alone in an embed, each step is announced in ${languages}`, async (t) => {
    const { start, moves } = recorded(file);
    const page = await openGame(t, { file: 'embed.html', ...small });
    await ask(page, 'load', start);
    await ask(page, 'setLanguage', languages[0]);
    await enter(page);
    const positions = [start];
    for (const [i, { move }] of moves.entries()) {
      if (i === Math.floor(moves.length / 2)) await ask(page, 'setLanguage', languages[1]);
      if (i === 1 || i === moves.length - 2)
        assert.match((await ask(page, 'status')).title, words[i === 1 ? 0 : 1]);
      await play(page, move);
      positions.push(await ask(page, 'position'));
    }
    assert.ok((await ask(page, 'status')).ended, 'the game has ended');
    assertConsoleAgrees(game, positions, moves.map(({ move }) => move));
    assert.deepEqual(page.problems, []);
  });
}

// ---- names -----------------------------------------------------------------------------------------------------------

const seats = { djambi: { r: 'Red', b: 'Blue', y: 'Yellow', g: 'Green' }, yonin: { s: 'South', w: 'West', n: 'North', e: 'East' } };
const roles = {
  djambi: { C: 'Chief', A: 'Assassin', R: 'Reporter', D: 'Diplomat', N: 'Necromobile', M: 'Militant' },
  yonin: { K: 'King', R: 'Rook', G: 'Gold', S: 'Silver', P: 'Pawn', '+R': 'Dragon', '+S': 'Promoted silver', '+P': 'Promoted pawn' },
};

function djambiPiece(sign, controllers) {
  if (sign === 'x') return 'Body';
  const { djambi: names } = seats;
  const leader = controllers['rbyg'.indexOf(sign[0])];
  const led = leader === '-' ? ', locked: it only blocks' : leader === sign[0] ? '' : `, led by ${names[leader]}`;
  return `${roles.djambi[sign[1]]} of ${names[sign[0]]}${led}`;
}

function yoninPiece(sign) {
  const { yonin: names } = seats;
  const [, facing, leader, man] = /^([swne])([swnex]?)(\+?[KRGSPX])$/.exec(sign);
  if (man === 'X') return `Dead king, ${names[facing]}`;
  const led = leader === '' ? '' : leader === 'x' ? ', frozen: led by nobody' : `, led by ${names[leader]}`;
  return `${roles.yonin[man]} of ${names[facing]}${led}`;
}

/** The 81 names that a position text asks for, by square. */
function namesOf(game, position, movable, checked) {
  const [board, , , controllers] = position.split(' ');
  const names = {};
  board.split('/').forEach((row, y) => {
    let x = 0;
    for (const sign of row.match(game === 'djambi' ? /\d|x|[rbyg][CARDNM]/g : /\d|[swne][swnex]?\+?[KRGSPX]/g)) {
      const empty = /^\d$/.test(sign);
      for (let i = 0; i < (empty ? Number(sign) : 1); ++i, ++x) {
        const square = game === 'djambi' ? `${'abcdefghi'[x]}${y + 1}` : `${9 - x}${'abcdefghi'[y]}`;
        const content = empty ? 'empty' : game === 'djambi' ? djambiPiece(sign, controllers) : yoninPiece(sign);
        names[square] = [square, game === 'djambi' && square === 'e5' ? 'maze' : '', content,
          checked.includes(square) ? 'in check' : '', movable.includes(square) ? 'can move' : ''].filter(Boolean).join(', ');
      }
    }
  });
  return names;
}

for (const game of ['djambi', 'yonin']) {
  test(`after each ten of 200 random plies of ${game} the names of the grid are what the position text says`, async (t) => {
    const page = await openGame(t, small);
    await ask(page, 'load', tetrarchy(game, 'start'));
    const seen = await page.evaluate(async () => {
      const { tetrarchy: api } = window;
      let seed = 7;
      const below = (n) => {
        seed = (seed * 1103515245 + 12345) % 2 ** 31;
        return seed % n;
      };
      const all = [];
      const start = api.position();
      for (let ply = 0; ply <= 200; ++ply) {
        if (api.status().ended) await api.load(start);
        const moves = api.legalMoves();
        if (ply % 10 === 0)
          all.push({
            position: api.position(), movable: moves.map((move) => move.slice(0, 2)), checked: api.status().checks.map(({ king }) => king),
            names: [...document.querySelectorAll('[role=grid] [role=row] [role=gridcell] button')].map((cell) => cell.ariaLabel),
          });
        await api.play(moves[below(moves.length)]);
      }
      return all;
    });
    assert.equal(seen.length, 21);
    for (const { position, movable, checked, names } of seen)
      assert.deepEqual([...names].sort(), Object.values(namesOf(game, position, movable, checked)).sort(), position);
    assert.deepEqual(page.problems, []);
  });
}

// ---- the keys --------------------------------------------------------------------------------------------------------

let shared;
async function theBoard() {
  shared ??= openGame({ after() {} }, { reducedMotion: 'reduce', viewport: { width: 390, height: 560 } });
  const page = await shared;
  await ask(page, 'load', tetrarchy('djambi', 'start'));
  await ask(page, 'rotate', 0);
  await enter(page);
  return page;
}

test('arrows, Home, End, digits and the letters of pieces go to squares, as the board is seen', async () => {
  const page = await theBoard();
  await go(page, 'e5');
  const keys = [['ArrowUp', 'e4'], ['ArrowRight', 'f4'], ['ArrowDown', 'f5'], ['ArrowLeft', 'e5'], ['Home', 'a5'], ['End', 'i5'],
    ['ArrowRight', 'i5'], ['Control+Home', 'a1'], ['ArrowUp', 'a1'], ['Control+End', 'i9'], ['Digit7', 'i7'],
    ['Shift+Digit2', 'b7'], ['c', 'a9'], ['r', 'a8'], ['d', 'b8'], ['n', 'c7'], ['Shift+M', 'c8'], ['Shift+M', 'c9']];
  for (const [key, square] of keys) {
    await page.keyboard.press(key);
    assert.ok((await focused(page)).startsWith(square), `${key}: ${await focused(page)}`);
  }
  await ask(page, 'rotate', 1);
  await settled(page);
  assert.ok((await focused(page)).startsWith('c9'), 'the square keeps the focus when the board is turned');
  const rects = await page.evaluate(() => [document.activeElement.getBoundingClientRect(), window.tetrarchy.squareRect('c9')]);
  for (const side of ['x', 'y', 'width', 'height']) assert.ok(Math.abs(rects[0][side] - rects[1][side]) < 1, side);
  await ask(page, 'rotate', 3);
});

test('questions are answered: moves, attackers, last moves, turn and power', async () => {
  const page = await theBoard();
  await ask(page, 'play', 'c8e6');
  const answer = async (square, key) => {
    await go(page, square);
    await page.keyboard.press(key);
    return (await spoken(page))[0];
  };
  assert.match(await answer('g8', 'm'), /^Militant of Blue: free to move here: .*\bf7\b.* kill here: e6/);
  assert.match(await answer('e6', 'o'), /^e6, Militant of Red\. Attacked by: .*Militant of Blue on g8/);
  assert.match(await answer('e6', 'l'), /^Red: MC8-E6/);
  assert.match(await answer('e6', 't'), /^Blue: choose a piece .*Nobody is in power\. Then: Yellow, Green, Red/);
  await go(page, 'g8');
  await press(page, 'Enter');
  assert.equal(await focused(page), 'g8, Militant of Blue, chosen');
  await go(page, 'e6');
  assert.equal(await focused(page), 'e6, Militant of Red, kill here');
  await press(page, 'Escape');
  await page.keyboard.press('Escape');
  await go(page, 'a9');
  await page.keyboard.press('Enter');
  assert.match((await spoken(page))[1], /Red leads the red chief/);
});

test('the focus shows on the board, and nothing of the grid takes a click, a touch or the wheel', async () => {
  const page = await theBoard();
  await go(page, 'c7');
  await settled(page);
  saveArtifact('grid-focus.png', await page.screenshot());
  const { outline, hit } = await page.evaluate(() => {
    const { x, y, width, height } = window.tetrarchy.squareRect('c7');
    return { outline: getComputedStyle(document.activeElement).outlineWidth,
      hit: document.elementFromPoint(x + width / 2, y + height / 2).id };
  });
  assert.equal(outline, '3px');
  assert.equal(hit, 'canvas');
});

test('Tab goes from the board to the typed move, to the menu and out; the menu gives the focus back', async () => {
  const page = await theBoard();
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Type a move');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Game menu');
  await page.keyboard.press('Enter');
  await settled(page);
  assert.ok(await ask(page, 'controlRect', 'menu.new-game'));
  await page.keyboard.press('Escape');
  await settled(page);
  assert.equal(await focused(page), 'Game menu');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.closest('#grid, #grid-tools')), null);
});
