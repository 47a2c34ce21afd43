/**
 * Games as texts for links.
 *
 * @packageDocumentation
 * @module keddah/share
 */

export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from '../game/errors.js';
export { decodeGame, encodeGame, type SharedGame } from '../share/game-text.js';
