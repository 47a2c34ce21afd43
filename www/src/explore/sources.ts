/** The types of the data that the opening explorer shows. */
import type { Game } from '../board.ts';
import type { GameKind } from '../mine/kind.ts';
import type { KeptOpenings } from './kept-openings.ts';
import type { OpeningFile } from './opening-index.ts';

/** The opening statistics of one game, from two collections of games. */
export interface OpeningSources {
  readonly kind: GameKind;
  /** The opening turns of the games that the user has stored. */
  readonly kept: KeptOpenings;
  /** The opening turns of games that the computer has played against itself. */
  readonly computer: OpeningFile;
}

/** The position whose openings are shown: its hash, and the game. */
export interface ShownPosition {
  readonly hash: string;
  /** Returns a copy of the game whose current position is this one. */
  copy(): Game;
}
