/** Defines the elements, where there is a document. */

import './arimaa/define.js';
import './quoridor/define.js';

export * from './elements.js';
