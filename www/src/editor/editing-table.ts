import type { Board, Game } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import type { Theme } from '../store/settings.ts';
import type { ReadGame } from '../table/opening.ts';

/** The members of the game view that the position editor uses. */
export interface EditingTable extends HTMLElement {
  readonly game: PageGame;
  readonly board: Board<unknown>;
  readonly words: Words;
  readonly theme: Theme;
  /** The allowed values of the board's attribute `orientation`, in the order of the sides. */
  readonly orientations: readonly string[];
  /** The default values of board attributes, at which HTML snippets omit them. */
  readonly defaultAttributes: Readonly<Record<string, string>>;
  /** Parses the text of a record or a position. Throws if it cannot be parsed. */
  read(text: string): ReadGame;
  /** Puts a parsed game on the board in place of the current one. */
  show(game: ReadGame, choice: string): void;
  /** Turns the engine analysis of the game on. */
  analyze(): void;
  /** Returns the name for a downloaded file with the game, given the extension. */
  fileName(extension: string): string;
}

/** The board in the dialog of the position editor. */
export interface EditedBoard extends Board<unknown> {
  game: Game | undefined;
  /** Shows the position in a text on the board. Throws if it cannot be parsed. */
  load(text: string): void;
  /** Puts the initial position of the game on the board. */
  newGame(): void;
  /** Returns why a move is illegal, as a sentence in the language of the board. */
  explain(verdict: { ok: boolean }): string;
}
