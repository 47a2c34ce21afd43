/**
 * `keddah` with the wasm, the worker and the networks of both games inside the script: it loads no
 * other file.
 *
 * @packageDocumentation
 * @module keddah/inline
 */

import './nets-inline.js';
import { decodeWasm } from '../game/locations.js';
import games from '../games/games.js';
import { worker as code, wasm } from '../wasm/all-inline.js';

for (const [name, game] of games) {
  game.files.provide('inline-all', { wasm: () => decodeWasm(wasm[name]!), worker: () => ({ code }) });
}

export { Engine, type EngineOptions, type WorkerOptions } from '../engine/all.js';
export * from '../games/api.js';
