/**
 * `keddah/quoridor` with the wasm, the worker and the network inside the script: it loads no other
 * file.
 *
 * @example
 * ```js
 * import { init, QuoridorGame } from 'keddah/quoridor/inline'
 * await init()
 * console.log(new QuoridorGame().status) // { kind: 'playing', toMove: 1 }
 * ```
 *
 * @packageDocumentation
 * @module keddah/quoridor/inline
 */

import './net-quoridor-inline.js';
import { decodeWasm } from '../game/locations.js';
import { quoridor } from '../game/quoridor/wasm.js';
import { wasm, worker } from '../wasm/quoridor-inline.js';

quoridor.files.provide('inline', { wasm: () => decodeWasm(wasm), worker: () => ({ code: worker }) });

export { Engine, type EngineOptions, type WorkerOptions } from '../engine/quoridor.js';
export * from '../game/quoridor/api.js';
