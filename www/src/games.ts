import type { PageGame } from './game.ts';

const found = import.meta.glob<PageGame>('./*/game.ts', { eager: true, import: 'game' });

/** The games of the page in the order of the header. New users see the first. */
export const GAMES = Object.values(found) as [PageGame, ...PageGame[]];

/** Returns the game with this id, if there is one. */
export function gameById(id: string): PageGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Returns the game named by the hash of a URL: `#quoridor` or `#quoridor/…`. */
export function gameInHash(hash: string): PageGame | undefined {
  return gameById(hash.replace(/^#/, '').split('/')[0] ?? '');
}
