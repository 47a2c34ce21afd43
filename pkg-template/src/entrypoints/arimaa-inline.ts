/**
 * `keddah/arimaa` with the wasm and the worker inside the script: it loads no other file.
 *
 * @example
 * ```js
 * import { init, ArimaaGame } from 'keddah/arimaa/inline'
 * await init()
 * console.log(new ArimaaGame().status) // { kind: 'playing', toMove: 'gold' }
 * ```
 *
 * @packageDocumentation
 * @module keddah/arimaa/inline
 */

import { arimaa } from '../game/arimaa/wasm.js';
import { decodeWasm } from '../game/locations.js';
import { wasm, worker } from '../wasm/arimaa-inline.js';

arimaa.files.provide('inline', { wasm: () => decodeWasm(wasm), worker: () => ({ code: worker }) });

export { Engine, type EngineOptions, type WorkerOptions } from '../engine/arimaa.js';
export * from '../game/arimaa/api.js';
