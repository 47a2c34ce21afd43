import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const games = ['arimaa', 'quoridor'];

await build({
  entryPoints: {
    main: 'main.js',
    worker: 'keddah/engine/worker-both.js',
  },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
});
for (const name of games)
  await copyFile(fileURLToPath(import.meta.resolve(`keddah/wasm/${name}_bg.wasm`)), `dist/${name}.wasm`);
