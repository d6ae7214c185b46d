#!/usr/bin/env node
// Assembles the page: everything but the HTML files gets a name that carries a hash of its content, so that a host may
// let browsers keep it for ever.
//   node web/tools/site.mjs --program build/web/tetrarchy.mjs --engine build/web/engine.mjs --fonts build/web/fonts \
//     --console "node build/web/tetrarchy-scribe.js" --out build/web/site
// With --online-only nothing is kept for a time without a network, and what earlier builds have kept is given up.
// The console is a command: the rulebook's claims are put to it, and it draws the rulebook's pictures.
//
// In the HTML files of web/ write
//   src="app.js"                 for web/src/app.mjs with all that it imports
//   href="style.css"             for web/src/style.css with all that it imports
//   href="tetrarchy.wasm", "tetrarchy.mjs"   for the program (to preload it)
//   any other relative address   for that file of web/
//   src="tetrarchy-board.js"     for the module for other people's pages, which keeps its name
// In the modules of web/src write
//   import('tetrarchy.mjs')      for the program's ES module
//   import wasm from 'tetrarchy.wasm'        for the address of its wasm, relative to import.meta.url
//   import script from 'engine-worker.js'    for the address of the engine's Worker, one classic script made of
//                                            engine_worker.mjs and the engine's ES module; 'engine.wasm' for its wasm
//   import address from 'japanese_bold.otf'  for the address of a font that the build has made
//   import address from './some.svg'         for the address of any picture or font, likewise
//   PROGRAM_BYTES                for the size of the program's wasm

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { boardFiles, writeBoard } from './board.mjs';
import { offlineFiles, writeManifest, writeWorker } from './offline.mjs';
import { writeOembed } from './oembed.mjs';
import { bookFiles, buildRulebook } from './rulebook/build.mjs';
import { RulebookError } from './rulebook/problems.mjs';
import { catalogues, textsModule } from './texts.mjs';

const { values } = parseArgs({
  options: {
    program: { type: 'string' }, engine: { type: 'string' }, fonts: { type: 'string' }, console: { type: 'string' },
    draw: { type: 'string', default: 'rsvg-convert' }, out: { type: 'string' },
    'online-only': { type: 'boolean' },
  },
});
if (!values.console) {
  console.error('site: --console says how to run the console, without which nobody can vouch for the rulebook');
  process.exit(1);
}
const web = fileURLToPath(new URL('..', import.meta.url));
const out = resolve(values.out);
const program = resolve(values.program);
const engine = resolve(values.engine);
const fonts = resolve(values.fonts);
const programFiles = {
  'tetrarchy.mjs': program, 'tetrarchy.wasm': program.replace(/\.mjs$/, '.wasm'),
  'engine.mjs': engine, 'engine.wasm': engine.replace(/\.mjs$/, '.wasm'),
  ...Object.fromEntries(['japanese_regular.otf', 'japanese_bold.otf'].map((name) => [name, join(fonts, name)])),
};

function fail(text) {
  console.error(`site: ${text}`);
  process.exit(1);
}

// ---- the HTML files and what they refer to -------------------------------------------------------------------------
const reference = /\b(src|href)="([^"#?]+)"/g;
const isOurs = (address) => !/^([a-z]+:|\/)/i.test(address) && extname(address) !== '.html'
  && ![...boardFiles, ...offlineFiles].includes(address);
