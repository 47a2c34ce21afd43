import type { Board } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import type { Seat } from '../seats.ts';
import type { KeptGame, RestorableGame } from './kind.ts';

/** The parts of the table that the list of games uses, also to add a game. */
export interface KeepingTable extends HTMLElement {
  readonly game: PageGame;
  /** All games of the page. */
  readonly games: readonly PageGame[];
  readonly board: Board<unknown>;
  readonly words: Words;
  /** Returns the stored form of the game on the board; `null` before there is a game. */
  toSaved(): (RestorableGame & { id?: string | undefined }) | null;
  /** Returns who plays each side of the game, in the order of turns. */
  gameSeats(): readonly Seat[];
  /** Shows a kept game in place of the one on the board. */
  openKept(kept: KeptGame): Promise<void>;
  saveAsFile(): void;
}
