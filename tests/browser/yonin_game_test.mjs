// Whole games of Yonin shogi, played by nothing but clicks and touches, on a tablet and on a phone.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ask, assertConsoleAgrees, centre, clickRect, openGame, saveArtifact, settled } from './support.mjs';

const sessions = new WeakMap();
/** A touch is told with its end at once: on a slow machine it would become a long one, which asks about a piece. */
async function tap(page, rect) {
  assert.ok(rect, 'what shall be touched is on the screen');
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  const [x, y] = centre(rect);
  const send = (type, touchPoints) => sessions.get(page).send('Input.dispatchTouchEvent', { type, touchPoints });
  await Promise.all([send('touchStart', [{ x, y }]), send('touchEnd', [])]);
}

const touch = { hasTouch: true, reducedMotion: 'reduce' };
const tablet = { viewport: { width: 720, height: 540 }, ...touch };
const phone = { viewport: { width: 320, height: 568 }, isMobile: true, ...touch };

const games = [
  {
    file: 'yonin-classic.json', options: tablet,
    shows: ['drop', 'declined promotion', 'accepted promotion', 'double check answered by two seats',
      'check to the right-hand neighbour', 'mate with inheritance', 'drop of an inherited piece', 'fall without a move',
      'last king'],
  },
  {
    file: 'yonin-teams.json', options: phone,
    shows: ['drop', 'declined promotion', 'accepted promotion', 'double check answered by two seats',
      'check to the right-hand neighbour', 'the team loses'],
  },
];

const seats = ['red', 'blue', 'yellow', 'green'];
const rightOf = (seat) => seats[(seats.indexOf(seat) + 3) % 4];

/**
 * Presses until `picks` of the move are made or it is played. A machine that is busy makes a long touch of a short one,
 * and a long touch only asks about a piece: then it takes another.
 */
async function pressUntil(page, press, find, ply, picks) {
  const done = () => page.waitForFunction(([before, count]) => {
    const { tetrarchy: game } = window;
    return game.status().ply > before || game.picks().made.length === count;
  }, [ply, picks], { timeout: 4_000 }).then(() => true, () => false);
  for (let presses = 0; presses < 3; ++presses) {
    await press(page, await find());
    if (await done()) return;
  }
  saveArtifact(`not-picked-${ply}.png`, await page.screenshot());
  assert.fail(`pick ${picks} of move ${ply + 1} was not made: ${JSON.stringify(await ask(page, 'picks'))}`);
}

/** Plays a move in machine form, pick by pick; what was picked, as the page names it. */
async function playByHand(page, press, move) {
  const { turn, ply } = await ask(page, 'status');
  const [, from, to, mark] = /^(..)(..)(\+?)$/.exec(move);
  const first = from[1] === '*' ? ['handRect', turn, from[0]] : ['squareRect', from];
  await pressUntil(page, press, () => ask(page, ...first), ply, 1);
  const [chosen] = (await ask(page, 'picks')).made;
  await pressUntil(page, press, () => ask(page, 'squareRect', to), ply, 2);
  const asked = (await ask(page, 'status')).ply === ply;
  if (asked) {
    await settled(page);
    await pressUntil(page, press, () => ask(page, 'controlRect', mark === '+' ? 'answer-yes' : 'answer-no'), ply, 3);
  }
  assert.equal((await ask(page, 'status')).ply, ply + 1, `${move} is played`);
  return { hand: chosen.hand, answered: asked ? mark === '+' : undefined };
}

const handOf = (position, seat) => position.split(' ')[2].split('/')[seats.indexOf(seat)];
const kingsInCheck = ({ checks }) => new Set(checks.map(({ king }) => king));

/** What a game has shown, judged by nothing but what the page tells. */
class Witness {
  seen = new Set();

  #previous;  // who moved last, and which kings were in check then
  #inherited = new Map();

  saw({ before, after, position, positionAfter, hand, answered, falls }) {
    const { turn } = before;
    if (hand) this.seen.add('drop');
    if (answered !== undefined) this.seen.add(answered ? 'accepted promotion' : 'declined promotion');
    if (hand && this.#inherited.get(turn)?.has(hand)) this.seen.add('drop of an inherited piece');
    if (!hand) this.#inherited.get(turn)?.clear();  // it may have captured one of its own
    this.#watchTurns(before, after);
    for (const text of falls) {
      if (/is mated by/.test(text)) this.#watchMate(turn, position, positionAfter);
      if (/has no move/.test(text)) this.seen.add('fall without a move');
    }
  }

  #watchTurns(before, after) {
    const kings = kingsInCheck(before);
    const previous = this.#previous;
    const still = previous && [...kings].some((king) => previous.kings.has(king));
    if (still && previous.kings.size >= 2) this.seen.add('double check answered by two seats');
    if (previous && kings.size === 1 && rightOf(previous.turn) === before.turn && after.turn === previous.turn)
      this.seen.add('check to the right-hand neighbour');
    this.#previous = { turn: before.turn, kings };
  }

  #watchMate(turn, position, positionAfter) {
    const kinds = (text) => new Set(handOf(text, turn).replace(/[^RGSP]/g, ''));
    const gained = [...kinds(positionAfter)].filter((kind) => !kinds(position).has(kind));
    this.#inherited.set(turn, new Set(gained));
    this.seen.add('mate with inheritance');
  }

  ended({ places }) {
    const order = seats.map((seat) => places[seat]);
    if (new Set(order).size === 4) this.seen.add('last king');
    if (order.every((place) => place === 1 || place === 3)) this.seen.add('the team loses');
  }
}

for (const { file, options, shows } of games) {
  const game = JSON.parse(readFileSync(new URL(`games/${file}`, import.meta.url), 'utf8'));

  test(`${file} is played to its end by clicks and touches in turn, and every position is the console's`, async (t) => {
    const page = await openGame(t, options);
    await ask(page, 'load', game.start);
    assert.equal(await ask(page, 'game'), 'yonin');
    await page.evaluate(() => {
      window.falls = [];
      window.tetrarchy.on('fall', ({ text }) => window.falls.push(text));
    });
    await settled(page);
    const witness = new Witness();
    let position = game.start;
    const positions = [position];
    for (const [i, { move, shows: what }] of game.moves.entries()) {
      const before = await ask(page, 'status');
      const picked = await playByHand(page, i % 2 ? tap : clickRect, move);
      const positionAfter = await ask(page, 'position');
      positions.push(positionAfter);
      const after = await ask(page, 'status');
      const falls = await page.evaluate(() => window.falls.splice(0));
      witness.saw({ before, after, position, positionAfter, falls, ...picked });
      position = positionAfter;
      if (what) t.diagnostic(`${i + 1} ${move}: ${what}`);
      if (falls.length > 0) {
        await settled(page);
        saveArtifact(`${file.replace('.json', '')}-${i + 1}.png`, await page.screenshot());
      }
    }
    const { ended } = await ask(page, 'status');
    assert.ok(ended, 'the game has ended');
    assertConsoleAgrees('yonin', positions, game.moves.map(({ move }) => move));
    witness.ended(ended);
    for (const what of shows) assert.ok(witness.seen.has(what), `the game shows: ${what}`);
    assert.deepEqual(page.problems, []);
  });
}
