import { KeddahError } from '../errors.js';
import { checkSource, compile, loadError } from '../source.js';
import type { Source } from '../types.js';
import { PartsBook } from './parts.js';

type Initialise = (module: WebAssembly.Module) => Promise<unknown>;

/** One game's wasm: loaded once, by whoever asks first. */
export class Core {
  /** Where the wasm and the worker are. */
  readonly parts = new PartsBook();
  readonly #initialise: Initialise;
  readonly #mark: string;
  #pending: Promise<void> | undefined;
  #compiled: WebAssembly.Module | undefined;

  /** `mark` is something that only this game's wasm exports. */
  constructor(initialise: Initialise, mark: string) {
    this.#initialise = initialise;
    this.#mark = mark;
  }

  /** Loads the wasm; calls at the same time share one load, and one that failed can be tried again. */
  async init(source?: Source): Promise<void> {
    checkSource(source);
    this.#pending ??= this.#load(source).catch((error) => {
      this.#pending = undefined;
      throw error;
    });
    return this.#pending;
  }

  /** The compiled wasm. Throws `not-initialised` before {@link init} is done. */
  loaded(): WebAssembly.Module {
    const compiled = this.#compiled;
    if (!compiled) throw new KeddahError('not-initialised', 'Call init() and wait for it before making a game.');
    return compiled;
  }

  async #load(source: Source | undefined): Promise<void> {
    const module = await compile(source ?? this.parts.wasm());
    // Anything that compiles would be taken, and the script beside the wasm cannot be made ready a second time.
    if (!WebAssembly.Module.exports(module).some(({ name }) => name === this.#mark)) {
      throw loadError('it is other wasm than keddah’s for this game');
    }
    try {
      await this.#initialise(module);
    } catch (cause) {
      throw loadError(cause);
    }
    this.#compiled = module;
  }
}
