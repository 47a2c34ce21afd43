/**
 * The codes of errors and of reasons for illegality, which never change. `tests/node` compares them
 * with Rust.
 */

/** The codes of errors in operations on the record of any game. */
export type RecordRefusalCode =
  | 'game-over'
  | 'wrong-result'
  | 'draw-not-allowed'
  | 'no-such-ply'
  | 'no-such-node'
  | 'wrong-tag';

/** The codes of the reasons why a turn, step or setup of Arimaa is illegal. */
export type ArimaaRefusalCode =
  | RecordRefusalCode
  | 'no-piece'
  | 'wrong-piece'
  | 'not-your-piece'
  | 'frozen'
  | 'occupied'
  | 'off-board'
  | 'rabbit-backward'
  | 'too-weak'
  | 'nothing-to-push-with'
  | 'push-unfinished'
  | 'no-steps-left'
  | 'unchanged'
  | 'third-repetition'
  | 'wrong-capture'
  | 'setup-rank'
  | 'setup-count'
  | 'setup-expected'
  | 'setup-over'
  | 'turn-in-progress';

/** The codes of the reasons why a move of Quoridor is illegal. */
export type QuoridorRefusalCode =
  | RecordRefusalCode
  | 'off-board'
  | 'not-adjacent'
  | 'wall-between'
  | 'square-taken'
  | 'straight-jump-possible'
  | 'jump-blocked'
  | 'wall-off-board'
  | 'wall-overlaps'
  | 'wall-crosses'
  | 'wall-blocks-path'
  | 'no-walls-left'
  | 'pass-not-allowed'
  | 'not-your-turn'
  | 'no-such-player';

/**
 * The codes of the reasons why a turn of either game is illegal; `notation` if it cannot be parsed.
 */
export type RefusalCode = ArimaaRefusalCode | QuoridorRefusalCode | 'notation';

/** The codes of the reasons why a position of Arimaa is illegal. */
export type ArimaaFaultCode = 'too-many' | 'unsupported-on-trap';

/**
 * The codes of the reasons why a position of Quoridor is illegal, or a game with some options
 * cannot start.
 */
export type QuoridorFaultCode =
  | 'bad-size'
  | 'bad-players'
  | 'bad-walls'
  | 'walls-left-missing'
  | 'no-such-player'
  | 'pawn-off-board'
  | 'pawns-together'
  | 'wall-off-board'
  | 'wall-overlaps'
  | 'wall-crosses'
  | 'no-path';

/** The codes of the reasons why a position of either game is illegal. */
export type FaultCode = ArimaaFaultCode | QuoridorFaultCode;

/** The codes of errors in the goal of a lesson or a puzzle. */
export type GoalFaultCode = 'goal-syntax' | 'goal-word' | 'goal-square' | 'goal-piece' | 'goal-number' | 'goal-size';

/** The codes of errors in a course of lessons, or in showing it. */
export type CourseCode =
  | 'course-json'
  | 'course-format'
  | 'course-game'
  | 'course-shape'
  | 'course-name'
  | 'course-length'
  | 'course-stages'
  | 'course-none'
  | 'course-fetch'
  | 'course-status';

/** The codes of errors in parsing a time control. */
export type ControlCode =
  | 'clock-number'
  | 'clock-unit'
  | 'clock-unit-order'
  | 'clock-sixty'
  | 'clock-percent'
  | 'clock-too-large'
  | 'clock-too-many-fields'
  | 'clock-no-time';

/** The codes of errors of the package itself, such as in loading the wasm. */
export type PackageCode =
  | 'not-initialised'
  | 'init-failed'
  | 'freed'
  | 'outdated'
  | 'engine-failed'
  | 'engine-crashed'
  | 'engine-disposed'
  | 'no-hint';

/** The codes of all errors of the package. */
export type ErrorCode = RefusalCode | FaultCode | GoalFaultCode | CourseCode | ControlCode | PackageCode;
