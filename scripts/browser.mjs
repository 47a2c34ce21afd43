// Provides a Chromium for the tests: an installed one, else Playwright's, else the system's
// package.

import { findChromium } from './lib/chromium.mjs';
import { ask, Failure, run, say, tool } from './lib/run.mjs';

const installers = [
  { name: "Playwright's Chromium", install: () => run(...tool('playwright', ['install', 'chromium'])) },
  ...['chromium-headless-shell', 'chromium'].map((name) => ({
    name: `the system's package \`${name}\``,
    install: () => installWithApt(name),
  })),
];

function installWithApt(name) {
  if (!ask('apt-get', ['--version'])) throw new Failure('This system has no apt-get.');
  const root = process.getuid?.() === 0;
  if (!root && !ask('sudo', ['-n', 'true'])) throw new Failure('apt-get needs root, or sudo without a password.');
  const [program, ...first] = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run(program, [...first, 'update', '-q'], { env });
  run(program, [...first, 'install', '-y', '-q', '--no-install-recommends', name], { env });
}

/** Returns the path of a working browser, and installs one if there is none. */
export function setupBrowser() {
  let found = findChromium();
  for (const { name, install } of installers) {
    if (found) break;
    say(`no Chromium found, installing ${name}`);
    try {
      install();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      say(error.message);
    }
    found = findChromium();
  }
  if (!found) {
    throw new Failure(
      'No Chromium could be found or installed. Install Chromium or Chrome, or set KEDDAH_CHROMIUM to its path.',
    );
  }
  return found;
}
