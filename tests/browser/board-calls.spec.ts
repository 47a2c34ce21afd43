/** Tests how often a board calls the wasm. A click must not cause hundreds of calls. */

import { DIAGRAM, open, position, square, steps } from './board.js';
import { groove, open as openQuoridor, square as quoridorSquare } from './quoridor.js';
import { expect, type Page, test } from './test.js';

declare global {
  var wasmCalls: string[];
}

/** Records the calls of every method of a game's class in the wasm from now on. */
async function record(page: Page, game: 'arimaa' | 'quoridor'): Promise<void> {
  await page.evaluate(async (name) => {
    const { Game } = await import(`/pkg/wasm/${name}.js`);
    globalThis.wasmCalls = [];
    for (const owner of [Game, Game.prototype]) {
      for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
        if (typeof value !== 'function' || method === 'constructor' || method.startsWith('__')) continue;
        owner[method] = function (...given: unknown[]) {
          globalThis.wasmCalls.push(method);
          return value.apply(this, given);
        };
      }
    }
  }, game);
}

/** Returns the calls made by an action and the rendering after it. */
async function callsOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => globalThis.wasmCalls.splice(0));
  await act();
  return page.evaluate(async () => {
    await globalThis.board.updateComplete;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return globalThis.wasmCalls.splice(0);
  });
}

test('selecting a piece of Arimaa calls the wasm at most three times, a step at most five times', async ({ page }) => {
  await open(page);
  await record(page, 'arimaa');
  const pick = await callsOf(page, () => square(page, 'e2').click());
  await expect(page.locator('arimaa-board .dot')).toHaveCount(16);
  expect(pick).toContain('destinations');
  expect(pick.length).toBeLessThanOrEqual(3);
  const step = await callsOf(page, () => square(page, 'e3').click());
  expect(await steps(page)).toEqual(['Ee2n']);
  expect(step).toContain('step');
  expect(step.length).toBeLessThanOrEqual(5);
});

test('selecting among many pieces by key takes as few calls, and a push at most five a step', async ({ page }) => {
  await open(page, { position: position('g', DIAGRAM) });
  await record(page, 'arimaa');
  await square(page, 'd3').focus();
  const pick = await callsOf(page, () => page.keyboard.press('Enter'));
  expect(pick).toContain('destinations');
  expect(pick.length).toBeLessThanOrEqual(3);
  await square(page, 'd2').click();
  const push = await callsOf(page, () => square(page, 'e2').click());
  expect(await steps(page)).toEqual(['rd2e', 'Ed3s']);
  expect(push.length).toBeLessThanOrEqual(10);
});

test('a move of Quoridor calls the wasm at most five times, and a hovered wall once', async ({ page }) => {
  await openQuoridor(page);
  await record(page, 'quoridor');
  const move = await callsOf(page, () => quoridorSquare(page, 'e2').click());
  expect(move).toContain('play');
  expect(move.length).toBeLessThanOrEqual(5);
  const at = await groove(page, 'c4h');
  const hover = await callsOf(page, async () => {
    for (const shift of [0, 1, 2, 1, 0]) await page.mouse.move(at.x + shift, at.y);
  });
  expect(hover).toEqual(['check']);
});
