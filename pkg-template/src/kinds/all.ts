/** The moves and codes of all games together. Add those of a new game here. */

import type { ArimaaFaultCode, ArimaaMove, ArimaaRefusalCode } from './arimaa.js';
import type { ControlCode, CourseCode, GoalFaultCode, PackageCode } from './codes.js';
import type { QuoridorFaultCode, QuoridorMove, QuoridorRefusalCode } from './quoridor.js';

export type * from './arimaa.js';
export type * from './codes.js';
export type * from './quoridor.js';

/**
 * One legal move, or in Arimaa one legal step of the turn being built, told apart by `kind`.
 *
 * @example
 * ```ts
 * import { init, ArimaaGame } from 'keddah/arimaa'
 * await init()
 * const start = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`
 * for (const move of ArimaaGame.parse(start).legalMoves()) {
 *   if (move.kind === 'push') console.log(move.text, move.by.join())
 *   else if (move.kind === 'step') console.log(move.from, move.to)
 * }
 * ```
 */
export type Move = ArimaaMove | QuoridorMove;

/**
 * The codes of the reasons why a turn of either game is illegal; `notation` if it cannot be parsed.
 */
export type RefusalCode = ArimaaRefusalCode | QuoridorRefusalCode | 'notation';

/** The codes of the reasons why a position of either game is illegal. */
export type FaultCode = ArimaaFaultCode | QuoridorFaultCode;

/** The codes of all errors of the package. */
export type ErrorCode = RefusalCode | FaultCode | GoalFaultCode | CourseCode | ControlCode | PackageCode;
