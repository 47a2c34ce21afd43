/** Defines `<arimaa-board>`, without a word on where the wasm is: each entry brings that itself. */
import { define } from '../shared/define.js';
import { ArimaaBoard } from './arimaa-board.js';

export { addWords } from '../shared/words.js';
export type { Seat, Seats } from './seats.js';
export type { ArimaaBoardState } from './state.js';
export { ArimaaBoard };

define('arimaa-board', ArimaaBoard);

declare global {
  interface HTMLElementTagNameMap {
    'arimaa-board': ArimaaBoard;
  }
}
