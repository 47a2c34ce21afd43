/**
 * Defines `<quoridor-board>` alone: a page with one game loads nothing of another. Safe to import where there is no
 * document. A page with both games had better import `keddah/boards`, where they share one worker.
 *
 * @packageDocumentation
 */

import '../quoridor/beside.js';

export * from './quoridor/define.js';
