/** Traversals of the tree of a game. None uses recursion, since variations nest without limit. */
import type { TreeNode } from './types.js';

/** A row of a turn list: consecutive turns up to the next variation. */
export interface Row {
  /** How deep the row's line is nested in variations: 0 for the main line. */
  readonly depth: number;
  /** Whether this row is the beginning of a variation. */
  readonly isStart: boolean;
  readonly turns: readonly { readonly node: TreeNode; readonly ply: number }[];
}

/** The maximum number of turns in a row of a turn list. */
const MAX_TURNS = 100;

/**
 * Returns the turns after a node as rows in the order of a record: each variation begins a row of
 * its own, before the turns that follow the one it replaces.
 *
 * @param ply - the number of turns before and at the node; 0 at the start of the game
 *
 * @example
 * ```js
 * import { init, QuoridorGame } from 'keddah/quoridor';
 * import { rowsOf } from 'keddah/tree';
 *
 * await init();
 * const game = QuoridorGame.parse('1. e2 (1. d1 d9) 1... e8 2. e3');
 * for (const { depth, turns } of rowsOf(game.tree)) {
 *   console.log(depth, turns.map(({ node, ply }) => `${ply}: ${node.turn}`).join(' '));
 * }
 * // 0 1: e2
 * // 1 1: d1 2: d9
 * // 0 2: e8 3: e3
 * ```
 */
export function rowsOf(root: TreeNode, ply = 0): Row[] {
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

/**
 * Returns a range of rows with about `turns` more turns, on both sides if there are rows: for lists
 * that show a large tree incrementally.
 */
export function widened(rows: readonly Row[], { from, to }: RowRange, turns: number): RowRange {
  let [first, end, before, after] = [from, to, 0, 0];
  while (before + after < turns && (first > 0 || end < rows.length)) {
    const isAfter = end < rows.length && (first === 0 || after <= before);
    if (isAfter) after += rows[end++]?.turns.length ?? 0;
    else before += rows[--first]?.turns.length ?? 0;
  }
  return { from: first, to: end };
}

/** Returns the index of the row with the node of this identifier; 0 if none has it. */
export function rowWith(rows: readonly Row[], id: number | undefined): number {
  return Math.max(
    0,
    rows.findIndex(({ turns }) => turns.some(({ node }) => node.id === id)),
  );
}

/** Returns the nodes of a game tree by their identifiers. */
export function nodesOf(root: TreeNode): Map<number, TreeNode> {
  const nodes = new Map<number, TreeNode>();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.set(node.id, node);
    for (const child of node.children) waiting.push(child);
  }
  return nodes;
}

/** Returns the last node of the line that goes on from a node. */
export function endOf(node: TreeNode): TreeNode {
  let at = node;
  for (let next = at.children[0]; next; next = at.children[0]) at = next;
  return at;
}

/** Returns the number of nodes of a game tree, the root included. */
export const sizeOf = (root: TreeNode): number => nodesOf(root).size;

/**
 * Returns the nodes from the root of a tree to the one with this identifier, both included; `null`
 * if the tree does not have it.
 */
export function pathTo(root: TreeNode, id: number): TreeNode[] | null {
  const nodes = nodesOf(root);
  const path: TreeNode[] = [];
  for (let at = nodes.get(id); at; at = at.parent === null ? undefined : nodes.get(at.parent)) path.push(at);
  return path.length > 0 ? path.reverse() : null;
}

/** Returns the indices among their siblings of the nodes of a path, without its first node. */
export const indicesOf = (path: readonly TreeNode[]): number[] =>
  path.slice(1).map((node, index) => path[index]?.children.indexOf(node) ?? 0);
