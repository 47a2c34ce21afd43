// Measures how the page starts on a slow network and a slow processor, and whether it stays
// responsive while the computer thinks. Uses Chromium through its DevTools protocol.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { setupBrowser } from './browser.mjs';
import { at } from './lib/run.mjs';
import { studyOnPage } from './page-study-times.mjs';
import { largeRecord } from './study-times.mjs';
import { games } from './wasm.mjs';

/** The number of times that each duration is measured. */
const ROUNDS = 3;

/** The throttling that Lighthouse applies to phones: slow 4G, and a processor at a quarter. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_RATE = 4;

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/**
 * The square that is clicked to test the board: in Arimaa a piece, in Quoridor a move of the pawn.
 */
const TRIED = 'e2';

/** The records of the games that the page analyzes during the measurement. */
const RECORDS = {
  arimaa: `1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2
1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7
2g Ee2n Ee3n Ee4n Hb2n
2s ed7s ed6s ed5s hb7s`,
  quoridor: '1. e2 e8 2. e3 e7 3. e3h d6h',
};

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** Returns a copy of dist/ in which each file has its compressed form beside it. */
function compressed() {
  const folder = mkdtempSync(path.join(tmpdir(), 'keddah-'));
  cpSync(at('dist'), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|wasm|svg|webmanifest)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
  return folder;
}

/** Serves a folder over HTTP, with the compressed versions of its files. */
async function serve(folder) {
  const { default: sirv } = await import('sirv');
  const server = createServer(sirv(folder, { gzip: true, etag: true }));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Records in the page when its board can be used, and how much its layout has shifted. */
function observe() {
  const seen = { playable: null, shift: 0, longest: 0 };
  globalThis.seen = seen;
  const timer = setInterval(() => {
    if (document.querySelector('main .board')?.state === undefined) return;
    seen.playable = performance.now();
    clearInterval(timer);
  }, 5);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Waits until the page is idle and makes no more requests. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
}

/**
 * Opens the page for the first time, throttled. Returns the recorded values and the bytes fetched
 * until then.
 */
async function start(browser, address, game, size) {
  const context = await browser.newContext({ viewport: SIZES[size], locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(`${address}/#${game}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.seen?.playable !== null);
  const until = bytes;
  await page.locator(`[data-square="${TRIED}"]`).click();
  await page.waitForFunction(() => {
    const board = document.querySelector('main .board');
    return board.state.history.length > 0 || board.shadowRoot.querySelector('[aria-selected="true"]') !== null;
  });
  await settled(page);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { playableMs: seen.playable, kilobytes: until / 1000, layoutShift: seen.shift };
}

/** Lets level 10 think for five seconds. Returns the longest task of the main thread meanwhile. */
async function think(browser, address, game) {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${address}/#${game}`);
  await page.waitForFunction(() => globalThis.seen?.playable !== null);
  await settled(page);
  const square = (name) => page.locator(`[data-square="${name}"]`).click();
  await page.evaluate(() => document.querySelector('main .board').newGame({ seats: 'person computer:10' }));
  await square('e2');
  if (game === 'arimaa') {
    await square('e3');
    await page.waitForTimeout(500);
    await page.evaluate(() => document.querySelector('main .board').endTurn());
  }
  await page.waitForFunction(() => document.querySelector('main .board').state.thinking !== null);
  const longestTaskMs = await page.evaluate(async () => {
    globalThis.seen.longest = 0;
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return globalThis.seen.longest;
  });
  await context.close();
  return longestTaskMs;
}

/**
 * Measures both games: the milliseconds until the board can be used, the kilobytes fetched until
 * then and the layout shift on a first visit, the longest task in milliseconds while level 10
 * thinks (0 if none is longer than 50), and what `studyOnPage` measures. Medians of three.
 */
export async function pageTimes() {
  const { chromium } = await import('@playwright/test');
  const folder = compressed();
  const server = await serve(folder);
  const root = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: await setupBrowser('chromium'),
    args: root ? ['--no-sandbox'] : [],
  });
  try {
    const starts = [];
    const thinking = [];
    for (const { name: game } of games) {
      for (const size of Object.keys(SIZES)) {
        const rounds = [];
        for (let round = 0; round < ROUNDS; round++) rounds.push(await start(browser, server.address, game, size));
        const of = (key) => median(rounds.map((one) => one[key]));
        starts.push({
          game,
          size,
          playableMs: of('playableMs'),
          kilobytes: of('kilobytes'),
          layoutShift: of('layoutShift'),
        });
      }
      const tasks = [];
      for (let round = 0; round < ROUNDS; round++) tasks.push(await think(browser, server.address, game));
      thinking.push({ game, longestTaskMs: median(tasks) });
    }
    const { QuoridorGame, init } = await import('keddah');
    await init();
    const study = await studyOnPage(browser, server.address, RECORDS, largeRecord(QuoridorGame));
    return { starts, thinking, study };
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
