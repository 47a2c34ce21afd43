/**
 * Defines `<arimaa-board>` and `<quoridor-board>`. Safe to import where there is no document.
 *
 * @packageDocumentation
 */

import '../arimaa/beside.js';
import '../quoridor/beside.js';

export * from './define.js';
