/**
 * The classes of the board elements. Importing it does not register the custom elements.
 *
 * @packageDocumentation
 * @module keddah/boards/classes
 */

import './boards-files.js';
import './index.js';

export * from '../board/elements.js';
