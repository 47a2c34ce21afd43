// esbuild leaves `new URL(…, import.meta.url)` unchanged; build.mjs copies the files to here.
import { locate } from 'keddah';

const worker = new URL('./worker.js', import.meta.url);
locate({
  arimaa: { wasm: new URL('./arimaa.wasm', import.meta.url), worker },
  quoridor: { wasm: new URL('./quoridor.wasm', import.meta.url), worker },
});
