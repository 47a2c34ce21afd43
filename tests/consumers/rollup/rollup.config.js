import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import resolve from '@rollup/plugin-node-resolve';

const games = ['arimaa', 'quoridor'];

const wasm = {
  name: 'wasm',
  buildStart() {
    for (const name of games) {
      const source = readFileSync(fileURLToPath(import.meta.resolve(`keddah/wasm/${name}_bg.wasm`)));
      this.emitFile({ type: 'asset', fileName: `${name}.wasm`, source });
    }
  },
};

export default {
  input: {
    main: 'main.js',
    ...Object.fromEntries(games.map((name) => [`worker-${name}`, `keddah/engine/worker-${name}.js`])),
  },
  output: { dir: 'dist', format: 'es' },
  plugins: [resolve(), wasm],
};