const pages = readdirSync(web).filter((name) => name.endsWith('.html')).sort();
const html = new Map(pages.map((page) => [page, readFileSync(join(web, page), 'utf8')]));
const referred = new Set();
for (const [page, text] of html) {
  const inline = text.replace(/<!--.*?-->/gs, '').match(
    /<style\b|<script(?![^>]*\bsrc=)(?![^>]*type="(?:application\/|importmap))[^>]*>|<[^>]*\s(?:style|on\w+)=/i);
  if (inline) fail(`${page} has an inline script or style, which the content security policy refuses: ${inline[0]}`);
  for (const [, , address] of text.matchAll(reference)) if (isOurs(address)) referred.add(address);
}

const sources = new Map(Object.values(bookFiles).map((file) => [file, file]));  // address in the HTML -> file
for (const address of referred) {
  const file = programFiles[address] ??
    (extname(address) === '.js' ? join(web, 'src', address.replace(/\.js$/, '.mjs'))
      : extname(address) === '.css' ? join(web, 'src', address) : join(web, address));
  if (!existsSync(file)) fail(`${address}, which an HTML file refers to, would be ${file}; there is no such file`);
  sources.set(address, file);
}

// ---- the Worker's script: classic, so that a blob may hold it, and in one file ------------------------------------------
const programs = {
  name: 'programs',
  setup({ onResolve }) {
    onResolve({ filter: /^((tetrarchy|engine)\.(mjs|wasm)|japanese_\w+\.otf)$/ }, ({ path }) => ({ path: programFiles[path] }));
  },
};
const worker = await build({
  entryPoints: [join(web, 'src/engine_worker.mjs')],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  minify: true,
  logLevel: 'warning',
  charset: 'utf8',
  legalComments: 'none',
  define: { 'import.meta.url': 'location.href' },  // the glue asks where it is, and is never told to fetch anything
  plugins: [programs],
}).catch(() => fail('the engine\'s Worker does not bundle'));

// ---- bundle ----------------------------------------------------------------------------------------------------------
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const bundled = [...sources.values()].filter((file) => ['.mjs', '.css'].includes(extname(file)) && file !== program);
const result = await build({
  entryPoints: bundled,
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  metafile: true,
  logLevel: 'warning',
  charset: 'utf8',
  define: { PROGRAM_BYTES: String(statSync(programFiles['tetrarchy.wasm']).size) },  // for the loader's progress
  legalComments: 'none',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: Object.fromEntries(
    ['.wasm', '.svg', '.png', '.ttf', '.otf', '.woff2', '.ogg', '.wav', '.md'].map((type) => [type, 'file'])),
  plugins: [programs, catalogues(web), textsModule('page-texts', web, 'page.'), {
    name: 'worker',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^engine-worker\.js$/ }, ({ path }) => ({ path, namespace: 'worker' }));
      onLoad({ filter: /.*/, namespace: 'worker' }, () => ({ contents: worker.outputFiles[0].contents, loader: 'file' }));
    },
  }],
}).catch(() => fail('the page\'s modules do not bundle'));

const built = new Map();  // source file -> name in the site
for (const [path, { entryPoint, inputs }] of Object.entries(result.metafile.outputs)) {
  const names = Object.keys(inputs);
  const source = entryPoint ?? (names.length === 1 ? names[0] : undefined);
  if (source) built.set(resolve(source), relative(out, resolve(path)));
}

// ---- everything else that the HTML refers to ------------------------------------------------------------------------
const hashed = (file) => {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8).toUpperCase();
  return `${basename(file, extname(file))}-${hash}${extname(file)}`;
};
for (const file of sources.values()) {
  if (built.has(file)) continue;
  if (file === program) fail('an HTML file preloads tetrarchy.mjs, but no module imports it');
  built.set(file, hashed(file));
  copyFileSync(file, join(out, built.get(file)));
}

for (const [page, text] of html) {
  writeFileSync(join(out, page), text.replace(reference, (whole, attribute, address) =>
    isOurs(address) ? `${attribute}="${built.get(sources.get(address))}"` : whole));
}

await writeBoard({ web, out }).catch((error) => fail(error.message));

try {
  const [board] = boardFiles;
  const addresses = Object.fromEntries(Object.entries(bookFiles).map(([name, file]) => [name, built.get(file)]));
  const diagrams = buildRulebook({ command: values.console, out, addresses: { ...addresses, board } });
  writeOembed({ diagrams, out });
} catch (error) {
  if (!(error instanceof RulebookError)) throw error;
  fail(error.message);
}

writeManifest({ web, out, draw: values.draw });
await writeWorker({ web, out, ...(values['online-only'] && { files: [] }) }).catch((error) => fail(error.message));

// ---- how big it is -----------------------------------------------------------------------------------------------------
let raw = 0;
let small = 0;
for (const name of readdirSync(out).sort().filter((each) => statSync(join(out, each)).isFile())) {
  const bytes = readFileSync(join(out, name));
  const packed = brotliCompressSync(bytes).length;
  raw += bytes.length;
  small += packed;
  console.log(`  ${name.padEnd(40)} ${String(bytes.length).padStart(9)} ${String(packed).padStart(9)} brotli`);
}
console.log(`  ${'site'.padEnd(40)} ${String(raw).padStart(9)} ${String(small).padStart(9)} brotli`);
