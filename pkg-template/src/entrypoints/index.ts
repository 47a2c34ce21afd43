/**
 * Both games: the exports of `keddah/arimaa` and `keddah/quoridor` in one module.
 *
 * @packageDocumentation
 * @module keddah
 */

import type { WorkerScript } from '../game/locations.js';
import games from '../games/games.js';
import { files, nets } from '../wasm/all.js';

const here = import.meta.url;

const worker = (): WorkerScript => ({
  // Written so that no bundler takes it for an asset. In Turbopack the address of the wasm is
  // relative.
  url: new URL('../entrypoints/worker-both.js', new URL(files.arimaa(), here)),
  // Bundlers recognize this expression and bundle the worker.
  start: () => new Worker(new URL('./worker-both.js', import.meta.url), { type: 'module' }),
});

for (const [name, game] of games) game.files.provide('files-all', { wasm: files[name], worker, ...nets[name] });

export { Engine, type EngineOptions, type WorkerOptions } from '../engine/all.js';
export * from '../games/api.js';
