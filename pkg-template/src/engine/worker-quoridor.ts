/** The worker in which Quoridor is searched: a script of its own, started by the package or given as `workerUrl`. */

import { crash, initSync, search } from '../wasm/quoridor.js';
import { serve } from './worker.js';

// One by one, so that a bundler can leave out the rest.
serve({ quoridor: { crash, initSync, search } });
