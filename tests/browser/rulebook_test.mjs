// The rulebook's pages: every passage in every language, the English beside them, search, glossary, and good manners.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assets, games, languages } from '../../web/tools/rulebook/library.mjs';
import { newPage, saveArtifact, seriousFindings, server } from './support.mjs';

const watchPolicy = () => {
  window.violations = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.violations.push(`${violatedDirective}: ${blockedURI}`));
};

/** Opens a book under the strict policy; whatever it complains of fails the test. */
async function openBook(t, address, options = {}) {
  const page = await newPage(t, { reducedMotion: 'reduce', init: watchPolicy, ...options });
  page.setDefaultTimeout(10_000);
  const { url } = await server({ csp: true });
  await page.goto(`${url}rulebook/${address}`);
  await page.waitForSelector('html.reader');
  return page;
}

async function assertQuiet(page) {
  assert.deepEqual(page.problems, []);
  assert.deepEqual(await page.evaluate(() => window.violations), []);
}

const idsIn = (game, language) => {
  const text = readFileSync(`${assets}/${game}/${language}.md`, 'utf8');
  return [...text.matchAll(/^(?:## \{#([a-z0-9-]+)\}|\[([a-z0-9-]+)\] \(|:::diagram ([a-z0-9-]+))/gm)]
    .map(([, section, paragraph, diagram]) => section ?? paragraph ?? diagram);
};

/** The ids that stand more than once. */
const twice = (page) => page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id)
  .filter((id, i, all) => all.indexOf(id) !== i));

const prose = (page, id) => page.locator(`[data-unit="${id}"] .prose`).first();

/** Where it is in the window. */
const top = (page, id) => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

// ---- what is there ----------------------------------------------------------------------------------------------------

test('every clause of the rules has a place in the text', async (t) => {
  const clauses = JSON.parse(readFileSync(`${assets}/clauses.json`, 'utf8'));
  for (const game of games) {
    const page = await openBook(t, `${game}/fr.html#clause-${game === 'djambi' ? 'D4.3' : 'Y4.3'}`);
    const places = await page.evaluate((all) => all.map((clause) => document.getElementById(`clause-${clause}`)?.closest('.unit')?.id),
      Object.keys(clauses[game]));
    assert.deepEqual(places, Object.values(clauses[game]));
    const shown = game === 'djambi' ? 'assassin-kill' : 'check-who-is-next';
    const y = await top(page, shown);
    assert.ok(y >= 0 && y < 200, `the clause in the address is in view: ${y}`);
  }
});

test('every picture of a diagram is there and has its text', async (t) => {
  for (const game of games) {
    const page = await openBook(t, `${game}/ja.html`);
    const broken = await page.evaluate(async () => {
      const images = [...document.querySelectorAll('figure img')];
      const bad = await Promise.all(images.map(async (image) => {
        const answer = await fetch(image.src);
        const text = await answer.text();
        return answer.ok && text.startsWith('<svg') && image.alt.length > 20 && image.width > 0 ? null : image.src;
      }));
      return [images.length, ...bad.filter(Boolean)];
    });
    assert.deepEqual(broken, [game === 'djambi' ? 73 : 71]);
  }
});

test('without scripts the text, the pictures and the links are there', async (t) => {
  const page = await newPage(t, { javaScriptEnabled: false });
  const { url } = await server({ csp: true });
  await page.goto(`${url}rulebook/djambi/es.html#maze-rule`);
  assert.ok(await prose(page, 'maze-rule').isVisible());
  assert.ok(await page.locator('#fig-maze-assassin img').isVisible());
  assert.equal(await page.locator('.chapters a').count(), 25);
  assert.equal(await page.locator('#maze-rule a.term').first().getAttribute('href'), '#term-maze');
  assert.equal(await page.locator('.actions:visible').count(), 0);
});

// ---- the English beside it ---------------------------------------------------------------------------------------------

test('a tap opens the English of a paragraph beside it, another or Esc closes it', async (t) => {
  const page = await openBook(t, 'djambi/fr.html', { viewport: { width: 1440, height: 900 } });
  const english = readFileSync(`${assets}/djambi/en.md`, 'utf8').split('\n');
  await prose(page, 'what-goal').click();
  const beside = page.locator('.english.beside');
  await beside.waitFor();
  const original = english[english.findIndex((line) => line.startsWith('[what-goal]')) + 1];
  assert.equal((await beside.locator('p').innerText()).trim(), original.replaceAll('*', ''));
  assert.equal(await beside.getAttribute('lang'), 'en');
  const [left, right] = [await prose(page, 'what-goal').boundingBox(), await beside.boundingBox()];
  assert.ok(right.x > left.x + left.width && Math.abs(right.y - left.y) < 40, 'it stands at the right of the paragraph');

  await prose(page, 'what-scene').click();
  await page.waitForFunction(() => document.querySelector('.english.beside')?.closest('.unit')?.id === 'what-scene');
  assert.equal(await beside.count(), 1);
  await page.keyboard.press('Escape');
  assert.equal(await beside.count(), 0);
  await assertQuiet(page);
});

test('Enter on a paragraph does what a tap does, and a caption has its English too', async (t) => {
  const page = await openBook(t, 'yonin/kk.html', { viewport: { width: 1440, height: 900 } });
  await prose(page, 'what-goal').focus();
  await page.keyboard.press('Enter');
  const beside = page.locator('.english.beside');
  await beside.waitFor();
  assert.match(await beside.innerText(), /You win if yours is the last living king/);
  await page.keyboard.press('Enter');
  assert.equal(await beside.count(), 0);
  await page.locator('#start figcaption .prose').focus();
  await page.keyboard.press('Enter');
  await beside.waitFor();
  assert.match(await beside.innerText(), /Nine men on each side/);
  await assertQuiet(page);
});

test('the EN chip shows the English under the paragraph', async (t) => {
  const page = await openBook(t, 'djambi/ja.html', { viewport: { width: 390, height: 844 } });
  const chip = page.locator('#what-goal .chip');
  await chip.click();
  const under = page.locator('#what-goal .english.under');
  await under.waitFor();
  assert.match(await under.innerText(), /Your aim is simple to say/);
  assert.equal(await chip.getAttribute('aria-expanded'), 'true');
  const [above, below] = [await prose(page, 'what-goal').boundingBox(), await under.boundingBox()];
  assert.ok(below.y >= above.y + above.height - 1, 'it stands under the paragraph');
  await chip.focus();
  await page.keyboard.press('Enter');
  await under.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.english').count(), 0);
});

test('the whole book side by side is remembered', async (t) => {
  const page = await openBook(t, 'djambi/es.html', { viewport: { width: 1440, height: 900 } });
  await page.locator('button.beside').click();
  await page.waitForFunction(() => document.querySelectorAll('.english.whole').length > 200);
  const units = await page.locator('.unit').count();
  assert.equal(await page.locator('.english.whole').count(), units);
  assert.deepEqual(await twice(page), []);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('.english.whole').length > 200);
  await page.locator('button.beside').click();
  assert.equal(await page.locator('.english').count(), 0);
  await page.reload();
  await page.waitForSelector('html.reader');
  assert.equal(await page.locator('.english').count(), 0);
  await assertQuiet(page);
});

