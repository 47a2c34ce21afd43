/** The games of `keddah`. Add a new game here and in `wasm/all.ts`. */

import { ArimaaGame } from '../game/arimaa/game.js';
import { arimaa } from '../game/arimaa/wasm.js';
import type { GameDefinition } from '../game/game-definition.js';
import { QuoridorGame } from '../game/quoridor/game.js';
import { quoridor } from '../game/quoridor/wasm.js';

export type * from '../game/arimaa/types.js';
export type * from '../game/quoridor/types.js';
export { ArimaaGame, QuoridorGame };

/** A game of any kind. */
export type AnyGame = ArimaaGame | QuoridorGame;

/** One value for each game, by the name of the game. */
export interface PerGame<Value> {
  /** The value for Arimaa. */
  arimaa?: Value | undefined;
  /** The value for Quoridor. */
  quoridor?: Value | undefined;
}

/** The definition of each game. */
const definitions: Required<PerGame<GameDefinition>> = { arimaa, quoridor };

/** The names and definitions of all games. The default export, so that the API does not have it. */
export default Object.entries(definitions) as [name: keyof PerGame<unknown>, game: GameDefinition][];
