/**
 * `keddah/boards/arimaa` with the wasm and the worker inside the script: it loads no other file.
 *
 * @packageDocumentation
 * @module keddah/boards/arimaa/inline
 */

import './arimaa-inline.js';
import './goals-arimaa-inline.js';

export * from '../board/arimaa/define.js';
