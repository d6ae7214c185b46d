// The list of contents with search: beside the text where there is room, else behind a button.

import { onEscape } from './dom.mjs';

export function startSide() {
  const button = document.querySelector('.open-side');
  const panel = document.getElementById('side');
  const set = (open) => {
    button.ariaExpanded = String(open);
    panel.style.maxHeight = open ? `${innerHeight - button.getBoundingClientRect().bottom}px` : '';
    document.documentElement.classList.toggle('side-open', open);
  };
  const isOpen = () => button.ariaExpanded === 'true';
  button.addEventListener('click', () => set(!isOpen()));
  panel.addEventListener('click', ({ target }) => {
    if (target.closest('a')) set(false);
  });
  onEscape(() => {
    const was = isOpen();
    if (was) {
      set(false);
      button.focus();
    }
    return was;
  });
}
