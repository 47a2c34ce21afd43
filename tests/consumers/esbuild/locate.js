// esbuild does not follow `new URL(…, import.meta.url)`: build.mjs puts the files where this says they are.
import { locate } from 'keddah';

const worker = new URL('./worker.js', import.meta.url);
locate({
  arimaa: { wasm: new URL('./arimaa.wasm', import.meta.url), worker },
  quoridor: { wasm: new URL('./quoridor.wasm', import.meta.url), worker },
});
