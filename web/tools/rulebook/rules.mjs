// The rules' word on the rulebook, by the console program: claims, solutions, pictures.

import { spawnSync } from 'node:child_process';
import { diagramsOf } from './parse.mjs';

/** @param {string} command the console, such as "node build/web/tetrarchy-console.js" */
export class Rules {
  #command;

  constructor(command) {
    this.#command = command.split(' ').filter(Boolean);
  }

  /** One answer for each line, by `tetrarchy <game> batch <kind>`. */
  batch(game, kind, lines) {
    if (lines.length === 0) return [];
    const [program, ...words] = [...this.#command, game, 'batch', kind];
    const { stdout, stderr, status, error } = spawnSync(program, words, {
      input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 2 ** 28,
    });
    if (error || status !== 0) throw new Error(`${[program, ...words].join(' ')}: ${error?.message ?? stderr}`);
    const answers = stdout.split('\n').slice(0, -1);
    if (answers.length !== lines.length)
      throw new Error(`${[program, ...words].join(' ')}: ${lines.length} lines in, ${answers.length} out`);
    return answers;
  }

  /** The answers to questions of which many are alike. */
  batchOnce(game, kind, lines) {
    const different = [...new Set(lines)];
    const answers = this.batch(game, kind, different);
    const answer = new Map(different.map((line, i) => [line, answers[i]]));
    return lines.map((line) => answer.get(line));
  }
}

/** Is every claim of these books (of one game) true? */
export function checkClaims(rules, game, books, problems) {
  const claims = books.flatMap((book) =>
    diagramsOf(book).flatMap((diagram) => diagram.claims.map((claim) => ({ diagram, ...claim }))));
  const answers = rules.batchOnce(game, 'claim', claims.map(({ diagram, text }) => `${diagram.position}\t${text}`));
  claims.forEach(({ diagram, text, file, line }, i) => {
    if (answers[i] !== 'ok') problems.add({ file, line }, `diagram ${diagram.id}: claim "${text}" is ${answers[i]}`);
  });
}

/** Does the aim of every puzzle wait for an answer, and accept each of its solutions? */
export function checkSolutions(rules, game, books, problems) {
  const puzzles = books.flatMap(diagramsOf).filter(({ goal, aim, solutions }) => goal || aim || solutions.length > 0);
  for (const puzzle of puzzles)
    if (!puzzle.goal || !puzzle.aim || puzzle.solutions.length === 0)
      problems.add(puzzle, `diagram ${puzzle.id}: a puzzle has a goal, an aim and a solution`);
  const tries = puzzles.filter(({ aim }) => aim)
    .flatMap((puzzle) => [[], ...puzzle.solutions].map((moves) => ({ puzzle, moves })));
  const answers = rules.batchOnce(game, 'judge',
    tries.map(({ puzzle, moves }) => [puzzle.position, puzzle.aim, ...moves].join('\t')));
  tries.forEach(({ puzzle, moves }, i) => {
    const [what, wanted] = moves.length === 0 ? ['its aim', 'open'] : [`solution "${moves.join(' ')}"`, 'solved'];
    if (answers[i].split('\t')[0] !== wanted)
      problems.add(puzzle, `diagram ${puzzle.id}: ${what} is not ${wanted} but ${answers[i].replaceAll('\t', ' ')}`);
  });
}

/**
 * Can these courses of moves be played?
 * @param {{what: string, place: {file: string, line: number}, position: string, moves: string[]}[]} courses
 */
export function checkCourses(rules, game, courses, problems) {
  const holdsAlways = 'turn!=_';
  const answers = rules.batchOnce(game, 'claim',
    courses.map(({ position, moves }) => `${position}\tafter ${moves.join(' ')}: ${holdsAlways}`));
  courses.forEach(({ what, place, moves }, i) => {
    if (answers[i] !== 'ok') problems.add(place, `${what}: "${moves.join(' ')}" cannot be played: ${answers[i]}`);
  });
}
