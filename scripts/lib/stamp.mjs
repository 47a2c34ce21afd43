// Decides whether generated files are up to date, by a hash over their sources.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from './run.mjs';

const file = (name) => at('.cache', 'stamps', name);

/**
 * Returns all files under the given files and folders, sorted, as paths relative to the repository.
 * Leaves out installed packages. Missing places have no files.
 */
export function filesOf(places) {
  return places
    .flatMap((place) => {
      if (!existsSync(at(place))) return [];
      if (!statSync(at(place)).isDirectory()) return [place];
      return readdirSync(at(place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
        .filter((file) => !file.split(path.sep).includes('node_modules'));
    })
    .sort();
}

/** Returns a hash over the files of `places` and any further values. */
export function fingerprint(places, ...more) {
  const hash = createHash('sha256');
  for (const name of filesOf(places)) hash.update(`${name}\0`).update(readFileSync(at(name)));
  return hash.update(JSON.stringify(more)).digest('hex');
}

/** Returns whether all `outputs` exist and were made from the same `print`. */
export function isFresh(name, print, outputs) {
  const stamp = file(name);
  return (
    existsSync(stamp) && readFileSync(stamp, 'utf8') === print && outputs.every((output) => existsSync(at(output)))
  );
}

/** Runs `make` unless its outputs are up to date: see `isFresh`. Returns whether it ran. */
export async function unlessFresh(name, print, outputs, make) {
  if (isFresh(name, print, outputs)) return false;
  await make();
  const stamp = file(name);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  return true;
}
