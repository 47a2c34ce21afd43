/**
 * `keddah/boards/quoridor` with the wasm and the worker inside the script: it loads no other file.
 *
 * @packageDocumentation
 * @module keddah/boards/quoridor/inline
 */

import './quoridor-inline.js';
import './goals-quoridor-inline.js';

export * from '../board/quoridor/define.js';
