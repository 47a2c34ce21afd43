/**
 * The classes of the board elements, without defining the elements.
 *
 * @packageDocumentation
 * @module keddah/boards/classes
 */

import './index.js';
import './goals-arimaa.js';
import './rules-arimaa.js';
import './goals-quoridor.js';
import './rules-quoridor.js';

export * from '../board/elements.js';
