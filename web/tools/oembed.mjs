#!/usr/bin/env node
// One static oEmbed answer (https://oembed.com, type rich) for each diagram of the rulebooks, for the pages to point to:
//   <link rel="alternate" type="application/json+oembed" href="oembed/djambi-fig-start-position.json">
// From the site's assembler: writeOembed({ diagrams, out: 'build/web/site' });
// From a shell:  node web/tools/oembed.mjs --diagrams <list.json> --out <site> [--base https://example.org/tetrarchy/]

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { iframe } from '../src/board/snippets.mjs';

const width = 480;
const somewhere = 'https://site.invalid/';  // for addresses that stay relative

/** @param {{game: string, id: string, title: string, position: string}} diagram @param {string} [base] of the site */
export function oembed({ game, id, title, position }, base) {
  const html = iframe({ game, position }, { base: base ?? somewhere, width, title });
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Tetrarchy',
    provider_url: base ?? '../',
    title,
    width,
    height: Number(/height="(\d+)"/.exec(html)[1]),
    html: base ? html : html.replace(somewhere, '../'),
  };
}

/**
 * @param {object} options
 * @param {{game: string, id: string, title: string, position: string}[]} options.diagrams
 * @param {string} options.out the site's folder
 * @param {string} [options.base] the site's address, with a slash at its end; without it, addresses are relative to the answers
 * @returns {string[]} the files, relative to the site
 */
export function writeOembed({ diagrams, out, base }) {
  mkdirSync(join(out, 'oembed'), { recursive: true });
  return diagrams.map((diagram) => {
    const file = `oembed/${diagram.game}-${diagram.id}.json`;
    writeFileSync(join(out, file), `${JSON.stringify(oembed(diagram, base), null, 2)}\n`);
    return file;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { diagrams: { type: 'string' }, out: { type: 'string' }, base: { type: 'string' } } });
  const files = writeOembed({ ...values, diagrams: JSON.parse(readFileSync(values.diagrams, 'utf8')) });
  console.log(`  oembed/ ${files.length} answers`);
}
