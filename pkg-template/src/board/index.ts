/**
 * Defines `<arimaa-board>`. Safe to import where there is no document.
 *
 * @packageDocumentation
 */

import '../arimaa/beside.js';

export * from './define.js';
