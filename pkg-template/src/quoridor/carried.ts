/** The wasm and the worker as texts within a script. */
import { worker } from '../engine/quoridor-inline.js';
import { decode, Shelf } from '../shared/parts.js';
import { wasm } from '../wasm/quoridor-inline.js';
import { core } from './core.js';

core.parts.put(Shelf.carried, { wasm: () => decode(wasm), worker: () => ({ code: worker }) });
