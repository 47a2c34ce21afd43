/**
 * The elements for turn lists and graphs beside a board. The default export has the class of each.
 */
import { KeddahGraph } from './keddah-graph.js';
import { KeddahTurns } from './keddah-turns.js';

export { KeddahGraph, KeddahTurns };

export default { 'keddah-graph': KeddahGraph, 'keddah-turns': KeddahTurns };
