/**
 * `keddah/boards` with the wasm and the worker inside the script: it loads no other file.
 *
 * @packageDocumentation
 * @module keddah/boards/inline
 */

import './goals-inline.js';
import './inline.js';

export * from '../board/define.js';
