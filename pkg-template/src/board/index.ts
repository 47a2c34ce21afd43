/**
 * Defines `<arimaa-board>` and `<quoridor-board>`. Safe to import where there is no document.
 *
 * @packageDocumentation
 */

import '../engine/beside.js';

export * from './define.js';
