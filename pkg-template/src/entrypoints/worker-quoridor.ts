/**
 * The script of the worker that searches Quoridor. Pages that move it pass its URL as `workerUrl`.
 */

import { serve } from '../engine/worker.js';
import { initSync, search, setNet } from '../wasm/quoridor.js';

// Only the functions used, so that bundlers can drop the other exports.
serve({ quoridor: { initSync, search, setNet } });
