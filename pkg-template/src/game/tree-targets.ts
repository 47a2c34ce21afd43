import { endOf } from './tree-rows.js';
import type { TreeNode } from './types.js';

/** The targets of the buttons for going through a tree; `undefined` for a button without one. */
export type Targets = Readonly<Record<'first' | 'previous' | 'next' | 'last', TreeNode | undefined>>;

/**
 * Returns the targets of the buttons at a node, given the previous node and the first node to show.
 */
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
