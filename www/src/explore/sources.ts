/** The data of the table of openings. */
import type { Game } from '../board.ts';
import type { GameKind } from '../mine/kind.ts';
import type { KeptOpenings } from './kept-openings.ts';
import type { OpeningFile } from './opening-index.ts';

/** The sources of the openings of a game. */
export interface OpeningSources {
  readonly kind: GameKind;
  /** The games in the list of games. */
  readonly kept: KeptOpenings;
  /** The games that the computer has played against itself. */
  readonly computer: OpeningFile;
}

/** The position that is shown. */
export interface ShownPosition {
  readonly hash: string;
  /** Returns a copy of the game, at this position. */
  copy(): Game;
}
