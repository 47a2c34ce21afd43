import type { Board, Game } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import type { Theme } from '../store/settings.ts';
import type { ReadGame } from '../table/opening.ts';

/** The parts of the table that the position editor uses. */
export interface EditingTable extends HTMLElement {
  readonly game: PageGame;
  readonly board: Board<unknown>;
  readonly words: Words;
  readonly theme: Theme;
  /** The orientations of the board, in the order of the sides. */
  readonly orientations: readonly string[];
  /** Attributes of the board with the values at which snippets omit them. */
  readonly defaultAttributes: Readonly<Record<string, string>>;
  /** Reads a record or a position. Throws if it cannot be parsed. */
  read(text: string): ReadGame;
  /** Shows a game in place of the one on the board. */
  show(game: ReadGame, choice: string): void;
  /** Turns the analysis on. */
  analyze(): void;
  /** Returns a name for a file with the game. */
  fileName(extension: string): string;
}

/** A board whose position is edited. */
export interface EditedBoard extends Board<unknown> {
  game: Game | undefined;
  /** Shows a position. Throws if it cannot be read. */
  load(text: string): void;
  /** Shows the initial position. */
  newGame(): void;
  /** Returns the reason for a refusal in the language of the board. */
  explain(verdict: { ok: boolean }): string;
}
