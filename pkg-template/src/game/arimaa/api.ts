/**
 * The API of `keddah/arimaa` except for its engine. The entry points add the location of the wasm.
 */

export type * from '../../kinds/all.js';
export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from '../errors.js';
export type { Locations } from '../locations.js';
export type * from '../types.js';
export { ArimaaGame, bestMove, init, locate } from './game.js';
export type * from './types.js';
