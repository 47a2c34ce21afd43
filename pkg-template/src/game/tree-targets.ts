import { endOf } from './tree-rows.js';
import type { TreeNode } from './types.js';

/** Where the buttons that go through a tree lead; `undefined` if nowhere. */
export type Targets = Readonly<Record<'first' | 'previous' | 'next' | 'last', TreeNode | undefined>>;

/** Returns where the buttons lead from a node, given the one before it and the first to show. */
export function targetsOf(node: TreeNode, before: TreeNode | null | undefined, start: TreeNode): Targets {
  const isStart = node.id === start.id;
  const last = endOf(node);
  return {
    first: isStart ? undefined : start,
    previous: isStart ? undefined : (before ?? undefined),
    next: node.children[0],
    last: last === node ? undefined : last,
  };
}
