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
  /** The identifier of the game in URLs and storage keys, such as `arimaa`. */
  readonly id: string;
  /** The name of the game as users read it, such as `Arimaa`. */
  readonly name: string;
  /** Fetches the code of the view in which the game is played, and creates the view. */
  loadTable(): Promise<GameView>;
  /** Fetches the computer player, which is loaded after the board so as not to delay it. */
  loadPlayer(): Promise<void>;
  /** Fetches the computer player, and starts an engine worker for analysis. */
  loadEngine(): Promise<Engine>;
  /**
   * Fetches the functions of the game that the list of stored games and the opening explorer use.
   */
  loadKind(): Promise<GameKind>;
  /** Fetches the parts of the game that the views of lessons and puzzles use. */
  loadTraining(): Promise<Training>;
  /** Fetches and defines the game's board element, such as `<arimaa-board>`, for embedding. */
  loadBoard(): Promise<unknown>;
}

/** What a link contains: a game, a friend's turn, or the WebRTC description of another browser. */
export type LinkKind = 'game' | 'turn' | 'peer';

/** A view of the page: a board and the controls around it. */
export interface View extends HTMLElement {
  language: Language;
  theme: Theme;
  /** Resolves when the board of the view can be used; rejects if its rules cannot be loaded. */
  readonly ready: Promise<void>;
  /** Opens one of the view's dialogs by its id, such as `help`. */
  open(dialog: string): void;
}

/** The view in which a game is played and analyzed. */
export interface GameView extends View {
  /** All games between which the page can switch. */
  games: readonly PageGame[];
  /** Reloads the page with its new version; `null` unless a new version is available. */
  loadUpdate: (() => void) | null;
  /** Whether the analysis is on. It fires `keddah-analysis` when it is turned on or off. */
  isAnalyzing: boolean;
  /**
   * Replaces the game on the board by the one in a text, a position or a record, with people on all
   * sides.
   */
  openText(text: string): Promise<void>;
  /** Starts a game with standard options against the computer at this level. */
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

/** The navigation functions that views such as puzzles and lessons call. */
export interface Host {
  /** Goes to the game view and starts a game against the computer at this level. */
  playLevel(level: number): Promise<void>;
  /** Goes to the game view and opens the position in the analysis. */
  analyze(text: string): Promise<void>;
  /** Replaces the hash of the URL, without a new entry in the history. */
  name(hash: string): void;
  /** Navigates to the view that a URL hash such as `#arimaa/puzzles` names. */
  go(hash: string): void;
}
