/** Adds whole lines of turns to the tree of a game. */
import { sizeOf } from 'keddah/tree';
import type { Game } from '../board.ts';

/**
 * Plays turns after a node, as a variation where the game continues differently, up to the first
 * illegal turn. The cursor and the steps of an unfinished turn stay as they are. Returns the
 * identifier of the first node that was added; `null` if the tree has all of these turns.
 */
export function addLine(game: Game, id: number, turns: readonly string[]): number | null {
  const cursor = game.node.id;
  const steps = game.turn?.steps.join(' ');
  if (steps) game.turn?.clear();
  game.goToNode(id);
  let size = sizeOf(game.tree);
  let first: number | null = null;
  for (const turn of turns) {
    if (!game.check(turn).ok) break;
    game.play(turn, { variation: true });
    const grown = sizeOf(game.tree);
    if (grown > size) first ??= game.node.id;
    size = grown;
  }
  game.goToNode(cursor);
  if (steps) game.turn?.step(steps);
  return first;
}
