// A computer that thinks is in nobody's way: it stops when it is told, and the page draws as if there were none. Both are
// measured, so nothing runs beside this file (tests/run).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longTask, record, small, untilPly, watchWorkers } from './computers.mjs';
import { ask, openGame, settled } from './support.mjs';

test('a computer that thinks stops within 50 ms', { timeout: 60_000 }, async (t) => {
  const page = await openGame(t, { ...small, init: watchWorkers });
  const times = [];
  for (const [game, level, nodes] of [['djambi', 5, 30_000], longTask]) {
    await page.evaluate((much) => { window.nodes = much; }, nodes);
    await ask(page, 'load', record(game, { level, persons: ['red'] }));
    for (let measured = 0, asked = 0; measured < 10 && asked < 30; ++asked) {
      const time = await page.evaluate(async () => {
        window.lines.length = 0;
        await tetrarchy.play(tetrarchy.legalMoves()[0]);
        const heard = (what) => window.lines.find(({ said }) => said?.startsWith(what));
        while (!window.lines.some(({ said }) => said === '') && !heard('done'))
          await new Promise((resolve) => { setTimeout(resolve, 1); });
        await new Promise((resolve) => { setTimeout(resolve, 20); });  // now it is in the middle of it
        tetrarchy.undo();
        while (!heard('stopped') && !heard('done')) await new Promise((resolve) => { setTimeout(resolve, 1); });
        if (!heard('stopped')) return null;  // this page was so late that the Worker was ready before
        return heard('stopped').at - window.lines.findLast(({ posted }) => posted === 'stop').at;
      });
      if (time === null) continue;
      times.push(time);
      ++measured;
    }
  }
  assert.equal(times.length, 20);
  times.sort((a, b) => a - b);
  t.diagnostic(`stop to ready: median ${times[10].toFixed(1)} ms, most ${times.at(-1).toFixed(1)} ms`);
  assert.ok(times.at(-2) <= 50, '19 of 20');
  assert.equal(await page.evaluate(() => window.workers.length), 1, 'one Worker did it all');
});

test('the best answer within three seconds, the first three levels within one', { timeout: 120_000 }, async (t) => {
  const page = await openGame(t, { ...small, init: watchWorkers });
  await ask(page, 'computers', 'fast');
  for (const [game, level, limit] of [['djambi', 3, 1000], ['djambi', 5, 3000], ['yonin', 3, 1000], ['yonin', 10, 3000]]) {
    await page.evaluate(() => { window.lines.length = 0; });
    await ask(page, 'load', record(game, { level }));
    await untilPly(page, 24);
    const times = await page.evaluate(() => {
      const asked = ({ at }) => window.lines.findLast(({ posted, at: earlier }) => posted === 'think' && earlier <= at);
      return window.lines.filter(({ said }) => said?.startsWith('done')).map((line) => [line.at, asked(line)?.at])
        .filter(([, from]) => from).map(([at, from]) => at - from).sort((a, b) => a - b);
    });
    assert.ok(times.length >= 24);
    t.diagnostic(`${game}, level ${level}: median ${times[times.length >> 1].toFixed(0)} ms, most ${times.at(-1).toFixed(0)} ms`);
    assert.ok(times.at(-1) <= limit);
  }
});

test('while a computer thinks hardly a frame is drawn, and the page\'s own frames do not wait', async (t) => {
  const page = await openGame(t, { ...small, init: watchWorkers });
  // Frames of an animation that the page itself keeps up for two seconds.
  const longFrames = () => page.evaluate(() => new Promise((resolve) => {
    const times = [];
    const frame = (at) => {
      times.push(at);
      if (at - times[0] < 2000) requestAnimationFrame(frame);
      else resolve(times.slice(1).map((time, i) => time - times[i]));
    };
    requestAnimationFrame(frame);
  }));
  const late = (gaps) => gaps.filter((gap) => gap > 17.5).length / gaps.length;
  const [game, level, nodes] = longTask;
  await ask(page, 'load', record(game, { level, persons: ['red'] }));
  await settled(page);
  const without = await longFrames();
  await page.evaluate((much) => {
    window.nodes = much;
    return tetrarchy.play(tetrarchy.legalMoves()[0]);
  }, nodes);
  await settled(page);
  const before = await ask(page, 'frames');
  const during = await longFrames();
  const drawn = (await ask(page, 'frames')) - before;
  const [few, many] = [late(without), late(during)];
  const longest = Math.max(...during);
  t.diagnostic(`late frames: ${(few * 100).toFixed(1)} % without, ${(many * 100).toFixed(1)} % with a computer thinking; ` +
    `longest ${longest.toFixed(0)} ms; ${drawn} frames drawn`);
  assert.equal((await ask(page, 'status')).lastPly, 1, 'it is still thinking');
  assert.ok(drawn <= 8, 'the mark of thinking moves twice a second');
  assert.ok(during.length >= without.length / 1.2, 'as many frames as without');
  assert.ok(many <= 1.2 * few + 0.05);
});
