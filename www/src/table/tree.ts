/** Functions on the tree of turns of a game that are needed before the study is loaded. */
import type { TreeGame, TreeNode } from '../board.ts';

/** Returns whether a game has variations or annotations. */
export function isAnnotated({ tree }: TreeGame): boolean {
  let node: TreeNode | undefined = tree;
  for (; node; node = node.children[0]) {
    const { children, comment, nags, marks, win } = node;
    if (children.length > 1 || comment || nags?.length || marks?.length || win !== undefined) return true;
  }
  return false;
}

/** Goes to the node to which the indices of children lead. Anything else has no effect. */
export function goToCursor(game: TreeGame, cursor: unknown): void {
  if (!Array.isArray(cursor)) return;
  const node = cursor.reduce((at: TreeNode, index) => at.children[index] ?? at, game.tree);
  game.goToNode(node.id);
}
