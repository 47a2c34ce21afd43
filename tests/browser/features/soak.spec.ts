// Tests long use of one page: many games on its board, a long analysis, and workers that are killed
// again and again. With KEDDAH_LONG, which `npm run test:long` sets, the numbers are those of the
// campaign.

import { newGame, open } from '../page.js';
import { expect, type Page, test } from '../test.js';

const isLong = Boolean(process.env.KEDDAH_LONG);
const GAMES = isLong ? 10_000 : 100;
const KILLS = isLong ? 1000 : 10;
const BOARDS = isLong ? 500 : 100;
const ANALYSIS_MINUTES = isLong ? 20 : 0.25;
/** The growth that is allowed between a tenth of the time and the end: of the heap in bytes. */
const MAX_GROWTH = 4 << 20;

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

declare global {
  /** The memories of the wasm modules in a worker. */
  var memories: WebAssembly.Memory[];
  /** Ends a worker of the page as if it had crashed. Returns whether there was one. */
  var kill: () => boolean;
}

/** Returns a function that measures what the page uses, after a garbage collection. */
async function meter(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    for (let n = 0; n < 3; n++) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
    return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
  };
}

type Use = Awaited<ReturnType<Awaited<ReturnType<typeof meter>>>>;

/** Checks that the page uses as much as before. */
function expectSame(late: Use, early: Use): void {
  expect(late.heap - early.heap).toBeLessThan(MAX_GROWTH);
  expect(late.nodes - early.nodes).toBeLessThan(500);
  expect(late.listeners - early.listeners).toBeLessThan(100);
}

for (const element of ['arimaa-board', 'quoridor-board'] as const) {
  test(`${GAMES} games on one ${element}`, { tag: '@devtools' }, async ({ page }) => {
    test.setTimeout(3_600_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`/pages/board.html?${new URLSearchParams({ element, animation: 'off', seats: 'person person' })}`);
    await page.waitForFunction(() => globalThis.board !== undefined);
    await page.evaluate(() => globalThis.board.ready);
    const used = await meter(page);
    /** Plays games of up to 12 random turns on the board. Returns the number of turns. */
    const play = (count: number) =>
      page.evaluate(async (count) => {
        const board = globalThis.board as GameBoard;
        window.events.length = 0;
        let turns = 0;
        for (let n = 0; n < count; n++) {
          board.newGame(board.localName === 'arimaa-board' ? { setup: 'classic' } : {});
          for (let ply = 0; ply < 12 && board.game!.status.kind === 'playing'; ply++) {
            const all = board.game!.legalMoves();
            const { text } = all[Math.floor(Math.random() * all.length)]!;
            const { game } = board;
            if (!game!.check(text).ok) break;
            board.play(text);
            turns++;
            await board.updateComplete;
          }
          board.goTo(board.state!.plies >> 1);
          await board.updateComplete;
          // For the browser's own work, and so that old games are collected.
          if (n % 20 === 0) await new Promise((done) => setTimeout(done));
        }
        return turns;
      }, count);
    let turns = await play(GAMES / 10);
    const early = await used();
    for (let n = 0; n < 9; n++) turns += await play(GAMES / 10);
    const late = await used();
    expect(turns).toBeGreaterThan(4 * GAMES);
    expectSame(late, early);
    console.log(`${turns} turns: heap ${early.heap} to ${late.heap} bytes, ${early.nodes} to ${late.nodes} nodes`);
    expect(faults).toEqual([]);
  });
}

test(`${BOARDS} boards are scrolled through: each plays, and memory stays as it was`, { tag: '@devtools' }, async ({
  page,
}) => {
  test.setTimeout(3_600_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`/pages/many.html?count=${BOARDS}`);
  /** Scrolls by half a window at a time. */
  const scroll = (by: 1 | -1) =>
    page.evaluate(async (by) => {
      for (let from = Number.NaN; from !== scrollY; ) {
        from = scrollY;
        scrollBy(0, (by * innerHeight) / 2);
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done));
      }
    }, by);
  const plies = (name: string) =>
    page.evaluate((name) => {
      const all = [...document.querySelectorAll(`${name}-board`)] as GameBoard[];
      return [...new Set(all.map(({ state }) => state?.plies ?? -1))];
    }, name);
  await scroll(1);
  await expect.poll(() => plies('arimaa'), { timeout: 300_000 }).toEqual([3]);
  await expect.poll(() => plies('quoridor'), { timeout: 300_000 }).toEqual([1]);
  const measure = await meter(page);
  await scroll(-1);
  const early = await measure();
  for (let n = 0; n < (isLong ? 5 : 1); n++) {
    await scroll(1);
    await scroll(-1);
  }
  const late = await measure();
  console.log(`heap ${early.heap} to ${late.heap} bytes, ${early.nodes} to ${late.nodes} nodes`);
  expectSame(late, early);
  const board = page.locator('quoridor-board').nth(BOARDS / 4);
  await board.evaluate((one) => one.setAttribute('seats', 'person person'));
  await board.locator('[data-square="e8"]').click();
  await expect.poll(() => board.evaluate((one) => (one as GameBoard).state!.plies)).toBe(2);
  expect(faults).toEqual([]);
});

