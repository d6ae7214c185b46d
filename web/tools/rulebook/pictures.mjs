// The picture of each diagram, drawn by the console.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramsOf } from './parse.mjs';
import { litSquares } from './show.mjs';

function sizeOf(svg, id) {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!height) throw new Error(`the console draws no picture of ${id}: ${svg.slice(0, 80)}`);
  return { width: Number(width), height: Number(height) };
}

/** Writes the pictures of a game's diagrams into `folder`; diagram -> {width, height}. */
export function drawPictures(rules, game, book, folder) {
  const diagrams = diagramsOf(book);
  const lit = litSquares(rules, game, book);
  const svgs = rules.batch(game, 'svg', diagrams.map((diagram) => `${diagram.position}\t${lit.get(diagram).join(' ')}`));
  mkdirSync(folder, { recursive: true });
  return new Map(diagrams.map(({ id }, i) => {
    const size = sizeOf(svgs[i], id);
    writeFileSync(join(folder, `${id}.svg`), svgs[i]);
    return [id, size];
  }));
}