test('a browser that keeps nothing does not stop the reader', async (t) => {
  const page = await openBook(t, 'djambi/es.html', {
    init: () => {
      window.violations = [];
      Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } });
    },
  });
  await page.locator('button.beside').click();
  await page.waitForFunction(() => document.querySelectorAll('.english.whole').length > 200);
  await assertQuiet(page);
});

test('the English book has nothing to compare', async (t) => {
  const page = await openBook(t, 'djambi/en.html');
  await prose(page, 'what-goal').click();
  assert.equal(await page.locator('.english, .chip, button.beside').count(), 0);
});

// ---- search, glossary, languages ---------------------------------------------------------------------------------------

const searches = [
  ['djambi/en.html', 'walled in necromobile', 'falls-ring', 'necromobile'],
  ['djambi/es.html', 'lider vivo', 'what-goal', 'líder'],
  ['yonin/fr.html', 'pions deplies ECHEC', null, null],
  ['yonin/fr.html', 'echec perpetuel', 'end-perpetual', 'échec perpétuel'],
  ['djambi/ja.html', '霊柩車 包囲', 'necromobile-worth', '霊柩車'],
  ['djambi/kk.html', 'курескер лабиринт', 'militant-move', 'күрескер'],
  ['djambi/en.html', 'D7.3', 'falls-locked', null],
];
for (const [address, words, id, lit] of searches) {
  test(`search: "${words}" in ${address}`, async (t) => {
    const page = await openBook(t, address);
    await page.locator('.search input').fill(words);
    if (!id) {
      assert.equal(await page.locator('.found li').count(), 0);
      assert.notEqual(await page.locator('.search .count').innerText(), '');
      return;
    }
    const hit = page.locator(`.found a[href="#${id}"]`);
    assert.equal(await hit.count(), 1, 'it is found');
    const ranges = await page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
    if (lit) assert.ok(ranges.some((text) => text.toLowerCase().includes(lit.split(' ')[0])), ranges.slice(0, 5).join(', '));
    await hit.click();
    const y = await top(page, id);
    assert.ok(y >= 0 && y < 300, `it is in view: ${y}`);
    await page.locator('.search input').focus();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.found li').count(), 0);
    await assertQuiet(page);
  });
}

