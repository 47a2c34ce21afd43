/**
 * Registers the custom element `<quoridor-board>`. The entry points add the location of the wasm.
 */
import { define } from '../shared/define.js';
import { QuoridorBoard } from './quoridor-board.js';

export * from '../element/api.js';
export * from './api.js';

define('quoridor-board', QuoridorBoard);
