// Finds installed browsers. Needs no npm package.

import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ask } from './run.mjs';

/** The paths at which each browser engine may be installed, best first, by platform. */
const places = {
  chromium: {
    // The headless shell first: it opens no hidden pages for the parts of a window.
    linux: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'microsoft-edge',
    ],
    darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((app) => `${app}.app/Contents/MacOS/${app}`),
    win32: [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ],
  },
  firefox: {
    linux: ['firefox', 'firefox-esr'],
    darwin: ['Firefox.app/Contents/MacOS/firefox'],
    win32: ['Mozilla Firefox\\firefox.exe'],
  },
  // The program that drives WebKitGTK's MiniBrowser by WebDriver.
  webkit: { linux: ['WebKitWebDriver'], darwin: [], win32: [] },
};

/** The arguments with which a browser program is run to see whether it works. */
const questions = { WebKitWebDriver: '--help' };

function candidates(engine) {
  const { env, platform } = process;
  const names = places[engine][platform] ?? places[engine].linux;
  if (platform === 'darwin') {
    return ['/Applications', `${env.HOME}/Applications`].flatMap((folder) => names.map((name) => `${folder}/${name}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  }
  const folders = new Set([...(env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']);
  return names.flatMap((name) => [...folders].map((folder) => path.join(folder, name)));
}

/** Returns the path of Playwright's own browser, which may not be there. */
function ofPlaywright(engine) {
  try {
    return createRequire(import.meta.url)('playwright-core')[engine].executablePath();
  } catch {
    return undefined;
  }
}

function works(program) {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  // On Linux the program may be a stub that prints how to install the browser. Elsewhere, asking
  // for the version would open a window.
  const question = questions[path.basename(program)] ?? '--version';
  return process.platform !== 'linux' || ask(program, [question]) !== undefined;
}

/**
 * Returns the path of a browser of this engine, `chromium`, `firefox` or `webkit`, or undefined. Of
 * WebKit it may be the program that drives it by WebDriver. A variable such as `KEDDAH_CHROMIUM`
 * may name one; the result is stored there for child processes.
 */
export function findBrowser(engine) {
  const variable = `KEDDAH_${engine.toUpperCase()}`;
  if (process.env[variable]) return process.env[variable];
  const found = [ofPlaywright(engine), ...candidates(engine)].find((program) => program && works(program));
  if (found) process.env[variable] = found;
  return found;
}

/**
 * Returns whether a browser was downloaded by Playwright, which controls it by its own protocol.
 */
export const isOfPlaywright = (engine, program) => program === ofPlaywright(engine);
