/** The worker in which Arimaa is searched: a script of its own, started by the package or given as `workerUrl`. */

import initialise, { crash, Game } from '../wasm/arimaa.js';
import { serve } from './worker.js';

serve({
  load: (wasm) => initialise({ module_or_path: wasm }),
  search(record, limits, onInfo) {
    const game = Game.parse(record);
    const result = game.bestMove(limits, onInfo);
    game.free();
    return result;
  },
  crash,
});
