import type { Game } from '../board.ts';

/**
 * Returns the record of a game with its variations. If turns were taken back: only up to the
 * cursor, since with them the game would go on where it was left.
 */
export function recordOf(game: Pick<Game, 'node' | 'toRecord'>): string {
  return game.node.children.length > 0 ? game.toRecord({ to: 'cursor' }) : game.toRecord();
}
