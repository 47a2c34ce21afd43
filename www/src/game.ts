/**
 * What the page knows of each game. The folder of a game exports one `PageGame`; `games.ts` lists
 * them.
 */
import type { Engine } from './board.ts';
import type { Language } from './i18n/languages.ts';
import type { GameKind } from './mine/kind.ts';
import type { Theme } from './store/settings.ts';

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
  /** Fetches what the list of games needs to know of the game. */
  loadKind(): Promise<GameKind>;
  /** Fetches and defines the board element `<id-board>`, for embedding. */
  loadBoard(): Promise<unknown>;
}

/** What a link holds: a game, a friend's turn, or what another browser says to connect. */
export type LinkKind = 'game' | 'turn' | 'peer';

/** A game's part of the page: its board and the controls around it. */
export interface GameView extends HTMLElement {
  language: Language;
  theme: Theme;
  /** All games of the page. */
  games: readonly PageGame[];
  /** Loads a new version of the page; `null` while there is none. */
  loadUpdate: (() => void) | null;
  /** Resolves when the board can be used. */
  readonly ready: Promise<void>;
  /** Opens one of the game's dialogs by id, such as `new-game` or `help`. */
  open(dialog: string): void;
  /**
   * Shows the game of a link, or says that it holds none. `text` is what follows `#arimaa/g/` or,
   * in a game with a friend, `#arimaa/t/` or `#arimaa/p/`.
   */
  openLink(text: string, kind: LinkKind): Promise<void>;
}
