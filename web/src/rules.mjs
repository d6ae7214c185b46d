// The rulebook over the game, which waits under it as it is. The browser's Back closes it, too.
import { text } from './texts.mjs';

const dialog = document.getElementById('rules');
const close = document.getElementById('rules-close');
const page = document.createElement('iframe');

const shown = () => dialog.open;

function show({ game, clause }) {
  const language = document.documentElement.lang;
  const address = `rulebook/${game}/${language}.html?inside${clause ? `#clause-${clause}` : ''}`;
  page.title = text('rules.title');
  close.textContent = text('rules.close');
  // Before the frame goes anywhere: where it goes belongs to this entry, and must not take its place.
  if (!shown()) history.pushState({ rules: true }, '');
  if (page.getAttribute('src') !== address) page.src = address;
  if (shown()) return;
  if (!page.isConnected) dialog.append(page);
  dialog.showModal();
  page.focus();
}

function hide() {
  if (!shown()) return;
  dialog.close();
  document.getElementById('canvas').focus({ preventScroll: true });
}

// Whatever closes it takes its entry of the history with it.
const leave = () => (history.state?.rules ? history.back() : hide());

/** Opens the rulebook whenever the game asks for it. */
export function followRules(api) {
  api.on('rules', show);
  close.addEventListener('click', leave);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  window.addEventListener('popstate', () => {
    if (!history.state?.rules) hide();
  });
  page.addEventListener('load', () => page.contentWindow.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
  }));
}
