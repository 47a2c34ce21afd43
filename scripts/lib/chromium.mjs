// Finding a browser of the Chromium family that is already on the machine. Needs no package.

import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ask } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

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

/** Playwright's own browser, if it was downloaded. */
function playwrights() {
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
  // On Linux a browser may be a stub that only says how to install it. Elsewhere the question would open a window.
  return process.platform !== 'linux' || ask(program, ['--version']) !== undefined;
}

/**
 * The path of a browser, or undefined. `KEDDAH_CHROMIUM` names one; what was found is kept there, for the processes
 * started from here.
 */
export function findChromium() {
  if (process.env.KEDDAH_CHROMIUM) return process.env.KEDDAH_CHROMIUM;
  const found = [playwrights(), ...candidates()].find((program) => program && works(program));
  if (found) process.env.KEDDAH_CHROMIUM = found;
  return found;
}
