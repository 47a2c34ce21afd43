/**
 * Encodes whole games as short texts for URLs, and decodes them.
 *
 * @packageDocumentation
 * @module keddah/share
 */

export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from '../game/errors.js';
export { decodeGame, encodeGame, type SharedGame } from '../share/game-text.js';
