/** The classes of the board elements, without a word on where the wasm is: each entry brings that itself. */
export { ArimaaBoard } from './arimaa/arimaa-board.js';
export { type AnimalPaths, animalPaths } from './arimaa/pieces.js';
export type { ArimaaBoardState, Seats } from './arimaa/state.js';
export { QuoridorBoard } from './quoridor/quoridor-board.js';
export type { QuoridorBoardState } from './quoridor/state.js';
export type { GameBoard } from './shared/game-board.js';
export type { Seat } from './shared/seats.js';
export type { BoardState } from './shared/state.js';
export { addWords } from './shared/words.js';
