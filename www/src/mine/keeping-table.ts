import type { Board } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import type { Seat } from '../seats.ts';
import type { KeptGame, RestorableGame } from './kind.ts';

/** The members of the game view that the list of stored games uses, also to add a game. */
export interface KeepingTable extends HTMLElement {
  readonly game: PageGame;
  /** All games of the page, such as Arimaa. */
  readonly games: readonly PageGame[];
  readonly board: Board<unknown>;
  readonly words: Words;
  /**
   * Returns the game on the board in the form that the browser stores; `null` before there is a
   * game.
   */
  toSaved(): (RestorableGame & { id?: string | undefined }) | null;
  /** Returns who plays each side of the game, in the order of turns. */
  gameSeats(): readonly Seat[];
  /** Puts a stored game on the board in place of the current one. */
  openKept(kept: KeptGame): Promise<void>;
  saveAsFile(): void;
}