test('a marked term tells its meaning to pointer, click and keyboard', async (t) => {
  const page = await openBook(t, 'djambi/kk.html');
  const term = page.locator('#what-scene a.term').first();
  const popup = page.locator('#popup');
  await term.hover();
  await popup.waitFor();
  assert.match(await popup.innerText(), /лагерь.*camp/s);
  assert.equal(await term.getAttribute('aria-describedby'), 'popup');
  await popup.hover();
  assert.ok(await popup.isVisible(), 'the pointer may go into it');
  await page.keyboard.press('Escape');
  assert.equal(await popup.count(), 0);
  await term.click();
  await popup.waitFor();
  await page.locator('h1').click();
  assert.equal(await popup.count(), 0);
  await prose(page, 'what-scene').focus();
  await page.keyboard.press('Tab');
  await popup.waitFor();
  await page.keyboard.press('Tab');
  assert.match(await popup.innerText(), /басшы/);
  await page.keyboard.press('Escape');
  assert.equal(await popup.count(), 0);
  assert.equal(new URL(page.url()).hash, '', 'none of that went anywhere');
  await assertQuiet(page);
});

test('a term of a table tells its Japanese name', async (t) => {
  const page = await openBook(t, 'yonin/es.html');
  await page.locator('#what-goal a.term').first().click();
  const popup = page.locator('#popup');
  assert.match(await popup.innerText(), /rey.*king.*玉将/s);
  assert.equal(await popup.locator('[lang=ja]').first().innerText(), '玉将');
});

test('a clause tells where it is told', async (t) => {
  const page = await openBook(t, 'djambi/es.html');
  await page.locator('#what-goal a.clause').click();
  await page.locator('#popup a[href="#end-win"]').click();
  const y = await top(page, 'end-win');
  assert.ok(y >= 0 && y < 300, `it is in view: ${y}`);
  assert.equal(await page.locator('#popup').count(), 0);
});

