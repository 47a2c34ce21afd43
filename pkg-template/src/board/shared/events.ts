/** The events of the board elements, by name, with the types of their details. */
import type { Line, Score, Status, TreeNode } from '../../game/types.js';
import type { BoardErrorCode } from './codes.js';
import type { Seat } from './seats.js';
import type { BoardState, Refused } from './state.js';

/** The details of `keddah-move`: a turn that is about to be played. */
export interface MoveDetail<Side = string | number> {
  /** The turn about to be played, in full notation. */
  turn: string;
  /** The side that plays the turn. */
  side: Side;
  /** Who plays the side: a person or the computer. */
  by: Seat['kind'];
}

/** The details of `keddah-pick`: a piece that was picked up (Arimaa). */
export interface PickDetail {
  /** The square of the piece that was picked up. */
  square: string;
}

/** The details of `keddah-step`: a step of the turn being built (Arimaa). */
export interface StepDetail<Side = string | number> {
  /** The step that was made, in full notation. */
  step: string;
  /** The side that made the step. */
  side: Side;
}

/** The details of `keddah-illegal`: an input that the board rejected. */
export type IllegalDetail = Refused;

/** The details of `keddah-change`: the state of the board after a change. */
export interface ChangeDetail<State = BoardState<string | number>> {
  /** The new state of the board. */
  state: State;
}

/** The details of `keddah-tree`: the tree of the board's game after a change. */
export interface TreeDetail {
  /** The root of the game tree. */
  tree: TreeNode;
  /** The tree node of the current position. */
  node: TreeNode;
}

/** The details of `keddah-evaluation`: a report of the engine about the analyzed position. */
export interface EvaluationDetail<Side = string | number> {
  /** The number of turns that lead to the analyzed position. */
  ply: number;
  /** The side to move in the analyzed position. */
  side: Side;
  /** The value of the best line for the side to move. */
  score: Score;
  /** The best lines that the engine has found. */
  lines: Line[];
  /** The depth of the completed search iteration, in steps (Arimaa) or moves (Quoridor). */
  depth: number;
  /** The number of positions searched so far. */
  nodes: number;
  /** The number of positions searched per second. */
  nps: number;
}

/** The details of `keddah-end`: the result of a finished game. */
export interface EndDetail<Side = string | number> {
  /** The result of the game. */
  status: Status<Side>;
}

/** The details of `keddah-solved`: a solved puzzle. */
export interface SolvedDetail {
  /** The turns with which the puzzle was solved, replies included. */
  turns: readonly string[];
  /** The number of wrong tries at the puzzle. */
  tries: number;
}

/** The details of `keddah-stage`: a stage of a lesson after a wrong turn, or when it is done. */
export interface StageDetail {
  /** The name of the course of lessons. */
  course: string;
  /** The name of the lesson. */
  lesson: string;
  /** The number of the stage in its lesson, from 1. */
  stage: number;
  /** The name of the stage in its lesson. */
  id: string;
  /** The outcome of the stage; `solved` also for a stage without a task. */
  outcome: 'wrong' | 'solved';
  /** The number of wrong turns in the stage. */
  tries: number;
  /** The number of hints shown in the stage. */
  hints: number;
  /** The stars earned in the stage; 0 until it is solved. */
  stars: number;
}

/** The details of `keddah-lesson`: a lesson whose last stage is done. */
export interface LessonDetail {
  /** The name of the course of lessons. */
  course: string;
  /** The name of the lesson. */
  lesson: string;
  /** The stars of the lesson: the fewest of its stages, 0 if one was skipped. */
  stars: number;
}

/**
 * The details of `keddah-error`: the error that a text or attribute is invalid, or that loading
 * failed.
 */
export interface BoardErrorDetail {
  /** A stable identifier of the error's reason. */
  code: BoardErrorCode;
  /** The error message in English. */
  message: string;
  /** The value that was thrown, if there is one. */
  error?: unknown;
}

/**
 * The `detail` of each event of a board element. `Side` and `State` are those of the game.
 *
 * @example
 * ```ts
 * import type { BoardEventDetails } from 'keddah/boards';
 *
 * function show({ turn, side }: BoardEventDetails['keddah-move']) {
 *   console.log(side, turn);
 * }
 * ```
 */
export interface BoardEventDetails<Side = string | number, State = BoardState<string | number>> {
  /** Fired before a turn is played; `preventDefault()` prevents it. */
  'keddah-move': MoveDetail<Side>;
  /** Fired after a piece is picked up (Arimaa). */
  'keddah-pick': PickDetail;
  /** Fired after a step of the turn being built (Arimaa). */
  'keddah-step': StepDetail<Side>;
  /** Fired after the board has rejected an input. */
  'keddah-illegal': IllegalDetail;
  /** Fired after a change of the board's `state`. */
  'keddah-change': ChangeDetail<State>;
  /** Fired after a change of the game's tree, once the page has read or set `game`. */
  'keddah-tree': TreeDetail;
  /** Fired after each report of the engine analysis. */
  'keddah-evaluation': EvaluationDetail<Side>;
  /** Fired when the game has ended. */
  'keddah-end': EndDetail<Side>;
  /** Fired when the user has solved a puzzle. */
  'keddah-solved': SolvedDetail;
  /** Fired after a wrong turn in a lesson, and when its stage is done. */
  'keddah-stage': StageDetail;
  /** Fired when the last stage of a lesson is done. */
  'keddah-lesson': LessonDetail;
  /** Fired when a text or attribute is invalid, or loading has failed. */
  'keddah-error': BoardErrorDetail;
}

/**
 * The events of a board element by name, like the DOM's `HTMLElementEventMap`, which has those of
 * boards of any game.
 */
export type BoardEventMap<Side = string | number, State = BoardState<string | number>> = {
  [Type in keyof BoardEventDetails]: CustomEvent<BoardEventDetails<Side, State>[Type]>;
};

/** Fires an event of a board element. Returns `false` if it was canceled. */
export type Fire = <Type extends keyof BoardEventDetails>(
  type: Type,
  detail: BoardEventDetails[Type],
  cancelable?: boolean,
) => boolean;

declare global {
  interface HTMLElementEventMap extends BoardEventMap {}
}
