/**
 * The script of the worker that searches Arimaa. Pages that move it pass its URL as `workerUrl`.
 */

import { serve } from '../engine/worker.js';
import { initSync, search, setNet } from '../wasm/arimaa.js';

// Only the functions used, so that bundlers can drop the other exports.
serve({ arimaa: { initSync, search, setNet } });
