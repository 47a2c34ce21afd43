/** Registers the custom element `<arimaa-board>`. The entry points add the location of the wasm. */
import { define } from '../shared/define.js';
import { ArimaaBoard } from './arimaa-board.js';

export * from '../element/api.js';
export * from './api.js';

define('arimaa-board', ArimaaBoard);
