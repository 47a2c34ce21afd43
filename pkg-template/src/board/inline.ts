/**
 * `keddah/boards` with the wasm and the worker inside the script: no other file is asked for.
 *
 * @packageDocumentation
 */

import '../engine/carried.js';

export * from './define.js';