test('another language shows the same place', async (t) => {
  const page = await openBook(t, 'djambi/es.html?inside');
  assert.ok(await page.locator('.bar').isHidden(), 'shown inside the game it has no bar of its own');
  await page.goto(page.url().replace('?inside', ''));
  await page.locator('#falls-ring').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.locator('.languages summary').evaluate((summary) => summary.click());
  await page.locator('.languages a[hreflang=ja]').evaluate((link) => link.click());
  await page.waitForURL(/ja\.html#falls-ring$/);
  const y = await top(page, 'falls-ring');
  assert.ok(y >= 0 && y < 120, `the same paragraph is at the top: ${y}`);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'ja');
});

test('the chapter that is read is marked in the contents', async (t) => {
  const page = await openBook(t, 'djambi/en.html', { viewport: { width: 1280, height: 800 } });
  await page.locator('#power').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.waitForFunction(() => document.querySelector('.chapters [aria-current]')?.hash === '#power');
});

test('on a phone the contents open and close', async (t) => {
  const page = await openBook(t, 'yonin/en.html', { viewport: { width: 390, height: 844 } });
  const side = page.locator('#side');
  assert.ok(await side.isHidden());
  await page.locator('.open-side').click();
  const { y: from, height } = await side.boundingBox();
  assert.ok(from + height <= 844, 'all of it can be scrolled into view');
  await page.keyboard.press('Escape');
  assert.ok(await side.isHidden());
  await page.locator('.open-side').click();
  await page.locator('.chapters a[href="#puzzles"]').click();
  assert.ok(await side.isHidden());
  const y = await top(page, 'puzzles');
  assert.ok(y >= 40 && y < 200, `the chapter is in view under the strip: ${y}`);
});

test('the squares that a caption names light up', async (t) => {
  const page = await openBook(t, 'djambi/ja.html');
  const square = page.locator('#fig-eight-lines .square').first();
  await square.scrollIntoViewIfNeeded();
  await square.hover();
  const ring = await page.locator('#fig-eight-lines .light').first().boundingBox();
  const board = await page.locator('#fig-eight-lines img').boundingBox();
  const [letter, digit] = await square.getAttribute('data-square');
  const [column, row] = [letter.charCodeAt(0) - 97, digit - 1];
  const unit = board.width / 1264;
  assert.ok(Math.abs(ring.x - (board.x + (56 + 128 * column) * unit)) < 2);
  assert.ok(Math.abs(ring.y - (board.y + (56 + 128 * row) * unit)) < 2);
  await page.mouse.move(1, 1);
  assert.equal(await page.locator('.light').count(), 0);
});

// ---- boards that play -----------------------------------------------------------------------------------------------------

const graphicsNoise = /GL_INVALID|GPU stall|GroupMarkerNotSet/;
const board = (page, id) => page.locator(`#${id} tetrarchy-board`);
const statusOf = (page, id) => board(page, id).evaluate((element) => element.status);
const iframes = (page) => page.evaluate(() => [...document.querySelectorAll('tetrarchy-board')]
  .filter((element) => element.shadowRoot.querySelector('iframe')).map((element) => element.closest('figure').id));

async function untilPly(page, id, ply) {
  await page.waitForFunction(([selector, wanted]) => document.querySelector(selector).status?.ply === wanted,
    [`#${id} tetrarchy-board`, ply], { timeout: 60_000 });
}

async function openLive(t, address) {
  const page = await openBook(t, address, { viewport: { width: 1100, height: 900 } });
  await page.waitForSelector('.actions:not([hidden])', { state: 'attached' });
  return page;
}

