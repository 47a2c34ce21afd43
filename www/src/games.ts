/** The games of the page. Nothing of a game is here: it is fetched when it is first shown. */
import type { Language } from './i18n/index.ts';
import type { Theme } from './store/settings.ts';

/** A game with its board and all that stands around it: an element that the page shows. */
export interface GameView extends HTMLElement {
  language: Language;
  theme: Theme;
  /** Done when the board can be used. */
  readonly ready: Promise<void>;
  /** Opens one of its dialogs: `new-game`, `help`. */
  open(dialog: string): void;
}

/** Each game by the name that the address and the store have for it. */
export const GAMES = {
  arimaa: {
    name: 'Arimaa',
    load: async (): Promise<GameView> => new (await import('./arimaa/index.ts')).ArimaaTable(),
  },
  quoridor: {
    name: 'Quoridor',
    load: async (): Promise<GameView> => new (await import('./quoridor/index.ts')).QuoridorTable(),
  },
} as const;
export type GameId = keyof typeof GAMES;

/** The game that an address names: `#quoridor`, or `#quoridor/` and more. */
export function gameIn(hash: string): GameId | null {
  const name = hash.replace(/^#/, '').split('/')[0] ?? '';
  return Object.hasOwn(GAMES, name) ? (name as GameId) : null;
}
