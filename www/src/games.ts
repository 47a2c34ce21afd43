/** The games of the page in the order of the header. New visitors see the first. */
import { arimaa } from './arimaa/game.ts';
import type { PageGame } from './game.ts';
import { quoridor } from './quoridor/game.ts';

export const GAMES: readonly [PageGame, ...PageGame[]] = [arimaa, quoridor];

/** Returns the game with this id, if there is one. */
export function gameById(id: string): PageGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Returns the game named by the hash of a URL: `#quoridor` or `#quoridor/…`. */
export function gameInHash(hash: string): PageGame | undefined {
  return gameById(hash.replace(/^#/, '').split('/')[0] ?? '');
}
