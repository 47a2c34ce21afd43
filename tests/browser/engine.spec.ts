// Tests the package in Chromium without a bundler, on a page with a strict content security policy.

import { readFileSync } from 'node:fs';
import type * as Both from 'keddah';
import type * as Keddah from 'keddah/arimaa';
import { expect, type Page, test } from './test.js';

const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';

/** Returns the recorded results of a game's searches, each as the fields of its line. */
const recorded = (game: 'arimaa' | 'quoridor', file = 'bestmove'): string[][] =>
  readFileSync(new URL(`../data/${game}/${file}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/** The checksum in the file of the network. */
const CHECKSUM = readFileSync(new URL('../../nets/quoridor.net', import.meta.url)).readUInt32LE(8);

declare global {
  var keddah: typeof Keddah;
}

/** Opens an empty page and loads the package there. */
async function open(page: Page): Promise<void> {
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";
  await page.route('/blank.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><title>blank</title>',
    }),
  );
  await page.goto('/blank.html');
  await page.evaluate(async (address) => {
    globalThis.keddah = await import(address);
  }, '/pkg/arimaa.js');
}

test.beforeEach(({ page }) => open(page));

for (const game of ['arimaa', 'quoridor'] as const) {
  test(`the player of ${game} answers as recorded, in the worker and in the page`, async ({ page }) => {
    const lines = recorded(game);
    const answers = await page.evaluate(
      async ([game, questions, address]) => {
        const { ArimaaGame, bestMove, Engine, init, QuoridorGame }: typeof Both = await import(address);
        const engine = await Engine.start();
        await init();
        const answers = [];
        for (const [nodes, seed, text = ''] of questions) {
          const position = game === 'arimaa' ? ArimaaGame.parse(text) : QuoridorGame.parse(text);
          const limits = { nodes: Number(nodes), seed: Number(seed) };
          for (const { best, score, nodes } of [await engine.search(position, limits), bestMove(position, limits)]) {
            answers.push([best, String(score.win), String(nodes)]);
          }
        }
        return answers;
      },
      [game, lines, '/pkg/index.js'] as const,
    );
    expect(answers).toEqual(lines.flatMap((line) => [line.slice(3), line.slice(3)]));
  });
}

test('the player of quoridor answers as recorded with its network', async ({ page }) => {
  const lines = recorded('quoridor', 'bestmove-net');
  const answers = await page.evaluate(
    async ([questions, address]) => {
      const { Engine, QuoridorGame }: typeof Both = await import(address);
      const engine = await Engine.start();
      const answers = [];
      for (const [nodes, seed, text = ''] of questions) {
        const limits = { nodes: Number(nodes), seed: Number(seed), net: true };
        const found = await engine.search(QuoridorGame.parse(text), limits);
        answers.push([found.best, String(found.score.win), String(found.nodes), found.net]);
      }
      return answers;
    },
    [lines, '/pkg/index.js'] as const,
  );
  expect(answers).toEqual(lines.map((line) => [...line.slice(3), CHECKSUM]));
});

for (const game of ['arimaa', 'quoridor'] as const) {
  test(`reviews of ${game} are as recorded`, { tag: '@slow' }, async ({ page }) => {
    const reviews = readFileSync(new URL(`../data/${game}/reviews.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { net: number | null; nodes: number; record: string; turns: unknown[] });
    const turns = await page.evaluate(
      async ([game, reviews, address]) => {
        const { ArimaaGame, Engine, QuoridorGame }: typeof Both = await import(address);
        const engine = await Engine.start();
        const found = [];
        for (const { net, nodes, record } of reviews) {
          const reviewed = game === 'arimaa' ? ArimaaGame.parse(record) : QuoridorGame.parse(record);
          found.push((await engine.review(reviewed, { nodes, net: net !== null })).turns);
        }
        return found;
      },
      [game, reviews, '/pkg/index.js'] as const,
    );
    expect(turns).toEqual(reviews.map((review) => review.turns));
  });
}

