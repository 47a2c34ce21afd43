/** The API of `<quoridor-board>`. */
export { QuoridorBoard } from './quoridor-board.js';
export type { QuoridorBoardState } from './state.js';
