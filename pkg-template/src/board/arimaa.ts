/**
 * Defines `<arimaa-board>` alone: a page with one game loads nothing of another. Safe to import where there is no
 * document.
 *
 * @packageDocumentation
 */

import '../arimaa/beside.js';

export * from './arimaa/define.js';