test('the page is not blocked while the engine searches', { tag: '@slow' }, async ({ page }) => {
  /**
   * Returns the duration of the longest task of the page's main thread in milliseconds, with a
   * search in the engine or without.
   */
  const longest = (thinking: boolean): Promise<number> =>
    page.evaluate(
      async ([position, thinking]) => {
        const { ArimaaGame, Engine } = keddah;
        const engine = await Engine.start();
        let longest = 0;
        const note = (entries: PerformanceEntryList): void => {
          for (const { duration } of entries) longest = Math.max(longest, duration);
        };
        // Browsers report only tasks of at least 50 ms.
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        observer.observe({ type: 'longtask' });
        if (thinking) await engine.search(ArimaaGame.parse(position), { timeMs: 500, onInfo: () => {} });
        else await new Promise((resolve) => setTimeout(resolve, 500));
        await new Promise((resolve) => setTimeout(resolve, 100));
        note(observer.takeRecords());
        observer.disconnect();
        engine.dispose();
        return longest;
      },
      [OPENING, thinking] as const,
    );
  const median = async (thinking: boolean): Promise<number> => {
    const times = [await longest(thinking), await longest(thinking), await longest(thinking)];
    return times.sort((a, b) => a - b)[1]!;
  };
  // A search on the main thread would block every round; other load blocks only some.
  await expect(async () => {
    const idle = await median(false);
    expect(await median(true)).toBeLessThan(Math.max(50, 1.5 * idle));
  }).toPass({ intervals: [0], timeout: 25_000 });
});

test('reports arrive during the search, and an abort resolves it at once', async ({ page }) => {
  const { first, reports, late, stopped, legal } = await page.evaluate(async (position) => {
    const { ArimaaGame, Engine } = keddah;
    const engine = await Engine.start();
    const game = ArimaaGame.parse(position);
    const stop = new AbortController();
    const begin = performance.now();
    let [first, reports, aborted] = [0, 0, 0];
    const search = engine.search(game, {
      timeMs: 60_000,
      signal: stop.signal,
      onInfo() {
        first ||= performance.now() - begin;
        reports++;
      },
    });
    setTimeout(() => {
      aborted = performance.now();
      stop.abort();
    }, 700);
    const { best, stopped } = await search;
    const late = performance.now() - aborted;
    await engine.search(game, { nodes: 1000 });
    return { first, reports, late, stopped, legal: game.check(best).ok };
  }, OPENING);
  expect(first).toBeLessThan(300);
  expect(reports).toBeGreaterThan(1);
  expect(late).toBeLessThan(100);
  expect([stopped, legal]).toEqual([true, true]);
});

test('after a trap in the wasm the next search works', async ({ page }) => {
  const codes = await page.evaluate(async (position) => {
    const { ArimaaGame, Engine, KeddahError } = keddah;
    const engine = await Engine.start({ workerUrl: '/pages/trapping-worker.js' });
    const game = ArimaaGame.parse(position);
    const codes = [];
    for (const limits of [{ nodes: 1000, seed: 13 }, { nodes: 1000 }]) {
      const outcome = await engine.search(game, limits).catch((error: unknown) => error);
      codes.push(outcome instanceof KeddahError ? outcome.code : 'fine');
    }
    return codes;
  }, OPENING);
  expect(codes).toEqual(['engine-crashed', 'fine']);
});

test('ten engines share one worker and one wasm', { tag: '@workers' }, async ({ page }) => {
  const wasm: string[] = [];
  page.on('request', (request) => request.url().endsWith('.wasm') && wasm.push(request.url()));
  const stopped = await page.evaluate(async (position) => {
    const { ArimaaGame, Engine } = keddah;
    const engines = await Promise.all(Array.from({ length: 10 }, () => Engine.start()));
    const game = ArimaaGame.parse(position);
    const results = await Promise.all(engines.map((engine) => engine.search(game, { nodes: 2000 })));
    return results.map((result) => result.stopped);
  }, OPENING);
  expect(stopped).toEqual(Array(10).fill(false));
  expect(page.workers()).toHaveLength(1);
  expect(wasm).toHaveLength(1);
});

test('files that cannot be loaded give an error, and loading can be tried again', async ({ page }) => {
  const codes = await page.evaluate(async () => {
    const { Engine, init } = keddah;
    const code = (error: { code?: string }): string | undefined => error.code;
    const codes = [
      await init('/nowhere.wasm').catch(code),
      await init(fetch('/nowhere.wasm') as never).catch((error: Error) => error.name),
      await init(await fetch('/pkg/wasm/arimaa_bg.wasm')).catch(code),
      await Engine.start({ workerUrl: '/nowhere.js' }).catch(code),
    ];
    const engine = await Engine.start({ workerUrl: '/pkg/engine/worker-arimaa.js' });
    engine.dispose();
    return codes;
  });
  expect(codes).toEqual(['init-failed', 'TypeError', undefined, 'engine-failed']);
});
