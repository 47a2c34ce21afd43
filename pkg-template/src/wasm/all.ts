/** The wasm modules of all games of the package. */

import * as arimaa from './arimaa.js';
import * as quoridor from './quoridor.js';

/** The functions of each game that its worker calls, so that bundlers can drop the others. */
export const searches = {
  arimaa: { initSync: arimaa.initSync, search: arimaa.search, setNet: arimaa.setNet },
  quoridor: { initSync: quoridor.initSync, search: quoridor.search, setNet: quoridor.setNet },
};

/** The wasm file of each game. Bundlers recognize these expressions and copy the files. */
export const files = {
  arimaa: () => new URL('./arimaa_bg.wasm', import.meta.url),
  quoridor: () => new URL('./quoridor_bg.wasm', import.meta.url),
};

/** The files of each game's network, where it has one. */
export const nets = {
  arimaa: {},
  quoridor: {
    net: () => ({
      wasm: new URL('./quoridor-net_bg.wasm', import.meta.url),
      weights: new URL('../nets/quoridor.net', import.meta.url),
    }),
  },
};
