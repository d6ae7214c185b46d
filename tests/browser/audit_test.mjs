// The accessibility of the game's own page, whatever is open on it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, clickControl, openGame, seriousFindings, settled } from './support.mjs';

test('axe finds nothing serious on the game\'s page in five languages, light and dark, whatever is open', async (t) => {
  const page = await openGame(t, { viewport: { width: 640, height: 480 }, reducedMotion: 'reduce' });
  const typing = async () => {
    await clickControl(page, 'menu.type');
    await page.fill('#typed-text', 'c8');
  };
  const rules = async () => {
    await page.keyboard.press('Escape');
    await clickControl(page, 'menu');
    await clickControl(page, 'menu.rules');
  };
  const views = [['the game', async () => {}], ['the menu', () => clickControl(page, 'menu')], ['a typed move', typing],
    ['the rulebook', rules]];
  for (const [view, open] of views) {
    await open();
    for (const language of await ask(page, 'languages')) {
      await ask(page, 'setLanguage', language);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await seriousFindings(page, { iframes: false }), [], `${view}, ${language}, ${colorScheme}`);
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
