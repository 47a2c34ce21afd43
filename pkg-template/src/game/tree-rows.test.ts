import { expect, test } from 'vitest';
import { endOf, indicesOf, pathTo, rowsOf, rowWith, sizeOf, widened } from './tree-rows.js';
import type { TreeNode } from './types.js';

let ids = 0;

/** Makes a node, and itself the parent of its children. */
function node(turn: string, ...children: TreeNode[]): TreeNode {
  const id = ids++;
  for (const child of children) Object.assign(child, { parent: id });
  return { id, parent: null, turn, children };
}

const tree = node('start', node('a', node('b', node('c')), node('x', node('y'), node('z'))), node('p'));

test('rows end before a variation, and variations come before the next turns', () => {
  const rows = rowsOf(tree, 0).map(({ depth, isStart, turns }) => [
    depth,
    isStart,
    turns.map(({ node: { turn }, ply }) => `${turn}${ply}`).join(' '),
  ]);
  expect(rows).toEqual([
    [0, false, 'a1'],
    [1, true, 'p1'],
    [0, false, 'b2'],
    [1, true, 'x2 y3'],
    [2, true, 'z3'],
    [0, false, 'c3'],
  ]);
});

test('paths lead to a node', () => {
  const y = tree.children[0]!.children[1]!.children[0]!;
  const path = pathTo(tree, y.id)!;
  expect(path.map(({ turn }) => turn)).toEqual(['start', 'a', 'x', 'y']);
  expect(indicesOf(path)).toEqual([0, 1, 0]);
  expect(pathTo(tree, tree.id)).toEqual([tree]);
  expect(pathTo(tree, -1)).toBeNull();
  expect(endOf(tree).turn).toBe('c');
  expect(sizeOf(tree)).toBe(8);
});

test('variations nested 10,000 deep need no recursion', () => {
  let deep = node('end');
  for (let n = 0; n < 10_000; n++) deep = node('main', node('main'), deep);
  expect(rowsOf(deep, 0)).toHaveLength(10_001);
  expect(sizeOf(deep)).toBe(20_001);
});

test('long lines are several rows', () => {
  let line = node('last');
  for (let turn = 0; turn < 250; turn++) line = node('turn', line);
  const rows = rowsOf(line, 0);
  expect(rows.map(({ turns }) => turns.length)).toEqual([100, 100, 50]);
  expect(rows.map(({ turns }) => turns[0]!.ply)).toEqual([1, 101, 201]);
  expect(rows.some(({ isStart, depth }) => isStart || depth > 0)).toBe(false);
});

test('a range of rows grows on both sides until it has all', () => {
  const rows = rowsOf(tree, 0);
  const at = rowWith(rows, tree.children[0]!.children[1]!.id);
  expect(at).toBe(3);
  expect(rowWith(rows, -1)).toBe(0);
  expect(widened(rows, { from: at, to: at }, 2)).toEqual({ from: 3, to: 4 });
  expect(widened(rows, { from: at, to: at }, 3)).toEqual({ from: 2, to: 4 });
  expect(widened(rows, { from: 2, to: 4 }, 2)).toEqual({ from: 1, to: 5 });
  expect(widened(rows, { from: 1, to: 5 }, 99)).toEqual({ from: 0, to: 6 });
  expect(widened(rows, { from: 0, to: 6 }, 1)).toEqual({ from: 0, to: 6 });
});
