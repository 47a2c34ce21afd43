/**
 * The classes of the board elements, without defining the elements.
 *
 * @packageDocumentation
 */

import '../arimaa/beside.js';
import '../quoridor/beside.js';

export * from './elements.js';
