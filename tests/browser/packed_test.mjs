// The site as it is published: one zip, unpacked into whatever folder of a plain host.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { ask, newPage, ready, server, site } from './support.mjs';

test('the packed site holds every file of the site, and plays where it is unpacked', async (t) => {
  const host = mkdtempSync(join(tmpdir(), 'tetrarchy-packed-'));
  t.after(() => rmSync(host, { recursive: true }));
  const folder = join(host, 'games', 'four players');
  mkdirSync(folder, { recursive: true });
  execFileSync('python3', ['-m', 'zipfile', '-e', join(dirname(site), 'tetrarchy-site.zip'), folder]);
  const files = (root) => readdirSync(root, { recursive: true }).sort();
  assert.deepEqual(files(folder), files(site));

  const page = await newPage(t, { viewport: { width: 640, height: 480 } });
  const { url } = await server({ root: host });
  await page.goto(`${url}games/four%20players/index.html`);
  await ready(page);
  await ask(page, 'play', (await ask(page, 'legalMoves'))[0]);
  assert.equal((await ask(page, 'status')).ply, 1);
  await page.goto(`${url}games/four%20players/rulebook/yonin/kk.html`);
  await page.waitForSelector('html.reader');
  assert.deepEqual(page.problems, []);
});
