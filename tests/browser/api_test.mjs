import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, newGame, refusal, settled, tetrarchy } from './support.mjs';

test('a move that the rules do not know is refused with code, clause and text, and changes nothing', async () => {
  const page = await newGame();
  const [before, record] = [await ask(page, 'position'), await ask(page, 'record')];
  for (const move of ['a1a2', 'c9i3', 'e5e6', 'nonsense', '', 'pass']) {
    const { code, clause, text } = await refusal(page, 'play', move);
    assert.match(code, /^[a-z_]+$/, move);
    assert.match(clause, /^(D\d+(\.\d+)?)?$/, move);
    assert.ok(text.length > 10 && !/[{}]/.test(text), `${move}: ${text}`);
  }
  assert.equal(await ask(page, 'position'), before);
  assert.equal(await ask(page, 'record'), record);
});

test('bad positions and records are refused with a reason, and change nothing', async () => {
  const page = await newGame();
  const [move] = await ask(page, 'legalMoves');
  await ask(page, 'play', move);
  const before = await ask(page, 'record');
  const bad = ['', 'x', '{', '{}', '{"tetrarchy":1}', '9/9/9/9/9/9/9/9/9 r r rbyg aaaa 0 1 std', before.replace('djambi', 'chess')];
  for (const text of bad) {
    const reason = await refusal(page, 'load', text);
    assert.ok(reason?.code && reason.text, `${text.slice(0, 40)} is refused`);
    assert.ok(!/[{}]/.test(reason.text), reason.text);
  }
  assert.equal(await ask(page, 'record'), before);
});

test('a record that was read is written again as it was', async () => {
  const page = await newGame();
  for (let i = 0; i < 5; ++i) await ask(page, 'play', (await ask(page, 'legalMoves'))[i]);
  const record = await ask(page, 'record');
  const position = await ask(page, 'position');
  await ask(page, 'load', tetrarchy('djambi', 'start', '--layout', 'rotated'));
  assert.notEqual(await ask(page, 'position'), position);
  await ask(page, 'load', record);
  assert.equal(await ask(page, 'position'), position);
  assert.equal(await ask(page, 'record'), record);
});

test('the legal moves are the console\'s, of the whole board and of a square', async () => {
  const page = await newGame();
  const all = tetrarchy('djambi', 'moves', await ask(page, 'position')).split('\n');
  assert.deepEqual(await ask(page, 'legalMoves'), all);
  assert.deepEqual(await ask(page, 'legalMoves', 'c9'), all.filter((move) => move.startsWith('c9')));
  assert.equal((await refusal(page, 'legalMoves', 'z9')).code, 'unknown_square');
});

test('undo, redo and stepping through the plies', async () => {
  const page = await newGame();
  const start = await ask(page, 'position');
  const [move] = await ask(page, 'legalMoves');
  await ask(page, 'play', move);
  const after = await ask(page, 'position');
  assert.equal(await ask(page, 'goTo', 0), true);
  assert.equal(await ask(page, 'position'), start);
  assert.equal(await ask(page, 'goTo', 2), false);
  assert.equal(await ask(page, 'goTo', 1), true);
  assert.equal(await ask(page, 'undo'), true);
  assert.equal(await ask(page, 'position'), start);
  assert.equal(await ask(page, 'undo'), false);
  assert.equal(await ask(page, 'redo'), true);
  assert.equal(await ask(page, 'position'), after);
});

test('picks tell what the unfinished move has and what it may have next', async () => {
  const page = await newGame();
  const from = (await ask(page, 'legalMoves')).map((move) => move.slice(0, 2));
  const { made, open, mayFinish } = await ask(page, 'picks');
  assert.deepEqual(made, []);
  assert.equal(mayFinish, false);
  assert.deepEqual(open.map(({ square }) => square).sort(), [...new Set(from)].sort());
  assert.ok(open.every(({ act }) => act === 'choose'));
});

test('the board turns, and the squares with it', async () => {
  const page = await newGame();
  const corner = await ask(page, 'squareRect', 'a9');
  await ask(page, 'rotate', 1);
  await settled(page);
  const turned = await ask(page, 'squareRect', 'a9');
  assert.notDeepEqual(turned, corner);
  await ask(page, 'rotate', 3);
  await settled(page);
  assert.deepEqual(await ask(page, 'squareRect', 'a9'), corner);
});

test('a language without texts is refused', async () => {
  const page = await newGame();
  await ask(page, 'setLanguage', 'en');
  const reason = await refusal(page, 'setLanguage', 'tlh');
  assert.equal(reason.code, 'unknown_language');
  assert.match(reason.text, /tlh/);
});

test('controls and squares have places; what is not on the screen has none', async () => {
  const page = await newGame();
  const { width, height } = await ask(page, 'squareRect', 'e5');
  assert.ok(width >= 24 && Math.abs(width - height) < 0.01);
  assert.ok(await ask(page, 'controlRect', 'undo'));
  assert.equal(await ask(page, 'controlRect', 'no-such-control'), null);
  assert.equal(await ask(page, 'handRect', 'red', 'rook'), null);
});

test('events tell of moves, turns and plies', async () => {
  const page = await newGame();
  await page.evaluate(() => {
    window.heard = [];
    for (const event of ['move', 'turn', 'fall', 'end', 'ply', 'error'])
      window.tetrarchy.on(event, (detail) => window.heard.push([event, detail]));
  });
  const [move] = await ask(page, 'legalMoves');
  await ask(page, 'play', move);
  await ask(page, 'goTo', 0);
  const heard = await page.evaluate(() => window.heard.map(([event]) => event));
  assert.ok(heard.includes('move') && heard.includes('turn') && heard.includes('ply'), String(heard));
});
