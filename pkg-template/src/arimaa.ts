/**
 * Arimaa: its rules and a player for it.
 *
 * @example
 * ```js
 * import { init, ArimaaGame, bestMove } from 'keddah/arimaa'
 * await init()
 * const game = ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]')
 * game.play('Ee2n Ee3n Ee4n Hb2n')
 * game.play(bestMove(game, { level: 3 }).best)
 * console.log(game.toAscii(), game.status)
 * ```
 *
 * @packageDocumentation
 */

export { init } from './arimaa/core.js';
export { Engine, type EngineOptions } from './arimaa/engine.js';
export { ArimaaGame } from './arimaa/game.js';
export { bestMove } from './arimaa/player.js';
export type * from './arimaa/types.js';
export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from './errors.js';
export type * from './types.js';
