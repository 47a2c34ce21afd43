/** Defines `<arimaa-board>`, without a word on where the wasm is: each entry brings that itself. */
import { define } from '../shared/define.js';
import { ArimaaBoard } from './arimaa-board.js';

export type { GameBoard } from '../shared/game-board.js';
export type { Seat } from '../shared/seats.js';
export type { BoardState } from '../shared/state.js';
export { addWords } from '../shared/words.js';
export { type AnimalPaths, animalPaths } from './pieces.js';
export type { ArimaaBoardState, Seats } from './state.js';
export { ArimaaBoard };

define('arimaa-board', ArimaaBoard);

declare global {
  interface HTMLElementTagNameMap {
    'arimaa-board': ArimaaBoard;
  }
}
