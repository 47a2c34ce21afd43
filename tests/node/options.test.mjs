// Tests that an option that is `undefined` means the same as one that is missing.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { bestMove, Engine, init, QuoridorGame } from 'keddah';
import * as clocks from 'keddah/clock';
import { encodeGame } from 'keddah/share';

before(() => Promise.all([init({ arimaa: undefined, quoridor: undefined }), clocks.init(undefined)]));

test('games, their methods and links take undefined options', async () => {
  const none = { players: undefined, size: undefined, walls: undefined, first: undefined, notation: undefined };
  const game = new QuoridorGame(none);
  assert.ok(game.equals(new QuoridorGame()));
  assert.ok(QuoridorGame.parse('1. e2', none).equals(QuoridorGame.parse('1. e2')));
  assert.deepEqual(game.legalMoves({ from: undefined }), game.legalMoves());
  assert.equal(game.play('e2', { variation: undefined }), 'e2');
  assert.equal(game.toRecord({ to: undefined }), game.toRecord());
  assert.equal(await encodeGame(game, { to: undefined }), await encodeGame(game));
  game.annotate(game.node, { comment: 'To the goal.', nags: [1] });
  game.annotate(game.node, { comment: undefined, nags: null });
  assert.deepEqual([game.node.comment, game.node.nags], ['To the goal.', undefined]);
});

test('searches and engines take undefined limits and options', async () => {
  const game = new QuoridorGame({ size: 5 });
  const none = Object.fromEntries(
    ['timeMs', 'level', 'depth', 'infinite', 'searchTurns', 'lines', 'signal', 'onInfo'].map((name) => [
      name,
      undefined,
    ]),
  );
  const limits = { nodes: 500, seed: 1 };
  const wanted = bestMove(game, limits).best;
  assert.equal(bestMove(game, { ...none, ...limits }).best, wanted);
  const engine = await Engine.start({ workers: undefined, queue: undefined, workerUrl: undefined, wasmUrl: undefined });
  assert.equal((await engine.search(game, { ...none, ...limits })).best, wanted);
  const { turns } = await engine.review(game, { nodes: undefined, signal: undefined, onProgress: undefined });
  assert.deepEqual(turns, []);
  engine.dispose();
});

test('clocks take undefined options', () => {
  const none = ['players', 'first', 'ply', 'turnsMs', 'usedMs', 'onChange', 'onExpire', 'now'];
  const clock = new clocks.GameClock({
    ...Object.fromEntries(none.map((name) => [name, undefined])),
    control: '5m',
  });
  assert.equal(clock.text(1), '5:00');
  clock.free();
});
