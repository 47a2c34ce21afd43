// Tests that the search in Node, in this thread and in the worker, gives the recorded results of
// the native program.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ArimaaGame, bestMove, Engine, init, QuoridorGame } from 'keddah';

const answer = ({ best, score, nodes }) => [best, String(score.win), String(nodes)];

for (const [name, Game] of Object.entries({ arimaa: ArimaaGame, quoridor: QuoridorGame })) {
  const lines = readFileSync(new URL(`../data/${name}/bestmove.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

  test(`bestMove gives the recorded results: ${name}`, async () => {
    await init();
    assert.ok(lines.length > 20);
    for (const [nodes, seed, position, ...recorded] of lines) {
      const limits = { nodes: Number(nodes), seed: Number(seed) };
      assert.deepEqual(answer(bestMove(Game.parse(position), limits)), recorded, position);
    }
  });

  test(`the engine gives the recorded results: ${name}`, async () => {
    const engine = await Engine.start();
    for (const [nodes, seed, position, ...recorded] of lines) {
      const limits = { nodes: Number(nodes), seed: Number(seed) };
      assert.deepEqual(answer(await engine.search(Game.parse(position), limits)), recorded, position);
    }
    engine.dispose();
  });
}
