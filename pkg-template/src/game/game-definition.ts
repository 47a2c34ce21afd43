import { toError } from './errors.js';
import { defineGameWasm, type GameLoader } from './game-loader.js';
import type { WasmModule } from './global.js';
import type { Reason } from './types.js';
import type { AnyWasmGame } from './wasm-game.js';

/** The facts about one game from which {@link defineGame} makes its definition. */
export interface GameModule<WasmGame extends AnyWasmGame = AnyWasmGame> {
  /** Instantiates the compiled wasm module of the game. */
  initialize(module: WasmModule): Promise<unknown>;
  /** The name of an export that only the wasm of this game has. */
  ownExport: string;
  /** Parses a position or a record of the game. */
  parse(text: string, options: object): WasmGame;
  /** All reasons for which the game can end, such as `goal`. */
  reasons: readonly Reason[];
}

/** One game of the package: its name, its wasm and the location of its files. */
export interface GameDefinition<WasmGame extends AnyWasmGame = AnyWasmGame> extends GameLoader {
  /** The name of the game in messages to the worker, such as `arimaa`. */
  readonly name: string;
  /** All reasons for which the game can end, such as `goal`. */
  readonly reasons: readonly Reason[];
  /**
   * Parses a position or a record of the game.
   *
   * @throws {@link NotationError} or {@link RuleError}
   */
  parse(text: string, options?: object): WasmGame;
}

/** Makes the definition of a game, such as Arimaa, from its wasm and its facts. */
export function defineGame<WasmGame extends AnyWasmGame>(
  name: string,
  game: GameModule<WasmGame>,
): GameDefinition<WasmGame> {
  return {
    name,
    reasons: game.reasons,
    ...defineGameWasm(name, game),
    parse(text, options = {}) {
      try {
        return game.parse(text, options);
      } catch (error) {
        throw toError(error);
      }
    },
  };
}
