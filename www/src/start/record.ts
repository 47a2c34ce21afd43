import type { Game } from '../board.ts';

/**
 * Returns the record of a game with its variations. If turns were taken back, the record ends at
 * the cursor: with these turns, the game would be restored at its last turn.
 */
export function recordOf(game: Pick<Game, 'node' | 'toRecord'>): string {
  return game.node.children.length > 0 ? game.toRecord({ to: 'cursor' }) : game.toRecord();
}
