import { expect, test } from '@playwright/test';
import { told } from './board.js';
import { history, open } from './quoridor.js';

for (const [name, value, better] of [
  ['position', 'x/nonsense', null],
  ['moves', 'e2 e2', null],
  ['seats', 'person robot', null],
  ['seats', 'person person person', ''],
  ['orientation', '3', null],
  ['ply', '900', null],
  ['players', '3', null],
  ['size', '8', '11'],
  ['walls', '-1', '3'],
  ['first', '4', '2'],
  ['notation', 'mine', 'glendenning'],
] as const) {
  test(`a bad ${name}="${value}" is shown and told, never thrown`, async ({ page }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await open(page, { [name]: value });
    await expect(page.getByRole('alert')).toContainText('This board cannot be shown.');
    await expect.poll(() => told(page, 'error')).toHaveLength(1);
    expect(thrown).toEqual([]);
    await page.evaluate(
      ([attribute, text]) =>
        text === null
          ? globalThis.quoridor.removeAttribute(attribute)
          : globalThis.quoridor.setAttribute(attribute, text),
      [name, better] as const,
    );
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a record in the body, in whichever notation fits; a turn of it; who plays', async ({ page }) => {
  await open(page, { body: '1. e8 e2 2. e7 e3 3. e3h e6h', ply: '3', mode: 'view', seats: 'person nobody' });
  const state = await page.evaluate(() => globalThis.quoridor.state!);
  expect([state.ply, state.plies, state.notation, state.pawns]).toEqual([3, 6, 'glendenning', ['e7', 'e2']]);
  expect(await told(page, 'error')).toEqual([]);
});

test('four players on eleven squares a side, moves in a notation', async ({ page }) => {
  await open(page, { players: '4', size: '11', walls: '7', first: '2', moves: 'b6 f10' });
  const state = await page.evaluate(() => globalThis.quoridor.state!);
  expect([state.size, state.wallsLeft, state.toMove]).toEqual([11, [7, 7, 7, 7], 4]);
  expect(await history(page)).toEqual(['b6', 'f10']);
});

test('a new game with other counts and seats; the state says all of it', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    globalThis.quoridor.newGame({ players: 4, size: 11, seats: 'person nobody nobody machine:2' }),
  );
  const state = await page.evaluate(() => globalThis.quoridor.state!);
  expect(state).toMatchObject({
    players: 4,
    size: 11,
    toMove: 1,
    plies: 0,
    distances: [10, 10, 10, 10],
    mustPass: false,
  });
  expect(state.seats.map(({ kind }) => kind)).toEqual(['person', 'nobody', 'nobody', 'machine']);
  expect(await told(page, 'error')).toEqual([]);
});

test('a hint is drawn and heard, and nothing is played', async ({ page }) => {
  await open(page, { position: '//e8e4/10 10/1' });
  await page.evaluate(() => globalThis.quoridor.hint());
  await expect(page.locator('quoridor-board circle.hint')).toHaveCount(1);
  await expect(page.locator('quoridor-board [role="status"]')).toHaveText(/^To [def]9\.$/);
  expect(await history(page)).toEqual([]);
});

test('both boards on one page', async ({ page }) => {
  await open(page);
  await page.evaluate(async () => {
    const other = document.createElement('arimaa-board');
    document.querySelector('main')!.append(other);
    await other.ready;
  });
  await expect(page.getByRole('grid', { name: 'Arimaa board' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Quoridor board' })).toBeVisible();
});
