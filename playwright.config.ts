import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices, type Project } from '@playwright/test';
import { findBrowser, isOfPlaywright } from './scripts/lib/installed-browsers.mjs';

// One port for the runner and all its workers (they inherit the variable); another one for every
// run.
process.env.KEDDAH_TEST_PORT ??= String(20_000 + (process.pid % 20_000));
const address = `http://127.0.0.1:${process.env.KEDDAH_TEST_PORT}`;
const chromiumPath = findBrowser('chromium');
/** The path of a Firefox. Without it there is no project for it. */
const firefoxPath = process.env.KEDDAH_FIREFOX;
const isOwnFirefox = firefoxPath !== undefined && isOfPlaywright('firefox', firefoxPath);
/** The path of Playwright's WebKit. */
const webkitPath = process.env.KEDDAH_WEBKIT;
/** The path of a program that drives a browser by WebDriver: then no other browser is used. */
const webdriver = process.env.KEDDAH_WEBDRIVER;
/** The program that stands between Playwright and an installed Firefox. */
const bidi = fileURLToPath(new URL('scripts/firefox-bidi.mjs', import.meta.url));
const asRoot = process.getuid?.() === 0;

const chromium: Project = {
  name: 'chromium',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
};

const firefox: Project = {
  name: 'firefox',
  use: {
    ...devices['Desktop Firefox'],
    ...(!isOwnFirefox && { channel: 'moz-firefox' }),
    launchOptions: {
      ...(firefoxPath && { executablePath: isOwnFirefox ? firefoxPath : bidi }),
      // What most specs ask for. The others ask for motion.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
};

const webkit: Project = {
  name: 'webkit',
  use: {
    ...devices['Desktop Safari'],
    ...(webkitPath && { launchOptions: { executablePath: webkitPath } }),
  },
};

/** Returns the browsers that are known here. */
function projects(): Project[] {
  // tests/browser/test.ts drives the browser.
  if (webdriver) return [{ name: 'webkit', use: { viewport: { width: 1280, height: 720 } } }];
  return [chromium, ...(firefoxPath ? [firefox] : []), ...(webkitPath ? [webkit] : [])];
}

/**
 * The page from dist/, as `npm start` serves it; beside it what tests need: see `extras` in
 * scripts/serve.mjs.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // For limits of time on a busy machine. The summary names each test that needed it.
  retries: 2,
  // If a browser cannot show the page at all, each test would take its whole time three times.
  maxFailures: process.env.CI ? 20 : 0,
  // A whole browser keeps two cores busy with one test, its headless shell does not.
  workers: webdriver || chromiumPath?.includes('headless') ? Math.min(4, availableParallelism()) : 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: projects(),
  use: {
    baseURL: address,
    // To fetch the whole page in the background takes a third of the processor time of a page's
    // test. The specs about it allow it.
    serviceWorkers: 'block',
    trace: 'off', // costs a quarter of the processor time; `npx playwright test --trace on` has it
  },
  webServer: {
    command: 'node scripts/serve.mjs --tests',
    env: { PORT: process.env.KEDDAH_TEST_PORT },
    url: `${address}/pkg/package.json`,
    reuseExistingServer: false,
  },
});
