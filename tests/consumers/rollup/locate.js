// Rollup leaves `new URL(…, import.meta.url)` unchanged; rollup.config.js copies the files to here.
import { locate as locateArimaa } from 'keddah/arimaa';
import { locate as locateQuoridor } from 'keddah/quoridor';

locateArimaa({
  wasm: new URL('./arimaa.wasm', import.meta.url),
  worker: new URL('./worker-arimaa.js', import.meta.url),
});
locateQuoridor({
  wasm: new URL('./quoridor.wasm', import.meta.url),
  worker: new URL('./worker-quoridor.js', import.meta.url),
});
