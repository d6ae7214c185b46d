// Light on squares of a diagram that a caption names: rings over its picture, or the board's own highlight when it is live.

import { all, make } from './dom.mjs';

const [edge, side] = [56, 128];  // of the picture, in its own units

// Column and row of "e5" (Djambi: letter, number) or "5e" (Yonin shogi: files from right to left, then the rank's letter).
function cellOf(name) {
  const [first, second] = name;
  if (/\d/.test(first)) return [9 - Number(first), second.charCodeAt(0) - 97];
  return [first.charCodeAt(0) - 97, Number(second) - 1];
}

// Where the picture is within its frame; one that is not shown has left its place to a picture of the same kind.
function pictureIn(board) {
  const image = board.querySelector('img');
  const outer = board.getBoundingClientRect();
  const shown = image.getBoundingClientRect();
  const rect = shown.width > 0 ? shown : outer;
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  const scale = Math.min(rect.width / width, (shown.width > 0 ? rect.height : Infinity) / height);
  return {
    scale,
    left: rect.left - outer.left + (rect.width - width * scale) / 2,
    top: rect.top - outer.top + (shown.width > 0 ? (rect.height - height * scale) / 2 : 0),
  };
}

export function clearLights(figure) {
  for (const ring of all('.light', figure)) ring.remove();
}

export function lightSquares(figure, squares) {
  clearLights(figure);
  const board = figure.querySelector('.board');
  const { scale, left, top } = pictureIn(board);
  for (const square of squares) {
    const [column, row] = cellOf(square);
    const ring = make('div', { className: 'light' });
    ring.style.left = `${left + (edge + column * side) * scale}px`;
    ring.style.top = `${top + (edge + row * side) * scale}px`;
    ring.style.width = ring.style.height = `${side * scale}px`;
    board.append(ring);
  }
}
