/** Loads networks. Loaded itself when a search first uses one. */

import type { WasmModule } from '../game/global.js';
import type { NetSources } from '../game/locations.js';
import { compile, open } from '../game/source.js';
import type { Source } from '../game/types.js';

/** The files for searches with a network: the compiled wasm with SIMD, and the weights. */
export interface NetFiles {
  readonly wasm: WasmModule;
  readonly weights: Uint8Array;
}

/** A wasm module with one function, which returns a vector of zeros. */
const SIMD = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[1, 5, 1, 96, 0, 1, 123], // the type: no parameter, a vector
  ...[3, 2, 1, 0],
  ...[10, 8, 1, 6, 0, 65, 0, 253, 15, 11], // i32.const 0, i8x16.splat
);

/** The networks that have been loaded, by the sources of the weights. */
const loaded = new Map<Source, Promise<NetFiles>>();

/**
 * Loads a network, once for each source of weights; by default that of the package. If it cannot be
 * loaded, warns on the console and resolves to `undefined`; the next call tries again.
 */
export async function loadNet(sources: NetSources, given: Source | undefined): Promise<NetFiles | undefined> {
  const weights = given ?? sources.weights;
  const key = weights instanceof URL ? String(weights) : weights;
  const files = loaded.get(key) ?? read(sources.wasm, weights);
  loaded.set(key, files);
  try {
    return await files;
  } catch (error) {
    loaded.delete(key);
    console.warn(`keddah searches without a network: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function read(wasm: Source, weights: Source): Promise<NetFiles> {
  if (!WebAssembly.validate(SIMD)) throw new Error('this browser has no SIMD instructions for WebAssembly');
  const [compiled, opened] = await Promise.all([compile(wasm), open(weights)]);
  const bytes = opened instanceof Response ? await opened.arrayBuffer() : opened;
  return {
    wasm: compiled,
    weights: ArrayBuffer.isView(bytes)
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new Uint8Array(bytes),
  };
}
