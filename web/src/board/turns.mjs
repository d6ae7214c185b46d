// One board of a page is open at a time: a browser has few drawing contexts, and takes the oldest away from whoever has it.
//
// What takes part here is {needed(), used(), enter(), leave()}: leave() is a promise of having gone; needed() is true if somebody
// waits for an answer of this board, so that it must have its turn though others want to be next; used() is true of one that is
// not only open by itself.

let wishes = [];  // {turn, open}, one after another
let holder;
let serving = false;

async function serve() {
  if (serving) return;
  serving = true;
  while (wishes.length > 0) {
    const { turn, open } = wishes.shift();
    if (open === (turn === holder)) continue;
    await holder?.leave();
    holder = undefined;
    const overtaken = wishes.some((wish) => wish.open) && !turn.needed();
    if (!open || overtaken) continue;
    holder = turn;
    turn.enter();
  }
  serving = false;
}

function wish(turn, open) {
  wishes.push({ turn, open });
  serve();
}

export const takeTurn = (turn) => wish(turn, true);
export const leaveTurn = (turn) => wish(turn, false);

/** Of one that is gone already. */
export function giveTurnUp(turn) {
  wishes = wishes.filter((wish) => wish.turn !== turn);
  if (holder === turn) holder = undefined;
}

/** The one that has the turn, or will have it in the end. */
export const turnHolder = () => wishes.findLast(({ open }) => open)?.turn ?? holder;
