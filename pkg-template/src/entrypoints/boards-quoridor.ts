/**
 * Defines `<quoridor-board>` alone: a page with one game loads nothing of the other. Safe to import
 * where there is no DOM. A page with both games should import `keddah/boards`, whose games share
 * one worker.
 *
 * @packageDocumentation
 * @module keddah/boards/quoridor
 */

import './quoridor.js';
import './goals-quoridor.js';
import './rules-quoridor.js';

export * from '../board/quoridor/define.js';
