/**
 * `keddah/boards/quoridor` with the wasm and the worker inside the script: no other file is asked for.
 *
 * @packageDocumentation
 */

import '../../quoridor/carried.js';

export * from './define.js';
