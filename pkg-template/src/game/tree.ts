/** The tree of a game: its turns with variations and annotations. */
import { checkInteger, checkMs, checkName, checkOptions } from './arguments.js';
import type { Annotation, Mark, TreeNode } from './types.js';

/** A node of the game tree as the wasm returns it. */
export interface WasmNode {
  id: number;
  parent?: number;
  turn?: string;
  comment?: string;
  nags?: number[];
  marks?: { color: keyof typeof COLORS; from: string; to?: string }[];
  clockMs?: number;
  /** The win probability that annotates the turn, in units of 0.01 %. */
  win?: number;
}

/** The colors of marked squares and arrows, by their initials in records. */
const COLORS = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' } as const;
const WIN_UNITS = 10_000;

/** Returns the nodes of a tree by identifier, from a list in which each comes after its parent. */
export function linkNodes(list: readonly WasmNode[]): Map<number, TreeNode> {
  const nodes = new Map<number, TreeNode>();
  const childrenOf = new Map<number | null, TreeNode[]>();
  for (const { id, parent = null, turn = null, marks, win, ...rest } of list) {
    const children: TreeNode[] = [];
    const colored = marks?.map(({ color, ...squares }) => ({ color: COLORS[color], ...squares }));
    const node: TreeNode = {
      id,
      parent,
      turn,
      ...rest,
      ...(colored && { marks: colored }),
      ...(win !== undefined && { win: win / WIN_UNITS }),
      children,
    };
    childrenOf.get(parent)?.push(node);
    childrenOf.set(id, children);
    nodes.set(id, node);
  }
  for (const object of [...nodes.values(), ...childrenOf.values()]) Object.freeze(object);
  return nodes;
}

/** Returns the identifier of a node, which is given as a number or an object. */
export function checkNode(node: unknown): number {
  const id = typeof node === 'object' && node !== null ? (node as TreeNode).id : node;
  return checkInteger('node', id, 0, 2 ** 32 - 1);
}

/** Checks the annotation of a turn and returns it as the arguments of the wasm's `annotate`. */
export function checkAnnotation(
  known: Readonly<Annotation> | undefined,
  changes: unknown,
): [string, Uint8Array, string, number | undefined, number | undefined] {
  const given = Object.entries(checkOptions('annotation', changes)).filter(([, value]) => value !== undefined);
  const { comment, nags, marks, clockMs, win } = { ...known, ...Object.fromEntries(given) };
  if (typeof (comment ?? '') !== 'string') throw new TypeError('comment must be a string.');
  if (win != null && !(win >= 0 && win <= 1)) throw new RangeError(`win must be a number from 0 to 1, not ${win}.`);
  return [
    comment ?? '',
    Uint8Array.from(nags ?? [], (nag) => checkInteger('nags', nag, 0, 255)),
    Array.from(marks ?? [], ({ color, from, to = '' }: Mark) => {
      const [initial] = checkName('color', color, Object.values(COLORS)).toUpperCase();
      return `${initial}${from}${to}`;
    }).join(' '),
    clockMs == null ? undefined : Math.round(checkMs('clockMs', clockMs)),
    win == null ? undefined : Math.round(win * WIN_UNITS),
  ];
}

/** Returns the nodes from the one after the root to a given one. */
function ancestry(nodes: ReadonlyMap<number, TreeNode>, node: TreeNode): TreeNode[] {
  const line: TreeNode[] = [];
  for (let at: TreeNode | undefined = node; at?.id; at = nodes.get(at.parent ?? 0)) line.push(at);
  return line.reverse();
}

/** Returns the indices of the children that lead from the root to a node. */
export const pathTo = (nodes: ReadonlyMap<number, TreeNode>, node: TreeNode): number[] =>
  ancestry(nodes, node).map((at) => nodes.get(at.parent ?? 0)?.children.indexOf(at) ?? 0);

/** Returns the node to which the indices of children lead. An index of no child has no effect. */
export const atPath = (root: TreeNode, path: readonly number[]): TreeNode =>
  path.reduce((node, index) => node.children[index] ?? node, root);

/** Yields the first child of a node, the first child of that, and so on. */
export function* continuation(node: TreeNode): Generator<TreeNode, void> {
  for (let next = node.children[0]; next; next = next.children[0]) yield next;
}

/** Yields all lines from the first turn to a leaf, the main line first. */
export function* linesOf(nodes: ReadonlyMap<number, TreeNode>): Generator<TreeNode[], void> {
  for (const node of nodes.values()) if (node.id && !node.children[0]) yield ancestry(nodes, node);
}
