// What makes the site installable and lets it live without a network: the service worker with the list of all files that it keeps,
// the web app manifest, and icons as pictures.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const worker = 'service-worker.js';
const manifest = 'tetrarchy.webmanifest';
/** Files of the site's root that are made here, so that an HTML file may refer to them. */
export const offlineFiles = [manifest, 'icon-180.png'];

// For programs of other sites, who have a network.
const isForOthers = (path) => path.startsWith('oembed/') || path.endsWith('.d.ts') || path === worker;
const named = /-[0-9A-Z]{8}\.\w+$/;

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The files that are kept: [address in the site, hash of its content], in a fixed order. */
export function filesToKeep(out) {
  return readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map(({ parentPath, path = parentPath, name }) => relative(out, join(path, name)).replaceAll('\\', '/'))
    .filter((path) => !isForOthers(path)).sort()
    .map((path) => [path, digest(readFileSync(join(out, path)))]);
}

/**
 * The service worker for what is in the site now; the last file to be written.
 * @param {{web: string, out: string, files?: string[][]}} options files: that are kept; none at all: whatever earlier
 *   builds have kept with the visitors is given up
 */
export async function writeWorker({ web, out, files = filesToKeep(out) }) {
  const site = { revision: digest(JSON.stringify(files)), files: files.map(([path]) => [path, named.test(path) ? 1 : 0]) };
  await build({
    entryPoints: [join(web, 'src/service_worker.mjs')],
    outfile: join(out, worker),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
    charset: 'utf8',
    legalComments: 'none',
    define: { SITE: JSON.stringify(site) },
  });
  console.log(`  ${worker.padEnd(40)} keeps ${files.length} files`);
}

// A maskable icon may be cut to a circle: the drawing takes three quarters of it, on a ground of its own colour.
const maskable = ['--background-color=#4A2A36', '--page-width=512', '--page-height=512', '--left=64', '--top=64', '-w', '384', '-h', '384'];
const icons = {
  'icon-180.png': ['--background-color=#4A2A36', '-w', '180', '-h', '180'],
  'icon-192.png': ['-w', '192', '-h', '192'],
  'icon-512.png': ['-w', '512', '-h', '512'],
  'icon-maskable.png': maskable,
};

/**
 * The web app manifest and its icons.
 * @param {{web: string, out: string, draw: string}} options draw: the program rsvg-convert
 */
export function writeManifest({ web, out, draw }) {
  for (const [name, how] of Object.entries(icons))
    execFileSync(draw, [...how, join(web, 'icon.svg'), '-o', join(out, name)]);
  const icon = (src, sizes, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  const text = {
    name: 'Tetrarchy',
    short_name: 'Tetrarchy',
    description: 'Djambi and Yonin shogi: four people play around one screen.',
    id: './',
    start_url: './index.html',
    scope: './',
    display: 'standalone',
    background_color: '#E9E3DA',
    theme_color: '#4A2A36',
    categories: ['games'],
    icons: [icon('icon-192.png', '192x192'), icon('icon-512.png', '512x512'), icon('icon-maskable.png', '512x512', 'maskable')],
    shortcuts: [
      { name: 'Djambi', url: './index.html?game=djambi' },
      { name: 'Yonin shogi', url: './index.html?game=yonin' },
    ],
  };
  writeFileSync(join(out, manifest), `${JSON.stringify(text, null, 1)}\n`);
}
