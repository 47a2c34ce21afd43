/** The wasm and the worker as texts within a script. */
import { decode } from '../shared/parts.js';
import { wasm, worker } from '../wasm/quoridor-inline.js';
import { core } from './core.js';

core.parts.set({ wasm: () => decode(wasm), worker: () => ({ code: worker }) });
