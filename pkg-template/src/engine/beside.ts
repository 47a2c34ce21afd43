/** The wasm of both games, and the one worker that they share, as files beside the package's scripts. */
import { core as arimaa } from '../arimaa/core.js';
import { core as quoridor } from '../quoridor/core.js';
import { Shelf } from '../shared/parts.js';
import type { Script } from './link.js';

function worker(): Script {
  // As in a game's own: an address for Node, and an expression for bundlers.
  const here = import.meta.url;
  return {
    url: new URL('./worker-both.js', here),
    start: () => new Worker(new URL('./worker-both.js', import.meta.url), { type: 'module' }),
  };
}

arimaa.parts.put(Shelf.besideBoth, { wasm: () => new URL('../wasm/arimaa_bg.wasm', import.meta.url), worker });
quoridor.parts.put(Shelf.besideBoth, { wasm: () => new URL('../wasm/quoridor_bg.wasm', import.meta.url), worker });
