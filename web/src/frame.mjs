// embed.html: a board in somebody else's page, as its address asks (board/parameters.mjs), and on a line to that page.
import { valuesOf } from './board/parameters.mjs';
import { Board } from './frame/board.mjs';
import { ParentLink } from './frame/link.mjs';
import { paint } from './frame/paint.mjs';
import { preferredLanguage } from './languages.mjs';
import { text } from './texts.mjs';

const patienceMs = 5_000;
const values = valuesOf(location);
document.documentElement.lang = preferredLanguage();
// Without any of these a frame goes on with the game that it has kept.
const begun = ['element', 'game', 'position', 'moves', 'ply', 'players', 'rules', 'aim'];
let settle;
const arranged = new Promise((resolve, reject) => { settle = { resolve, reject }; });
arranged.catch(() => {});  // the page itself has shown what went wrong

const link = new ParentLink(async (type, given) => (await arranged).call(type, given));

function clicked() {
  const loader = document.getElementById('loader');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('board.play');
  loader.classList.add('waiting');
  loader.append(button);
  return new Promise((resolve) => {
    button.onclick = () => {
      button.remove();
      loader.classList.remove('waiting');
      resolve();
    };
  });
}

// What a <tetrarchy-board> has to say comes right after its frame has said hello.
function greeting() {
  if (values.element !== '1') return undefined;
  return Promise.race([link.connected, new Promise((resolve) => { setTimeout(resolve, patienceMs); })]);
}

let board;
async function arrange() {
  const { colours, record } = await greeting() ?? {};
  paint(colours);
  board = new Board(window.tetrarchy, link);
  await board.start(values, begun.some((name) => values[name]) ? 'begin' : 'go on', record);
}

// A frame that is out of sight draws nothing, and is not waited for.
const drawn = () => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(resolve));
  setTimeout(resolve, 300);
});

async function run() {
  if (values.load === 'click') await clicked();
  const { beforeShown } = await import('./app.mjs');
  beforeShown(arrange);
  await window.tetrarchy.ready;
  await drawn();
  board.shown();
  settle.resolve(board);
}

run().catch((error) => {
  settle.reject({ code: 'no_program', clause: '', text: error.message });
  link.tell('error', { code: 'no_program', clause: '', text: error.message });
});
