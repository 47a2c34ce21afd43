/**
 * The worker in which both games are searched, for pages that have both: a script of its own, started by the package or
 * given as `workerUrl`.
 */

import { crash as crashArimaa, initSync as initArimaa, search as searchArimaa } from '../wasm/arimaa.js';
import { crash as crashQuoridor, initSync as initQuoridor, search as searchQuoridor } from '../wasm/quoridor.js';
import { serve } from './worker.js';

serve({
  arimaa: { crash: crashArimaa, initSync: initArimaa, search: searchArimaa },
  quoridor: { crash: crashQuoridor, initSync: initQuoridor, search: searchQuoridor },
});
