// Games in addresses: index.html#g=<link>, made by page and console alike, and what becomes of damaged ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, clickControl, mutations, newPage, openGame, playedRecord, ready, refusal, server, settled, tetrarchy, tetrarchyOf } from './support.mjs';

const small = { viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' };

const records = { djambi: playedRecord('djambi', 'tree:nodes=50', 150), yonin: playedRecord('yonin', 'oneply', 150) };
const record = records.yonin;
const linkAt = (ply, of = record) => tetrarchyOf(of, 'convert', '-', '--to', 'link', '--ply', String(ply));

const untilPly = (page, ply) => page.waitForFunction((wanted) => window.tetrarchy.status().ply === wanted, ply);
const untilHash = (page, hash) => page.waitForFunction((wanted) => location.hash === wanted, hash);
const setHash = (page, hash) => page.evaluate((wanted) => { location.hash = wanted; }, hash);

async function openAt(t, hash, options = {}) {
  const page = await newPage(t, { ...small, ...options });
  await page.goto(`${(await server()).url}#${hash}`);
  await ready(page);
  return page;
}

for (const [game, ply] of [['djambi', 77], ['yonin', 111]]) {
  test(`a link from ply ${ply} of 150 of ${game} opens there for anybody, in page and console alike`, async (t) => {
    const page = await openGame(t, small);
    await ask(page, 'load', records[game]);
    await ask(page, 'goTo', ply);
    const [link, position] = [await ask(page, 'link'), await ask(page, 'position')];
    const address = `${(await server()).url}index.html#g=${link}`;
    assert.ok(address.length < 2000, `${address.length} characters`);
    assert.equal(link, linkAt(ply, await ask(page, 'record')));
    assert.equal(tetrarchy('convert', address), position);
    const fresh = await openAt(t, `g=${link}`);
    const status = await ask(fresh, 'status');
    assert.deepEqual([status.ply, status.lastPly, await ask(fresh, 'position')], [ply, 150, position]);
    assert.deepEqual([page.problems, fresh.problems], [[], []]);
  });
}

test('200 damaged links are each refused with a reason, and the game stays as it was', async (t) => {
  const page = await openGame(t, small);
  await ask(page, 'play', (await ask(page, 'legalMoves'))[0]);
  const [kept, link] = [await ask(page, 'record'), linkAt(77)];
  const links = [...mutations(link, 200)].map((changed) => `#g=${changed}`).filter((changed) => changed !== `#g=${link}`);
  const refused = await page.evaluate(async (all) => {
    const reasons = [];
    for (const one of all) await window.tetrarchy.load(one).then(() => reasons.push(''), ({ text }) => reasons.push(text));
    return reasons;
  }, links);
  // What follows a "&" is not the link's any more, so a change there is none.
  refused.forEach((reason, i) => assert.ok(reason || links[i].startsWith(`#g=${link}&`), links[i]));
  assert.ok(refused.length > 190);
  for (const changed of links.slice(0, 8)) {
    await page.evaluate(() => document.getElementById('assertive').replaceChildren());
    await setHash(page, changed);
    await page.waitForFunction(() => document.getElementById('assertive').textContent.length > 0);
  }
  assert.equal(await ask(page, 'record'), kept);
  assert.equal((await refusal(page, 'load', `#g=2${link}`)).code, 'link_unknown');
  assert.deepEqual(page.problems, []);
});

test('a page that is opened with a damaged link says so and has the game that was there', async (t) => {
  const page = await openGame(t, small);
  await ask(page, 'play', (await ask(page, 'legalMoves'))[0]);
  const kept = await ask(page, 'record');
  await page.goto('about:blank');
  await page.goto(`${(await server()).url}#g=${linkAt(77).slice(0, 40)}`);
  await ready(page);
  await page.waitForFunction(() => /damaged/.test(document.getElementById('assertive').textContent));
  assert.equal(await ask(page, 'record'), kept);
});

test('an address that is edited by hand navigates, and the own game waits until another is played', async (t) => {
  const page = await openGame(t, small);
  await ask(page, 'play', (await ask(page, 'legalMoves'))[0]);
  const own = await ask(page, 'record');
  await setHash(page, `g=${linkAt(20)}`);
  await untilPly(page, 20);
  await setHash(page, `g=${linkAt(149)}`);
  await untilPly(page, 149);
  await page.goBack();
  await untilPly(page, 20);
  await page.goto(`${(await server()).url}?`);
  await ready(page);
  assert.equal(await ask(page, 'record'), own);
});

test('the address follows the plies without entries in the history, and is the page\'s again when a move is played', async (t) => {
  const page = await openAt(t, `g=${linkAt(20)}`);
  const entries = await page.evaluate(() => history.length);
  await ask(page, 'goTo', 21);
  await ask(page, 'goTo', 150);
  await untilHash(page, `#g=${linkAt(150)}`);
  assert.equal(await page.evaluate(() => history.length), entries);
  await ask(page, 'play', (await ask(page, 'legalMoves'))[0]);
  await untilHash(page, '');
  await page.reload();
  await ready(page);
  assert.equal((await ask(page, 'status')).lastPly, 151);
});

test('the menu copies the address of the game at the shown ply', async (t) => {
  const page = await newPage(t, { ...small, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto((await server()).url);
  await ready(page);
  await ask(page, 'load', record);
  await ask(page, 'goTo', 33);
  await settled(page);
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.link');
  await page.waitForFunction(() => /copied/i.test(document.getElementById('polite').textContent));
  const address = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(address, `${(await server()).url}#g=${linkAt(33)}`);
});

test('where copying is refused, the address is there to be copied by hand', async (t) => {
  const page = await openGame(t, { ...small,
    init: () => { navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError')); } });
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.link');
  await page.locator('#link').waitFor({ state: 'visible' });
  const selected = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value.slice(selectionStart, selectionEnd);
  });
  assert.equal(selected, `${(await server()).url}#g=${await ask(page, 'link')}`);
  await page.keyboard.press('Escape');
  await page.locator('#link').waitFor({ state: 'hidden' });
  assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
  assert.deepEqual(page.problems, []);
});
