/**
 * `keddah/quoridor` with the wasm and the worker inside the script: no other file is asked for.
 *
 * @example
 * ```js
 * import { init, QuoridorGame } from 'keddah/quoridor/inline'
 * await init()
 * console.log(new QuoridorGame().status) // { kind: 'playing', toMove: 1 }
 * ```
 *
 * @packageDocumentation
 */

import './carried.js';

export * from './face.js';
