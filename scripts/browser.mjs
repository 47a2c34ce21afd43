// Provides browsers for the tests: an installed one, otherwise Playwright's, otherwise the system's
// package.

import { findBrowser } from './lib/installed-browsers.mjs';
import { ask, Failure, runAsync, say, tool } from './lib/run.mjs';

const engines = {
  chromium: { name: 'Chromium', packages: [['chromium-headless-shell'], ['chromium']] },
  firefox: { name: 'Firefox', packages: [['firefox-esr'], ['firefox']] },
  // A window of WebKitGTK needs a display: Xvfb is one that nobody sees.
  webkit: { name: 'WebKit', packages: [['webkit2gtk-driver', 'xvfb']] },
};

/** Returns the ways to install a browser of this engine, in the order to try them. */
function installers(engine) {
  const { name, packages } = engines[engine];
  return [
    { name: `Playwright's ${name}`, install: () => runAsync(...tool('playwright', ['install', engine])) },
    ...packages.map((names) => ({
      name: `the system's package \`${names.join('` and `')}\``,
      install: () => installWithApt(names),
    })),
  ];
}

async function installWithApt(names) {
  if (!ask('apt-get', ['--version'])) throw new Failure('This system has no apt-get.');
  const root = process.getuid?.() === 0;
  if (!root && !ask('sudo', ['-n', 'true'])) throw new Failure('apt-get needs root, or sudo without a password.');
  const [program, ...first] = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runAsync(program, [...first, 'update', '-q'], { env });
  await runAsync(program, [...first, 'install', '-y', '-q', '--no-install-recommends', ...names], { env });
}

/**
 * Resolves to the path of a working browser of this engine (see `findBrowser`). Installs one if
 * there is none.
 */
export async function setupBrowser(engine) {
  const { name } = engines[engine];
  let found = findBrowser(engine);
  for (const way of installers(engine)) {
    if (found) break;
    say(`no ${name} found, installing ${way.name}`);
    try {
      await way.install();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      say(error.message);
    }
    found = findBrowser(engine);
  }
  if (!found) {
    const variable = `KEDDAH_${engine.toUpperCase()}`;
    throw new Failure(`No ${name} could be found or installed. Install it, or set ${variable} to its path.`);
  }
  return found;
}
