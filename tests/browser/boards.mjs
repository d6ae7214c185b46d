// What the tests of boards in other people's pages share: host pages, their events, the boards' frames and contexts.

import { readFileSync } from 'node:fs';
import { hostPage, newPage, server, tetrarchy } from './support.mjs';

const eventNames = ['ready', 'move', 'ply', 'turn', 'eliminated', 'end', 'resize', 'error', 'solved', 'failed'];

/** A page of hosts/. In all host pages http://localhost:8080/ stands for the site of the boards. */
export const hostOf = (name) => readFileSync(new URL(`hosts/${name}.html`, import.meta.url), 'utf8');
const somewhere = 'http://localhost:8080/';
export const module = `<script type="module" src="${somewhere}tetrarchy-board.js"></script>`;

/** Every event of the element that reaches the page: [id of the element, name, detail]. */
function keepEvents(names) {
  window.heard = [];
  const keep = (name) => ({ target, detail }) => window.heard.push([target.id, name, JSON.parse(JSON.stringify(detail))]);
  for (const name of names) addEventListener(`tetrarchy-${name}`, keep(name));
}

function watchPolicy() {
  window.violations = [];
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.violations.push(`${violatedDirective}: ${blockedURI}`));
}

/** How many canvases have got a drawing context, in every frame. */
function countContexts() {
  window.contexts = 0;
  const { getContext } = HTMLCanvasElement.prototype;
  const drawn = new WeakSet();
  HTMLCanvasElement.prototype.getContext = function (kind, ...given) {
    if (kind.startsWith('webgl') && !drawn.has(this)) window.contexts += 1;
    drawn.add(this);
    return getContext.call(this, kind, ...given);
  };
}

/** How many boards' frames a page has, and has had at once. */
function countFrames(page) {
  const count = { now: 0, most: 0, opened: 0 };
  const boards = new Set();
  page.on('framenavigated', (frame) => {
    if (boards.has(frame) || !frame.url().includes('embed.html')) return;
    boards.add(frame);
    count.opened += 1;
    count.now += 1;
    count.most = Math.max(count.most, count.now);
  });
  page.on('framedetached', (frame) => { if (boards.delete(frame)) count.now -= 1; });
  return count;
}

/** Opens a page of another site. `files` lie beside it; `served` are options of the boards' server, or the server. */
export async function openHost(t, html, { files, served, url, ...options } = {}) {
  const page = await newPage(t, { viewport: { width: 700, height: 800 }, reducedMotion: 'reduce', ...options });
  await page.addInitScript(keepEvents, eventNames);
  await page.addInitScript(countContexts);
  await page.addInitScript(watchPolicy);
  page.boards = countFrames(page);
  page.site = url ?? (await server(served)).url;
  await page.goto(await hostPage(html.replaceAll(somewhere, page.site), files));
  await page.waitForFunction(() => customElements.get('tetrarchy-board'));
  return page;
}

/** Calls a method of the board with this id; what it gives, or why it is refused. */
export const call = (page, id, method, ...values) => page.evaluate(async ([of, name, given]) => {
  try {
    return await document.getElementById(of)[name](...given);
  } catch ({ code, clause, text }) {
    return { code, clause, text };
  }
}, [id, method, values]);

export const property = (page, id, name) => page.evaluate(([of, which]) => document.getElementById(of)[which], [id, name]);

/** Details of the events of a name so far. */
export const heard = (page, id, name) => page.evaluate(([of, which]) =>
  window.heard.filter(([target, event]) => target === of && event === which).map(([, , detail]) => detail), [id, name]);

export const until = (page, id, name, count = 1) => page.waitForFunction(([of, which, least]) =>
  window.heard.filter(([target, event]) => target === of && event === which).length >= least,
[id, name, count], { timeout: 20_000 });

export const boardFrame = (page) => page.frames().find((frame) => frame.url().includes('embed.html'));

/** What a closed board shows: none (its children), or the picture of where it got to. */
export const pictured = (page, id) => page.evaluate((of) => {
  const root = document.getElementById(of).shadowRoot;
  return { frames: root.querySelectorAll('iframe').length, pieces: root.querySelectorAll('svg use').length };
}, id);

export const pictureOf = (game, position) => tetrarchy(game, 'svg', position);
