/** The games of `keddah`. Add a new game here and in `wasm/all.ts`. */

import { ArimaaGame } from '../game/arimaa/game.js';
import { arimaa } from '../game/arimaa/wasm.js';
import type { GameDefinition } from '../game/game-definition.js';
import { QuoridorGame } from '../game/quoridor/game.js';
import { quoridor } from '../game/quoridor/wasm.js';

export type * from '../game/arimaa/types.js';
export type * from '../game/quoridor/types.js';
export { ArimaaGame, QuoridorGame };

/** A game object of any game of the package. */
export type AnyGame = ArimaaGame | QuoridorGame;

/** One value for each game, by the name of the game. */
export interface PerGame<Value> {
  /** The value that belongs to Arimaa. */
  arimaa?: Value | undefined;
  /** The value that belongs to Quoridor. */
  quoridor?: Value | undefined;
}

/** The definitions of all games, by the name of the game. */
const definitions: Required<PerGame<GameDefinition>> = { arimaa, quoridor };

/**
 * The name and definition of each game. A default export, which the public `export *` leaves out.
 */
export default Object.entries(definitions) as [name: keyof PerGame<unknown>, game: GameDefinition][];
