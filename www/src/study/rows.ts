/** The tree of a game as rows of turns, as they are read from top to bottom. */
import type { TreeGame, TreeNode } from '../board.ts';

/** Turns that follow each other, up to the next variation. */
export interface Row {
  /** How deep the line is nested: 0 for the main line. */
  readonly depth: number;
  /** Whether a variation begins with this row. */
  readonly isStart: boolean;
  readonly turns: readonly { readonly node: TreeNode; readonly ply: number }[];
}

/** How many turns a row has at most. */
const MAX_TURNS = 100;

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
      if (parent.children.length === 1 && turns.length < MAX_TURNS) continue;
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

/** A range of rows: from the one with the index `from` to the one before `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Returns a range of rows with about `turns` turns more, on both sides where there are rows. */
export function widened(rows: readonly Row[], { from, to }: RowRange, turns: number): RowRange {
  let [first, end, before, after] = [from, to, 0, 0];
  while (before + after < turns && (first > 0 || end < rows.length)) {
    const isAfter = end < rows.length && (first === 0 || after <= before);
    if (isAfter) after += rows[end++]?.turns.length ?? 0;
    else before += rows[--first]?.turns.length ?? 0;
  }
  return { from: first, to: end };
}

/** Returns the index of the row with a node; 0 if none has it. */
export function rowWith(rows: readonly Row[], id: number | undefined): number {
  return Math.max(
    0,
    rows.findIndex(({ turns }) => turns.some(({ node }) => node.id === id)),
  );
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
export function pathTo(game: Pick<TreeGame, 'tree' | 'lines'>, id: number): TreeNode[] | null {
  if (game.tree.id === id) return [game.tree];
  for (const line of game.lines()) {
    const index = line.findIndex((node) => node.id === id);
    if (index >= 0) return [game.tree, ...line.slice(0, index + 1)];
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
