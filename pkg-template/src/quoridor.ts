/**
 * Quoridor for two and for four: its rules and a player for it.
 *
 * @example
 * ```js
 * import { init, QuoridorGame, bestMove } from 'keddah/quoridor'
 * await init()
 * const game = new QuoridorGame({ players: 4 })
 * game.play('e2')
 * game.play(bestMove(game, { level: 3 }).best)
 * console.log(game.toAscii(), game.status)
 * ```
 *
 * @packageDocumentation
 */

import './quoridor/beside.js';

export * from './quoridor/face.js';
