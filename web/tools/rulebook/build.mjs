// The rulebook in the site: pages and pictures. web/tools/site.mjs calls it; alone it checks the texts:
//   node web/tools/rulebook/build.mjs --console build/native/tetrarchy

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { frontPage } from './front.mjs';
import { assets, readLibrary } from './library.mjs';
import { BookPage } from './page.mjs';
import { diagramsOf } from './parse.mjs';
import { drawPictures } from './pictures.mjs';
import { RulebookError } from './problems.mjs';
import { Rules } from './rules.mjs';

const web = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** What the pages need besides their text; the site gives each of them an address. */
export const bookFiles = {
  script: web('src/book/book.mjs'), style: web('src/book/book.css'), icon: web('icon.svg'),
  front: web('src/book/front.mjs'), frontStyle: web('src/book/front.css'),
};

/**
 * Checks all books and writes them into the site's folder `rulebook`; returns the diagrams. Throws a RulebookError if anything in them is wrong.
 * @param {object} options
 * @param {string} options.command the console
 * @param {string} options.out the site
 * @param {Record<'script' | 'style' | 'icon' | 'board' | 'front' | 'frontStyle', string>} options.addresses in the site's root
 */
export function buildRulebook({ command, out, addresses }) {
  const rules = new Rules(command);
  const library = readLibrary({ rules });
  const words = JSON.parse(readFileSync(join(assets, 'reader.json'), 'utf8'));
  const all = [];
  for (const [game, { books, english, clauses }] of Object.entries(library)) {
    all.push(...diagramsOf(english).map(({ id, title, position }) => ({ game, id, title, position })));
    const pictures = drawPictures(rules, game, english, join(out, 'rulebook/diagrams', game));
    mkdirSync(join(out, 'rulebook', game), { recursive: true });
    for (const book of books) {
      const page = new BookPage({ book, clauses, words, pictures, addresses });
      writeFileSync(join(out, 'rulebook', game, `${book.language}.html`), String(page));
    }
  }
  writeFileSync(join(out, 'rulebook/index.html'), frontPage({ library, words, addresses }));
  return all;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { console: { type: 'string' } } });
  try {
    readLibrary({ rules: new Rules(values.console ?? '') });
    console.log('the rulebook is as it should be');
  } catch (error) {
    if (!(error instanceof RulebookError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
