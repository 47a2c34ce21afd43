// Tests long use of one page: 10,000 games on its board leave memory and document as they were.
// `npm run test:long` runs these tests, which take minutes.

import { expect, test } from './test.js';

const GAMES = Number(process.env.KEDDAH_GAMES ?? 10_000);
/** The growth that is allowed between a tenth of the games and the end: of the heap in bytes. */
const MAX_GROWTH = 4 << 20;

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

for (const element of ['arimaa-board', 'quoridor-board'] as const) {
  test(`${GAMES} games on one ${element}`, { tag: ['@extra', '@devtools'] }, async ({ page }) => {
    test.setTimeout(3_600_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`/pages/board.html?${new URLSearchParams({ element, animation: 'off', seats: 'person person' })}`);
    await page.waitForFunction(() => globalThis.board !== undefined);
    await page.evaluate(() => globalThis.board.ready);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const used = async () => {
      for (let n = 0; n < 3; n++) await client.send('HeapProfiler.collectGarbage');
      const { metrics } = await client.send('Performance.getMetrics');
      const value = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
      return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
    };
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
    expect(late.heap - early.heap).toBeLessThan(MAX_GROWTH);
    expect(late.nodes - early.nodes).toBeLessThan(500);
    expect(late.listeners - early.listeners).toBeLessThan(100);
    expect(faults).toEqual([]);
  });
}
