// Installs the npm packages that building and testing need, as a package-lock.json lists them.

import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, Failure, root, runAsync, say } from './lib/run.mjs';

/**
 * Returns whether node_modules has every package of the lock file in its version. Packages for
 * other systems may be missing.
 */
function installed(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true;
    const found = have[place]?.version;
    return found === version || (optional && found === undefined);
  });
}

/** Installs the tools for testing the packed package: bundlers and package checkers. */
export const setupConsumers = () => setupPackages(at('tests', 'consumers'));

/**
 * Installs the JavaScript runtimes other than Node in which `npm run test:consumers` tests the
 * package.
 */
export const setupRuntimes = () => setupPackages(at('tests', 'consumers', 'runtimes'));

/** Installs the versions of TypeScript with which `npm run test:consumers` tests the types. */
export const setupCompilers = () => setupPackages(at('tests', 'consumers', 'typescript'));

/**
 * Installs the frameworks in which `npm run test:consumers` tests the package; outside tests/,
 * where other tools would read their 60,000 files.
 */
export async function setupFrameworks() {
  const folder = at('target', 'frameworks');
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(at('tests', 'consumers', 'frameworks', name), path.join(folder, name));
  await setupPackages(folder);
}

/** Installs the npm packages that generate the API reference. */
export const setupReference = () => setupPackages(at('docs'));

/** Runs `npm ci` if needed: for the project, or for another folder with a lock file. */
export async function setupPackages(folder = root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(`Node ${process.versions.node} is too old: keddah needs 20.19 or newer.`);
  }
  if (installed(folder)) return;
  const where = path.relative(root, folder);
  say(`installing npm packages (npm ci)${where && ` in ${where}`}`);
  try {
    await runAsync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // `npm ci` refuses the lock file if the registry lacks optional packages of other systems.
    // `npm install` ignores them.
    say('`npm ci` failed: trying `npm install`, which leaves package-lock.json as it is');
    await runAsync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: folder,
      hint: '`npm install` failed too; see its output above. It needs the npm registry, or a cache of it.',
    });
  }
}
