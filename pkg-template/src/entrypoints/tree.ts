/**
 * Traversals of the tree of a game, for lists of turns and other displays of variations.
 *
 * @packageDocumentation
 * @module keddah/tree
 */

export {
  endOf,
  indicesOf,
  nodesOf,
  pathTo,
  type Row,
  type RowRange,
  rowsOf,
  rowWith,
  sizeOf,
  widened,
} from '../game/tree-rows.js';
export { GLYPHS, signsOf } from '../game/tree-signs.js';
export type { Annotation, Mark, TreeNode } from '../game/types.js';
