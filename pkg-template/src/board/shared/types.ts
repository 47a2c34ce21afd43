/**
 * The types of one game's model, bundled so that code for all games needs one type parameter.
 */
import type { BaseGame } from '../../game/base-game.js';
import type { Status } from '../../game/types.js';

/** The data for drawing a position that the wasm computes in all games. */
export interface SharedDisplay<Side> {
  readonly position: { readonly toMove: Side; readonly occurrences: number };
  readonly status: Status<Side>;
  readonly history: readonly string[];
}

/** The types of one game that a board's model depends on. */
export interface ModelTypes {
  side: string | number;
  // biome-ignore lint/suspicious/noExplicitAny: each game fills in its own side.
  game: BaseGame<unknown, any>;
  // biome-ignore lint/suspicious/noExplicitAny: each game fills in its own side.
  display: SharedDisplay<any>;
  /** An intermediate state of a turn, for animation; `never` if turns have no steps. */
  frame: unknown;
}
