// The module for other people's pages: its address never changes, it needs nothing else, and it stays small.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { textsModule } from './texts.mjs';

const boardFile = 'tetrarchy-board.js';
const typesFile = 'tetrarchy-board.d.ts';
/** The files of this module, whose names are never changed. */
export const boardFiles = [boardFile, typesFile];
const mostBytes = 6_000;  // gzip

/** Puts the module and its types into the site; throws if it has become too big. */
export async function writeBoard({ web, out }) {
  await build({
    entryPoints: [join(web, 'src/board/tetrarchy-board.mjs')],
    outfile: join(out, boardFile),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [textsModule('board-texts', web, 'page.board.')],
  });
  copyFileSync(join(web, 'src/board', typesFile), join(out, typesFile));
  const bytes = gzipSync(readFileSync(join(out, boardFile)), { level: 9 }).length;
  console.log(`  ${boardFile.padEnd(40)} ${String(bytes).padStart(9)} gzip, at most ${mostBytes}`);
  if (bytes > mostBytes) throw new Error(`${boardFile} has ${bytes} bytes with gzip, more than ${mostBytes}`);
}
