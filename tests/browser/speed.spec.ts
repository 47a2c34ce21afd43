// Measures the speed of searches in a browser, for `npm run bench`, and tests that the answers do
// not depend on the browser.

import type * as Keddah from 'keddah';
import { nodes, searched } from '../../scripts/lib/searched.mjs';
import { expect, test } from './test.js';

/** The searches of each position. The first one also compiles the wasm. */
const ROUNDS = 5;

test('searches of fixed nodes', { tag: '@extra' }, async ({ page }, info) => {
  test.setTimeout(600_000);
  await page.goto('/pages/board.html');
  const found = await page.evaluate(
    async ([searched, nodes, rounds, address]) => {
      const { ArimaaGame, Engine, QuoridorGame }: typeof Keddah = await import(address);
      const engine = await Engine.start();
      const rows = [];
      for (const [position, game, text] of searched) {
        const question = game === 'arimaa' ? ArimaaGame.parse(text!) : QuoridorGame.parse(text!);
        const times: number[] = [];
        const answers = new Set<string>();
        for (let round = 0; round < rounds; round++) {
          const { best, lines, nodes: searchedNodes, timeMs } = await engine.search(question, { nodes });
          answers.add(JSON.stringify([best, lines, searchedNodes]));
          times.push(searchedNodes / timeMs);
        }
        rows.push({ game, position, answers: [...answers], speed: times.sort((a, b) => a - b)[rounds >> 1]! });
      }
      return rows;
    },
    [searched, nodes, ROUNDS, '/pkg/index.js'] as const,
  );
  for (const { answers, position } of found) expect(answers, position).toHaveLength(1);
  info.annotations.push({ type: 'speed', description: JSON.stringify(found) });
});
