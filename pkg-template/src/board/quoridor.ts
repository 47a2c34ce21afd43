/**
 * Defines `<quoridor-board>` alone: a page with one game loads nothing of another. Safe to import where there is no
 * document.
 *
 * @packageDocumentation
 */

import '../quoridor/beside.js';

export * from './quoridor/define.js';
