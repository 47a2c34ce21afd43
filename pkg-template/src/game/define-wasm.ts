import type { WasmModule } from './global.js';
import { FileLocator } from './locations.js';
import { checkSource } from './source.js';
import type { Source } from './types.js';
import { instantiate, notLoaded, once, type WasmLoader, type WasmScript } from './wasm-loader.js';

/**
 * Defines how one wasm file of the package is found and loaded.
 *
 * @param name - its name in messages
 * @param made - what one makes with it, in messages: `a game`
 */
export function defineWasm(name: string, made: string, script: WasmScript): WasmLoader {
  const files = new FileLocator();
  let compiled: WasmModule | undefined;
  const load = once(async (source: Source | undefined) => {
    compiled = await instantiate(source ?? files.wasm(), name, script);
  });
  return {
    files,
    async init(source) {
      checkSource(source);
      return load(source);
    },
    compiled() {
      if (compiled) return compiled;
      throw notLoaded(made);
    },
  };
}
