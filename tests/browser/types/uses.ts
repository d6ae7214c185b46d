// Everything that tetrarchy-board.d.ts promises, used as an author would, and what it has to refuse.
import type {
  BoardAttributes, BoardError, Game, Hint, Judgement, Seat, Status, TetrarchyBoard,
} from '../../../web/src/board/tetrarchy-board.d.ts';

const board: TetrarchyBoard = document.querySelector('tetrarchy-board')!;
const made: TetrarchyBoard = document.createElement('tetrarchy-board');
const attributes: BoardAttributes = {
  game: 'yonin', position: '', moves: 'c8e6 g8e6', ply: '1', lang: 'kk', theme: 'system', pieces: 'kanji-two', seat: 'south',
  rotate: 'mover', players: 'h,ai2,ai2,ai1', controls: 'mini', 'moves-list': '', hints: '1', sound: '1', rules: 'own=all', readonly: '',
  aim: 'fallen red', load: 'now', aspect: '1/1', sandbox: 'allow-scripts',
};
for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);

board.moves = 'c8e6 g8e6@d6';
board.moves = ['c8e6'];
const moves: string[] = board.moves;
board.position = board.position;
board.ply = moves.length;
const status: Status | null = board.status;
const turn: Seat | null | undefined = status?.turn;

export async function everyMethod(): Promise<[string, Hint | null, Judgement]> {
  board.open();
  const went: boolean = (await board.goTo('next')) && (await board.goTo(3));
  await board.play((await board.legalMoves('c9'))[0] ?? '').catch(({ code, clause, text }: BoardError) => code + clause + text);
  await board.highlight(['e5']);
  await board.highlight(['e5'], 'danger');
  await board.highlight();
  if (went && (await board.undo())) await board.redo();
  await board.rotate();
  await board.rotate(1);
  await board.reset();
  board.close();
  return [(await board.toSVG()) + (await board.toText()), await board.hint(), await board.judge('fallen blue')];
}

board.addEventListener('tetrarchy-ready', ({ detail }) => { const game: Game = detail.game; return game; });
board.addEventListener('tetrarchy-move', (event) => { if (event.detail.seat === 'red') event.preventDefault(); });
board.addEventListener('tetrarchy-ply', ({ detail }) => detail.ply <= detail.last);
board.addEventListener('tetrarchy-turn', ({ detail }) => detail.extra || detail.number > 1);
board.addEventListener('tetrarchy-eliminated', ({ detail }) => detail.text.length);
board.addEventListener('tetrarchy-end', ({ detail }) => detail.places.green === 1);
board.addEventListener('tetrarchy-resize', ({ detail }) => detail.height.toFixed());
board.addEventListener('tetrarchy-error', ({ detail }) => detail.code + detail.clause);
for (const outcome of ['tetrarchy-solved', 'tetrarchy-failed'] as const)
  board.addEventListener(outcome, ({ detail }) => detail.moves.join());

// @ts-expect-error: it can only be read
board.status = null;
// @ts-expect-error: no such place
void board.goTo('middle');
// @ts-expect-error: squares are a list
void board.highlight('e5');
// @ts-expect-error: no such light
void board.highlight(['e5'], 'rainbow');
// @ts-expect-error: there are two games
const chess: BoardAttributes = { game: 'chess' };
// @ts-expect-error: a move is not told with its length
board.addEventListener('tetrarchy-move', ({ detail }) => detail.length);
export { chess, turn };
