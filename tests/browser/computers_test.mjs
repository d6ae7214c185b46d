// Computer players in the page: whole games, hints, pauses, reloads, and the Worker that thinks for them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { listen, longTask, record, seats, small, untilPly, watchWorkers } from './computers.mjs';
import {
  ask, clickControl, embed, hostPage, newPage, openGame, playByClicks, ready, saveArtifact, server, settled, tetrarchy,
  tetrarchyOf,
} from './support.mjs';

// ---- whole games -----------------------------------------------------------------------------------------------------

for (const game of ['djambi', 'yonin']) {
  test(`four computers play ${game} alone to the end`, { timeout: 240_000 }, async (t) => {
    const page = await openGame(t, small);
    await listen(page);
    await ask(page, 'computers', 'fast');
    await ask(page, 'load', record(game, { level: 1 }));
    await page.waitForFunction(() => window.heard.ends.length > 0, null, { timeout: 200_000 });
    const { ended, lastPly } = await ask(page, 'status');
    t.diagnostic(`${lastPly} plies: ${ended.text}`);
    const { moves, result } = JSON.parse(await ask(page, 'record'));
    assert.equal(moves.length, lastPly);
    assert.ok(moves.every(({ shares }) => shares.length === 4), 'what was expected is kept with each move');
    assert.ok(result);
    assert.deepEqual(await page.evaluate(() => window.heard.errors), []);
    assert.deepEqual(page.problems, []);
  });

  test(`one person plays ${game} against three computers to the end`, { timeout: 240_000 }, async (t) => {
    const page = await openGame(t, small);
    await listen(page);
    await ask(page, 'computers', 'fast');
    await ask(page, 'load', record(game, { level: 1, persons: ['red'] }));
    // The person takes the first legal move, sometimes another one, as soon as the turn comes.
    const plies = await page.evaluate(() => new Promise((resolve) => {
      const move = () => {
        const { ended, computer, ply } = tetrarchy.status();
        if (ended) resolve(ply);
        else if (computer === null) tetrarchy.play(tetrarchy.legalMoves()[(ply * 7) % tetrarchy.legalMoves().length]);
      };
      tetrarchy.on('turn', move);
      tetrarchy.on('end', move);
      move();
    }));
    t.diagnostic(`${plies} plies`);
    const { moves } = JSON.parse(await ask(page, 'record'));
    assert.ok(moves.length >= 8 && moves.some(({ shares }) => shares) && moves.some(({ shares }) => !shares));
    assert.deepEqual(page.problems, []);
  });
}

// ---- at the table ----------------------------------------------------------------------------------------------------

