/** The worker in which Arimaa is searched: a script of its own, started by the package or given as `workerUrl`. */

import * as player from '../wasm/arimaa.js';
import { serve } from './worker.js';

serve(player);
