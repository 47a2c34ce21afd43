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

import './arimaa/beside.js';

export * from './arimaa/face.js';