test('a person moves by clicks, three computers answer, and undo goes back to the person', async (t) => {
  const page = await openGame(t, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await clickControl(page, 'menu');
  await clickControl(page, 'menu.new-game');
  await clickControl(page, 'new-game.alone');
  for (const seat of ['blue', 'yellow', 'green']) await clickControl(page, `new-game.seat.${seat}.level.2`);
  await settled(page);
  saveArtifact('new-game-390x844.png', await page.screenshot());
  await clickControl(page, 'new-game.start');
  await settled(page);
  await playByClicks(page, 'c8e6');
  await untilPly(page, 4);
  await settled(page);
  assert.equal((await ask(page, 'status')).turn, 'red');
  assert.match((await page.evaluate(() => document.getElementById('status').textContent)), /Red: choose a piece/);
  saveArtifact('against-three-390x844.png', await page.screenshot());
  await clickControl(page, 'undo');
  await page.waitForFunction(() => tetrarchy.status().lastPly === 0);
  assert.deepEqual(page.problems, []);
});

test('a hint is an arrow on the board and a line of reason', async (t) => {
  const page = await openGame(t, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await ask(page, 'play', 'c8e6');
  await clickControl(page, 'hint');
  const hint = await ask(page, 'hint');
  assert.ok((await ask(page, 'legalMoves')).includes(hint.move));
  assert.equal(hint.seat, 'blue');
  assert.equal(Object.values(hint.shares).reduce((sum, share) => sum + share), 1000);
  assert.ok(hint.reason.length > 0);
  await settled(page);
  saveArtifact('hint-1440x900.png', await page.screenshot());
  assert.equal((await ask(page, 'status')).lastPly, 1, 'a hint plays nothing');
  const { moves } = JSON.parse(await ask(page, 'record'));
  assert.deepEqual(moves[0].shares, seats.map((seat) => hint.shares[seat]));
  await t.test('nobody is advised on a computer\'s turn', async () => {
    await ask(page, 'computers', 'pause');
    await ask(page, 'load', record('djambi', { level: 5 }));
    const code = await page.evaluate(() => tetrarchy.hint().then(() => null, (refusal) => refusal.code));
    assert.equal(code, 'no_hint');
  });
  assert.deepEqual(page.problems, []);
});

test('computers among themselves are paused, stepped and go on', async (t) => {
  const page = await openGame(t, small);
  await ask(page, 'load', record('yonin', { level: 2 }));
  await listen(page);
  await untilPly(page, 2);
  await clickControl(page, 'pause');
  await page.waitForFunction(() => window.heard.thinking.at(-1)?.paused);
  const paused = (await ask(page, 'status')).lastPly;
  await page.waitForTimeout(1500);
  assert.equal((await ask(page, 'status')).lastPly, paused);
  await clickControl(page, 'next');
  await untilPly(page, paused + 1);
  await page.waitForTimeout(1000);
  assert.equal((await ask(page, 'status')).lastPly, paused + 1, 'one step only');
  await clickControl(page, 'pause');
  await untilPly(page, paused + 3);
  assert.deepEqual(page.problems, []);
});

test('a reload in mid-thought resumes, and the move is the same', { timeout: 180_000 }, async (t) => {
  const [game, level, nodes] = longTask;
  const answerOf = async (page) => {
    await untilPly(page, 2);
    return JSON.parse(await ask(page, 'record')).moves[1].move;
  };
  const begin = async (much) => {
    const page = await openGame(t, { ...small, init: watchWorkers });
    await ask(page, 'load', record(game, { level, persons: ['red'] }));
    await page.evaluate((given) => {
      window.nodes = given;
      return tetrarchy.play(tetrarchy.legalMoves()[0]);
    }, much);
    return page;
  };
  const [undisturbed, reloaded] = [await begin(0), await begin(nodes)];
  await reloaded.waitForFunction(() => window.lines.some(({ said }) => said === ''));
  await reloaded.addInitScript(() => { window.holding = true; });  // else it may have moved before it is asked
  await reloaded.reload();  // which also puts an end to the task without end
  await ready(reloaded);
  const { lastPly, computer } = await ask(reloaded, 'status');
  assert.equal(lastPly, 1, 'it was still thinking');
  assert.equal(computer, 'blue');
  await reloaded.evaluate(() => window.letThink());
  assert.equal(await answerOf(reloaded), await answerOf(undisturbed));
});

// ---- the Worker --------------------------------------------------------------------------------------------------------

test('a Worker that does not listen is replaced, and the game goes on', async (t) => {
  const page = await openGame(t, { ...small, init: watchWorkers });
  const [game, level, nodes] = longTask;
  // Nobody thinks after blue: a processor with much else to do may keep the next task from being heard in time.
  await ask(page, 'load', record(game, { level, persons: ['red', 'yellow', 'green'] }));
  await page.evaluate((much) => {
    window.nodes = much;
    return tetrarchy.play(tetrarchy.legalMoves()[0]);
  }, nodes);
  await page.waitForFunction(() => window.lines.some(({ said }) => said === ''));
  await page.evaluate(() => {
    window.deaf = window.newest;
    window.nodes = 0;
    tetrarchy.undo();
    return tetrarchy.play(tetrarchy.legalMoves()[1]);
  });
  await untilPly(page, 2);
  assert.equal(await page.evaluate(() => window.workers.length), 2);
});

test('a computer that cannot be loaded is said, and asked again', async (t) => {
  const page = await openGame(t, small);
  await listen(page);
  await page.route(/engine-.*\.wasm$/, (route) => route.abort());
  await ask(page, 'load', record('djambi', { level: 1 }));
  await page.waitForFunction(() => window.heard.thinking.some(({ trouble }) => trouble === 'no_engine'));
  await settled(page);
  saveArtifact('no-engine-390x600.png', await page.screenshot());
  await page.unroute(/engine-.*\.wasm$/);
  await clickControl(page, 'pause');
  await untilPly(page, 1);
});

test('nothing of the engine is loaded before somebody asks for it', async (t) => {
  const asked = [];
  const page = await newPage(t, small);
  page.on('request', (request) => asked.push(request.url()));
  const { url } = await server();
  await page.goto(url);
  await ready(page);
  await ask(page, 'play', 'c8e6');
  await settled(page);
  assert.deepEqual(asked.filter((address) => /engine/.test(address)), []);
});

test('computers play under the strict content security policy', async (t) => {
  const page = await openGame(t, {
    ...small,
    served: { csp: true },
    init: () => {
      window.violations = [];
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        window.violations.push(`${violatedDirective}: ${blockedURI}`));
    },
  });
  await ask(page, 'load', record('yonin', { level: 1 }));
  await untilPly(page, 4);
  assert.deepEqual(await page.evaluate(() => window.violations), []);
  assert.deepEqual(page.problems, []);
});

test('computers play in a frame that may do nothing but run scripts: by a Worker from a blob', async (t) => {
  const page = await newPage(t, { reducedMotion: 'reduce', init: watchWorkers });
  await page.goto(await hostPage('<iframe sandbox="allow-scripts" width="320" height="320"></iframe>'));
  const frame = await embed(page.locator('iframe'));
  await ask(frame, 'load', record('djambi', { level: 1 }));
  await untilPly(frame, 4);
  assert.match((await frame.evaluate(() => window.workers)).join(), /^blob:/);
  await settled(frame);
  saveArtifact('embed-computers-320x320.png', await page.locator('iframe').screenshot());
  assert.deepEqual(page.problems, []);
});

test('the engine is a small thing to load', async (t) => {
  const page = await newPage(t, small);
  const { url } = await server();
  const files = [];
  page.on('response', (response) => files.push(response));
  await page.goto(url);
  await ready(page);
  await ask(page, 'hint');
  const engine = files.filter((response) => /engine-[^/]*\.(js|wasm)$/.test(response.url()));
  assert.equal(engine.length, 2);
  let bytes = 0;
  for (const response of engine) bytes += gzipSync(Buffer.from(await response.body()), { level: 9 }).length;
  t.diagnostic(`${(bytes / 1000).toFixed(1)} kB, compressed`);
  assert.ok(bytes <= 140_000);
});

// ---- the same answer everywhere ----------------------------------------------------------------------------------------

test('the Worker\'s answers are those of the native program, to the node', { timeout: 240_000 }, async (t) => {
  const page = await openGame(t, { ...small, init: watchWorkers });
  await ask(page, 'hint');  // so that there is a Worker
  // A thousand positions of each game, for each kind of search by turns.
  for (const game of ['djambi', 'yonin'])
    for (const level of [1, 2, 3, 5]) {
      const positions = tetrarchy(game, 'random', '--seed', `${level}`, '--plies', '40', '--count', '250').split('\n');
      const answers = await page.evaluate(async ({ game, level, positions }) => {
        const worker = new Worker(window.workers[0]);
        worker.postMessage(window.engineModule);
        const out = [];
        for (const [id, position] of positions.entries()) {
          worker.postMessage(['think', id, game, level, 'neutral', 3, 60, position].join('\t'));
          const [kind, , nodes, , move] = await new Promise((resolve) => {
            worker.onmessage = ({ data }) => /^(done|refused)\t/.test(data) && resolve(data.split('\t'));
          });
          out.push(kind === 'done' ? `${move}\t${nodes}` : 'over');
        }
        worker.terminate();
        return out;
      }, { game, level, positions });
      const native = tetrarchyOf(positions.join('\n'), game, 'batch', 'think',
        '--level', `${level}`, '--seed', '3', '--nodes', '60').split('\n');
      assert.deepEqual(answers, native, `${game}, level ${level}`);
    }
});
