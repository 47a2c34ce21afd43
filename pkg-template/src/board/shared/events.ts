/** The events of the board elements, by name, with the types of their details. */
import type { Line, Score, Status, TreeNode } from '../../game/types.js';
import type { BoardErrorCode } from './codes.js';
import type { Seat } from './seats.js';
import type { BoardState, Refused } from './state.js';

/** The details of `keddah-move`: a turn that is about to be played. */
export interface MoveDetail<Side = string | number> {
  /** The turn in full notation. */
  turn: string;
  /** The side that plays it. */
  side: Side;
  /** Who plays that side. */
  by: Seat['kind'];
}

/** The details of `keddah-pick`: a piece that was picked up (Arimaa). */
export interface PickDetail {
  /** The square of the piece. */
  square: string;
}

/** The details of `keddah-step`: a step of the turn being built (Arimaa). */
export interface StepDetail<Side = string | number> {
  /** The step in full notation. */
  step: string;
  /** The side that makes it. */
  side: Side;
}

/** The details of `keddah-illegal`: a refusal. */
export type IllegalDetail = Refused;

/** The details of `keddah-change`. */
export interface ChangeDetail<State = BoardState<string | number>> {
  /** The new state of the board. */
  state: State;
}

/** The details of `keddah-tree`: the tree of the board's game after a change. */
export interface TreeDetail {
  /** The start of the tree. */
  tree: TreeNode;
  /** The node at the cursor. */
  node: TreeNode;
}

/** The details of `keddah-evaluation`: a report of the analysis. */
export interface EvaluationDetail<Side = string | number> {
  /** The number of turns after which the analyzed position occurs. */
  ply: number;
  /** The side to move. */
  side: Side;
  /** The value of the best line for that side. */
  score: Score;
  /** The best lines. */
  lines: Line[];
  /** The depth of the completed iteration, in steps (Arimaa) or moves (Quoridor). */
  depth: number;
  /** The number of positions searched so far. */
  nodes: number;
  /** Positions per second. */
  nps: number;
}

/** The details of `keddah-end`. */
export interface EndDetail<Side = string | number> {
  /** The result of the game. */
  status: Status<Side>;
}

/** The details of `keddah-solved`: a solved puzzle. */
export interface SolvedDetail {
  /** The turns of the solution, replies included. */
  turns: readonly string[];
  /** The number of wrong tries. */
  tries: number;
}

/** The details of `keddah-stage`: a stage of a lesson after a wrong turn, or when it is done. */
export interface StageDetail {
  /** The name of the course. */
  course: string;
  /** The name of the lesson. */
  lesson: string;
  /** The number of the stage, from 1. */
  stage: number;
  /** The name of the stage. */
  id: string;
  /** `solved` also for a stage without a task. */
  outcome: 'wrong' | 'solved';
  /** The number of wrong turns. */
  tries: number;
  /** The number of hints. */
  hints: number;
  /** The stars of the stage; 0 until it is solved. */
  stars: number;
}

/** The details of `keddah-lesson`: a lesson whose last stage is done. */
export interface LessonDetail {
  /** The name of the course. */
  course: string;
  /** The name of the lesson. */
  lesson: string;
  /** The fewest stars of its stages; 0 if one was skipped. */
  stars: number;
}

/** The details of `keddah-error`: something cannot be read, loaded or shown. */
export interface BoardErrorDetail {
  /** A stable name of the reason. */
  code: BoardErrorCode;
  /** An English sentence. */
  message: string;
  /** The thrown value, if there is one. */
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
  /** Before a turn is played; `preventDefault()` prevents it. */
  'keddah-move': MoveDetail<Side>;
  /** After a piece is picked up (Arimaa). */
  'keddah-pick': PickDetail;
  /** After a step of the turn being built (Arimaa). */
  'keddah-step': StepDetail<Side>;
  /** After a refusal. */
  'keddah-illegal': IllegalDetail;
  /** After a change of `state`. */
  'keddah-change': ChangeDetail<State>;
  /** After a change of the game's tree, once the page has read or set `game`. */
  'keddah-tree': TreeDetail;
  /** After a report of the analysis. */
  'keddah-evaluation': EvaluationDetail<Side>;
  /** At the end of the game. */
  'keddah-end': EndDetail<Side>;
  /** When a puzzle is solved. */
  'keddah-solved': SolvedDetail;
  /** After a wrong turn in a lesson, and when its stage is done. */
  'keddah-stage': StageDetail;
  /** When the last stage of a lesson is done. */
  'keddah-lesson': LessonDetail;
  /** When something cannot be read, loaded or shown. */
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
