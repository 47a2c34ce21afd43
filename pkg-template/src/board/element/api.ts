/** The exports that the modules of all board elements share, besides their classes. */

export type { BoardErrorCode, BoardRefusalCode, BoardVerdict, OwnRefusalCode } from '../shared/codes.js';
export type {
  BoardErrorDetail,
  BoardEventDetails,
  BoardEventMap,
  ChangeDetail,
  EndDetail,
  EvaluationDetail,
  IllegalDetail,
  LessonDetail,
  MoveDetail,
  PickDetail,
  SolvedDetail,
  StageDetail,
  StepDetail,
  TreeDetail,
} from '../shared/events.js';
export type { Seat } from '../shared/seats.js';
export type { BoardState, LessonState } from '../shared/state.js';
export { addWords } from '../shared/words.js';
export type { BoardElement } from './board-element.js';
