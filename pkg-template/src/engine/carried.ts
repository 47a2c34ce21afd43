/** The wasm of both games, and the one worker that they share, as texts within a script. */
import { core as arimaa } from '../arimaa/core.js';
import { core as quoridor } from '../quoridor/core.js';
import { decode, Shelf } from '../shared/parts.js';
import { wasm as arimaaWasm } from '../wasm/arimaa-inline.js';
import { wasm as quoridorWasm } from '../wasm/quoridor-inline.js';
import { worker as code } from './both-inline.js';

const worker = () => ({ code });

arimaa.parts.put(Shelf.carriedBoth, { wasm: () => decode(arimaaWasm), worker });
quoridor.parts.put(Shelf.carriedBoth, { wasm: () => decode(quoridorWasm), worker });
