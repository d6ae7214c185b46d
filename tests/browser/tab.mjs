// A tab of a real window, which can be hidden.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

// Playwright makes every page of its own believe that it is visible; a tab opened behind its back is not told so.
export class Tab {
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

  async ready() {
    await this.until('window.tetrarchy !== undefined');
    await this.evaluate('tetrarchy.ready');
  }

  /** Another tab comes before it; `activate` brings it back. */
  async hide() {
    await this.another('about:blank');
    await this.until('document.visibilityState === "hidden"');
  }
}
