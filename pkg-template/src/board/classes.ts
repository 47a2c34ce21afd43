/**
 * The classes of the board elements, without defining the elements.
 *
 * @packageDocumentation
 */
export { ArimaaBoard } from './arimaa/arimaa-board.js';
export type { Seat, Seats } from './arimaa/seats.js';
export type { ArimaaBoardState } from './arimaa/state.js';
export { addWords } from './shared/words.js';
