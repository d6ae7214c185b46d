// The wizard of boards.html: a form, a live board as the form says, and that board as text to paste.
import { WizardForm } from './form.mjs';
import { Outputs } from './outputs.mjs';

const part = (id) => document.getElementById(id);

function paint(board, width, colours) {
  board.style.setProperty('--tetrarchy-max-width', `${width}px`);
  for (const [name, colour] of Object.entries(colours)) {
    if (colour) board.style.setProperty(`--tetrarchy-${name}`, colour);
    else board.style.removeProperty(`--tetrarchy-${name}`);
  }
}

function arrange(board, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === '') board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
}

function newBoard() {
  const board = document.createElement('tetrarchy-board');
  board.setAttribute('load', 'now');
  board.addEventListener('tetrarchy-error', ({ detail }) => { part('trouble').textContent = detail.text; });
  return board;
}

/** @param {string} base the site's address */
export function startWizard(base) {
  const board = newBoard();
  const form = new WizardForm(part('form'), changed);
  const source = () => ({ values: form.values, load: form.load, board, place: { base, width: form.width, colours: form.colours } });

  function show() {
    part('width-shown').value = `${form.width} px`;
    paint(board, form.width, form.colours);
    arrange(board, form.values);
  }
  function changed() {
    part('trouble').textContent = '';
    show();
    outputs.formChanged();
  }
  function take(values) {
    form.values = values;
    changed();
  }

  form.offer();
  show();
  part('preview').append(board);
  const outputs = new Outputs(source);
  form.field('width').oninput = show;
  for (const event of ['move', 'ply']) board.addEventListener(`tetrarchy-${event}`, () => outputs.boardChanged());
  part('take-position').onclick = () => take({ position: board.position, moves: '', ply: '' });
  part('take-moves').onclick = () => {
    const { moves, ply } = board;
    take({ moves: moves.join(' '), ply: ply < moves.length ? String(ply) : '' });
  };
}
