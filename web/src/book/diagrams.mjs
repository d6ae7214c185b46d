// The diagrams: buttons under a board, links in the prose that play on it, squares that a caption lights.

import { all } from './dom.mjs';
import { clearLights, lightSquares } from './lights.mjs';

const stepMs = 900;
const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

let live;  // the figure whose board is open
const boardOf = (figure) => figure.querySelector('tetrarchy-board');

function setLive(figure) {
  if (live === figure) return;
  live?.classList.remove('live');
  live = figure;
  clearLights(figure);
  figure.classList.add('live');
}

// What the diagram itself asks for, and what an action changes of it for the time being.
const givenAims = new WeakMap();
function prepare(board, { aim = givenAims.get(board), players = null }) {
  for (const [name, value] of Object.entries({ aim, players }))
    if (value === null || value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
}

let course = 0;  // a newer one ends the one before

async function playMoves(figure, moves) {
  const board = boardOf(figure);
  const mine = ++course;
  prepare(board, { aim: null });
  await board.reset();
  for (const move of moves) {
    await pause(stepMs);
    if (mine !== course) return;
    await board.play(move);
  }
}

async function lightPlaces(figure, places) {
  const board = boardOf(figure);
  prepare(board, {});
  await board.reset();
  const moves = await board.legalMoves();
  const targets = places.flatMap((place) =>
    moves.filter((move) => move.startsWith(place)).map((move) => move.slice(place.length, place.length + 2)));
  await board.highlight([...new Set(targets)]);
}

async function playComputer(figure, seat) {
  const board = boardOf(figure);
  prepare(board, { aim: null, players: [0, 1, 2, 3].map((each) => (each === seat ? 'human' : 'computer3')).join(',') });
  await board.reset();
}

async function reset(figure) {
  ++course;
  const board = boardOf(figure);
  prepare(board, {});
  if (figure === live) await board.reset();
  else board.toggleAttribute('moves');  // something else to show: what was reached is forgotten
}

const actions = {
  show: (figure, { moves }) => playMoves(figure, moves.split(' ')),
  light: (figure, { places }) => lightPlaces(figure, places.split(' ')),
  computer: (figure, { seat }) => playComputer(figure, Number(seat)),
  reset,
};

function act(figure, name, data) {
  if (name !== 'reset') {
    setLive(figure);
    figure.querySelector('.board').scrollIntoView({ block: 'nearest' });
  }
  actions[name](figure, data).catch(() => {});  // another board was opened, or this one says what is wrong
}

// ---- squares that a caption names --------------------------------------------------------------------------------------

const squaresOf = (within) => all('.square[data-square]', within).map((each) => each.dataset.square);

function light(figure, squares) {
  if (figure !== live) return lightSquares(figure, squares);
  boardOf(figure).highlight?.(squares).catch(() => {});
}

function startSquares(main) {
  const figureAt = (target) => target.closest?.('figure.diagram');
  main.addEventListener('pointerover', ({ target }) => {
    if (target.matches('.square[data-square]')) light(figureAt(target), [target.dataset.square]);
  });
  main.addEventListener('pointerout', ({ target }) => {
    if (target.matches('.square[data-square]')) light(figureAt(target), []);
  });
  main.addEventListener('focusin', ({ target }) => {
    if (target.matches('figcaption .prose') && target.matches(':focus-visible')) light(figureAt(target), squaresOf(target));
  });
  main.addEventListener('focusout', ({ target }) => {
    if (target.matches('figcaption .prose')) light(figureAt(target), []);
  });
}

function startActions(main) {
  for (const board of all('tetrarchy-board', main)) givenAims.set(board, board.getAttribute('aim'));
  for (const actionsOfOne of all('.actions', main)) actionsOfOne.hidden = false;
  main.addEventListener('click', (event) => {
    const button = event.target.closest('[data-act]');
    const link = event.target.closest('a.play');
    if (button) act(button.closest('figure'), button.dataset.act, button.dataset);
    else if (event.target.closest('tetrarchy-board')) setLive(event.target.closest('figure'));
    if (!link) return;
    event.preventDefault();
    const figure = document.getElementById(link.hash.slice(1));
    act(figure, 'show', link.dataset);
  });
  main.addEventListener('tetrarchy-ready', ({ target }) => setLive(target.closest('figure')));
}

// Pictures that were never scrolled to are wanted on paper, too.
function startPrinting(main) {
  const fetchAll = () => {
    for (const image of all('img[loading=lazy]', main)) image.loading = 'eager';
  };
  addEventListener('beforeprint', fetchAll);
  matchMedia('print').addEventListener('change', fetchAll);
}

export function startDiagrams() {
  const main = document.querySelector('main');
  startPrinting(main);
  startSquares(main);
  customElements.whenDefined('tetrarchy-board').then(() => startActions(main));
}
