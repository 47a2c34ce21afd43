import { eventsOf, open } from '../board.js';
import { expect, test } from '../test.js';

test('marked squares and arrows are drawn on the board and described to screen readers', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, { marks: 'e2 c3=red e2>e4=blue' });
  const grid = page.getByRole('grid', { name: 'Arimaa board' });
  await expect(page.locator('arimaa-board .sign')).toHaveCount(3);
  await expect(page.locator('arimaa-board .sign.red')).toHaveAttribute('d', 'M212 512h76v76h-76z');
  await expect(grid).toHaveAccessibleDescription('Marked: e2, c3 (red), and arrow from e2 to e4 (blue).');
  await page.evaluate(() => globalThis.board.setAttribute('lang', 'de'));
  await expect(page.locator('arimaa-board [role=grid]')).toHaveAccessibleDescription(
    'Markiert: e2, c3 (rot) und Pfeil von e2 nach e4 (blau).',
  );
  await page.evaluate(() => globalThis.board.flip());
  await expect(page.locator('arimaa-board .sign.red')).toHaveAttribute('d', 'M512 212h76v76h-76z');
  await page.evaluate(() => globalThis.board.removeAttribute('marks'));
  await expect(page.locator('arimaa-board .sign')).toHaveCount(0);
});

test('walls can be marked, on a board of any size', async ({ page }) => {
  await open(page, { element: 'quoridor-board', size: '11', marks: 'e3h k11>k10 j10v=yellow' });
  await expect(page.locator('quoridor-board .sign')).toHaveCount(3);
  const grid = page.getByRole('grid', { name: 'Quoridor board' });
  await expect(grid).toHaveAccessibleDescription(/Marked: e3h, arrow from k11 to k10, and j10v \(yellow\)\.$/);
  expect(await eventsOf(page, 'error')).toEqual([]);
});

for (const [element, marks] of [
  ['arimaa-board', 'e9'],
  ['arimaa-board', 'e3h'],
  ['arimaa-board', 'e2>e2'],
  ['arimaa-board', 'e2=pink'],
  ['arimaa-board', '<b>e2</b>'],
  ['quoridor-board', 'k11'],
  ['quoridor-board', 'e3h>e5'],
  ['quoridor-board', 'i9h'],
] as const) {
  test(`marks="${marks}" on ${element} is refused with an explanation`, async ({ page }) => {
    await open(page, { element, marks });
    await expect(page.getByRole('alert')).toContainText(`not "${marks}"`);
    await expect.poll(() => eventsOf(page, 'error')).toEqual(['bad-attribute']);
    await page.evaluate(() => globalThis.board.setAttribute('marks', 'e2'));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('the script for marks is loaded only for boards with marks', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/modules/') && requests.push(request.url()));
  await open(page);
  expect(requests).toEqual([]);
  await page.evaluate(() => globalThis.board.setAttribute('marks', 'e2'));
  await expect(page.locator('arimaa-board .sign')).toHaveCount(1);
  expect(requests).toHaveLength(1);
});

for (const script of ['boards.js', 'boards-inline.js']) {
  test(`marks, puzzles and the editor work with ${script}`, async ({ page }) => {
    await page.route('**/pages/bare.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script type="module" src="/pkg/${script}"></script>` }),
    );
    await page.goto('/pages/bare.html');
    await page.evaluate(() => {
      document.body.innerHTML = `<arimaa-board marks="e2"></arimaa-board>
        <quoridor-board mode="puzzle" goal="win" position="//e8e4/10 10/1"></quoridor-board>
        <arimaa-board mode="edit"></arimaa-board><quoridor-board mode="edit"></quoridor-board>`;
      for (const board of document.querySelectorAll<HTMLElement & { ready: Promise<void> }>('body > *'))
        void board.ready;
    });
    await expect(page.locator('.sign')).toHaveCount(1);
    await expect(page.locator('quoridor-board [part=status]').first()).toHaveText('Player 1 to move: win this turn.');
    await expect(page.locator('[part=faults]')).toHaveText(['This position is legal.', 'This position is legal.']);
  });
}
