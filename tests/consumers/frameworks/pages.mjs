// Builds the recipes of docs/frameworks.md in target/frameworks/, where the frameworks are
// installed, and plays in the pages that result.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/installed-browsers.mjs';
import { installInto } from '../packed.mjs';
import { follow, frameworkRecipes, recipe, write } from '../recipes.mjs';

/** The folder where `setupFrameworks` of scripts/packages.mjs installs the frameworks. */
const place = fileURLToPath(new URL('../../../target/frameworks/', import.meta.url));

/** The folder of the frameworks. */
export const modules = path.join(place, 'node_modules');

/** The Node for tools that need a newer one than the project itself. */
export const newNode = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Makes an empty folder with the packed package. The frameworks are installed above it. */
export function home(name) {
  const folder = path.join(place, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  installInto(folder);
  return folder;
}

/** Writes the files of a recipe to a folder below `home`. Returns the folder. */
export function lay(title, home, { as = title, edit = (text) => text } = {}) {
  const { files } = recipe(title, frameworkRecipes);
  const folder = path.join(home, as.toLowerCase().replace(/\W+/g, '-'));
  write(folder, Object.fromEntries(Object.entries(files).map(([name, text]) => [name, edit(text, name)])));
  return folder;
}

/**
 * Runs the commands of a recipe in a folder: all, or those that begin with `only`. The last one
 * gets `more` arguments.
 */
export function build(title, folder, { only = '', more = [], ...options } = {}) {
  const { commands } = recipe(title, frameworkRecipes);
  const chosen = commands.filter((command) => command.startsWith(only));
  assert.ok(chosen.length > 0, title);
  const last = chosen.pop();
  return [...chosen, [last, ...more].join(' ')].map((command) => follow(command, modules, folder, options)).join('');
}

/** Starts Chromium. */
export function launch() {
  const executablePath = findBrowser('chromium');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}

/** Opens a page. Returns it with its errors and warnings, also later ones. */
export async function open(browser, address) {
  const page = await browser.newPage();
  // A development server builds the page when it is requested: half a minute on a busy machine.
  page.setDefaultTimeout(120_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type());
    // Lit warns of this unless it is built for production.
    if (isFault && !message.text().startsWith('Lit is in dev mode')) faults.push(message.text());
  });
  // No page of a recipe has an icon, but browsers request one.
  await page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(address);
  return { page, faults };
}

/**
 * Plays in the page of a recipe: its board has 7 × 7 squares, since the page sets the property
 * `size`. A click plays a turn, the computer answers, and the listener of the page shows both.
 */
export async function play(browser, address) {
  const { page, faults } = await open(browser, address);
  const board = page.locator('quoridor-board');
  await board.locator('[data-square="d2"]').click();
  await page.waitForFunction(() => /^d2 \S+$/.test(document.querySelector('#turns')?.textContent ?? ''));
  const { size, history } = await board.evaluate(({ game, state }) => ({
    size: game.position.size,
    history: state.history,
  }));
  assert.equal(size, 7);
  assert.equal(await page.locator('#turns').textContent(), history.join(' '));
  assert.deepEqual(faults, []);
  return page;
}

/** Returns the version of an installed package. */
export function versionOf(name) {
  const file = path.join(modules, name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
