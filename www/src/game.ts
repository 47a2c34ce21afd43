/**
 * The parts of a game that the page uses. The folder of a game exports one `PageGame`, which
 * `games.ts` finds.
 */
import type { Engine } from './board.ts';
import type { Language } from './i18n/languages.ts';
import type { GameKind } from './mine/kind.ts';
import type { Theme } from './store/settings.ts';
import type { Training } from './training/training.ts';

/** A game of the page. Its code is fetched when the game is first shown. */
export interface PageGame {
  /** The name in URLs and storage keys, in lower case. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** Fetches the code of the game's part of the page, and creates it. */
  loadTable(): Promise<GameView>;
  /** Fetches the computer player, with which the board is not delayed. */
  loadPlayer(): Promise<void>;
  /** Fetches the computer player, and starts its worker for analysis. */
  loadEngine(): Promise<Engine>;
  /** Fetches the functions for the list of games and the openings. */
  loadKind(): Promise<GameKind>;
  /** Fetches the functions for lessons and puzzles. */
  loadTraining(): Promise<Training>;
  /** Fetches and defines the board element `<id-board>`, for embedding. */
  loadBoard(): Promise<unknown>;
}

/**
 * The content of a link: a game, a friend's turn, or the description of another browser for a
 * connection.
 */
export type LinkKind = 'game' | 'turn' | 'peer';

/** A view of the page: a board and the controls around it. */
export interface View extends HTMLElement {
  language: Language;
  theme: Theme;
  /** Resolves when the board can be used. */
  readonly ready: Promise<void>;
  /** Opens one of the dialogs by id, such as `help`. */
  open(dialog: string): void;
}

/** The view in which a game is played and analyzed. */
export interface GameView extends View {
  /** All games of the page. */
  games: readonly PageGame[];
  /** Loads a new version of the page; `null` while there is none. */
  loadUpdate: (() => void) | null;
  /** Whether the analysis is on. It fires `keddah-analysis` when it is turned on or off. */
  isAnalyzing: boolean;
  /** Replaces the game on the board by a position or a record, played by people on all sides. */
  openText(text: string): Promise<void>;
  /** Starts a standard game against the computer. */
  playLevel(level: number): Promise<void>;
  /**
   * Shows the game of a link, or a message if it has none. `text` is what follows `#arimaa/g/` or,
   * in a game with a friend, `#arimaa/t/` or `#arimaa/p/`.
   */
  openLink(text: string, kind: LinkKind): Promise<void>;
}

/** A view of another part of the page, such as the puzzles. */
export interface PartView extends View {
  /** Shows the puzzle or lesson with this id; the view chooses one if the id is empty. */
  show(id: string): void;
}

/** The navigation from a part of the page. */
export interface Host {
  /** Plays against the computer. */
  playLevel(level: number): Promise<void>;
  /** Opens a position in the analysis. */
  analyze(text: string): Promise<void>;
  /** Replaces the hash of the URL, without a new entry in the history. */
  name(hash: string): void;
  /** Navigates to another part. */
  go(hash: string): void;
}
