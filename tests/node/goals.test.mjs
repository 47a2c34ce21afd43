// Tests that the wasm that judges goals answers like the native program: the Rust tests compare
// that with the same file of examples.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

const file = (path) => new URL(`../../${path}`, import.meta.url);

const starts = {
  arimaa: 'g [       r                           E                    R       ]',
  quoridor: '//e1e9/10 10/1',
};

for (const [name, start] of Object.entries(starts)) {
  const script = await import(file(`pkg/wasm/${name}-lesson.js`).href);
  await script.default(new WebAssembly.Module(readFileSync(file(`pkg/wasm/${name}-lesson_bg.wasm`))));

  describe(`goals of ${name}`, () => {
    test('all examples', () => {
      const lines = readFileSync(file(`tests/data/goals/${name}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      assert.ok(lines.length >= 70);
      for (const line of lines) {
        const { goal, position, turns, answer } = JSON.parse(line);
        assert.deepEqual(script.judge(position, goal, turns), answer, line);
        assert.deepEqual(script.faults(position, goal), []);
      }
    });

    test('faults', () => {
      const [fault, ...others] = script.faults(start, 'within 1 and 😀 or fly');
      assert.deepEqual([fault.code, fault.at, others], ['goal-word', 13, []]);
      assert.equal(script.faults(start, 'within 1 or\u{1F600}')[0].at, 9);
      assert.throws(() => script.faults('x', 'win'), { kind: 'notation', code: 'notation' });
      assert.throws(() => script.judge(start, 'fly', []), { kind: 'notation', code: 'goal-word', at: 0 });
      assert.throws(() => script.judge(start, 'win', ['e4e9']), { kind: 'notation', index: 0 });
    });

    test('a record is judged by its last position', () => {
      const record = name === 'quoridor' ? '[Players "4"]\n\n1. e2 b5 e8 h5 *' : '1g\n';
      assert.equal(script.judge(record, 'within 1', []).done, true);
    });
  });
}
