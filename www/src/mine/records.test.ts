import { expect, test } from 'vitest';
import { recordsIn } from './records.ts';

/** Reads tags, then numbers in ascending order from 1. */
const canRead = (text: string) => {
  const moves = /^(?:\s*\[\w\])*([\d\s]*)$/.exec(text)?.[1]?.split(/\s+/).filter(Boolean);
  return moves?.every((move, index) => Number(move) === index + 1) ?? false;
};
const split = async (text: string) => (await recordsIn(text, canRead, async () => {})).map(({ record }) => record);

test('a record may have blank lines in it', async () => {
  expect(await split('[a]\n\n1 2\n\n3\n')).toEqual(['[a]\n\n1 2\n\n3\n']);
});

test('records are split, with tags and without', async () => {
  expect(await split('1 2\n\n1 2 3\r\n\r\n\n1\n')).toEqual(['1 2', '1 2 3\r', '1\n']);
  expect(await split('[a]\n[b]\n\n1 2\n\n3\n\n[c]\n\n1\n\n1 2')).toEqual(['[a]\n[b]\n\n1 2\n\n3', '[c]\n\n1', '1 2']);
});

test('a part that cannot be read stays one record, and the others are found', async () => {
  expect(await split('[a]\n\n1 7\n\n[b]\n\n1 2')).toEqual(['[a]\n\n1 7', '[b]\n\n1 2']);
  expect(await split('nonsense')).toEqual(['nonsense']);
});

test('the rows of an archive have names', async () => {
  const text = 'wusername\tbusername\tmovelist\nAnn\tBo\t1\\n2';
  expect(await recordsIn(text, canRead, async () => {})).toEqual([{ name: 'Ann – Bo', record: '1\n2' }]);
});
