/**
 * `keddah/arimaa` with the wasm and the worker inside the script: no other file is asked for.
 *
 * @example
 * ```js
 * import { init, ArimaaGame } from 'keddah/arimaa/inline'
 * await init()
 * console.log(new ArimaaGame().status) // { kind: 'playing', toMove: 'gold' }
 * ```
 *
 * @packageDocumentation
 */

import './carried.js';

export * from './face.js';
