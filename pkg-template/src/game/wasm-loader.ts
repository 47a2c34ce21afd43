import { KeddahError } from './errors.js';
import type { WasmModule } from './global.js';
import type { FileLocator } from './locations.js';
import { compile, loadError } from './source.js';
import type { Source } from './types.js';

/** The parts of the script that wasm-bindgen generates for a wasm file which loading it needs. */
export interface WasmScript {
  /** Instantiates the compiled wasm module. */
  initialize(module: WasmModule): Promise<unknown>;
  /** The names of exports that only this wasm has. Wasm without them is rejected. */
  ownExports: readonly string[];
}

/** A wasm file of the package: its location, and its loading. */
export interface WasmLoader {
  /** The locations of the wasm file and of the worker script. */
  readonly files: FileLocator;
  /**
   * Loads the wasm. Concurrent calls share one load; after a failed load the next call tries again.
   *
   * @throws {@link KeddahError} `init-failed`
   */
  init(source?: Source): Promise<void>;
  /**
   * Returns the compiled wasm module.
   *
   * @throws {@link KeddahError} `not-initialised` before {@link init} has completed
   */
  compiled(): WasmModule;
}

/** Returns the error for a call before the wasm is loaded. `made` names the result of the call. */
export function notLoaded(made: string): KeddahError {
  return new KeddahError('not-initialised', `Call init() and wait for it before making ${made}.`);
}

/**
 * Compiles wasm, checks that it is the wanted file, and instantiates it.
 *
 * @param name - the name of the wasm in messages
 * @throws {@link KeddahError} `init-failed`
 */
export async function instantiate(source: Source, name: string, script: WasmScript): Promise<WasmModule> {
  const module = await compile(source);
  // Checked first, since any other wasm compiles too, and the script can be initialized only once.
  const exported = new Set(WebAssembly.Module.exports(module).map((one) => one.name));
  if (!script.ownExports.every((one) => exported.has(one))) throw loadError(`this is not keddah’s wasm of ${name}`);
  try {
    await script.initialize(module);
  } catch (cause) {
    throw loadError(cause);
  }
  return module;
}

/**
 * Returns a function that calls `load`. Concurrent calls share one load; after a failed load the
 * next call tries again.
 */
export function once<Given>(load: (given: Given) => Promise<void>): (given: Given) => Promise<void> {
  let loading: Promise<void> | undefined;
  return (given) => {
    loading ??= load(given).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
