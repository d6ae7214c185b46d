// Games by link: four browsers that know nothing of each other but the addresses that they are sent.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, clickControl, newPage, ready, refusal, seriousFindings, server } from './support.mjs';

// As high as the whole menu, and no more pixels than needed.
const small = {
  viewport: { width: 400, height: 640 }, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'],
};
const seats = ['red', 'blue', 'yellow', 'green'];

const status = (page) => ask(page, 'status');
const untilPly = (page, ply) => page.waitForFunction((wanted) => window.tetrarchy.status().ply === wanted, ply);
const untilSaid = (page, region, words) =>
  page.waitForFunction(([id, source]) => new RegExp(source).test(document.getElementById(id).textContent), [region, words]);

/** A browser of its own, at an address. */
async function openAt(t, address, options = {}) {
  const page = await newPage(t, { ...small, ...options });
  await page.goto(address);
  await ready(page);
  return page;
}

/** Answers the question for the seat, which is there. */
async function take(page, value) {
  await page.locator(`#seat button[value="${value}"]`).click();
  await page.locator('#seat').waitFor({ state: 'detached' });
}

const isAsked = (page) => page.locator('#seat').isVisible();

/** The address that the person is given to send, as it is copied. */
async function sent(page) {
  const address = await page.locator('#send-link').inputValue();
  await page.locator('#send .actions button').last().click();
  await untilSaid(page, 'send', 'Link copied');
  await page.keyboard.press('Escape');
  await page.locator('#send').waitFor({ state: 'detached' });
  return address;
}

/** Begins a game by link as this seat, out of the menu. */
async function begin(page, seat, game) {
  await ask(page, 'begin', { game });
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.correspondence');
  await page.locator('#seat').waitFor({ state: 'visible' });
  await take(page, seat);
}

const play = async (page) => ask(page, 'play', (await ask(page, 'legalMoves'))[0]);

async function resign(page, seat) {
  for (const control of ['menu', 'menu.resign', `resign.${seat}`, 'resign.confirm']) await clickControl(page, control);
}

/** Red and blue, after a move of each: {red, blue, addresses: of the game at every ply}. */
async function two(t, options) {
  const { url } = await server();
  const red = await openAt(t, url, options);
  await begin(red, 'red', 'djambi');
  await play(red);
  const addresses = [await sent(red)];
  const blue = await openAt(t, addresses[0], options);
  await take(blue, 'blue');
  await play(blue);
  addresses.push(await sent(blue));
  await red.goto(addresses[1]);
  await untilPly(red, 2);
  return { red, blue, addresses };
}

/** The address of the same game with another last move, made in a browser that does not know it. */
async function forged(t, page) {
  const { url } = await server();
  const forger = await openAt(t, url);
  const link = await forger.evaluate(async (kept) => {
    const { tetrarchy } = window;
    const record = JSON.parse(kept);
    const { move } = record.moves.pop();
    const load = (ply) => tetrarchy.load(JSON.stringify({ ...record, ply }));
    await load(record.moves.length);
    record.moves.push({ move: tetrarchy.legalMoves().find((one) => one !== move), ms: 0 });
    await load(record.moves.length);
    return tetrarchy.link();
  }, await ask(page, 'record'));
  return `${url}#g=${link}`;
}

test('four browsers play a game to its end by passing links only', async (t) => {
  const { url } = await server();
  const pages = [];
  const askedFor = new Map(seats.map((seat) => [seat, 0]));
  const reach = async (seat, address, ply) => {
    const i = seats.indexOf(seat);
    if (pages[i]) await pages[i].goto(address);
    else pages[i] = await openAt(t, address);
    await untilPly(pages[i], ply);
    if (!(await isAsked(pages[i]))) return;
    askedFor.set(seat, askedFor.get(seat) + 1);
    await take(pages[i], seat);
  };
  pages[0] = await openAt(t, url);
  await begin(pages[0], 'red', 'yonin');
  let ply = 0;
  while (true) {
    const { turn } = await status(pages[0]);
    const mover = pages[seats.indexOf(turn)];
    const waiting = pages.find((page) => page !== mover);
    if (waiting) {
      assert.equal((await status(waiting)).awaited, turn);
      assert.equal((await refusal(waiting, 'play', (await ask(waiting, 'legalMoves'))[0])).code, 'awaited');
    }
    await (ply < 2 ? play(mover) : resign(mover, turn));
    const address = await sent(mover);
    ply += 1;
    for (const seat of seats) if (seat !== turn) await reach(seat, address, ply);
    if ((await status(mover)).ended) break;
  }
  assert.equal(ply, 5);
  assert.deepEqual([...askedFor.values()], [0, 1, 1, 1]);
  const places = await Promise.all(pages.map(async (page) => (await status(page)).ended.places.blue));
  assert.deepEqual(places, [1, 1, 1, 1]);
  assert.equal(new Set(await Promise.all(pages.map((page) => ask(page, 'record')))).size, 1);
  assert.deepEqual(pages.flatMap(({ problems }) => problems), []);
});

