/** Defines the elements beside a board if there is a DOM. */
import { define } from '../shared/define.js';
import elements from './elements.js';

export * from './elements.js';

for (const [name, element] of Object.entries(elements)) define(name, element);
