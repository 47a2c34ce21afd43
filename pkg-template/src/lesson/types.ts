/** The types of goals and courses. */
import type { ErrorCode } from '../game/codes.js';
import type { PerGame } from '../games/games.js';

/** A reason why a goal is not reached: something that is missing, or that the goal forbids. */
export interface Missing {
  /** A stable name of the reason, for programs and translations, such as `capture`. */
  code: string;
  /** An English sentence. */
  message: string;
  /** The squares concerned; may be empty. */
  squares: string[];
  /** The walls concerned (Quoridor). */
  walls?: string[];
  /** The letter of the piece concerned (Arimaa). */
  piece?: string;
  /** The square that the goal names. */
  square?: string;
  /** The number of turns or steps that the goal requires. */
  count?: number;
  /** The number of turns or steps so far, for comparison with `count`. */
  actual?: number;
  /** A turn of the opponent that shows why the goal is not reached. */
  turn?: string;
}

/** Whether a goal is reached after some turns and, if not, what is missing. */
export interface Judgment {
  /** Whether the goal is reached. */
  done: boolean;
  /** What is missing; empty if the goal is reached. */
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

/** A fault of a goal. */
export interface GoalFault {
  /** A stable name of the fault, such as `goal-word`. */
  code: ErrorCode;
  /** An English sentence. */
  message: string;
  /** The offset in the goal, in UTF-16 units from 0. */
  at?: number;
}

/** Judges the goals of one game. */
export interface Judge {
  /**
   * Judges a goal after some turns, the first of which is the solver's.
   *
   * @param start - the position, or a record that ends in it
   */
  judge(start: string, goal: string, turns: readonly string[]): Judgment;
  /** Returns the faults of a goal for a position. */
  faults(start: string, goal: string): GoalFault[];
}

/** The names of the games. */
export type GameName = keyof PerGame<unknown>;

/**
 * The player who answers the turns of the solver: `nobody`, `script`, `best` or a level such as
 * `level 3`.
 */
export type Answer = 'nobody' | 'script' | 'best' | `level ${number}`;

/** A stage of a lesson: a task or, without a goal, a text to read with a position. */
export interface Stage {
  /** The name in the course: lower-case letters, digits and `-`. */
  id: string;
  /** The text of the position; by default that of a new game. */
  position?: string;
  /** A record. The stage begins at its end. */
  record?: string;
  /** The goal, in the language of goals. */
  goal?: string;
  /** The turns that reach the goal, answers included; alternatives are separated by `|`. */
  solution?: string;
  /** Turns that do not reach the goal, or that the rules refuse. */
  wrong?: readonly (string | { turn: string; refused: string })[];
  /**
   * The player who answers the solver's turns. By default nobody, so that the first turn decides.
   */
  answer?: Answer;
  /** Arrows and marks shown until the first turn, as in the attribute `marks`. */
  marks?: string;
  /** The value of the attribute `orientation`. */
  perspective?: string;
  /** The options of a game of Quoridor. */
  players?: number;
  size?: number;
  walls?: number;
  first?: number;
  notation?: string;
}

/** A lesson: stages in order. */
export interface Lesson {
  /** The name in the course: lower-case letters, digits and `-`. */
  id: string;
  stages: readonly Stage[];
}

/** A course: lessons in order, with their texts by language. */
export interface Course {
  format: 1;
  game: GameName;
  id: string;
  lessons: readonly Lesson[];
  /** Fluent texts by language. */
  texts: Readonly<Record<string, string>>;
}

/** The number of wrong turns and hints in one stage. */
export interface Counts {
  tries: number;
  hints: number;
}
