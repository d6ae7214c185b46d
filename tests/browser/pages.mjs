// Pages of a Chromium for the tests of a file. To load the site in a page that has had it before takes half of the time
// that a new page takes, so those who are done leave their pages, emptied, to the next who ask for such a page.

import { after } from 'node:test';
import { chromium } from 'playwright-core';

let browser;
const left = new Map();  // what was asked for -> pages that wait

after(() => browser?.close());

export async function theBrowser() {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  return browser;
}

// A small laptop: the columns beside the board, and no more pixels than needed for a machine that draws without a GPU.
const laptop = { width: 1120, height: 640 };

// A page that keeps the whole site for later takes time that only its own test is to spend.
const blocked = 'Service Worker registration blocked by Playwright';

/**
 * A page that knows nothing of earlier visits but, perhaps, files that never change. At the end of the test it is gone.
 * @param {import('node:test').TestContext} t
 * @param {object} options of browser.newContext; besides: `init`, what runs in the page before anything else: a function, or
 *   several of them as [function, argument]; and `visit`: 'first', where not even they may be known
 */
export async function newPage(t, { init = [], visit, ...options } = {}) {
  const scripts = typeof init === 'function' ? [[init]] : init;
  const key = JSON.stringify([options, scripts.map(([script, argument]) => [String(script), argument])]);
  const page = (visit !== 'first' && left.get(key)?.pop()) || await openPage(scripts, options);
  page.problems = [];
  t.after(() => leave(page, key));
  return page;
}

async function openPage(scripts, options) {
  const context = await (await theBrowser()).newContext({ viewport: laptop, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  for (const [script, argument] of scripts) await page.addInitScript(script, argument);
  page.origins = new Set();
  page.on('framenavigated', (frame) => page.origins.add(new URL(frame.url()).origin));
  page.on('console', (message) => {
    if (message.text() === blocked) return;
    if (['error', 'warning'].includes(message.type())) page.problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => page.problems.push(`uncaught: ${error.message}`));
  const changes = [[page, ['on', 'route', 'addInitScript', 'emulateMedia', 'setViewportSize']],
    [context, ['newCDPSession', 'route']]];
  for (const [owner, methods] of changes) for (const method of methods) watch(page, owner, method);
  return page;
}

// Whoever changes more than a page forgets on its own keeps the page.
function watch(page, owner, method) {
  const original = owner[method].bind(owner);
  owner[method] = (...given) => {
    page.changed = true;
    return original(...given);
  };
}

async function leave(page, key) {
  const context = page.context();
  if (page.isClosed() || page.changed) return context.close();
  await page.mouse.move(-1, -1);
  await page.goto('about:blank');
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  for (const origin of page.origins)
    if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  page.setDefaultTimeout(30_000);
  page.changed = false;
  page.origins.clear();
  left.set(key, [...(left.get(key) ?? []), page]);
}
