/** The codes of errors and refusals, which never change. `tests/node` compares them with Rust. */

/** Why the record of any game refuses something. */
export type RecordRefusalCode =
  | 'game-over'
  | 'wrong-result'
  | 'draw-not-allowed'
  | 'no-such-ply'
  | 'no-such-node'
  | 'wrong-tag';

/** Why a turn, a step or a setup of Arimaa is refused. */
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

/** Why a move of Quoridor is refused. */
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

/** Why the rules of either game refuse a turn; `notation` if it cannot be read. */
export type RefusalCode = ArimaaRefusalCode | QuoridorRefusalCode | 'notation';

/** Why a position of Arimaa is illegal. */
export type ArimaaFaultCode = 'too-many' | 'unsupported-on-trap';

/** Why a position of Quoridor is illegal, or a game with these options cannot start. */
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

/** Why a position is illegal. */
export type FaultCode = ArimaaFaultCode | QuoridorFaultCode;

/** Why a goal of a lesson or a puzzle is refused. */
export type GoalFaultCode = 'goal-syntax' | 'goal-word' | 'goal-square' | 'goal-piece' | 'goal-number' | 'goal-size';

/** Why a course of lessons is refused, or cannot be shown. */
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

/** Why a time control cannot be read. */
export type ControlCode =
  | 'clock-number'
  | 'clock-unit'
  | 'clock-unit-order'
  | 'clock-sixty'
  | 'clock-percent'
  | 'clock-too-large'
  | 'clock-too-many-fields'
  | 'clock-no-time';

/** The errors of the package itself. */
export type PackageCode =
  | 'not-initialised'
  | 'init-failed'
  | 'freed'
  | 'outdated'
  | 'engine-failed'
  | 'engine-crashed'
  | 'engine-disposed'
  | 'no-hint';

/** The code of an error of keddah. */
export type ErrorCode = RefusalCode | FaultCode | GoalFaultCode | CourseCode | ControlCode | PackageCode;
