import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, clickSquare, colours, difference, openGame, saveArtifact, settled } from './support.mjs';

const loseContext = (page) => page.evaluate(() => {
  window.lost = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
  window.lost.loseContext();
});

test('a lost drawing context is said, the game goes on, and the board comes back as it was', async (t) => {
  const page = await openGame(t, { reducedMotion: 'reduce' });
  await clickSquare(page, 'c8');
  await settled(page);
  await loseContext(page);
  await page.waitForSelector('#note:not(:empty)');
  await page.focus('#grid [tabindex="0"]');
  for (const key of ['Digit6', 'Shift+Digit5', 'Enter']) await page.keyboard.press(key);
  assert.equal((await ask(page, 'status')).last.text, 'MC8-E6', 'a move by the grid');
  await page.evaluate(() => document.activeElement.blur());
  await page.evaluate(() => window.lost.restoreContext());
  await page.waitForSelector('#note:empty', { state: 'attached' });
  await page.mouse.move(1, 1);
  await settled(page);
  const restored = await page.screenshot();
  assert.ok(colours(restored) > 100);

  const record = await ask(page, 'record');
  const fresh = await openGame(t, { reducedMotion: 'reduce' });
  await ask(fresh, 'load', record);
  await fresh.mouse.move(1, 1);
  await settled(fresh);
  const expected = await fresh.screenshot();
  saveArtifact('context-restored.png', restored);
  saveArtifact('context-fresh.png', expected);
  const different = difference(restored, expected);
  t.diagnostic(`${(different * 100).toFixed(3)} % of the pixels differ`);
  assert.ok(different < 0.005);
  assert.deepEqual(page.problems.filter((problem) => !/CONTEXT_LOST|context lost/i.test(problem)), []);
});

// Small, since a processor draws every pixel; odd, so that there are halves to be rounded.
for (const ratio of [1, 1.5, 2, 3]) {
  test(`at pixel ratio ${ratio} the canvas has one pixel for each of the screen`, async (t) => {
    const page = await openGame(t, { deviceScaleFactor: ratio, viewport: { width: 301, height: 413 } });
    assert.equal(await ask(page, 'dpr'), ratio);
    const sizes = () => page.evaluate(() => {
      const canvas = document.getElementById('canvas');
      const { width, height } = canvas.getBoundingClientRect();
      return { pixels: [canvas.width, canvas.height], css: [width, height] };
    });
    const sharp = ({ pixels, css }) => assert.deepEqual(pixels, css.map((length) => Math.round(length * ratio)));
    sharp(await sizes());

    await page.setViewportSize({ width: 483, height: 399 });
    await page.waitForFunction((pixels) => document.getElementById('canvas').width === pixels, Math.round(483 * ratio));
    const resized = await sizes();
    assert.deepEqual(resized.css, [483, 399]);
    sharp(resized);

    await page.evaluate(() => { document.getElementById('canvas').style.width = '250px'; });
    await page.waitForFunction((pixels) => document.getElementById('canvas').width === pixels, 250 * ratio);
    const narrowed = await sizes();
    assert.equal(narrowed.css[0], 250);
    sharp(narrowed);
  });
}

test('a change of the pixel ratio at run time is followed', async (t) => {
  const page = await openGame(t, { viewport: { width: 480, height: 400 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride',
    { width: 400, height: 300, deviceScaleFactor: 2, mobile: false });
  await page.waitForFunction(() => window.tetrarchy.dpr() === 2);
  assert.equal(await page.evaluate(() => document.getElementById('canvas').width), 800);
});

test('the colours follow the system at run time', async (t) => {
  const page = await openGame(t, { colorScheme: 'light' });
  const pictures = [await page.screenshot()];
  for (const media of [{ colorScheme: 'dark' }, { contrast: 'more' }]) {
    await page.emulateMedia(media);
    await page.waitForTimeout(100);
    await settled(page);
    pictures.push(await page.screenshot());
  }
  assert.ok(difference(pictures[0], pictures[1]) > 0.3, 'dark differs from light');
  assert.ok(difference(pictures[1], pictures[2]) > 0.1, 'high contrast differs from dark');
});
