/** The public state of a board, and the texts from which its game is made. */
import type { Status } from '../../game/types.js';
import type { Session, Thinking } from './session.js';
import type { SessionTypes } from './types.js';

/** A refusal shown on the board. */
export interface Refused {
  code: string;
  message: string;
  squares: string[];
  walls?: string[];
  players?: number[];
}

/** A fault of a position being edited. */
export interface Fault {
  code: string;
  message: string;
  squares: readonly string[];
  walls?: readonly string[];
  players?: readonly number[];
}

/** The state of a puzzle: no turn yet, right so far, wrong, or solved. */
export type Outcome = 'open' | 'right' | 'wrong' | 'solved';

/** The state that the boards of all games have: a snapshot, which never changes later. */
export interface BoardState<Side> {
  status: Status<Side>;
  toMove: Side;
  /** The number of turns after which the board is shown. */
  ply: number;
  /** The number of turns played. */
  plies: number;
  /** The first ply to show: 2 after the setups of Arimaa, otherwise 0. */
  firstPly: number;
  atLatest: boolean;
  history: readonly string[];
  canTakeBack: boolean;
  canRedo: boolean;
  /** The search in progress, if the computer is to move. */
  thinking: Thinking<Side> | null;
  /** The refusal being shown, with its text in the board's language. */
  refusal: (Refused & { text: string }) | null;
  /** What the player is asked to choose next; empty if nothing. */
  prompt: string;
  /** The state of the puzzle, and the number of wrong attempts. */
  puzzle: { outcome: Outcome; tries: number } | null;
  /** The position being edited, and its faults. The game has the last legal position. */
  editing: { text: string; faults: readonly Fault[] } | null;
  /** The prompt if there is one, otherwise the state of the game in words. */
  text: string;
}

/** The properties of the state that the element adds. */
type FromElement = 'text' | 'prompt' | 'refusal' | 'puzzle' | 'editing';

/** Returns the state of a session, with the properties that its element adds. */
export function stateOf<T extends SessionTypes>(
  session: Session<T>,
  added: Pick<BoardState<T['side']>, FromElement>,
): BoardState<T['side']> {
  const { status, history } = session.display;
  return {
    status,
    history,
    toMove: session.toMove,
    ply: session.ply,
    plies: history.length,
    firstPly: session.firstPly,
    atLatest: session.atLatest,
    canTakeBack: session.canTakeBack,
    canRedo: session.canRedo,
    thinking: session.thinking && { ...session.thinking },
    ...added,
  };
}

/** The texts from which a board makes its game: two attributes and the text content. */
export interface GameTexts {
  position?: string | undefined;
  moves?: string | undefined;
  record?: string | undefined;
}
