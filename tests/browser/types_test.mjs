// The element's types, compiled as a page's author would compile them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

test('the types of the element accept every use that they promise, and no other', () => {
  const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  const uses = fileURLToPath(new URL('types/uses.ts', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--strict', '--target', 'es2022', '--module', 'es2022',
    '--moduleResolution', 'bundler', '--allowImportingTsExtensions', '--lib', 'es2022,dom,dom.iterable', uses],
  { encoding: 'utf8' });
  assert.equal(stdout, '');
});
