/** The classes of the board elements, without a word on where the wasm is: each entry brings that itself. */
export { ArimaaBoard } from './arimaa/arimaa-board.js';
export type { Seat, Seats } from './arimaa/seats.js';
export type { ArimaaBoardState } from './arimaa/state.js';
export { addWords } from './shared/words.js';
