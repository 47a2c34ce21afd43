/** The public state of a board, and the texts from which its game is made. */
import type { ErrorCode } from '../../game/codes.js';
import type { Status } from '../../game/types.js';
import type { BoardRefusalCode } from './codes.js';
import type { Session, Thinking } from './session.js';
import type { SessionTypes } from './types.js';

/** A refusal shown on the board. */
export interface Refused {
  /** A stable name of the reason. */
  code: BoardRefusalCode;
  message: string;
  squares: string[];
  walls?: string[];
  players?: number[];
}

/** A fault of a position being edited. */
export interface Fault {
  /** A stable name of the fault; `notation` if the text cannot be read. */
  code: ErrorCode;
  message: string;
  squares: readonly string[];
  walls?: readonly string[];
  players?: readonly number[];
}

/** The state of a puzzle or a stage: no turn yet, right so far, wrong, or solved. */
export type PuzzleOutcome = 'open' | 'right' | 'wrong' | 'solved';

/** The data that a page can show about a lesson. Texts are in the board's language. */
export interface LessonState {
  /** The names of the course and of the lesson, and their titles. */
  course: string;
  courseTitle: string;
  lesson: string;
  lessonTitle: string;
  /** The number of the stage, from 1, and the number of all stages of the lesson. */
  stage: number;
  stages: number;
  /** The text of the stage: the task or, once it is solved, the closing text. */
  text: string;
  /**
   * The feedback: the reasons why a turn misses the goal, the hint, or praise; empty if there is
   * none.
   */
  feedback: string;
  /** The kind of `feedback`: a hint, or the outcome of the last turn; empty without feedback. */
  feedbackKind: 'hint' | PuzzleOutcome | 'read' | '';
  /** The state of the stage; `read` if it has no task. */
  outcome: PuzzleOutcome | 'read';
  /** The numbers of wrong turns and of hints. */
  tries: number;
  hints: number;
  /** The stars of the lesson so far: the fewest of its solved stages, 0 if none is solved. */
  stars: number;
  /** Whether the last stage of the lesson is done. */
  done: boolean;
  canHint: boolean;
  /** Whether `next()` has a stage to go to. */
  next: boolean;
}

/** The state that the boards of all games have: a snapshot, which never changes later. */
export interface BoardState<Side> {
  status: Status<Side>;
  toMove: Side;
  /** The number of turns after which the board is shown. */
  ply: number;
  /** The number of turns played. */
  plies: number;
  /** The first ply to show: the number of setups at the start of the game. */
  firstPly: number;
  atLatest: boolean;
  history: readonly string[];
  canTakeBack: boolean;
  canRedo: boolean;
  /** The search in progress, if the computer is to move. */
  thinking: Thinking<Side> | null;
  /** The refusal being shown, with its text in the board's language. */
  refusal: (Refused & { text: string }) | null;
  /** The prompt that asks the player for the next choice; empty if there is none. */
  prompt: string;
  /** The state of the puzzle, and the number of wrong attempts. */
  puzzle: { outcome: PuzzleOutcome; tries: number } | null;
  /** The lesson; `null` outside the mode `lesson` and until its course is loaded. */
  lesson: LessonState | null;
  /** The position being edited, and its faults. The game has the last legal position. */
  editing: { text: string; faults: readonly Fault[] } | null;
  /** The prompt if there is one, otherwise the state of the game in words. */
  text: string;
}

/** The properties of the state that the element adds. */
type FromElement = 'text' | 'prompt' | 'refusal' | 'puzzle' | 'lesson' | 'editing';

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
