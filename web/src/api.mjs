// window.tetrarchy: the one way for tests, frames and the page itself to talk to the program. Plain data in and out.
//
//   version                 of this list
//   ready                   promise: the program runs and has drawn its first frame
//   position() game() record() link() text(notation?) legalMoves(square?) picks() status()
//   load(recordTextPositionOrLink) play(move) setLanguage(code)
//                           promises; rejected with {code, clause, text} if refused, and then nothing has changed; but with
//                           the code time_up the flag of the seat on turn has fallen
//   begin({game, position?, layout?, options?, players?, moves?: [], ply?, seats?: {red: 'human', blue: 'open', green: 'computer3'},
//       clock?: {main?, increment?, period?, periods?}})
//                           promise: another match, which is not kept; whoever is not named is a person. Times are milliseconds
//   set({theme?: 'system', 'light', 'dark' or 'high-contrast', pieces?: 'system', 'international', 'kanji' or 'kanji-two',
//       turning?: 'fixed' or 'mover', quarterTurns?, language?, bars?: 'all' or 'board', readonly?, sound?: 'system', 'off', 'quiet' or 'full'})
//                           promise: how the board is shown; nothing of it is kept
//   highlight(squares, kind?)
//                           promise: lights them until the next move, as a 'place' (a frame, the usual one), 'move' (a dot),
//                           'kill' (corners), 'put' (a ring) or 'danger' (a broken frame), instead of those of that kind;
//                           no squares and no kind: none of any
//   languages()             ['en', ...]
//   hint()                  promise of {seat, move, reason, nodes, shares}: what the engine advises to the person to move;
//                           null if something else is played meanwhile. The board shows it, too
//   computers(what)         'pause', 'go on', 'step', 'slow', 'normal' or 'fast'
//   judge(aim)              of a puzzle that the game's start is (src/book/aim.h): {state: 'open', 'solved' or 'failed', answer:
//                           a move of the others, text: why it failed}
//   svg()                   the board as a picture
//   goTo(ply) undo() redo() false if there is nothing to go to
//   rotate(quarterTurns)
//   squareRect(name) handRect(seat, role) controlRect(id)
//                           {x, y, width, height} in the viewport, as getBoundingClientRect; null if not on the screen
//   frames() dpr()          frames drawn so far; device pixels in a CSS pixel
//   on(event, fn)           move, turn, fall, end, ply, thinking, hint, error, board (it is shown otherwise than before);
//                           change follows any of them. Returns how to stop it. thinking: {seat (null: nobody), hint, done (per mille), shares, paused, trouble}
//
// Seats are called by their colours, red, blue, yellow, green; in Yonin shogi these are South, West, North, East.
// Pieces in a hand are called by their letters, R, G, S, P.
//   picks()                 {made, open, mayFinish}; a pick: {act, square: '5g'}, {act, hand: 'G'}, {act, answer: true}
//   status()                {turn, computer (whose turn it is, or null), awaited (likewise, at another end of a game by
//                           link), ply, lastPly, title, detail, checks: [{from, king, by}],
//                           clocks: {red: {ms, periods (besides the one that passes), running}, ...} of those who play (null: the game
//                           has none), last: {seat, text, notes}, ended: {text, places}}
//   load(position)          of either game, whichever is shown
//   link()                  the game at the shown ply, for an address: index.html#g=<link>; names and times are not in it
//   text(notation)          the moves in table form, for people; Yonin shogi's 'japanese' in the manner of KIF files

const version = 1;
const asked = ['position', 'game', 'record', 'link', 'text', 'legalMoves', 'picks', 'status', 'goTo', 'undo', 'redo', 'rotate',
  'computers', 'judge', 'svg', 'languages'];
const promised = ['load', 'play', 'begin', 'set', 'highlight'];
const placed = ['squareRect', 'handRect', 'controlRect'];

export function createApi(canvas) {
  const listeners = new Map();
  let program;
  let speak = () => running();
  let settle;
  const ready = new Promise((resolve, reject) => { settle = { resolve, reject }; });
  ready.catch(() => {});  // the page itself has shown what went wrong

  const running = () => {
    if (!program) throw new Error('tetrarchy is not ready: await tetrarchy.ready');
    return program;
  };
  const on = (event, listener) => {
    if (!listeners.has(event)) listeners.set(event, new Set());
    listeners.get(event).add(listener);
    return () => listeners.get(event).delete(listener);
  };
  const dispatch = (event, detail) => {
    for (const listener of listeners.get(event) ?? []) listener(detail);
  };
  // The program tells while it is at work; listeners may ask it something back only afterwards.
  const told = (event, json) => queueMicrotask(() => {
    dispatch(event, JSON.parse(json));
    dispatch('change');
  });

  const inViewport = (rect) => {
    if (rect === null) return null;
    const { left, top } = canvas.getBoundingClientRect();
    return { ...rect, x: rect.x + left, y: rect.y + top };
  };

  const members = { version, ready, on, frames: () => running().frames(), dpr: () => running().ratio() };
  for (const name of asked) members[name] = (...values) => running().ask(name, ...values);
  for (const name of promised) {
    members[name] = async (...values) => {
      running().ask(name, ...values);
      dispatch('change');
    };
  }
  members.setLanguage = async (code) => {
    await speak(code);
    dispatch('change');
  };
  members.hint = () => new Promise((resolve, reject) => {
    const stops = [on('hint', (hint) => end(resolve, hint)), on('ply', () => end(resolve, null)),
      on('move', () => end(resolve, null))];
    function end(settled, value) {
      for (const stop of stops) stop();
      settled(value);
    }
    try {
      running().ask('hint');
    } catch (refusal) {
      end(reject, refusal);
    }
  });
  for (const name of placed) members[name] = (...values) => inViewport(running().ask(name, ...values));

  return {
    public: Object.freeze(members),
    on,
    told,
    changed: () => dispatch('change'),
    get program() {
      return program;
    },
    attach(started, speakIn) {
      program = started;
      speak = speakIn;
      dispatch('change');
    },
    start: () => settle.resolve(),
    fail: (error) => settle.reject(error),
  };
}
