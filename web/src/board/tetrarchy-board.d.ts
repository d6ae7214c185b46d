// <tetrarchy-board>: a board for Djambi or Yonin shogi that can be played, in any page.
//   import type { TetrarchyBoard } from 'https://…/tetrarchy-board.js';
//   const board = document.querySelector('tetrarchy-board');   // is a TetrarchyBoard
// Moves, squares and positions are written as the rules write them: 'c8e6', 'G*5b', 'e5'.

export type Game = 'djambi' | 'yonin';
/** In Yonin shogi red is South, blue West, yellow North, green East. */
export type Seat = 'red' | 'blue' | 'yellow' | 'green';

/** Attributes of the element, and keys of the address of embed.html. */
export interface BoardAttributes {
  game?: Game;
  /** Text of a position; without it, the start of the game. */
  position?: string;
  /** Moves from the position on, with commas or spaces between them. */
  moves?: string;
  /** How many of the moves are shown as played; without it, all. */
  ply?: string;
  /** en, es, fr, ja or kk; without it, the page's language. */
  lang?: string;
  theme?: 'light' | 'dark' | 'high-contrast' | 'system';
  pieces?: 'international' | 'kanji' | 'kanji-two';
  /** Whose side is at the bottom: 1 to 4 in the order of play, or a name. */
  seat?: '1' | '2' | '3' | '4' | Seat | 'south' | 'west' | 'north' | 'east';
  /** Whether the board turns to whoever is to move. */
  rotate?: 'fixed' | 'mover';
  /** Who plays, in the order of play: 'h,ai2,ai2,ai1'; h a person, open anybody, ai1 to ai5 a computer (ai10 in Yonin shogi). */
  players?: string;
  /** mini: the board and a line under it; 1: everything that the game has; 0: as mini. */
  controls?: '0' | '1' | 'mini';
  'moves-list'?: '' | '0' | '1';
  hints?: '' | '0' | '1';
  /** A board in another page is silent unless it is asked not to be; quiet: not so loud. Nothing sounds before it is touched. */
  sound?: '0' | '1' | 'quiet';
  /** Rules of the game that are not the usual ones: 'own=all,master=yes'. */
  rules?: string;
  readonly?: '' | '0' | '1';
  /** A task, judged after each move. */
  aim?: string;
  /** Whether the board opens when it is clicked, or when it comes into view. Of the element only. */
  load?: 'click' | 'now';
  /** Width to height, '1/1'; without it, a square with a bar under it. Of the element only. */
  aspect?: string;
  /** For the iframe: 'allow-scripts' is enough. Of the element only. */
  sandbox?: string;
}

export interface Status {
  turn: Seat | null;
  /** The computer whose turn it is. */
  computer: Seat | null;
  /** The seat whose turn it is at another end of a game by link. */
  awaited: Seat | null;
  ply: number;
  lastPly: number;
  /** What is expected now, and more about it, in the board's language. */
  title: string;
  detail: string;
  checks: { from: string; king: string; by: Seat }[];
  last: { seat: Seat; text: string; notes: string[] } | null;
  ended: { text: string; places: Record<Seat, number> } | null;
}

/** How squares are lit: with a frame (the usual one), a dot, four corners, a ring, a broken frame in the colour of danger. */
export type Light = 'place' | 'move' | 'kill' | 'put' | 'danger';

export interface Judgement {
  state: 'open' | 'solved' | 'failed';
  answer: string;
  text: string;
}

export interface Hint {
  seat: Seat;
  move: string;
  reason: string;
  nodes: number;
  shares: Record<Seat, number>;
}

/** What a promise of the element is rejected with, if it is refused. */
export interface BoardError extends Error {
  /** For programs: 'illegal_move', 'taken_back', 'closed', 'no_answer', 'no_program' and others. */
  code: string;
  /** Number of the rule, 'D4.3'; empty if none is at stake. */
  clause: string;
  /** For people, in the board's language. */
  text: string;
}

export interface BoardEvents {
  'tetrarchy-ready': CustomEvent<{ v: 1; game: Game; position: string; ply: number; last: number }>;
  /** Cancelable: preventDefault() takes the move back. */
  'tetrarchy-move': CustomEvent<{ v: 1; seat: Seat; ply: number; number: number; move: string; text: string; notes: string[]; position: string }>;
  /** Another ply is shown, and not because of a move. */
  'tetrarchy-ply': CustomEvent<{ v: 1; ply: number; last: number }>;
  'tetrarchy-turn': CustomEvent<{ v: 1; seat: Seat; extra: boolean; number: number }>;
  'tetrarchy-eliminated': CustomEvent<{ v: 1; seat: Seat; text: string }>;
  'tetrarchy-end': CustomEvent<{ v: 1; text: string; places: Record<Seat, number> }>;
  'tetrarchy-resize': CustomEvent<{ v: 1; height: number }>;
  'tetrarchy-error': CustomEvent<{ v: 1; code: string; clause: string; text: string }>;
  'tetrarchy-solved': CustomEvent<{ v: 1; text: string; moves: string[] }>;
  'tetrarchy-failed': CustomEvent<{ v: 1; text: string; moves: string[] }>;
}

export declare class TetrarchyBoard extends HTMLElement {
  /** Of the shown ply. Setting it begins anew. */
  position: string;
  /** In machine form. Setting them begins anew; a text with spaces or commas will do. */
  get moves(): string[];
  set moves(moves: string[] | string);
  /** The shown one. Setting it goes there. */
  ply: number;
  /** null before the board was opened. */
  readonly status: Status | null;

  /** One board of a page is open at a time; the earlier one becomes a picture of its position and keeps its game. */
  open(): void;
  close(): void;

  goTo(to: 'first' | 'prev' | 'next' | 'last' | number): Promise<boolean>;
  play(move: string): Promise<void>;
  legalMoves(square?: string): Promise<string[]>;
  /** Until the next move, instead of those of the kind; without squares and kind, none any more. */
  highlight(squares?: string[], kind?: Light): Promise<void>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  rotate(quarterTurns?: number): Promise<void>;
  /** As the attributes say, again. */
  reset(): Promise<void>;
  /** Whether a task is done; without an aim, that of the attribute. */
  judge(aim?: string): Promise<Judgement>;
  /** null if something was played meanwhile. */
  hint(): Promise<Hint | null>;
  toSVG(): Promise<string>;
  toText(): Promise<string>;
}

declare global {
  interface HTMLElementTagNameMap {
    'tetrarchy-board': TetrarchyBoard;
  }
  interface HTMLElementEventMap extends BoardEvents {}
}
