/**
 * `keddah` with the wasm and the worker of all games inside the script: no other file is asked for.
 *
 * @packageDocumentation
 */

import './engine/carried.js';

export * from './all.js';
