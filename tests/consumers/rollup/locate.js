// Rollup does not follow `new URL(…, import.meta.url)`: rollup.config.js puts the files where this says they are.
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
