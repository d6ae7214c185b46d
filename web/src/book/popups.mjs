// What a marked term means, and where a clause is told, in a small box by the word: while the pointer is on it, while it has
// the focus, or after a click; Esc closes it.

import { make, onEscape } from './dom.mjs';

const marks = 'a.term, .margin a.clause';
const waitMs = 180;

let box;
let owner;
let pinned = false;
let timer;

// ---- what it says ---------------------------------------------------------------------------------------------------

function meaning(entry) {
  const copies = (nodes) => [...nodes].map((node) => node.cloneNode(true));
  const head = make('p', { className: 'popup-term' }, copy(entry.querySelector('dfn')));
  if (entry.dataset.en) head.append(' ', make('span', { lang: 'en' }, entry.dataset.en));
  if (entry.localName !== 'tr') {
    const words = copies(entry.querySelector('.prose p').childNodes).filter(({ localName }) => localName !== 'dfn');
    words[0].textContent = words[0].textContent.replace(/^\s*[:：]\s*/, '');
    return [head, make('p', {}, ...words)];
  }
  const [, also, definition] = entry.cells;
  const inJapanese = make('p', { className: 'popup-also' }, ...copies(also.childNodes));
  return [head, make('p', {}, ...copies(definition.childNodes)), inJapanese];
}

const copy = (node) => make('b', {}, ...[...node.cloneNode(true).childNodes]);

function contentOf(mark) {
  const entry = document.getElementById(decodeURIComponent(mark.hash.slice(1)));
  if (mark.matches('.term')) return meaning(entry);
  return [make('p', { className: 'popup-clause' }, ...[...entry.cloneNode(true).childNodes])];
}

// ---- where it is ----------------------------------------------------------------------------------------------------

function place(mark) {
  const rect = mark.getClientRects()[0];
  const width = Math.min(340, innerWidth - 24);
  box.style.width = `${width}px`;
  box.style.left = `${scrollX + Math.min(Math.max(12, rect.left - 12), document.documentElement.clientWidth - width - 12)}px`;
  const below = rect.bottom + 8;
  const fits = below + box.offsetHeight < innerHeight || rect.top < box.offsetHeight + 8;
  box.style.top = `${scrollY + (fits ? below : rect.top - 8 - box.offsetHeight)}px`;
}

function open(mark) {
  clearTimeout(timer);
  if (owner === mark) return;
  close();
  owner = mark;
  box ??= make('div', { id: 'popup', role: 'tooltip' });
  box.lang = document.documentElement.lang;
  box.replaceChildren(...contentOf(mark));
  document.body.append(box);
  mark.setAttribute('aria-describedby', 'popup');
  place(mark);
}

function close() {
  clearTimeout(timer);
  const closed = Boolean(owner);
  owner?.removeAttribute('aria-describedby');
  owner = undefined;
  pinned = false;
  box?.remove();
  return closed;
}

// ---- what opens and closes it ----------------------------------------------------------------------------------------

const later = (action) => {
  clearTimeout(timer);
  timer = setTimeout(action, waitMs);
};

function over({ target, pointerType }) {
  if (pointerType === 'touch' || pinned) return;
  const mark = target.closest?.(marks);
  if (mark) later(() => open(mark));
  else if (target.closest?.('#popup')) clearTimeout(timer);
  else if (owner && owner !== document.activeElement) later(close);
}

function clicked(event) {
  const mark = event.target.closest?.(marks);
  if (!mark) {
    if (!event.target.closest?.('#popup') || event.target.closest('a')) close();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (owner === mark && pinned) return void close();
  open(mark);
  pinned = true;
}

export function startPopups() {
  document.addEventListener('pointerover', over);
  document.addEventListener('click', clicked);
  document.addEventListener('focusin', ({ target }) => {
    if (target.matches?.(marks) && target.matches(':focus-visible')) open(target);
    else if (owner && !pinned && !target.closest?.('#popup')) close();
  });
  onEscape(close);
}
