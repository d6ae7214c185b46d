// Where the reader is: the chapter in the list of contents, and links to the same place in another language.

import { all } from './dom.mjs';

const top = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** The unit that is being read: the first that reaches below the top of the window. */
function unitInView() {
  const edge = top() + 8;
  return all('.unit').find((unit) => unit.getBoundingClientRect().bottom > edge);
}

// A shown-inside page stays one; of the place only its id matters, which is the same in every language.
function carry(link) {
  const address = new URL(link.getAttribute('href'), location.href);
  if (document.documentElement.hasAttribute('data-inside')) address.searchParams.set('inside', '');
  if (link.classList.contains('keeps-place')) address.hash = scrollY > 0 ? unitInView()?.dataset.unit ?? '' : '';
  link.href = address.href;
}

function followChapters() {
  const links = new Map(all('.chapters a').map((link) => [link.hash.slice(1), link]));
  const here = document.querySelector('.here');
  const mark = () => {
    const edge = top() + 80;
    const section = all('main > section').findLast((each) => each.getBoundingClientRect().top < edge);
    const now = section && links.get(section.id);
    for (const link of links.values()) link.ariaCurrent = link === now ? 'location' : null;
    here.textContent = now?.textContent ?? '';
    now?.scrollIntoViewIfNeeded?.(false);
  };
  let asked = false;
  addEventListener('scroll', () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      mark();
    });
  }, { passive: true });
  mark();
}

export function startPlace() {
  if (new URLSearchParams(location.search).has('inside')) document.documentElement.setAttribute('data-inside', '');
  document.addEventListener('click', ({ target }) => {
    const link = target.closest?.('a.keeps');
    if (link) carry(link);
  }, true);
  followChapters();
}
