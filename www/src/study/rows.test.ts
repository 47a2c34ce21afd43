import { expect, test } from 'vitest';
import type { TreeNode } from '../board.ts';
import { endOf, indicesOf, pathTo, rowsOf, sizeOf } from './rows.ts';

let ids = 0;
const node = (turn: string, ...children: TreeNode[]): TreeNode => ({ id: ids++, turn, children });

const tree = node('start', node('a', node('b', node('c')), node('x', node('y'), node('z'))), node('p'));

test('rows end before a variation, and variations come before what follows', () => {
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
