// What a diagram shows: squares with their pieces ("d6"), men in hand ("P*"), or a course of moves ("b9b3 c7e5>b8").
// In the picture light falls on the squares that those pieces can go to, or on those of the first move.

import { allNodes } from './inline.mjs';
import { blocksOf, diagramsOf, proseOf } from './parse.mjs';
import { checkCourses } from './rules.mjs';

export const squareOf = { djambi: /^[a-i][1-9]$/, yonin: /^[1-9][a-i]$/ };
const hand = /^[A-Z]\*$/;
const squaresIn = { djambi: /[a-i][1-9]/g, yonin: /[1-9][a-i]/g };

const allSquares = (game) => [...'abcdefghi'].flatMap((letter) =>
  [...'123456789'].map((digit) => (game === 'djambi' ? letter + digit : digit + letter)));

const isPlace = (game, word) => squareOf[game].test(word) || hand.test(word);

/** The moves that a diagram shows; none, where it shows pieces. */
export const movesShown = (game, { show }) => (show.some((word) => isPlace(game, word)) ? [] : show);

/** The pieces whose moves a diagram shows: squares, and men in hand. */
export const placesShown = (game, { show }) => show.filter((word) => isPlace(game, word));

const targetQuestions = (game, { position, ...diagram }) => placesShown(game, diagram).flatMap((place) =>
  allSquares(game).map((square) => ({ square, line: `${position}\tcount 0 ${place}${square}` })));

/** Diagram -> the squares that are lit in its picture. */
export function litSquares(rules, game, book) {
  const diagrams = diagramsOf(book);
  const questions = diagrams.map((diagram) => targetQuestions(game, diagram));
  const answers = rules.batchOnce(game, 'claim', questions.flat().map(({ line }) => line));
  let at = 0;
  return new Map(diagrams.map((diagram, i) => {
    const open = questions[i].filter(() => answers[at++] !== 'ok').map(({ square }) => square);
    const first = movesShown(game, diagram)[0]?.match(squaresIn[game]) ?? [];
    return [diagram, [...new Set([...open, ...first])]];
  }));
}

// The links in the prose that play.
function* linksOf(book) {
  const diagrams = new Map(diagramsOf(book).map((diagram) => [diagram.id, diagram]));
  for (const block of blocksOf(book))
    for (const nodes of proseOf(block))
      for (const { kind, code, diagram, moves } of allNodes(nodes))
        if (kind === 'play' && diagrams.has(diagram))
          yield { what: `the link \`${code}\` of [${block.id}]`, place: block, position: diagrams.get(diagram).position, moves };
}

/** Can everything that these books (of one game) show be shown? */
export function checkShown(rules, game, books, problems) {
  const courses = books.flatMap((book) => [
    ...diagramsOf(book).filter((diagram) => movesShown(game, diagram).length > 0)
      .map((diagram) => ({ what: `diagram ${diagram.id}`, place: diagram, position: diagram.position, moves: diagram.show })),
    ...linksOf(book),
  ]);
  checkCourses(rules, game, courses, problems);
}
