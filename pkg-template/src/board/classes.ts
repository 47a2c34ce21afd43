/**
 * The classes of the board elements, without defining the elements.
 *
 * @packageDocumentation
 */

import '../engine/beside.js';

export * from './elements.js';
