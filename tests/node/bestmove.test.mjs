// The player's recorded answers, in Node: those of the native player, in this thread and in the worker.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ArimaaGame, bestMove, Engine, init } from 'keddah/arimaa';

const lines = readFileSync(new URL('../data/arimaa/bestmove.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

const answer = ({ best, score, nodes }) => [best, String(score.win), String(nodes)];

test('bestMove answers as recorded', async () => {
  await init();
  assert.ok(lines.length > 20);
  for (const [nodes, seed, position, ...recorded] of lines) {
    const game = ArimaaGame.parse(position);
    assert.deepEqual(answer(bestMove(game, { nodes: Number(nodes), seed: Number(seed) })), recorded, position);
  }
});

test('so does the engine', async () => {
  const engine = await Engine.start();
  for (const [nodes, seed, position, ...recorded] of lines) {
    const game = ArimaaGame.parse(position);
    assert.deepEqual(
      answer(await engine.search(game, { nodes: Number(nodes), seed: Number(seed) })),
      recorded,
      position,
    );
  }
  engine.dispose();
});
