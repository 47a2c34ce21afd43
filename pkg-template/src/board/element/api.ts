/** What every board element exports besides its class. */
export type { Seat } from '../shared/seats.js';
export type { BoardState, LessonState } from '../shared/state.js';
export { addWords } from '../shared/words.js';
export type { BoardElement } from './board-element.js';
