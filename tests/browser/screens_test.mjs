// Pictures to be looked at beside the mockups: build/artifacts/*.png. What a test can say of them, it says.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import {
  artifactPath, ask, clickSquare, colours, difference, nativeApp, openGame, saveArtifact, settled, tetrarchy,
} from './support.mjs';

const game = JSON.parse(readFileSync(new URL('games/djambi-everything.json', import.meta.url), 'utf8'));
const midGame = tetrarchy('djambi', 'play', game.start, ...game.moves.slice(0, 19).map(({ move }) => move));

// What is shown: a game with some moves played, so that there are trails, and a piece that is picked.
const scenes = [{ name: 'djambi', start: game.start, moves: game.moves.slice(0, 19).map(({ move }) => move) }];
const entries = { '': [[1440, 900], [390, 844], [844, 390]], 'embed.html': [[320, 320], [240, 240]] };

async function set(page, { start, moves }) {
  await ask(page, 'load', start);
  for (const move of moves) await ask(page, 'play', move);
  await settled(page);
}

// A browser takes longer to open a page than to draw it at another size.
for (const [file, sizes] of Object.entries(entries)) {
  for (const ratio of [1, 2]) {
    for (const colorScheme of ['light', 'dark']) {
      test(`pictures of ${file || 'index.html'}@${ratio}, ${colorScheme}`, async (t) => {
        const page = await openGame(t, { file, deviceScaleFactor: ratio, colorScheme, reducedMotion: 'reduce' });
        for (const scene of scenes) {
          await set(page, scene);
          for (const [width, height] of sizes) {
            const name = `${scene.name}-${width}x${height}@${ratio}-${colorScheme}.png`;
            await t.test(name, () => picture(page, name, { width, height }));
          }
        }
      });
    }
  }
}

async function picture(page, name, { width, height }) {
  await page.setViewportSize({ width, height });
  await settled(page);
  const [piece] = (await ask(page, 'picks')).open;
  await clickSquare(page, piece.square);
  await page.mouse.move(1, 1);
  await settled(page);
  const shown = await page.screenshot();
  saveArtifact(name, shown);
  await page.keyboard.press('Escape');
  assert.deepEqual((await ask(page, 'picks')).made, [], 'Escape puts the piece back');
  assert.ok(colours(shown) > 100, 'the picture is not uniform');
  const overflow = await page.evaluate(() => [document.documentElement.scrollWidth > innerWidth,
    document.documentElement.scrollHeight > innerHeight]);
  assert.deepEqual(overflow, [false, false], 'nothing is scrolled out of sight');
  const square = await ask(page, 'squareRect', 'e5');
  assert.ok(square.width >= (width < 320 ? 22 : 24), `squares of ${square.width} px`);
}

for (const theme of ['light', 'dark']) {
  test(`the native window shows the same picture as the page, ${theme}`, async (t) => {
    const path = artifactPath(`djambi-native-1440x900-${theme}.png`);
    execFileSync('xvfb-run', ['-a', '-s', '-screen 0 1600x1000x24', nativeApp, '--size', '1440x900', '--theme', theme,
      '--reduced-motion', '--position', midGame, '--screenshot', path],
    { env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' }, timeout: 60_000 });
    const window = readFileSync(path);
    const { width, height } = PNG.sync.read(window);
    assert.deepEqual([width, height], [1440, 900]);

    const page = await openGame(t, { colorScheme: theme, reducedMotion: 'reduce' });
    await ask(page, 'load', midGame);
    await settled(page);
    const different = difference(window, await page.screenshot());
    t.diagnostic(`${(different * 100).toFixed(2)} % of the pixels differ`);
    assert.ok(different < 0.02);
  });
}
