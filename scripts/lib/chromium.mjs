// Finds an installed browser of the Chromium family. Needs no npm package.

import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ask } from './run.mjs';

// The headless shell first: it opens no hidden pages for the parts of a window.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

function candidates() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', `${env.HOME}/Applications`].flatMap((folder) =>
      apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => programs.map((program) => path.join(folder, program)));
  }
  const folders = new Set([...(env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']);
  return names.flatMap((name) => [...folders].map((folder) => path.join(folder, name)));
}

/** Returns the path of Playwright's own browser, if it was downloaded. */
function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
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
  return process.platform !== 'linux' || ask(program, ['--version']) !== undefined;
}

/**
 * Returns the path of a browser, or undefined. `KEDDAH_CHROMIUM` may name one; the result is stored
 * there for child processes.
 */
export function findChromium() {
  if (process.env.KEDDAH_CHROMIUM) return process.env.KEDDAH_CHROMIUM;
  const found = [playwrightChromium(), ...candidates()].find((program) => program && works(program));
  if (found) process.env.KEDDAH_CHROMIUM = found;
  return found;
}
