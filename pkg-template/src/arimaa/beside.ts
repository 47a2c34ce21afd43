/** The wasm and the worker as files beside the package's scripts. */
import { Shelf } from '../shared/parts.js';
import { core } from './core.js';

core.parts.put(Shelf.beside, {
  // Bundlers look for exactly these two expressions, and put the files where the page will find them …
  wasm: () => new URL('../wasm/arimaa_bg.wasm', import.meta.url),
  worker() {
    // … but must not take the worker for one more file: Node, which no bundler serves, gets its plain address.
    const here = import.meta.url;
    return {
      url: new URL('../engine/worker-arimaa.js', here),
      start: () => new Worker(new URL('../engine/worker-arimaa.js', import.meta.url), { type: 'module' }),
    };
  },
});
