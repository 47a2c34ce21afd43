/** The tree of a game as rows of turns, as they are read from top to bottom. */
import type { TreeNode } from '../board.ts';

/** Turns that follow each other, up to the next variation. */
export interface Row {
  /** How deep the line is nested: 0 for the main line. */
  readonly depth: number;
  /** Whether a variation begins with this row. */
  readonly isStart: boolean;
  readonly turns: readonly { readonly node: TreeNode; readonly ply: number }[];
}

/** Returns the rows after a node, which is `ply` turns after the start. Needs no recursion. */
export function rowsOf(root: TreeNode, ply: number): Row[] {
  const rows: Row[] = [];
  // The lines still to be read, the next one last. `first` is the first turn of a variation.
  const waiting: { parent: TreeNode; first: TreeNode | null; ply: number; depth: number }[] = [
    { parent: root, first: null, ply, depth: 0 },
  ];
  for (let line = waiting.pop(); line; line = waiting.pop()) {
    const { depth } = line;
    const isStart = line.first !== null;
    const turns: { node: TreeNode; ply: number }[] = [];
    let at = line.first ?? line.parent;
    let reached = line.ply;
    if (line.first) turns.push({ node: at, ply: reached });
    for (let next = at.children[0]; next; next = at.children[0]) {
      const parent = at;
      reached += 1;
      turns.push({ node: next, ply: reached });
      at = next;
      if (parent.children.length === 1) continue;
      waiting.push({ parent: next, first: null, ply: reached, depth });
      for (const other of parent.children.slice(1).reverse()) {
        waiting.push({ parent, first: other, ply: reached, depth: depth + 1 });
      }
      break;
    }
    if (turns.length > 0) rows.push({ depth, isStart, turns });
  }
  return rows;
}

/** Returns the number of nodes of a tree. */
export function sizeOf(root: TreeNode): number {
  let size = 0;
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    size += 1;
    waiting.push(...node.children);
  }
  return size;
}

/** Returns the nodes from the start to the one with this identifier; `null` without one. */
export function pathTo(root: TreeNode, id: number): TreeNode[] | null {
  const parents = new Map<TreeNode, TreeNode>();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.id === id) {
      const path = [node];
      for (let up = parents.get(node); up; up = parents.get(up)) path.push(up);
      return path.reverse();
    }
    for (const child of node.children) {
      parents.set(child, node);
      waiting.push(child);
    }
  }
  return null;
}

/** Returns the indices of the children that lead along a path. */
export const indicesOf = (path: readonly TreeNode[]): number[] =>
  path.slice(1).map((node, index) => path[index]?.children.indexOf(node) ?? 0);

/** Returns the last node of the line that goes on from a node. */
export function endOf(node: TreeNode): TreeNode {
  let at = node;
  for (let next = at.children[0]; next; next = at.children[0]) at = next;
  return at;
}
