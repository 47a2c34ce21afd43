/**
 * Defines `<arimaa-board>` and `<quoridor-board>`. Safe to import where there is no DOM.
 *
 * @packageDocumentation
 * @module keddah/boards
 */

import './boards-files.js';
import './index.js';

export * from '../board/define.js';
