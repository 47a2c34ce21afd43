/**
 * Games as texts for links.
 *
 * @packageDocumentation
 * @module keddah/share
 */

export { decodeGame, encodeGame, type SharedGame } from '../share/game-text.js';
