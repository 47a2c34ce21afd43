import { eventsOf, open, position, square } from './board.js';
import { open as openQuoridor, square as tile } from './quoridor.js';
import { expect, type Page, test } from './test.js';

const GOLD = position('g', { a6: 'R', e4: 'E', d5: 'e', h7: 'r', b8: 'c' });
const state = (page: Page) => page.evaluate(() => globalThis.board.state!);
const outcome = async (page: Page) => (await state(page)).puzzle;
const status = (page: Page) => page.locator('[part=status]');

test('a puzzle with a goal takes back a wrong turn and accepts a winning one', async ({ page }) => {
  await open(page, { mode: 'puzzle', goal: 'win', position: GOLD });
  await expect(status(page)).toHaveText('Gold to move: win this turn.');
  await square(page, 'a6').click();
  await square(page, 'a7').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(status(page)).toHaveText('Not quite. Try another way.');
  await expect(page.locator('[role="status"]')).toContainText('Not quite.');
  expect(await page.locator('arimaa-board').evaluate((board) => board.matches(':state(wrong)'))).toBe(true);
  await expect.poll(async () => (await state(page)).plies).toBe(0);
  expect(await outcome(page)).toEqual({ outcome: 'wrong', tries: 1 });
  await square(page, 'a6').click();
  await square(page, 'a8').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(status(page)).toHaveText('Solved. Well done!');
  expect(await eventsOf(page, 'solved')).toEqual(['Ra6n Ra7n']);
  expect(await eventsOf(page, 'end')).toHaveLength(1);
  expect(await page.locator('arimaa-board').evaluate((board) => board.matches(':state(solved)'))).toBe(true);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(status(page)).toHaveText('Gold to move: win this turn.');
  expect((await state(page)).plies).toBe(0);
});

test('a puzzle with two solutions accepts either and plays the replies', { tag: '@slow' }, async ({ page }) => {
  const solution = 'Ee4n Ra6e; h7; | Ee4w Ee4w';
  await open(page, { mode: 'puzzle', solution, position: GOLD });
  await expect(page.getByRole('alert')).toContainText('solution: ');
  await page.evaluate(() => globalThis.board.setAttribute('solution', 'Ee4s Ee3s; rh7s; Ee2s | Ee4w; rh7w; Ed4w'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(status(page)).toHaveText('Gold to move: find the right turn.');
  await square(page, 'e4').click();
  await square(page, 'd4').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(status(page)).toHaveText('Right so far. Keep going.');
  await expect.poll(async () => (await state(page)).history).toEqual(['Ee4w', 'rh7w']);
  await expect(page.locator('[role="status"]')).toContainText('Silver played: Silver rabbit, h7 to g7.');
  await square(page, 'd4').click();
  await square(page, 'd3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(async () => (await state(page)).history).toEqual(['Ee4w', 'rh7w']);
  expect(await outcome(page)).toEqual({ outcome: 'wrong', tries: 1 });
  await square(page, 'd4').click();
  await square(page, 'c4').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(status(page)).toHaveText('Solved. Well done!');
  expect(await eventsOf(page, 'solved')).toEqual(['Ee4w rh7w Ed4w']);
  await square(page, 'e4').click();
});

test('a puzzle of Quoridor can be solved', async ({ page }) => {
  await openQuoridor(page, { mode: 'puzzle', position: '//e8e4/10 10/1', goal: 'win', lang: 'de' });
  await expect(status(page)).toHaveText('Spieler 1 am Zug: Gewinne in diesem Zug.');
  await tile(page, 'd8').click();
  await expect(status(page)).toHaveText('Noch nicht ganz. Versuch es anders.');
  await expect.poll(async () => (await state(page)).plies).toBe(0);
  await tile(page, 'e9').click();
  await expect(status(page)).toHaveText('Gelöst. Gut gemacht!');
  expect(await eventsOf(page, 'solved')).toEqual(['e9']);
  expect(await eventsOf(page, 'end')).toHaveLength(1);
});

test('in a puzzle of two turns the computer replies, and after them it starts over', { tag: '@slow' }, async ({
  page,
}) => {
  await openQuoridor(page, { mode: 'puzzle', position: '//e7e9/0 0/1', goal: 'win 2', orientation: '1' });
  await tile(page, 'd7').click();
  await expect.poll(async () => (await state(page)).plies, { timeout: 15_000 }).toBe(2);
  await tile(page, 'c7').click();
  await expect.poll(() => outcome(page)).toEqual({ outcome: 'wrong', tries: 1 });
  await expect.poll(async () => (await state(page)).plies).toBe(0);
  await page.evaluate(() => globalThis.board.startOver());
  expect(await outcome(page)).toEqual({ outcome: 'open', tries: 1 });
});

test('a puzzle with a goal in the goal language explains why a wrong turn fails', { tag: '@slow' }, async ({
  page,
}) => {
  const start = position('g', { d5: 'E', a1: 'R', d6: 'h', h8: 'r' });
  await open(page, { mode: 'puzzle', position: start, goal: 'capture h@d6 and not pull', lang: 'de' });
  await expect(status(page)).toHaveText('Gold am Zug: Finde den richtigen Zug.');
  await page.evaluate(() => globalThis.board.play('Ed5s'));
  await expect(status(page)).toHaveText('Das silberne Pferd auf d6 ist noch da.');
  await expect.poll(async () => (await state(page)).plies).toBe(0);
  await page.evaluate(() => globalThis.board.play('hd6w Ed5n'));
  await expect(status(page)).toHaveText('Gelöst. Gut gemacht!');
  expect(await outcome(page)).toEqual({ outcome: 'solved', tries: 1 });
});

for (const [attributes, fault] of [
  [{}, 'A puzzle needs a solution or a goal.'],
  [{ goal: 'lose' }, 'goal: '],
  [{ goal: 'win', position: position('s', { a8: 'R', d5: 'e', h7: 'r' }) }, 'there is nothing to solve'],
  [{ solution: '<img src=x onerror=alert(1)>' }, 'solution: '],
] as const) {
  test(`an invalid puzzle is refused with an explanation: ${JSON.stringify(attributes)}`, async ({ page }) => {
    await open(page, { mode: 'puzzle', position: GOLD, ...attributes });
    await expect(page.getByRole('alert')).toContainText(fault);
    await expect.poll(() => eventsOf(page, 'error')).toEqual(['bad-attribute']);
    await page.evaluate(() => globalThis.board.setAttribute('mode', 'play'));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
