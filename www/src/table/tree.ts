/**
 * Functions on the variation tree of a game that are needed before the code of the analysis is
 * loaded.
 */
import type { TreeGame, TreeNode } from '../board.ts';

/** Returns whether the main line of a game has annotations or variations beside it. */
export function isAnnotated({ tree }: TreeGame): boolean {
  let node: TreeNode | undefined = tree;
  for (; node; node = node.children[0]) {
    const { children, comment, nags, marks, win } = node;
    if (children.length > 1 || comment || nags?.length || marks?.length || win !== undefined) return true;
  }
  return false;
}

/**
 * Moves a game's cursor to the tree node to which the indices of children lead. Anything else has
 * no effect.
 */
export function goToCursor(game: TreeGame, cursor: unknown): void {
  if (!Array.isArray(cursor)) return;
  const node = cursor.reduce((at: TreeNode, index) => at.children[index] ?? at, game.tree);
  game.goToNode(node.id);
}
