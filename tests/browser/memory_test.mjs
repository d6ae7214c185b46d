// The memory of a computer player in its Worker (B10 of the targets).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openGame, tetrarchy } from './support.mjs';

// Workers tell how much memory their wasm has.
const openWorkers = () => {
  const inWorker = () => {
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
      const instance = await instantiate(...given);
      self.wasmMemory = Object.values(instance.exports).find((what) => what instanceof WebAssembly.Memory);
      return instance;
    };
  };
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(address) {
      const script = `(${inWorker})(); importScripts(${JSON.stringify(new URL(address, location).href)});`;
      super(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    }
  };
};

for (const game of ['djambi', 'yonin']) {
  test(`a hundred searches of ${game} need no more memory than ten, and not 32 MB`, { timeout: 120_000 }, async (t) => {
    const page = await openGame(t, { init: openWorkers, viewport: { width: 390, height: 600 }, reducedMotion: 'reduce' });
    const seat = { kind: 'computer', name: '', level: 5, style: 'neutral' };
    await ask(page, 'computers', 'fast');
    await ask(page, 'load', JSON.stringify({
      tetrarchy: 1, game, players: 4, seats: Array(4).fill(seat), seed: 3, start: tetrarchy(game, 'start'), moves: [], ply: 0,
    }));
    const memoryAt = async (ply) => {
      await page.waitForFunction((least) => tetrarchy.status().lastPly >= least || tetrarchy.status().ended, ply, { timeout: 60_000 });
      return page.workers()[0].evaluate(() => self.wasmMemory.buffer.byteLength);
    };
    const few = await memoryAt(10);
    const many = await memoryAt(110);
    t.diagnostic(`${(few / 2 ** 20).toFixed(1)} MB after 10 searches, ${(many / 2 ** 20).toFixed(1)} MB after 110`);
    assert.ok(many <= 32 * 2 ** 20);
    assert.equal(many, few);
  });
}
