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

/** How many iframes boards have, have had at most at a time, and have opened. */
function countFrames() {
  window.frameCount = { now: 0, most: 0, opened: 0 };
  const roots = new Set();
  const count = (records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ localName }) => localName === 'iframe');
    const now = [...roots].reduce((sum, root) => sum + root.querySelectorAll('iframe').length, 0);
    const { most, opened } = window.frameCount;
    window.frameCount = { now, most: Math.max(most, now), opened: opened + added.length };
  };
  const observer = new MutationObserver(count);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    roots.add(root);
    observer.observe(root, { childList: true, subtree: true });
    return root;
  };
}
export const frames = (page) => page.evaluate(() => window.frameCount);

/** Opens a page of another site. `files` lie beside it; `served` are options of the boards' server, or the server. */
export async function openHost(t, html, { files, served, url, ...options } = {}) {
  const init = [[keepEvents, eventNames], [countContexts], [watchPolicy], [countFrames]];
  const page = await newPage(t, { viewport: { width: 700, height: 800 }, reducedMotion: 'reduce', init, ...options });
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

/** How many pieces there are in the picture that a closed board shows; 0: there is none, but its children. */
export const pictured = (page, id) =>
  page.evaluate((of) => document.getElementById(of).shadowRoot.querySelectorAll('svg use').length, id);

export const pictureOf = (game, position) => tetrarchy(game, 'svg', position);