test('a diagram shows its moves; the next one takes the turn, and the first keeps its picture and place', async (t) => {
  const page = await openLive(t, 'djambi/fr.html');
  await page.locator('#fig-power-leaving [data-act=show]').click();
  await untilPly(page, 'fig-power-leaving', 4);
  await page.locator('#fig-assassin-shield [data-act=show]').click();
  await untilPly(page, 'fig-assassin-shield', 1);
  assert.deepEqual(await iframes(page), ['fig-assassin-shield']);
  assert.equal((await statusOf(page, 'fig-power-leaving')).ply, 4, 'where it was is kept');
  assert.equal(await page.locator('#fig-power-leaving.live').count(), 0);
  await page.locator('#fig-power-leaving [data-act=reset]').click();
  assert.equal(await statusOf(page, 'fig-power-leaving'), null);
  assert.deepEqual(page.problems.filter((text) => !graphicsNoise.test(text)), []);
  assert.deepEqual(await page.evaluate(() => window.violations), []);
});

test('a board becomes live by its own button, lights squares and plays against the computer', async (t) => {
  const page = await openLive(t, 'yonin/ja.html');
  await board(page, 'king-moves').locator('button').click();
  await untilPly(page, 'king-moves', 0);
  await page.locator('#king-moves [data-act=light]').click();
  await page.locator('#king-moves [data-act=computer]').click();
  assert.equal(await board(page, 'king-moves').getAttribute('players'), 'human,computer3,computer3,computer3');
  await board(page, 'king-moves').evaluate(async (element) => element.play((await element.legalMoves())[0]));
  await untilPly(page, 'king-moves', 4);
  await page.locator('#king-moves [data-act=reset]').click();
  await untilPly(page, 'king-moves', 0);
  assert.equal(await board(page, 'king-moves').getAttribute('players'), null);
});

test('a link in the prose plays on its board, and a puzzle is solved by any solution', async (t) => {
  const page = await openLive(t, 'yonin/kk.html');
  await page.locator('#puzzles-answers a.play[href="#puzzle-steal-tempo"]').nth(1).click();
  await untilPly(page, 'puzzle-steal-tempo', 3);
  await page.locator('#puzzle-steal-tempo [data-act=reset]').click();
  await untilPly(page, 'puzzle-steal-tempo', 0);
  const solved = board(page, 'puzzle-not-the-pawn').evaluate((element) => new Promise((resolve, reject) => {
    element.addEventListener('tetrarchy-solved', resolve, { once: true });
    element.addEventListener('tetrarchy-failed', reject, { once: true });
    element.play('5c5b+').catch(reject);
  }).then(() => true));
  assert.equal(await solved, true);
});

const tooLong = !process.env.TETRARCHY_EVERY_DIAGRAM && 'it takes half an hour: TETRARCHY_EVERY_DIAGRAM=1';
test('every diagram becomes live and returns', { skip: tooLong }, async (t) => {
  for (const game of games)
    for (const language of languages) {
      const page = await openLive(t, `${game}/${language}.html`);
      for (const id of await page.locator('figure.diagram').evaluateAll((all) => all.map((figure) => figure.id))) {
        await board(page, id).evaluate((element) => element.open());
        await untilPly(page, id, 0);
        assert.deepEqual(await iframes(page), [id], `${game} ${language}`);
      }
      await page.context().close();
    }
});

// ---- manners ------------------------------------------------------------------------------------------------------------

// A book is long, and to open it takes longer than to ask it something: each is opened once for all that is asked of all.
for (const game of games) {
  test(`${game}: every id is an anchor, axe finds nothing serious, and 320 pixels are wide enough`, async (t) => {
    const ids = idsIn(game, 'en');
    for (const language of languages)
      await t.test(language, async (t) => {
        const page = await openBook(t, `${game}/${language}.html`, { colorScheme: 'light' });
        await assertAnchors(page, ids);
        await assertAccessible(page, { contrast: language === 'en' });
        await page.setViewportSize({ width: 320, height: 568 });
        await assertNarrow(page);
        await assertQuiet(page);
      });
  });
}

