/** Registers the custom elements of all boards if there is a DOM. */
import elements from './elements.js';
import { define } from './shared/define.js';

export * from './elements.js';

for (const [name, element] of Object.entries(elements)) define(name, element);
