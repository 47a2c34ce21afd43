import { KeddahError } from './errors.js';
import { FileLocator } from './locations.js';
import { checkSource, compile, loadError } from './source.js';
import type { Source } from './types.js';

/** The script that wasm-bindgen generates for a wasm file, as far as loading it needs. */
export interface WasmScript {
  /** Instantiates the compiled wasm. */
  initialize(module: WebAssembly.Module): Promise<unknown>;
  /** The name of an export that only this wasm has. Wasm without it is rejected. */
  ownExport: string;
}

/** A wasm file of the package: its location, and its loading. */
export interface WasmLoader {
  /** Finds the wasm and the script of the worker. */
  readonly files: FileLocator;
  /**
   * Loads the wasm. Concurrent calls share one load; after a failed load the next call tries again.
   *
   * @throws {@link KeddahError} `init-failed`
   */
  init(source?: Source): Promise<void>;
  /**
   * Returns the compiled wasm.
   *
   * @throws {@link KeddahError} `not-initialised` before {@link init} has completed
   */
  compiled(): WebAssembly.Module;
}

/**
 * Defines a wasm file of the package.
 *
 * @param name - its name in messages
 * @param made - what one makes with it, in messages: `a game`
 */
export function defineWasm(name: string, made: string, script: WasmScript): WasmLoader {
  const files = new FileLocator();
  let compiled: WebAssembly.Module | undefined;
  let loading: Promise<void> | undefined;

  async function load(source: Source | undefined): Promise<void> {
    const module = await compile(source ?? files.wasm());
    // Checked first, since other wasm compiles, too, and the script can be initialized only once.
    if (!WebAssembly.Module.exports(module).some((one) => one.name === script.ownExport)) {
      throw loadError(`this is not keddah’s wasm of ${name}`);
    }
    try {
      await script.initialize(module);
    } catch (cause) {
      throw loadError(cause);
    }
    compiled = module;
  }

  return {
    files,
    async init(source) {
      checkSource(source);
      loading ??= load(source).catch((error) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    compiled() {
      if (compiled) return compiled;
      throw new KeddahError('not-initialised', `Call init() and wait for it before making ${made}.`);
    },
  };
}
