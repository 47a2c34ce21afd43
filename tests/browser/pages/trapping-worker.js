// The package's worker, except that a search with the seed 13 hits a trap, as broken wasm would.

import { serve } from '/pkg/engine/worker.js';
import { initSync, search } from '/pkg/wasm/arimaa.js';

// (module (func (export "trap") unreachable))
const bytes = [
  [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x04, 0x01, 0x60, 0x00, 0x00, 0x03, 0x02, 0x01, 0x00],
  [0x07, 0x08, 0x01, 0x04, 0x74, 0x72, 0x61, 0x70, 0x00, 0x00, 0x0a, 0x05, 0x01, 0x03, 0x00, 0x00, 0x0b],
].flat();
const { trap } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;

serve({
  arimaa: {
    initSync,
    search(record, limits, ...rest) {
      const seed = limits[5];
      if (seed === 13) trap();
      return search(record, limits, ...rest);
    },
  },
});
