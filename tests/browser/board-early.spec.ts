/** Tests calls before a board is ready, and freeing a game that a board shows. */

import type { ArimaaBoard, QuoridorBoard } from 'keddah/boards';
import { open } from './board.js';
import { history, open as openQuoridor, square } from './quoridor.js';
import { expect, type Page, test } from './test.js';

/** Calls methods of a new board that never becomes ready. Returns the code that each throws. */
function codesOf(page: Page, element: string, calls: Record<string, readonly unknown[]>): Promise<string[][]> {
  return page.evaluate(
    async ([name, all]) => {
      const board = document.createElement(name) as unknown as Record<string, (...given: unknown[]) => unknown>;
      const codes: string[][] = [];
      for (const [method, given] of Object.entries(all)) {
        const code = await (async () => board[method]!(...given))().then(
          () => 'no error',
          (error) => error.code,
        );
        codes.push([method, code]);
      }
      return codes;
    },
    [element, calls] as const,
  );
}

const SHARED = {
  play: ['e2'],
  ...{ takeBack: [], redo: [], startOver: [], hintStage: [], again: [], next: [], goTo: [0], resign: [] },
  ...{ stopThinking: [], hint: [], preview: ['e2'], newGame: [] },
};

for (const [element, own] of [
  ['arimaa-board', { undoStep: [], redoStep: [], clearTurn: [], endTurn: [], applyPreset: ['classic'] }],
  ['quoridor-board', { lay: [], takeUp: [], pass: [], showPath: [1] }],
] as const) {
  test(`${element}: methods that need the game throw not-initialised before the board is ready`, async ({ page }) => {
    await open(page, { element });
    const codes = await codesOf(page, element, { ...SHARED, ...own });
    expect(codes).toEqual(Object.keys({ ...SHARED, ...own }).map((method) => [method, 'not-initialised']));
  });
}

test('flip, pause, load and attributes before the board is ready have their effect then', async ({ page }) => {
  await openQuoridor(page);
  const seen = await page.evaluate(async () => {
    const board = document.createElement('quoridor-board');
    board.flip();
    board.pause(true);
    board.load('1. e2 e8');
    board.seats = 'computer:1 computer:1';
    document.body.append(board);
    await board.ready;
    await board.updateComplete;
    await new Promise((done) => setTimeout(done, 300));
    const paused = [board.orientation, board.state!.history.join(' '), board.state!.thinking];
    board.pause(false);
    await new Promise((done) => board.addEventListener('keddah-move', done, { once: true }));
    return paused;
  });
  expect(seen).toEqual(['2', 'e2 e8', null]);
});

test('a game that a board shows is not freed; one that it no longer shows is', async ({ page }) => {
  await openQuoridor(page, { moves: 'e2 e8' });
  const freed = await page.evaluate(async () => {
    const board: QuoridorBoard = globalThis.quoridor;
    const first = board.game!;
    first.free();
    await board.updateComplete;
    const kept = first.history.length;
    board.load('1. e2 e8 2. e3');
    first.free();
    board.game!.free();
    try {
      return [kept, first.history.length];
    } catch (error) {
      return [kept, (error as { code: string }).code];
    }
  });
  expect(freed).toEqual([2, 'freed']);
  await square(page, 'e7').click();
  expect(await history(page)).toEqual(['e2', 'e8', 'e3', 'e7']);
});

test('a game given before the board is ready is not freed either', async ({ page }) => {
  await open(page);
  const history = await page.evaluate(async () => {
    const board: ArimaaBoard = document.createElement('arimaa-board');
    const { ArimaaGame } = await import('/pkg/arimaa.js' as 'keddah/arimaa');
    const game = ArimaaGame.fromJSON(globalThis.board.game!.toJSON());
    game.play('Ee2n Ee3n');
    board.game = game;
    game.free();
    document.body.append(board);
    await board.ready;
    return board.state!.history.slice(2);
  });
  expect(history).toEqual(['Ee2n Ee3n']);
});
