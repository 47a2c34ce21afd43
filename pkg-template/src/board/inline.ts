/**
 * `keddah/boards` with the wasm and the workers inside the script: no other file is asked for.
 *
 * @packageDocumentation
 */

import '../arimaa/carried.js';
import '../quoridor/carried.js';

export * from './define.js';
