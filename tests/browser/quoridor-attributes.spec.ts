import { eventsOf } from './board.js';
import { history, open } from './quoridor.js';
import { expect, test } from './test.js';

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
  test(`an invalid ${name}="${value}" is shown and reported by an event, never thrown`, async ({ page }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await open(page, { [name]: value });
    await expect(page.getByRole('alert')).toContainText('This board cannot be shown.');
    await expect.poll(() => eventsOf(page, 'error')).toHaveLength(1);
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

test('a board shows the turn `ply` of the record in its text, in the notation that fits', async ({ page }) => {
  await open(page, { body: '1. e8 e2 2. e7 e3 3. e3h e6h', ply: '3', mode: 'view', seats: 'person nobody' });
  const state = await page.evaluate(() => globalThis.quoridor.state!);
  expect([state.ply, state.plies, state.notation, state.pawns]).toEqual([3, 6, 'glendenning', ['e7', 'e2']]);
  expect(await eventsOf(page, 'error')).toEqual([]);
});

test('attributes set the players, the size, the walls, the first player and the moves', async ({ page }) => {
  await open(page, { players: '4', size: '11', walls: '7', first: '2', moves: 'b6 f10' });
  const state = await page.evaluate(() => globalThis.quoridor.state!);
  expect([state.size, state.wallsLeft, state.toMove]).toEqual([11, [7, 7, 7, 7], 4]);
  expect(await history(page)).toEqual(['b6', 'f10']);
});

test('newGame takes players, size and seats, which the state then has', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    globalThis.quoridor.newGame({ players: 4, size: 11, seats: 'person nobody nobody computer:2' }),
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
  expect(state.seats.map(({ kind }) => kind)).toEqual(['person', 'nobody', 'nobody', 'computer']);
  expect(await eventsOf(page, 'error')).toEqual([]);
});

test('a hint is drawn and announced, and not played', async ({ page }) => {
  await open(page, { position: '//e8e4/10 10/1' });
  expect(await page.evaluate(() => globalThis.quoridor.hint())).toMatch(/^[def]9$/);
  await expect(page.locator('quoridor-board circle.hint')).toHaveCount(1);
  await expect(page.locator('quoridor-board [role="status"]')).toHaveText(/^To [def]9\.$/);
  expect(await history(page)).toEqual([]);
});

test('both boards can be on one page', async ({ page }) => {
  await open(page);
  await page.evaluate(async () => {
    const other = document.createElement('arimaa-board');
    document.querySelector('main')!.append(other);
    await other.ready;
  });
  await expect(page.getByRole('grid', { name: 'Arimaa board' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Quoridor board' })).toBeVisible();
});

test('moves start from the position, in the notation that fits', async ({ page }) => {
  await open(page, { position: '//e7e3/9 9/2', moves: 'e6 e4' });
  expect(await history(page)).toEqual(['e6', 'e4']);
  const state = await page.evaluate(() => globalThis.quoridor.state!);
  expect([state.notation, state.pawns]).toEqual(['glendenning', ['e4', 'e6']]);
});

test('newGame takes options that are undefined from the attributes', async ({ page }) => {
  await open(page, { size: '7', walls: '3' });
  const state = await page.evaluate(async () => {
    const board = globalThis.quoridor;
    board.newGame({ size: undefined, walls: 4, seats: undefined });
    await board.updateComplete;
    return board.state;
  });
  expect([state?.size, state?.wallsLeft]).toEqual([7, [4, 4]]);
});
