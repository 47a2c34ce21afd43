/**
 * The classes of the board elements, without defining the elements.
 *
 * @packageDocumentation
 * @module keddah/boards/classes
 */

import './boards-files.js';
import './index.js';

export * from '../board/elements.js';
