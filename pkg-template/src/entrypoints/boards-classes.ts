/**
 * The classes of the board elements, without defining the elements.
 *
 * @packageDocumentation
 * @module keddah/boards/classes
 */

import './index.js';
import './rules-arimaa.js';
import './rules-quoridor.js';

export * from '../board/elements.js';
