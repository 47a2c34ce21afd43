// Measures on the page how long analysis keeps the main thread busy, and how long a large tree
// takes to open. Uses Chromium through its DevTools protocol.

/** The time for which the page analyzes while its tasks are recorded, in milliseconds. */
const RECORDED_MS = 5000;
/** The number of times that each duration is measured; the median counts. */
const ROUNDS = 3;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/**
 * Records what the main thread of a page does during `act`. Returns its longest task in
 * milliseconds: by the clock, and by the processor time of the thread.
 */
async function longestTask(page, act) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  const thread = ({ pid, tid }) => `${pid}:${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = events.filter((one) => one.ph === 'X' && one.name.endsWith('RunTask') && main.has(thread(one)));
  const longest = (key) => Math.max(0, ...tasks.map((task) => (task[key] ?? 0) / 1000));
  return { taskMs: longest('dur'), taskProcessorMs: longest('tdur') };
}

/** Opens the page with a game for two people, and waits until it is idle. */
async function opened(browser, address, game) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${address}/#${game}`);
  await page.waitForFunction(() => document.querySelector('main .board')?.state !== undefined);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.evaluate(() => document.querySelector('main .board').newGame({ seats: 'person person' }));
  return page;
}

const analyze = (page) => page.getByRole('button', { name: 'Analyze', exact: true });

/** Returns the longest tasks of the page's main thread while a game is analyzed. */
async function analysis(browser, address, game, record) {
  const page = await opened(browser, address, game);
  await page.evaluate((text) => document.querySelector('main .board').load(text), record);
  await analyze(page).click();
  await page.getByRole('region', { name: 'Analysis' }).getByRole('listitem').nth(2).waitFor();
  await page.waitForTimeout(1000);
  const longest = await longestTask(page, () => page.waitForTimeout(RECORDED_MS));
  await page.context().close();
  return longest;
}

/** Returns the milliseconds from the loading of a record until its tree is painted. */
async function treeOpening(browser, address, record) {
  const page = await opened(browser, address, 'quoridor');
  // The code is loaded before it is measured.
  await analyze(page).click();
  await page.getByRole('region', { name: 'Variations' }).waitFor();
  await page.waitForTimeout(1000);
  const openMs = await page.evaluate(async (text) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const begin = performance.now();
    document.querySelector('main .board').load(text);
    while (document.querySelectorAll('variation-tree [data-node]').length < 100) await frame();
    await frame();
    return performance.now() - begin;
  }, record);
  await page.context().close();
  return openMs;
}

/**
 * Measures the analysis of a game of each kind, and the opening of a tree of Quoridor. Takes a
 * record of each game by its name, and that of the tree. Medians of three.
 */
export async function studyOnPage(browser, address, records, tree) {
  const rows = [];
  for (const [game, record] of Object.entries(records)) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await analysis(browser, address, game, record));
    const of = (key) => median(rounds.map((one) => one[key]));
    rows.push({ game, taskMs: of('taskMs'), taskProcessorMs: of('taskProcessorMs') });
  }
  const opening = [];
  for (let round = 0; round < ROUNDS; round++) opening.push(await treeOpening(browser, address, tree));
  return { analysis: rows, treeMs: median(opening) };
}
