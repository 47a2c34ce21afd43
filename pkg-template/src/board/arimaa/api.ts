/** The public exports of the module for `<arimaa-board>`. */
export { ArimaaBoard } from './arimaa-board.js';
export { type AnimalPaths, animalPaths } from './pieces.js';
export type { ArimaaBoardState } from './state.js';
