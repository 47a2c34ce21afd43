/** Defines `<quoridor-board>`, without a word on where the wasm is: each entry brings that itself. */
import { define } from '../shared/define.js';
import { QuoridorBoard } from './quoridor-board.js';

export type { GameBoard } from '../shared/game-board.js';
export type { Seat } from '../shared/seats.js';
export type { BoardState } from '../shared/state.js';
export { addWords } from '../shared/words.js';
export type { QuoridorBoardState } from './state.js';
export { QuoridorBoard };

define('quoridor-board', QuoridorBoard);

declare global {
  interface HTMLElementTagNameMap {
    'quoridor-board': QuoridorBoard;
  }
}
