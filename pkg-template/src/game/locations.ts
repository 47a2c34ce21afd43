import { checkAddress, checkOptions } from './arguments.js';
import { KeddahError } from './errors.js';
import type { Global, WasmModule } from './global.js';
import { checkSource } from './source.js';
import type { SearchInfo, SearchResult, Source } from './types.js';

/** The script of a worker: a file, or the source of a classic script. */
export type WorkerScript =
  | {
      url: Global<'URL'> | string;
      /**
       * Starts the worker in a browser if the script is a file of the package. The entry points
       * define it, since bundlers look for the literal expression `new Worker(new URL(…))`.
       */
      start?(): Global<'Worker'>;
    }
  | { code: string };

/** The locations of the wasm and the worker, for everything that a page runs. */
export interface Locations {
  /** The wasm: an address, a Request, a Response, bytes or a WebAssembly.Module. */
  wasm?: Source | undefined;
  /**
   * The script of the worker: a copy of, or a bundle made from, the package's `engine/worker-….js`.
   */
  worker?: Global<'URL'> | string | undefined;
}

/**
 * The locations of the wasm and the worker as functions, each called only when its file is needed.
 */
export interface FileProvider {
  wasm(): Source;
  worker(): WorkerScript;
  net(): NetSources;
}

/** The files for searches with a network. */
export interface NetSources {
  /** The wasm with the player and SIMD instructions. */
  wasm: Source;
  /** The weights of the network. */
  weights: Source;
}

/**
 * The script that wasm-bindgen generates for a game, imported a second time to search beside an
 * instance that has only the rules.
 */
export interface PlayerScript {
  /** Instantiates the compiled wasm module that includes the computer player. */
  default(module: WasmModule): Promise<unknown>;
  /** Searches a game given as a record. The search ends early when `onInfo` returns `true`. */
  search(
    record: string,
    limits: Float64Array,
    turns: string,
    onInfo: ((info: SearchInfo) => unknown) | undefined,
    host: { pause(): boolean },
  ): SearchResult;
}

/** The files for a page that first loads the rules alone. */
export interface RulesFiles {
  /** Returns the smaller wasm file of a game, with the rules but without the computer player. */
  wasm(): Source;
  /** Fetches the script that instantiates the wasm with the player beside the rules. */
  player(): Promise<PlayerScript>;
}

/**
 * The sources of file locations, in ascending order of precedence: entry points with separate
 * files, entry points with everything inside the script (each for one game or for all), the page.
 */
const PROVIDERS = ['files', 'files-all', 'inline', 'inline-all', 'page'] as const;

/** Stores where the wasm file and the worker script of one game are. */
export class FileLocator {
  #rules: RulesFiles | undefined;
  readonly #providers: { [Name in (typeof PROVIDERS)[number]]?: Partial<FileProvider> } = {};

  /** Adds locations from `provider`. Those of a provider with higher precedence override them. */
  provide(provider: (typeof PROVIDERS)[number], files: Partial<FileProvider>): void {
    this.#providers[provider] = { ...this.#providers[provider], ...files };
  }

  /**
   * Adds the location of the rules alone. It is ignored if the page or an inline script provides
   * the wasm.
   */
  provideRules(files: RulesFiles): void {
    this.#rules = files;
  }

  /**
   * Adds the locations that the page has set for wasm and worker.
   *
   * @throws TypeError if the argument is not an object of addresses
   */
  locate(locations: unknown): void {
    const { wasm, worker } = checkOptions<Locations>('locations', locations);
    checkSource(wasm);
    const url = checkAddress('worker', worker);
    if (wasm !== undefined) this.provide('page', { wasm: () => wasm });
    if (url !== undefined) this.provide('page', { worker: () => ({ url }) });
  }

  /** Returns the source of the game's wasm file. */
  wasm(): Source {
    return this.#find('wasm')();
  }

  /** Returns the source of the wasm with the rules alone; `undefined` if there is none to use. */
  rules(): Source | undefined {
    // A page that provides one file, inside a script or by its address, expects that file to be
    // used.
    const given = this.#providers.inline ?? this.#providers['inline-all'] ?? this.#providers.page?.wasm;
    return given ? undefined : this.#rules?.wasm();
  }

  /** Fetches the script that instantiates the wasm with the player beside the rules. */
  async player(): Promise<PlayerScript> {
    if (!this.#rules) throw new KeddahError('init-failed', 'The location of the player is unknown.');
    return this.#rules.player();
  }

  /** Returns the location of the game's worker script. */
  worker(): WorkerScript {
    return this.#find('worker')();
  }

  /** Returns the sources of the game's network; `undefined` if there is none. */
  net(): NetSources | undefined {
    return this.#given().net?.();
  }

  #given(): Partial<FileProvider> {
    return Object.assign({}, ...PROVIDERS.map((provider) => this.#providers[provider]));
  }

  #find<Name extends 'wasm' | 'worker'>(name: Name): FileProvider[Name] {
    const found = this.#given()[name];
    if (!found) throw new KeddahError('init-failed', `The location of the ${name} is unknown: call locate().`);
    return found;
  }
}

/** Decodes a file that is gzip-compressed and base64-encoded, such as wasm to compile. */
export function decodeWasm(text: string): Source {
  const compressed = new Blob([Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))]);
  return new Response(compressed.stream().pipeThrough(new DecompressionStream('gzip')));
}

/**
 * Returns a provider of a network whose files are encoded as for {@link decodeWasm}. The weights
 * are decoded once, since what is loaded is kept by its source.
 */
export function decodeNet(net: { wasm: string; weights: string }): () => NetSources {
  let weights: Source | undefined;
  return () => {
    weights ??= decodeWasm(net.weights);
    return {
      get wasm() {
        return decodeWasm(net.wasm);
      },
      weights,
    };
  };
}
