/** The worker in which Arimaa is searched: a script of its own, started by the package or given as `workerUrl`. */

import { crash, initSync, search } from '../wasm/arimaa.js';
import { serve } from './worker.js';

// One by one, so that a bundler can leave out the rest.
serve({ arimaa: { crash, initSync, search } });
