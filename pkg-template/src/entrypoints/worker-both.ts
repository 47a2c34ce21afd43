/**
 * The script of the worker that searches both games. Pages that move it pass its URL as
 * `workerUrl`.
 */

import { serve } from '../engine/worker.js';
import { searches } from '../wasm/all.js';

serve(searches);
