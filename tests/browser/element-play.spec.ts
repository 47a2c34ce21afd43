/** Tests turns that a page plays on a board, and what the board shows of changes of its game. */

import { eventsOf, open, position, square, steps } from './board.js';
import { history, open as openQuoridor, square as tile } from './quoridor.js';
import { expect, test } from './test.js';

const GOLD = position('g', { a6: 'R', e4: 'E', d5: 'e', h7: 'r', b8: 'c' });

test('play plays a turn with the usual events, and refuses as the game does', async ({ page }) => {
  await openQuoridor(page);
  const played = await page.evaluate(() => {
    const board = globalThis.quoridor;
    const [e8] = board.game!.clone().legalMoves({ from: 'e1' });
    return [board.play('e2'), board.play('E8'), board.play(board.game!.legalMoves({ from: 'e2' })[0]!), e8!.kind];
  });
  expect(played).toEqual(['e2', 'e8', expect.stringMatching(/^[def][1-3]$/), 'pawn']);
  expect(await history(page)).toHaveLength(3);
  expect(await eventsOf(page, 'move')).toEqual(played.slice(0, 3));
  await expect(page.locator('quoridor-board [role="status"]')).toContainText('Player 1');
  const refused = await page.evaluate(() => {
    const codeOf = (act: () => unknown) => {
      try {
        return act();
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    const board = globalThis.quoridor;
    return [() => board.play('e5'), () => board.play('nonsense'), () => board.game!.play('e5')].map(codeOf);
  });
  expect(refused[0]).toBe(refused[2]);
  expect(refused[1]).toBe('notation');
  expect(await history(page)).toHaveLength(3);
});

test('a canceled turn is not played, and the computer replies to one that is', async ({ page }) => {
  await openQuoridor(page, { seats: 'person computer:1' });
  const canceled = await page.evaluate(() => {
    const board = globalThis.quoridor;
    board.addEventListener('keddah-move', (event) => event.preventDefault(), { once: true });
    return board.play('e2');
  });
  expect(canceled).toBeNull();
  expect(await history(page)).toEqual([]);
  await page.evaluate(() => globalThis.quoridor.play('e2'));
  await expect.poll(() => history(page)).toHaveLength(2);
});

test('play ends a game, and goes back to the latest turn', async ({ page }) => {
  await open(page, { position: GOLD, moves: 'Ee4w; rh7w', ply: '1' });
  const turn = await page.evaluate(() => globalThis.board.play('Ra6n Ra7n'));
  expect(turn).toBe('Ra6n Ra7n');
  const { status, atLatest } = await page.evaluate(() => globalThis.board.state!);
  expect([status.kind, atLatest]).toEqual(['won', true]);
  expect(await eventsOf(page, 'end')).toHaveLength(1);
});

test('a turn of a puzzle can be played by the page', async ({ page }) => {
  await open(page, { mode: 'puzzle', goal: 'win', position: GOLD });
  await page.evaluate(() => globalThis.board.play('Ra6n Ra7n'));
  await expect(page.locator('[part=status]')).toHaveText('Solved. Well done!');
});

test('the board shows what a page does with its game', async ({ page }) => {
  await open(page, { position: GOLD });
  await page.evaluate(() => globalThis.board.game!.play('Ee4w'));
  await expect(square(page, 'd4')).toHaveAttribute('aria-label', /elephant/i);
  await page.evaluate(() => globalThis.board.game!.undo());
  await expect(square(page, 'e4')).toHaveAttribute('aria-label', /elephant/i);
  await page.evaluate(() => globalThis.board.game!.turn.step('Ee4s'));
  await expect.poll(() => steps(page)).toEqual(['Ee4s']);
  await expect(square(page, 'e3')).toHaveAttribute('aria-label', /elephant/i);
  await page.evaluate(() => {
    globalThis.board.game!.turn.clear();
    globalThis.board.game!.play('Ra6n Ra7n');
  });
  await expect.poll(() => eventsOf(page, 'end')).toHaveLength(1);
});

test('the computer replies to a turn that the page plays in the game', async ({ page }) => {
  await openQuoridor(page, { seats: 'person computer:1' });
  await page.evaluate(() => globalThis.quoridor.game!.play('e2'));
  await expect.poll(() => history(page)).toHaveLength(2);
  await expect(tile(page, 'e2')).toHaveAttribute('aria-label', /player 1/i);
});

test('each change of the tree is reported once, also changes of annotations', async ({ page }) => {
  await openQuoridor(page, { moves: 'e2 e8' });
  const told = await page.evaluate(async () => {
    const board = globalThis.quoridor;
    const comments: unknown[] = [];
    board.addEventListener('keddah-tree', ({ detail: { node } }) => {
      comments.push([node.turn, node.comment ?? null]);
    });
    const later = () => new Promise((done) => setTimeout(done, 100));
    const game = board.game!;
    await later();
    game.annotate(game.node, { comment: 'Both run.' });
    game.annotate(game.node, { nags: [1] });
    await later();
    board.play('e3');
    await later();
    board.goTo(1);
    await later();
    return comments;
  });
  expect(told).toEqual([
    ['e8', 'Both run.'],
    ['e3', null],
  ]);
});
