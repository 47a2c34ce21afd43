/** The classes of the board elements. Add the element of a new game here. */
import { ArimaaBoard } from './arimaa/arimaa-board.js';
import { QuoridorBoard } from './quoridor/quoridor-board.js';

export * from './arimaa/api.js';
export * from './element/api.js';
export * from './quoridor/api.js';

/** The class of each board element. A default export, which the public `export *` leaves out. */
export default { 'arimaa-board': ArimaaBoard, 'quoridor-board': QuoridorBoard };
