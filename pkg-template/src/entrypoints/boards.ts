/**
 * Defines `<arimaa-board>` and `<quoridor-board>`. Safe to import where there is no DOM.
 *
 * @packageDocumentation
 * @module keddah/boards
 */

import './index.js';
import './goals-arimaa.js';
import './rules-arimaa.js';
import './goals-quoridor.js';
import './rules-quoridor.js';

export * from '../board/define.js';
