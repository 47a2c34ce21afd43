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
