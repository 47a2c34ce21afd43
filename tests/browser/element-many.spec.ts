import { expect, type Page, test } from './test.js';
import { swipe } from './touch.js';

/** Collects the paths of all requests whose URL matches. */
function requests(page: Page, kind: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => kind.test(request.url()) && found.push(new URL(request.url()).pathname));
  return found;
}

const boards = (page: Page, name: string) => page.locator(`${name}-board`);
const plies = (page: Page, name: string) =>
  boards(page, name).evaluateAll((all) =>
    all.map((one) => (one as HTMLElement & { state?: { plies: number } }).state?.plies ?? -1),
  );

test('ten boards load the rules once, when a board comes into view, and share one worker', { tag: '@workers' }, async ({
  page,
}) => {
  const wasm = requests(page, /\.wasm$/);
  await page.goto('/pages/many.html');
  await expect(boards(page, 'quoridor').last()).toBeAttached();
  await page.waitForFunction(() => customElements.get('quoridor-board'));
  await page.waitForTimeout(300);
  expect(wasm).toEqual([]);
  expect(await plies(page, 'arimaa')).toEqual([-1, -1, -1, -1, -1]);

  await boards(page, 'arimaa').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await plies(page, 'arimaa'))[0]).toBe(3);
  for (const n of [1, 2, 3, 4])
    await boards(page, 'arimaa')
      .nth(n)
      .evaluate((board) => (board as HTMLElement & { ready: Promise<void> }).ready);
  await expect.poll(() => plies(page, 'arimaa'), { timeout: 20_000 }).toEqual([3, 3, 3, 3, 3]);
  expect(page.workers()).toHaveLength(1);
  // The rules alone, then the player for the worker.
  const files = (name: string) => ['-rules', ''].map((part) => `/pkg/wasm/${name}${part}_bg.wasm`);
  expect(wasm).toEqual(files('arimaa'));

  for (const name of ['arimaa', 'quoridor'])
    for (const n of [0, 1, 2, 3, 4]) await boards(page, name).nth(n).scrollIntoViewIfNeeded();
  await expect.poll(() => plies(page, 'arimaa'), { timeout: 20_000 }).toEqual([3, 3, 3, 3, 3]);
  await expect.poll(() => plies(page, 'quoridor'), { timeout: 20_000 }).toEqual([1, 1, 1, 1, 1]);
  expect(wasm).toEqual([...files('arimaa'), ...files('quoridor')]);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual(['/pkg/entrypoints/worker-both.js']);
});

test('reading `ready` initializes a board that is out of view', async ({ page }) => {
  await page.goto('/pages/many.html');
  await page.waitForFunction(() => customElements.get('quoridor-board'));
  await boards(page, 'quoridor')
    .last()
    .evaluate((board) => (board as HTMLElement & { ready: Promise<void> }).ready);
  expect(await plies(page, 'quoridor')).toEqual([-1, -1, -1, -1, expect.any(Number)]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 700 } });

  test('a swipe over a board scrolls the page', { tag: '@swipe' }, async ({ page }) => {
    await page.goto('/pages/many.html');
    await boards(page, 'quoridor').nth(1).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await plies(page, 'quoridor'))[1]).toBe(1);
    for (const name of ['arimaa', 'quoridor']) {
      const board = boards(page, name).nth(1);
      await board.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(100);
      const before = await page.evaluate(() => scrollY);
      const box = (await board.boundingBox())!;
      const at = { x: box.x + box.width / 2, y: box.y + box.width / 2 };
      await swipe(page, at, { ...at, y: at.y - 200 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    }
  });
});
