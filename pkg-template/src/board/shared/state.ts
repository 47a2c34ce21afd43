/** The public state of a board, and the texts from which its game is made. */

import type { Status } from '../../game/types.js';
import type { ErrorCode } from '../../kinds/all.js';
import type { BoardRefusalCode } from './codes.js';
import type { BoardModel, Thinking } from './model.js';
import type { Seat } from './seats.js';
import type { ModelTypes } from './types.js';

/** An input that the board rejected: the reason as code and sentence, and the squares involved. */
export interface Refused {
  /** A stable identifier of the reason why the input was rejected. */
  code: BoardRefusalCode;
  message: string;
  squares: string[];
  walls?: string[];
  players?: number[];
}

/** A fault because of which the position in the position editor is illegal. */
export interface Fault {
  /** A stable identifier of the fault; `notation` if the text cannot be parsed. */
  code: ErrorCode;
  message: string;
  squares: readonly string[];
  walls?: readonly string[];
  players?: readonly number[];
}

/** The state of a puzzle or lesson stage: no turn yet, right so far, wrong, or solved. */
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
  /** The numbers of wrong turns and of hints in this stage. */
  tries: number;
  hints: number;
  /** The stars of the lesson so far: the fewest of its solved stages, 0 if none is solved. */
  stars: number;
  /** Whether the last stage of the lesson is completed. */
  done: boolean;
  canHint: boolean;
  /** Whether `next()` can go to another stage or lesson. */
  next: boolean;
}

/** The state that the boards of all games have: a snapshot, which never changes later. */
export interface BoardState<Side> {
  status: Status<Side>;
  toMove: Side;
  /** The player of each side, in the order of their turns. */
  seats: readonly Seat[];
  /**
   * How often the position shown has occurred up to its turn, this time included; in Arimaa as if a
   * turn being built ended here, and 0 during the setup.
   */
  occurrences: number;
  /** The number of turns that lead to the shown position. */
  ply: number;
  /** The number of turns played in the game. */
  plies: number;
  /** The first ply that the board shows: the number of setup turns at the start of the game. */
  firstPly: number;
  atLatest: boolean;
  history: readonly string[];
  canTakeBack: boolean;
  canRedo: boolean;
  /** The computer's search in progress; `null` while it does not search. */
  thinking: Thinking<Side> | null;
  /**
   * The rejected input whose reason is shown, with that reason in the board's language; `null`
   * without one.
   */
  refusal: (Refused & { text: string }) | null;
  /** The prompt that asks the player for the next choice; empty if there is none. */
  prompt: string;
  /** The state of the puzzle, and the number of wrong attempts. */
  puzzle: { outcome: PuzzleOutcome; tries: number } | null;
  /** The lesson; `null` outside the mode `lesson` and until its course is loaded. */
  lesson: LessonState | null;
  /**
   * The position in the position editor, and its faults; `null` outside the mode `edit`. The game
   * has the last legal position.
   */
  editing: { text: string; faults: readonly Fault[] } | null;
  /** The prompt if there is one, otherwise the state of the game in words. */
  text: string;
}

/** The properties of the board's state that the element adds to those of the model. */
type FromElement = 'text' | 'prompt' | 'refusal' | 'puzzle' | 'lesson' | 'editing';

/**
 * Returns the public state of a board from its model, with the properties that its element adds.
 */
export function stateOf<T extends ModelTypes>(
  model: BoardModel<T>,
  added: Pick<BoardState<T['side']>, FromElement>,
): BoardState<T['side']> {
  const { status, history } = model.display;
  return {
    status,
    history,
    toMove: model.toMove,
    seats: model.seats,
    occurrences: model.shownDisplay.position.occurrences,
    ply: model.ply,
    plies: history.length,
    firstPly: model.firstPly,
    atLatest: model.atLatest,
    canTakeBack: model.canTakeBack,
    canRedo: model.canRedo,
    thinking: model.thinking && { ...model.thinking },
    ...added,
  };
}

/** The texts from which a board makes its game: two attributes and the text content. */
export interface GameTexts {
  position?: string | undefined;
  moves?: string | undefined;
  record?: string | undefined;
}
