/** What `keddah/quoridor` offers, without a word on where its wasm is: each entry brings that itself. */

export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from '../errors.js';
export type { Locations } from '../shared/parts.js';
export type * from '../types.js';
export { init, locate } from './core.js';
export { Engine, type EngineOptions } from './engine.js';
export { QuoridorGame } from './game.js';
export { bestMove } from './player.js';
export type * from './types.js';
