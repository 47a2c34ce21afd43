/**
 * `keddah/boards/arimaa` with the wasm and the worker inside the script: no other file is asked for.
 *
 * @packageDocumentation
 */

import '../../arimaa/carried.js';

export * from './define.js';
