/**
 * `keddah` with the wasm and the workers of all games inside the script: no other file is asked for.
 *
 * @packageDocumentation
 */

import './arimaa/carried.js';
import './quoridor/carried.js';

export * from './all.js';
