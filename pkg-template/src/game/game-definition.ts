import { KeddahError, toError } from './errors.js';
import { FileLocator } from './locations.js';
import { checkSource, compile, loadError } from './source.js';
import type { Reason, Source } from './types.js';
import type { AnyWasmGame } from './wasm-game.js';

/** The facts about one game from which {@link defineGame} makes its definition. */
export interface GameModule<WasmGame extends AnyWasmGame = AnyWasmGame> {
  /** Instantiates the compiled wasm. */
  initialize(module: WebAssembly.Module): Promise<unknown>;
  /** Parses a position or a record. */
  parse(text: string, options: object): WasmGame;
  /** The name of an export that only the wasm of this game has. Wasm without it is rejected. */
  ownExport: string;
  /** All reasons for which a game can end. */
  reasons: readonly Reason[];
}

/** One game of the package: its name, its wasm and the location of its files. */
export interface GameDefinition<WasmGame extends AnyWasmGame = AnyWasmGame> {
  /** The name of the game in messages to the worker, such as `arimaa`. */
  readonly name: string;
  /** All reasons for which a game can end. */
  readonly reasons: readonly Reason[];
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
  /**
   * Parses a position or a record.
   *
   * @throws {@link NotationError} or {@link RuleError}
   */
  parse(text: string, options?: object): WasmGame;
}

/** Defines a game. */
export function defineGame<WasmGame extends AnyWasmGame>(
  name: string,
  game: GameModule<WasmGame>,
): GameDefinition<WasmGame> {
  const files = new FileLocator();
  let compiled: WebAssembly.Module | undefined;
  let loading: Promise<void> | undefined;

  async function load(source: Source | undefined): Promise<void> {
    const module = await compile(source ?? files.wasm());
    // Checked first, since other wasm compiles, too, and the script can be initialized only once.
    if (!WebAssembly.Module.exports(module).some((one) => one.name === game.ownExport)) {
      throw loadError(`this is not keddah’s wasm of ${name}`);
    }
    try {
      await game.initialize(module);
    } catch (cause) {
      throw loadError(cause);
    }
    compiled = module;
  }

  return {
    name,
    reasons: game.reasons,
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
      throw new KeddahError('not-initialised', 'Call init() and wait for it before making a game.');
    },
    parse(text, options = {}) {
      try {
        return game.parse(text, options);
      } catch (error) {
        throw toError(error);
      }
    },
  };
}
