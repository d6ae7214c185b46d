// The accessibility of the game's own page, whatever is open on it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, axe, clickControl, openGame, settled } from './support.mjs';

const serious = async (page) => {
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ['violations'], selectors: false, preload: false, iframes: false }));
  return violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
};

test('axe finds nothing serious on the game\'s page in five languages, light and dark, whatever is open', async (t) => {
  const page = await openGame(t, { viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' });
  await page.evaluate(axe);
  const views = [['the game', async () => {}], ['the menu', () => clickControl(page, 'menu')],
    ['the rulebook', () => clickControl(page, 'menu.rules')]];
  for (const [view, open] of views) {
    await open();
    for (const language of await ask(page, 'languages')) {
      await ask(page, 'setLanguage', language);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await serious(page), [], `${view}, ${language}, ${colorScheme}`);
      }
      await settled(page);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    }
    await ask(page, 'setLanguage', 'en');
    await settled(page);
  }
  const zoom = await page.locator('meta[name=viewport]').getAttribute('content');
  assert.ok(!/user-scalable=no|maximum-scale/.test(zoom), 'the page may be enlarged');
  assert.deepEqual(page.problems, []);
});
