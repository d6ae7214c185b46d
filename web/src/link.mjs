// Games in the address, index.html#g=<link>: shown as they come, and followed ply by ply as long as they are only looked
// at. What is played then is kept by the program, and the address is that of the page again; that of a game by link stays.
import { Correspondence } from './correspondence.mjs';
import { text } from './texts.mjs';

const followMs = 400;  // browsers refuse to replace an address too often

const linkIn = (hash) => new URLSearchParams(hash.slice(1)).get('g');

/** The address that shows this game; null: that of the page alone. */
export const addressOf = (link) => {
  const address = new URL(location);
  address.search = '';
  address.hash = link === null ? '' : `g=${link}`;
  return address.href.replace(/#$/, '');
};

// Where the clipboard is refused, the text is selected, to be copied by hand.
function select(address) {
  const dialog = document.getElementById('link');
  const area = document.getElementById('link-text');
  document.getElementById('link-label').textContent = text('link.select');
  dialog.querySelector('button').textContent = text('link.close');
  area.value = address;
  dialog.showModal();
  area.focus();
  area.select();
}

async function copied(address) {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Shows the game of the address now and whenever it changes, and copies addresses for the program. `say` tells politely. */
export function followLinks(api, say) {
  const { program } = api;
  let shown = null;  // {link, ply, lastPly} of the address, if its game is shown
  let due;

  const present = (link) => {
    const { ply, lastPly } = program.ask('status');
    return { link, ply, lastPly };
  };

  function show(now) {
    shown = now;
    history.replaceState(history.state, '', addressOf(now && now.link));
  }
  const correspondence = new Correspondence(api, say, {
    address: addressOf, copy: copied, hold: () => show(present(program.ask('link'))),
  });

  function open() {
    const link = linkIn(location.hash);
    if (link === null || link === shown?.link) return;
    try {
      program.ask('follow', link);
      shown = present(link);
      correspondence.arrived(link);
    } catch (refusal) {
      if (refusal.name !== 'Refused') throw refusal;  // the program has said why
    }
  }

  // The rulebook has an entry of its own in the history, which goes when it is closed.
  function follow() {
    if (!shown || linkIn(location.hash) !== shown.link || history.state?.rules) return;
    const now = present(program.ask('link'));
    if (now.link === shown.link) return;
    const stepped = now.lastPly === shown.lastPly && now.ply !== shown.ply;
    show(stepped ? now : null);
  }
  function followSoon() {
    clearTimeout(due);
    due = setTimeout(follow, followMs);
  }

  api.on('change', followSoon);
  api.on('link', async (link) => {
    const address = addressOf(link);
    if (!(await copied(address))) return select(address);
    program.ask('linkCopied');
    correspondence.passedOn();
    say(text('link.copied'));
  });
  document.getElementById('link').addEventListener('close', () => {
    document.getElementById('canvas').focus({ preventScroll: true });
  });
  document.getElementById('link-text').addEventListener('copy', () => correspondence.passedOn());
  window.addEventListener('hashchange', open);
  window.addEventListener('popstate', followSoon);
  open();
}