test('a stale link and a forged one are refused with the reason, and the own game stays', async (t) => {
  const { red, addresses } = await two(t);
  const own = await ask(red, 'link');
  await red.goto(addresses[0]);
  await untilSaid(red, 'assertive', 'older than your game, which has 1 more turn\\.');
  assert.equal(await ask(red, 'link'), own);
  await red.goto(await forged(t, red));
  await untilSaid(red, 'assertive', 'does not continue your game: they differ from turn 2 on');
  assert.equal(await ask(red, 'link'), own);
  await red.waitForFunction((link) => location.hash === `#g=${link}`, own);
  assert.equal(await isAsked(red), false);
  assert.equal((await status(red)).awaited, 'yellow');
  await red.goto(`${(await server()).url}#g=${own.slice(0, -3)}`);
  await untilSaid(red, 'assertive', 'damaged');
  assert.deepEqual(red.problems, []);
});

test('a reload keeps game and seat, and the game that was there before is not lost', async (t) => {
  const { url } = await server();
  const page = await openAt(t, url);
  await play(page);
  const own = await ask(page, 'record');
  const { addresses } = await two(t);
  await page.goto(addresses[0]);
  await untilPly(page, 1);
  await take(page, 'yellow');
  await page.goto(addresses[1]);
  await untilPly(page, 2);
  await untilSaid(page, 'polite', 'Since you were here: Blue: ');
  await play(page);
  await page.locator('#send').waitFor();
  await page.keyboard.press('Escape');
  const record = await ask(page, 'record');
  await page.reload();
  await ready(page);
  assert.equal(await ask(page, 'record'), record);
  assert.equal((await status(page)).awaited, 'green');
  assert.equal(await isAsked(page), false);
  assert.equal(await ask(page, 'undo'), true, 'the move was not sent yet');
  await page.goto('about:blank');
  await page.goto(url);
  await ready(page);
  assert.equal(await ask(page, 'record'), own);
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.correspondence');
  await page.getByRole('link', { name: 'Djambi, Yellow, moves: 2' }).click();
  await untilPly(page, 2);
  assert.equal((await status(page)).awaited, null);
});

test('a move is taken back until its link is copied', async (t) => {
  const page = await openAt(t, (await server()).url);
  await begin(page, 'red', 'djambi');
  await play(page);
  await page.locator('#send button[value="back"]').click();
  await untilPly(page, 0);
  await play(page);
  await sent(page);
  assert.equal(await ask(page, 'undo'), false);
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.correspondence');
  await page.locator('#send').waitFor();
  assert.equal(await page.locator('#send button[value="back"]').isVisible(), false);
});

test('who only looks is not asked again, and a seat that was not chosen is asked for the next time', async (t) => {
  const { addresses } = await two(t);
  const page = await openAt(t, addresses[0]);
  await page.keyboard.press('Escape');
  await page.locator('#seat').waitFor({ state: 'detached' });
  assert.equal((await status(page)).awaited, 'blue');
  await page.goto(addresses[1]);
  await take(page, 'look');
  await page.reload();
  await ready(page);
  assert.equal(await isAsked(page), false);
  assert.equal((await status(page)).awaited, 'yellow');
});

test('a seat that was chosen by mistake is changed', async (t) => {
  const { addresses } = await two(t);
  const page = await openAt(t, addresses[0]);
  await take(page, 'green');
  assert.equal((await status(page)).awaited, 'blue');
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.correspondence');
  await page.locator('#send button[value="seat"]').click();
  await take(page, 'blue');
  assert.equal((await status(page)).awaited, null);
});

test('a storage that throws is survived: the seat is known until the page is left', async (t) => {
  const init = () => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });
  };
  const { red, blue, addresses } = await two(t, { init });
  assert.equal(await isAsked(red), false);
  assert.equal((await status(red)).awaited, 'yellow');
  await clickControl(blue, 'menu');
  await clickControl(blue, 'menu.correspondence');
  await blue.locator('#send').waitFor();
  await untilSaid(blue, 'send', 'keeps nothing');
  await red.goto('about:blank');
  await red.goto(addresses[1]);
  await ready(red);
  assert.ok(await isAsked(red));
  assert.deepEqual([red.problems, blue.problems], [[], []]);
});

test('both dialogs can be read and worked with keys, and give the focus back', async (t) => {
  const page = await openAt(t, (await server()).url);
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.correspondence');
  await page.locator('#seat').waitFor();
  assert.deepEqual(await seriousFindings(page, { within: '#seat' }), []);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('#seat').waitFor({ state: 'detached' });
  await play(page);
  await page.locator('#send').waitFor();
  assert.deepEqual(await seriousFindings(page, { within: '#send' }), []);
  for (const button of await page.locator('#send button:visible').all())
    assert.ok((await button.boundingBox()).height >= 24);
  await page.keyboard.press('Escape');
  await page.locator('#send').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
  assert.deepEqual(page.problems, []);
});
