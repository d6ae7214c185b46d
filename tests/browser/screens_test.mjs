// Pictures to be looked at beside the mockups: build/artifacts/*.png. What a test can say of them, it says.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import {
  artifactPath, ask, clickSquare, colours, difference, nativeApp, openGame, saveArtifact, settled, tetrarchy,
} from './support.mjs';

// A game with some moves played, so that there are trails; `position` is where it stands then.
function scene(game, file, plies) {
  const { start, moves } = JSON.parse(readFileSync(new URL(`games/${file}`, import.meta.url), 'utf8'));
  const played = moves.slice(0, plies).map(({ move }) => ({ move, ms: 0 }));
  const seats = Array(4).fill({ kind: 'human', name: '' });
  const record = { tetrarchy: 1, game, players: 4, seats, start, moves: played, ply: played.length };
  return { game, record, position: tetrarchy(game, 'play', start, ...played.map(({ move }) => move)) };
}
const scenes = [scene('djambi', 'djambi-everything.json', 19), scene('yonin', 'yonin-classic.json', 74)];
const entries = { '': [[1440, 900], [390, 844], [844, 390]], 'embed.html': [[320, 320], [240, 240]] };

// A browser takes longer to open a page than to draw it at another size; it opens at the last one, which has few pixels.
for (const [file, sizes] of Object.entries(entries)) {
  for (const [ratio, colorScheme] of [[1, 'dark'], [2, 'light']]) {
    test(`pictures of ${file || 'index.html'}@${ratio}, ${colorScheme}`, async (t) => {
      const page = await openAt(t, sizes.at(-1), { file, deviceScaleFactor: ratio, colorScheme });
      for (const shown of scenes) {
        // Five million pixels, drawn by a processor: once is enough.
        const some = sizes.filter(([width]) => ratio * width < 2000 || shown.game === 'djambi');
        await pictures(t, page, shown, some, `@${ratio}-${colorScheme}`);
      }
    });
  }
  test(`pictures of ${file || 'index.html'} for readers of Japanese`, async (t) => {
    const ratio = file ? 2 : 1;
    const page = await openAt(t, sizes.at(-1), { file, locale: 'ja-JP', deviceScaleFactor: ratio });
    await pictures(t, page, scenes[1], sizes, `@${ratio}-kanji`);
  });
}

const openAt = (t, [width, height], options) =>
  openGame(t, { viewport: { width, height }, reducedMotion: 'reduce', ...options });

async function pictures(t, page, shown, sizes, kind) {
  await ask(page, 'load', JSON.stringify(shown.record));
  await settled(page);
  for (const [width, height] of sizes) {
    const name = `${shown.game}-${width}x${height}${kind}.png`;
    await t.test(name, () => picture(page, name, { width, height }));
  }
}

async function picture(page, name, { width, height }) {
  await page.setViewportSize({ width, height });
  await settled(page);
  const piece = (await ask(page, 'picks')).open.find(({ square }) => square);
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
  const square = await ask(page, 'squareRect', piece.square);
  assert.ok(square.width >= (width < 320 ? 22 : 24), `squares of ${square.width} px`);
}

// A picture by the native window, as bytes and in build/artifacts.
function nativePicture(name, ...options) {
  const path = artifactPath(name);
  execFileSync('xvfb-run', ['-a', '-s', '-screen 0 1600x1000x24', nativeApp, '--size', '1440x900',
    '--reduced-motion', ...options, '--screenshot', path],
  { env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' }, timeout: 60_000 });
  return readFileSync(path);
}

for (const [theme, { game, position }] of [['dark', scenes[0]], ['light', scenes[1]]]) {
  test(`the native window shows the same picture as the page, ${game}, ${theme}`, async (t) => {
    const window = nativePicture(`${game}-native-1440x900-${theme}.png`, '--theme', theme, '--game', game, '--position', position);
    const { width, height } = PNG.sync.read(window);
    assert.deepEqual([width, height], [1440, 900]);

    const page = await openAt(t, [width, height], { colorScheme: theme });
    await ask(page, 'load', position);
    await settled(page);
    const different = difference(window, await page.screenshot());
    t.diagnostic(`${(different * 100).toFixed(2)} % of the pixels differ`);
    assert.ok(different < 0.02);
  });
}

test('the pieces of Yonin shogi in two characters', () => {
  const window = nativePicture('yonin-native-1440x900-kanji-two.png', '--pieces', 'kanji-two', '--game', 'yonin',
    '--position', scenes[1].position);
  assert.ok(colours(window) > 100);
});
