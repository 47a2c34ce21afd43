/** The public exports of the module for `<quoridor-board>`. */
export { QuoridorBoard } from './quoridor-board.js';
export type { QuoridorBoardState } from './state.js';
