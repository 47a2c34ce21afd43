// The npm packages that building and testing need, exactly as a package-lock.json has them.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, Failure, root, run, say } from './lib/run.mjs';

/** Whether every package of the lock file lies in node_modules in that version (those for other systems need not). */
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

/** What tests of the packed package need besides: bundlers, runtimes. Nothing else needs them. */
export const setupConsumers = () => setupPackages(at('tests', 'consumers'));

/** What makes the API reference. */
export const setupReference = () => setupPackages(at('docs'));

/** Runs `npm ci` where it is needed: for the project, or another folder with a lock file. */
export function setupPackages(folder = root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(`Node ${process.versions.node} is too old: keddah needs 20.19 or newer.`);
  }
  if (installed(folder)) return;
  const where = path.relative(root, folder);
  say(`installing npm packages (npm ci)${where && ` in ${where}`}`);
  try {
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A registry that lacks some systems' optional packages makes `npm ci` refuse the lock file; `npm install` does without them.
    say('`npm ci` failed: trying `npm install`, which leaves package-lock.json as it is');
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: folder,
      hint: '`npm install` failed too: see what it said above. It needs the npm registry, or a cache of it.',
    });
  }
}