test(`an analysis of ${ANALYSIS_MINUTES} minutes leaves memory and page as they were`, {
  tag: '@devtools',
}, async ({ page }) => {
  test.setTimeout(3_600_000);
  // The memory of wasm is not part of the heap that a browser reports.
  await page.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = `
      globalThis.memories = [];
      WebAssembly.Instance = class extends WebAssembly.Instance {
        constructor(...given) {
          super(...given);
          if (this.exports.memory) memories.push(this.exports.memory);
        }
      };`;
    await route.fulfill({ response, body: script + (await response.text()) });
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await open(page);
  await newGame(page, 'Two people');
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Analysis' });
  const lines = panel.getByRole('listitem').getByRole('button', { name: /^\d+/ });
  await expect(lines).toHaveCount(3);
  const measure = await meter(page);
  const used = async () => {
    const [worker] = page.workers();
    const wasm = await worker!.evaluate(() => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
    return { ...(await measure()), wasm };
  };
  /** Waits, and checks each 20 seconds that the page answers at once. */
  const pass = async (ms: number) => {
    const end = Date.now() + ms;
    let slowest = 0;
    while (Date.now() < end) {
      await page.waitForTimeout(Math.min(20_000, ms));
      const begin = Date.now();
      await lines.first().hover();
      slowest = Math.max(slowest, Date.now() - begin);
      await page.mouse.move(1, 1);
    }
    return slowest;
  };
  const total = ANALYSIS_MINUTES * 60_000;
  await pass(total / 10);
  const early = await used();
  const slowest = await pass((total * 9) / 10);
  const late = await used();
  console.log(`early ${JSON.stringify(early)}, late ${JSON.stringify(late)}, slowest answer ${slowest} ms`);
  expect(early.wasm).toBeGreaterThan(0);
  expect(late.wasm).toBeLessThanOrEqual(early.wasm + MAX_GROWTH);
  expectSame(late, early);
  expect(slowest).toBeLessThan(5000);
  await lines.first().focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(/Silver: \d+%/);
  await expect(lines).toHaveCount(3);
  expect(faults).toEqual([]);
});

for (const element of ['arimaa-board', 'quoridor-board'] as const) {
  test(`workers killed ${KILLS} times lose no turn of ${element}`, async ({ page }) => {
    test.setTimeout(3_600_000);
    await page.addInitScript(() => {
      const live = new Set<Worker>();
      globalThis.Worker = class extends Worker {
        constructor(url: URL | string, options?: WorkerOptions) {
          super(url, options);
          live.add(this);
        }
        override terminate(): void {
          live.delete(this);
          super.terminate();
        }
      };
      globalThis.kill = () => {
        const [worker] = [...live].sort(() => Math.random() - 0.5);
        worker?.terminate();
        worker?.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
        return worker !== undefined;
      };
    });
    await page.goto(`/pages/board.html?${new URLSearchParams({ element, animation: 'off', seats: 'nobody nobody' })}`);
    await page.waitForFunction(() => globalThis.board !== undefined);
    const result = await page.evaluate(
      async ([kills, packed]) => {
        const board = globalThis.board as GameBoard;
        await board.ready;
        const { Engine, init } = await import(packed);
        await init();
        const engine = await Engine.start();
        const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
        const counts = { killed: 0, failed: 0, turns: 0 };
        /** Uses the engine in one of two ways beside the game on the board. */
        const uses = [
          async () => {
            for await (const { depth } of engine.analyse(board.game, { timeMs: 60 })) if (depth > 20) break;
          },
          () => engine.review(board.game, { nodes: 300 }),
        ];
        while (counts.killed < kills) {
          if (board.game!.status.kind !== 'playing' || board.state!.plies > 12) {
            board.newGame(board.localName === 'arimaa-board' ? { setup: 'classic' } : {});
          }
          const before = board.game!.history.slice();
          board.seats = 'computer:1 computer:1';
          const use = uses[Math.floor(Math.random() * uses.length)]!().catch((error: { code?: string }) => {
            if (error.code !== 'engine-crashed' && error.code !== 'engine-failed') throw error;
            counts.failed++;
          });
          await wait(Math.random() * 70);
          if (globalThis.kill()) counts.killed++;
          await use;
          // A computer that has failed plays on after "Try again".
          const end = performance.now() + 20_000;
          while (board.game!.history.length === before.length && board.game!.status.kind === 'playing') {
            if (performance.now() > end) throw new Error(`The computer no longer plays after ${before.join(' / ')}`);
            board.shadowRoot!.querySelector<HTMLElement>('[role=alert] button')?.click();
            await wait(10);
          }
          board.seats = 'nobody nobody';
          const after = board.game!.history;
          if (before.some((turn, ply) => after[ply] !== turn)) throw new Error(`${before} became ${after}`);
          counts.turns += after.length - before.length;
        }
        engine.dispose();
        return counts;
      },
      [KILLS, `/pkg/${element.split('-')[0]}.js`] as const,
    );
    console.log(JSON.stringify(result));
    expect(result.killed).toBe(KILLS);
    expect(result.turns).toBeGreaterThanOrEqual(KILLS / 2);
  });
}
