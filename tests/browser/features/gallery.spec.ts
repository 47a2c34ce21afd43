// Tests the gallery and the API reference in dist/.

import { violations } from '../axe';
import { expect, test } from '../test.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

test('every board of the gallery works and shows its HTML; the last one shows an error', {
  tag: ['@core', '@slow'],
}, async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto('/gallery.html');
  const figures = page.locator('figure:has(arimaa-board, quoridor-board)');
  const count = await figures.count();
  expect(count).toBeGreaterThan(12);
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded();
    const board = figure.locator('arimaa-board, quoridor-board');
    await expect.poll(() => board.evaluate((element) => (element as GameBoard).state !== undefined)).toBe(true);
    await expect(figure.locator('pre')).toHaveText(/^<(arimaa|quoridor)-board[\s\S]*<\/\1-board>$/);
  }
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(figures.last().getByRole('alert')).toContainText('This board cannot be shown.');
  expect(faults).toEqual([]);
});

test('the list of turns and the graph of the gallery show their board, and its HTML', async ({ page }) => {
  await page.goto('/gallery.html');
  const turn = page.locator('keddah-turns [part=turn]').filter({ hasText: 'e6h' });
  await turn.click();
  await expect(turn).toHaveAttribute('aria-current', 'true');
  const board = page.locator('#study');
  expect(await board.evaluate((element) => (element as GameBoard).state!.history[4])).toBe('e6h');
  await expect(page.locator('keddah-graph tbody tr').last()).toContainText('56%');
  await expect(page.locator('keddah-graph + pre')).toHaveText('<keddah-graph for="study"></keddah-graph>');
});

test('the course editor of the gallery previews a lesson and shows its faults', { tag: '@download' }, async ({
  page,
}) => {
  await page.goto('/gallery.html');
  const section = page.locator('#write');
  await section.scrollIntoViewIfNeeded();
  const board = section.locator('quoridor-board');
  const lesson = () => board.evaluate((element) => (element as GameBoard).state?.lesson?.text);
  await expect.poll(lesson).toBe('Jump over the other pawn.');
  const text = section.locator('textarea');
  const course = await text.inputValue();
  await expect(section.getByRole('listitem')).toHaveCount(0);

  await text.fill(course.replace('"e5h"', '"a1h"').replace('"goal": "jump"', '"goal": "leap"'));
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByRole('listitem').first()).toContainText('jump, over: ');
  await expect(section.getByRole('listitem').last()).toContainText('jump, wall: ');

  // The lesson has another name, too.
  const renamed = course.replace('"id": "jump"', '"id": "spring"').replaceAll('"jump', '"spring');
  await text.fill(
    renamed.replace('"goal": "spring"', '"goal": "jump"').replace('Jump over the other pawn.', 'Spring!'),
  );
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await expect.poll(lesson).toBe('Spring!');
  await text.fill('{');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('course.json');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations around the boards: ${colorScheme}`, {
    tag: colorScheme === 'dark' ? '@color-scheme' : [],
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/gallery.html');
    // The boards are tested elsewhere.
    await page.evaluate(() => {
      for (const board of document.querySelectorAll('arimaa-board, quoridor-board')) board.remove();
    });
    const found = await violations(page);
    expect(found.map(({ id, nodes }) => [id, nodes[0]!.html])).toEqual([]);
  });
}

test('the API reference lists every entry point and its exports', async ({ page }) => {
  await page.goto('/api/index.html');
  await expect(page.getByRole('heading', { name: 'A first board in a minute' })).toBeVisible();
  for (const [place, name] of [
    ['classes/keddah_arimaa.ArimaaGame.html', 'ArimaaGame'],
    ['classes/keddah_quoridor.QuoridorGame.html', 'QuoridorGame'],
    ['classes/keddah_arimaa.Engine.html', 'Engine'],
    ['classes/keddah_boards.QuoridorBoard.html', 'QuoridorBoard'],
    ['functions/keddah.init.html', 'init'],
  ] as const) {
    const answer = await page.goto(`/api/${place}`);
    expect(answer!.status(), place).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
});
