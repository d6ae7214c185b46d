import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, clickSquare, openGame, server, settled, tetrarchy, theBrowser } from './support.mjs';

test('five idle seconds draw no frame', async (t) => {
  const page = await openGame(t);
  await clickSquare(page, 'c8');
  await settled(page);
  const drawn = await ask(page, 'frames');
  await page.waitForTimeout(5000);
  assert.equal(await ask(page, 'frames'), drawn);
});

// Playwright makes every page of its own believe that it is visible; a tab opened behind its back is not told so.
class Tab {
  #browser;
  #session;
  #waiting = new Map();

  static async open(t, browser, url) {
    const tab = new Tab();
    tab.#browser = await browser.newBrowserCDPSession();
    const { browserContextId } = await tab.#browser.send('Target.createBrowserContext');
    tab.context = browserContextId;
    tab.target = await tab.another(url);
    const { sessionId } = await tab.#browser.send('Target.attachToTarget', { targetId: tab.target, flatten: false });
    tab.#session = sessionId;
    tab.#browser.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message);
      tab.#waiting.get(id)?.(result);
    });
    t.after(() => tab.#browser.send('Target.disposeBrowserContext', { browserContextId }));
    return tab;
  }

  async another(url) {
    const { targetId } = await this.#browser.send('Target.createTarget', { url, browserContextId: this.context });
    return targetId;
  }

  activate() {
    return this.#browser.send('Target.activateTarget', { targetId: this.target });
  }

  async evaluate(expression) {
    const id = this.#waiting.size + 1;
    const answer = new Promise((resolve) => { this.#waiting.set(id, resolve); });
    const params = { expression, awaitPromise: true, returnByValue: true };
    await this.#browser.send('Target.sendMessageToTarget',
      { sessionId: this.#session, message: JSON.stringify({ id, method: 'Runtime.evaluate', params }) });
    const { result, exceptionDetails } = await answer;
    assert.ok(!exceptionDetails, exceptionDetails?.text);
    return result.value;
  }

  async until(expression) {
    while (!(await this.evaluate(expression))) await sleep(50);
  }
}

test('a hidden tab draws nothing, and shows what happened when it comes back', { timeout: 60_000 }, async (t) => {
  const { url } = await server();
  const tab = await Tab.open(t, await theBrowser(), url);
  await tab.until('window.tetrarchy !== undefined');
  await tab.evaluate('tetrarchy.ready');
  await sleep(500);
  await tab.another('about:blank');
  await tab.until('document.visibilityState === "hidden"');
  const drawn = await tab.evaluate('tetrarchy.frames()');
  await tab.evaluate('tetrarchy.play(tetrarchy.legalMoves()[0])');
  await sleep(1000);
  assert.equal(await tab.evaluate('tetrarchy.frames()'), drawn);
  await t.test('computers play on without a frame', async () => {
    const seat = { kind: 'computer', name: '', level: 1, style: 'neutral' };
    const game = { tetrarchy: 1, game: 'yonin', players: 4, seats: [seat, seat, seat, seat],
      start: tetrarchy('yonin', 'start'), moves: [], ply: 0 };
    await tab.evaluate(`tetrarchy.load(${JSON.stringify(JSON.stringify(game))})`);
    await tab.until('tetrarchy.status().lastPly >= 3');
    assert.equal(await tab.evaluate('tetrarchy.frames()'), drawn);
  });
  await tab.activate();
  await tab.until(`tetrarchy.frames() > ${drawn}`);
});
