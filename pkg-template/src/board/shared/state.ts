/** What a page can know of a board, and what an author writes of one. */
import type { Status } from '../../types.js';
import type { Fault } from '../extra/editor.js';
import type { Outcome } from '../extra/puzzle.js';
import type { Session, Thinking } from './session.js';

/** Why something was not done, as the board shows it. */
export interface Refused {
  code: string;
  message: string;
  squares: string[];
  walls?: string[];
  players?: number[];
}

/** What a page can know of either board at one moment. A snapshot; nothing in it changes later. */
export interface BoardState<Side> {
  status: Status<Side>;
  toMove: Side;
  /** The turn that is looked at, and how many there are. */
  ply: number;
  plies: number;
  /** The first turn that is worth looking at. */
  firstPly: number;
  atLatest: boolean;
  history: readonly string[];
  canTakeBack: boolean;
  canRedo: boolean;
  thinking: Thinking<Side> | null;
  refusal: (Refused & { text: string }) | null;
  /** What is to be chosen next, in words, where one has to be told; else empty. */
  prompt: string;
  /** How far a puzzle is: `open`, `right` so far, `wrong` or `solved`, and how many wrong tries there were. */
  puzzle: { outcome: Outcome; tries: number } | null;
  /** The position being edited, and what is wrong with it. The game is that of the last one that was legal. */
  editing: { text: string; faults: readonly Fault[] } | null;
  /** How the game stands, in words; a prompt takes its place. */
  text: string;
}

/** What of a state the session does not know. */
export type Said = 'text' | 'prompt' | 'refusal' | 'puzzle' | 'editing';

/** What is the same of both boards' states. */
export function stateOf<Side extends string | number>(
  // biome-ignore lint/suspicious/noExplicitAny: whatever is passed through on the way is of no matter here.
  session: Session<any, Side, any>,
): Omit<BoardState<Side>, Said> {
  const { status, history } = session.game;
  return {
    status,
    history,
    toMove: session.toMove,
    ply: session.ply,
    plies: history.length,
    firstPly: session.first,
    atLatest: session.atLatest,
    canTakeBack: session.canTakeBack,
    canRedo: session.canRedo,
    thinking: session.thinking && { ...session.thinking },
  };
}

/** What attributes and body say. */
export interface Written {
  position?: string | undefined;
  moves?: string | undefined;
  record?: string | undefined;
}
