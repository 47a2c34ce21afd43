/** The files that boards of Arimaa load first: the rules alone. The player is loaded later. */

import { arimaa } from '../game/arimaa/wasm.js';

arimaa.files.provideRules({
  // Bundlers recognize these two expressions and copy the files.
  wasm: () => new URL('../wasm/arimaa-rules_bg.wasm', import.meta.url),
  player: () => import('../wasm/arimaa-player.js'),
});
