// Rollup does not follow `new URL(…, import.meta.url)`: rollup.config.js puts the files where this says they are.
import { locate } from 'keddah/arimaa';

locate({
  wasm: new URL('./arimaa.wasm', import.meta.url),
  worker: new URL('./worker-arimaa.js', import.meta.url),
});
