/**
 * Defines `<arimaa-board>` and `<quoridor-board>`. Safe to import where there is no DOM.
 *
 * @packageDocumentation
 * @module keddah/boards
 */

import './index.js';
import './rules-arimaa.js';
import './rules-quoridor.js';

export * from '../board/define.js';
