// The site without a network, and how a new build of it comes: fetched beside the old one, and taken only by who wants it.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { languages } from '../../web/src/language_codes.mjs';
import { filesToKeep, writeWorker } from '../../web/tools/offline.mjs';
import { serve } from '../../web/tools/serve.mjs';
import { ask, newPage, playByClicks, ready, saveArtifact, seriousFindings, site } from './support.mjs';

const web = fileURLToPath(new URL('../../web', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tetrarchy-offline-'));
const prefix = '/people/ada/games/';
let host;
let page;

const start = async () => { host = await serve({ root: folder, port: host?.port ?? 0, prefix, effort: 1 }); };
const stop = () => host.close();

const caches = () => page.evaluate(async () => {
  const names = await window.caches.keys();
  return Promise.all(names.map(async (name) => [name, (await (await window.caches.open(name)).keys()).length]));
});

const build = () => page.evaluate(() => document.documentElement.dataset.build ?? 'old');

const prompt = () => page.waitForSelector('#update:not([hidden])', { timeout: 20_000 });

before(async () => {
  cpSync(site, folder, { recursive: true });
  await start();
  page = await newPage({ after() {} }, {
    serviceWorkers: 'allow', viewport: { width: 390, height: 500 }, reducedMotion: 'reduce', locale: 'fr',
  });
  await page.goto(host.url);
  await ready(page);
});
after(async () => {
  await stop().catch(() => {});
  rmSync(folder, { recursive: true });
});

test('a first visit keeps every file of the site', async () => {
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  const files = filesToKeep(folder);
  assert.ok(files.length > 150);
  assert.deepEqual((await caches()).map(([, count]) => count), [files.length]);
  assert.ok(await page.isHidden('#update'), 'nothing is new on a first visit');
});

// A word that only this language has for a seat that is to move.
const spoken = { en: /choose/, es: /elige/, fr: /choisi/, ja: /[ぁ-んァ-ヶ]/, kk: /таңда/ };

test('without a network the page comes again and a computer plays, in every language', async () => {
  await stop();
  for (const language of languages) {
    await page.goto(`${host.url}?lang=${language}`);
    await ready(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await ask(page, 'begin', { game: 'djambi', seats: { blue: 'computer1' } });
    await ask(page, 'play', 'c8e6');
    await page.waitForFunction(() => window.tetrarchy.status().ply === 2, undefined, { timeout: 20_000 });
    assert.match(await page.textContent('#status'), spoken[language], language);
  }
  await playByClicks(page, (await ask(page, 'legalMoves'))[0]);
});

test('without a network every rulebook is there', async () => {
  const books = ['djambi', 'yonin'].flatMap((game) => languages.map((language) => `rulebook/${game}/${language}.html`));
  const texts = await page.evaluate((paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())), books);
  texts.forEach((text, i) => assert.match(text, new RegExp(`<html lang="${books[i].slice(-7, -5)}"`)));
  await page.goto(`${host.url}rulebook/yonin/ja.html`);
  assert.ok(await page.evaluate(() => getComputedStyle(document.querySelector('.hero')).backgroundColor !== 'rgba(0, 0, 0, 0)'));
  assert.ok(await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('.board img')].slice(0, 5);
    await Promise.all(pictures.map((picture) => { picture.loading = 'eager'; return picture.decode(); }));
    return pictures.length === 5;
  }), 'with its pictures');
  await page.goto(`${host.url}rulebook/`);
  assert.equal(await page.textContent('h1'), 'Règles du jeu');
  assert.equal(await page.getAttribute('.shelf a', 'lang'), 'fr', 'the reader\'s own comes first');
  assert.deepEqual(await seriousFindings(page), []);
});

test('a new build waits for consent, and the old one goes', async () => {
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<html', '<html data-build="new"'));
  await writeWorker({ web, out: folder });
  const [[old]] = await caches();
  await start();
  page.problems.length = 0;

  await page.goto(host.url);
  await prompt();
  saveArtifact('update.png', await page.screenshot());
  assert.match(await page.textContent('#update p'), /nouvelle version/);
  assert.deepEqual(await seriousFindings(page, { within: '#update' }), []);
  assert.equal(await build(), 'old');
  await page.click('#update button >> text=Plus tard');
  assert.ok(await page.isHidden('#update'));

  await page.reload();
  await prompt();
  assert.equal(await build(), 'old', 'a reload alone brings nothing new');
  await Promise.all([page.waitForEvent('load'), page.click('#update button >> text=Recharger')]);
  assert.equal(await build(), 'new');
  const now = await caches();
  assert.equal(now.length, 1);
  assert.notEqual(now[0][0], old);
  assert.equal(now[0][1], filesToKeep(folder).length);
  assert.deepEqual(page.problems, []);
});
