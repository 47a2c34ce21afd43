/**
 * `keddah/lesson` with the wasm inside the script: it loads no other file.
 *
 * @packageDocumentation
 * @module keddah/lesson/inline
 */

import './goals-inline.js';

export * from '../lesson/api.js';
