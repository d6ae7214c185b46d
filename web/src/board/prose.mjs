// Links and buttons in a page's text that play on a board:
//   <a href="#fig-1" data-tetrarchy="#fig-1" data-move="c8e6">   the moves of data-move, from the board's beginning
//   … data-squares="e5 e6"                                       lights squares; data-kind="danger" as what, see highlight()
//   … data-ply="3", "first", "last", "next", "prev"              goes there
// The board is what has that id, or what is in it. A page that handles the click itself says preventDefault().

const words = (text) => text.split(/[\s,]+/).filter(Boolean);

async function act(board, { move, squares, kind, ply }) {
  if (move !== undefined) {
    await board.reset();
    for (const each of words(move)) await board.play(each);
  }
  if (ply !== undefined) await board.goTo(/^\d+$/.test(ply) ? Number(ply) : ply);
  if (squares !== undefined) await board.highlight(words(squares), kind);
}

function clicked(event) {
  const link = event.target.closest?.('[data-tetrarchy]');
  const found = link && !event.defaultPrevented && document.querySelector(link.dataset.tetrarchy);
  const board = found && (found.matches('tetrarchy-board') ? found : found.querySelector('tetrarchy-board'));
  if (!board) return;
  event.preventDefault();
  board.open();
  board.scrollIntoView({ block: 'nearest' });
  act(board, link.dataset).catch(({ code, clause, text }) => {
    const detail = { v: 1, code, clause, text };
    board.dispatchEvent(new CustomEvent('tetrarchy-error', { bubbles: true, composed: true, detail }));
  });
}

export const listenToProse = () => document.addEventListener('click', clicked);
