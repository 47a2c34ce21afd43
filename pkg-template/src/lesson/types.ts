/** The types of lesson goals and courses. */

import type { PerGame } from '../games/games.js';
import type { ErrorCode } from '../kinds/all.js';

/** A reason why a goal is not reached: something that is missing, or that the goal forbids. */
export interface Missing {
  /** A stable name of the reason, for programs and translations, such as `capture`. */
  code: string;
  /** The reason as an English sentence. */
  message: string;
  /** The squares that the reason is about; may be empty. */
  squares: string[];
  /** The walls that the reason is about (Quoridor). */
  walls?: string[];
  /** The letter of the piece that the reason is about (Arimaa). */
  piece?: string;
  /** The square that the goal names in its text. */
  square?: string;
  /** The number of turns or steps that the goal requires. */
  count?: number;
  /** The number of turns or steps made so far, for comparison with `count`. */
  actual?: number;
  /**
   * A reply of the opponent that shows why the solver's turn does not reach the goal of the puzzle.
   */
  turn?: string;
}

/** Whether a goal is reached after some turns and, if not, what is missing. */
export interface Judgment {
  /** Whether the turns reach the goal. */
  done: boolean;
  /** The reasons why the goal is not reached; empty if it is. */
  missing: Missing[];
  /** Whether the goal is not reached and can no longer be reached. */
  failed: boolean;
  /** The number of turns that the solver has left; `null` without a limit. */
  turnsLeft: number | null;
  /**
   * If the goal is reached only because a win is forced: the number of the solver's turns that the
   * win takes.
   */
  forced?: number;
}

/** An error in the text of a lesson's goal. */
export interface GoalFault {
  /** A stable identifier of the error, such as `goal-word`. */
  code: ErrorCode;
  /** The description of the error as an English sentence. */
  message: string;
  /** The offset of the error in the goal's text, in UTF-16 units from 0. */
  at?: number;
}

/** The functions that judge the goals of lessons and puzzles in one game. */
export interface Judge {
  /**
   * Judges a goal after some turns, the first of which is the solver's.
   *
   * @param start - the position, or a record that ends in it
   */
  judge(start: string, goal: string, turns: readonly string[]): Judgment;
  /** Returns the errors in the text of a goal for a position; empty if it is valid. */
  faults(start: string, goal: string): GoalFault[];
}

/** The names of the games of the package, such as `arimaa`. */
export type GameName = keyof PerGame<unknown>;

/**
 * Who replies to the turns of the solver: `nobody`, `script` (the solution), `best` or a level such
 * as `level 3`.
 */
export type Answer = 'nobody' | 'script' | 'best' | `level ${number}`;

/** A stage of a lesson: a task or, without a goal, a text to read with a position. */
export interface Stage {
  /** The name of the stage in its course: lower-case letters, digits and `-`. */
  id: string;
  /** The position in which the stage begins, as text; by default that of a new game. */
  position?: string;
  /** A record at whose end the stage begins. */
  record?: string;
  /** The goal that the reader must reach, in the language of goals. */
  goal?: string;
  /** The turns that reach the goal, replies included; alternatives are separated by `|`. */
  solution?: string;
  /** Wrong tries of the stage: turns that do not reach the goal, or that are illegal. */
  wrong?: readonly (string | { turn: string; refused: string })[];
  /** Who replies to the solver's turns. By default nobody, so that the first turn decides. */
  answer?: Answer;
  /** Arrows and marks shown until the first turn, as in the attribute `marks`. */
  marks?: string;
  /** The side at the bottom of the board: the value of the attribute `orientation`. */
  perspective?: string;
  /**
   * The options of the stage's game of Quoridor: players, size, walls, first player and notation.
   */
  players?: number;
  size?: number;
  walls?: number;
  first?: number;
  notation?: string;
}

/** A lesson of a course: a list of stages in order. */
export interface Lesson {
  /** The name of the lesson in its course: lower-case letters, digits and `-`. */
  id: string;
  stages: readonly Stage[];
}

/** A course: lessons in order, with their texts by language. */
export interface Course {
  format: 1;
  game: GameName;
  id: string;
  lessons: readonly Lesson[];
  /** The texts of the course as Fluent messages, by language. */
  texts: Readonly<Record<string, string>>;
}

/** The number of wrong turns and of hints that a reader has had in one stage. */
export interface Counts {
  tries: number;
  hints: number;
}
