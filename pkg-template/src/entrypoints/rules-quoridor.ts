/** The files that boards of Quoridor load first: the rules alone. The player is loaded later. */

import { quoridor } from '../game/quoridor/wasm.js';

quoridor.files.provideRules({
  // Bundlers recognize these two expressions and copy the files.
  wasm: () => new URL('../wasm/quoridor-rules_bg.wasm', import.meta.url),
  player: () => import('../wasm/quoridor-player.js'),
});
