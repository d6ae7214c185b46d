// The English beside the translation: of one paragraph (tap it, or Enter), under it (its EN chip), of the whole book.

import { all, make, onEscape } from './dom.mjs';
import { englishOf } from './english.mjs';
import { remember, remembered } from './store.mjs';

const own = 'a, button, summary, input, .square, tetrarchy-board, .english';

let beside;

function closeBeside() {
  const closed = Boolean(beside);
  beside?.closest('.unit')?.classList.remove('compared');
  beside?.remove();
  beside = undefined;
  return closed;
}

const english = (kind, ...content) => make('div', { className: `english ${kind}`, lang: 'en' }, ...content);

async function openBeside(unit) {
  closeBeside();
  const ariaLabel = document.body.dataset.close;
  const close = make('button', { type: 'button', className: 'close', ariaLabel, onclick: closeBeside }, '×');
  const box = english('beside', close);
  box.setAttribute('role', 'note');
  box.ariaLabel = 'English';
  beside = box;
  box.append(...await englishOf(unit.dataset.unit));
  if (beside !== box) return;
  unit.classList.add('compared');
  unit.querySelector('.prose').after(box);
}

function toggleBeside(unit) {
  if (beside?.closest('.unit') === unit) closeBeside();
  else openBeside(unit);
}

async function toggleUnder(unit, chip) {
  const open = chip.ariaExpanded !== 'true';
  chip.ariaExpanded = String(open);
  unit.querySelector('.english.under')?.remove();
  if (!open) return;
  const words = await englishOf(unit.dataset.unit);
  if (chip.ariaExpanded === 'true') unit.querySelector('.prose').after(english('under', ...words));
}

// ---- the whole book -------------------------------------------------------------------------------------------------

async function setParallel(on, button) {
  button.ariaPressed = String(on);
  closeBeside();
  document.documentElement.classList.toggle('parallel', on);
  for (const each of all('.english.whole')) each.remove();
  if (!on) return;
  const units = all('.unit');
  const words = await Promise.all(units.map((unit) => englishOf(unit.dataset.unit)));
  if (button.ariaPressed !== 'true') return;
  units.forEach((unit, i) => unit.querySelector('.prose').after(english('whole', ...words[i])));
}

function startParallel(button) {
  const set = (on) => keepPlace(() => setParallel(on, button));
  button.addEventListener('click', () => {
    const on = button.ariaPressed !== 'true';
    remember('parallel', on);
    set(on);
  });
  if (remembered('parallel')) set(true);
}

// What is read stays where it is on the screen, though everything above it gets longer or shorter.
async function keepPlace(change) {
  const unit = all('.unit').find((each) => each.getBoundingClientRect().bottom > 80);
  const before = unit?.getBoundingClientRect().top;
  await change();
  if (unit && scrollY > 0) scrollBy({ top: unit.getBoundingClientRect().top - before, behavior: 'instant' });
}

// ---- one paragraph --------------------------------------------------------------------------------------------------

const isReading = () => !getSelection().isCollapsed;

export function startCompare() {
  const button = document.querySelector('button.beside');
  if (!button) return;  // the English book
  startParallel(button);
  const isParallel = () => document.documentElement.classList.contains('parallel');
  document.querySelector('main').addEventListener('click', ({ target }) => {
    const chip = target.closest('.chip');
    const isTap = target.closest('.prose') && !target.closest(own) && !isReading();
    if (chip) toggleUnder(chip.closest('.unit'), chip);
    else if (isTap && !isParallel()) toggleBeside(target.closest('.unit'));
  });
  document.querySelector('main').addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !event.target.matches('.prose') || isParallel()) return;
    event.preventDefault();
    toggleBeside(event.target.closest('.unit'));
  });
  onEscape(closeBeside);
}
