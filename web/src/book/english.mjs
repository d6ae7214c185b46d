// The English text of a unit, out of the English page of the same book.

import { all, make } from './dom.mjs';

let loading;

async function load() {
  const answer = await fetch('en.html');
  if (!answer.ok) throw new Error(`en.html: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return new Map(all('.unit', page).map((unit) => [unit.dataset.unit, unit.querySelector('.prose')]));
}

// Its words only: no second anchor, nothing to step to with Tab but what can be followed.
function wordsOf(prose) {
  const copy = document.importNode(prose, true);
  for (const each of all('[id]', copy)) each.removeAttribute('id');
  const words = copy.localName === 'h2' ? [make('p', { className: 'as-heading' }, ...copy.childNodes)] : [...copy.childNodes];
  for (const each of all('.square', copy)) each.removeAttribute('data-square');
  return words;
}

/** The nodes of a unit's English text; a note, if the English page cannot be had. */
export async function englishOf(id) {
  loading ??= load();
  try {
    return wordsOf((await loading).get(id));
  } catch {
    loading = undefined;
    return [make('p', { lang: document.documentElement.lang, className: 'failed' }, document.body.dataset.compareFailed)];
  }
}