async function assertAnchors(page, ids) {
  assert.ok(ids.length > 150);
  const missing = await page.evaluate((all) => all.filter((id) => !document.getElementById(id)), ids);
  assert.deepEqual(missing, []);
  assert.deepEqual(await twice(page), []);
  const dangling = await page.evaluate(() => [...document.querySelectorAll('main a[href^="#"]')]
    .map((link) => link.hash.slice(1)).filter((id) => !document.getElementById(id)));
  assert.deepEqual(dangling, []);
  const silent = await page.evaluate(() => [...document.querySelectorAll('main :is(p, ul, table, h1, h2)')]
    .filter((element) => !element.lang && !element.closest('.roles, .solution') && element.textContent)
    .map(({ outerHTML }) => outerHTML.slice(0, 80)));
  assert.deepEqual(silent, [], 'everything says its language');
}

// The colours are the same in all languages, and to look at them takes longer than all the rest.
async function assertAccessible(page, { contrast }) {
  assert.deepEqual(await seriousFindings(page, { rules: { 'color-contrast': { enabled: contrast } } }), [], 'light');
  if (!contrast) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await seriousFindings(page, { runOnly: ['color-contrast'] }), [], 'dark');
}

async function assertNarrow(page) {
  await page.waitForFunction(() => innerWidth === 320);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 320, `${wide} > 320`);
  const small = await page.evaluate(() => [...document.querySelectorAll('button, .clause, summary')]
    .filter((control) => control.offsetParent && !control.closest('[hidden]'))
    .map((control) => [control.className || control.outerHTML.slice(0, 60), control.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 24 || height < 24).map(([name]) => name));
  assert.deepEqual(small, [], 'every control is at least 24 pixels high and wide');
}

test('axe finds nothing serious in what the reader opens', async (t) => {
  const page = await openBook(t, 'yonin/ja.html', { viewport: { width: 1440, height: 900 } });
  await page.locator('#what-goal .chip').click();
  await page.locator('#what-goal .english.under').waitFor();
  await page.locator('.search input').fill('盤');
  await page.locator('.languages summary').click();
  await page.locator('a.term').first().focus();
  await prose(page, 'advice-modest').click();
  await page.locator('.english.beside').waitFor();
  await page.locator('#advice-opening a.term').first().click();
  await page.locator('#popup').waitFor();
  assert.deepEqual(await seriousFindings(page), []);
  await page.keyboard.press('Escape');
  await page.locator('.search input').fill('');
  await page.locator('button.beside').click();
  await page.waitForFunction(() => document.querySelectorAll('.english.whole').length > 200);
  assert.deepEqual(await seriousFindings(page), []);
});

test('on paper there is the text and no chrome', async (t) => {
  const page = await openBook(t, 'djambi/fr.html', { viewport: { width: 800, height: 1100 } });
  await page.emulateMedia({ media: 'print' });
  for (const chrome of ['.bar', '.side', '.chip', '.actions', '.hint'])
    assert.equal(await page.locator(`${chrome}:visible`).count(), 0, chrome);
  assert.ok(await prose(page, 'what-scene').isVisible());
  assert.ok(await page.locator('#fig-eight-lines img').isVisible());
  await page.waitForFunction(() => [...document.querySelectorAll('figure img')].every(({ naturalWidth }) => naturalWidth > 0),
    null, { timeout: 60_000 });
  const background = await page.evaluate(() => getComputedStyle(document.body.parentElement).backgroundColor);
  assert.equal(background, 'rgb(255, 255, 255)');
  const covered = await page.evaluate(() => [...document.querySelectorAll('.unit.diagram + .unit.paragraph')].filter((unit) => {
    const text = unit.querySelector('.prose');
    unit.scrollIntoView({ block: 'center' });
    const { x, y } = text.firstElementChild.getBoundingClientRect();
    return !text.contains(document.elementFromPoint(x + 4, y + 4));
  }).map(({ id }) => id));
  assert.deepEqual(covered, [], 'no board hides the text below it');
  saveArtifact('rulebook-djambi-fr.pdf', await page.pdf({ format: 'A4', preferCSSPageSize: true }));
});
