/** `keddah/arimaa` in Node, Deno and Bun, where games are printed as readable objects. */
import '../../game/inspection.js';

export * from '../arimaa.js';
