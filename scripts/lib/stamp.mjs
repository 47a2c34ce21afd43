// Whether something generated is still up to date: a hash over all that it was made from.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from './run.mjs';

const file = (name) => at('.cache', 'stamps', name);

/**
 * All files under the given files and folders of the repository, sorted, relative to it, but for installed packages.
 * Missing ones count as none.
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

/** One hash over the contents of `places`, and whatever else matters. */
export function fingerprint(places, ...more) {
  const hash = createHash('sha256');
  for (const name of filesOf(places)) hash.update(`${name}\0`).update(readFileSync(at(name)));
  return hash.update(JSON.stringify(more)).digest('hex');
}

/** Runs `make` unless all `outputs` exist and were made from the same `print`. Says whether it ran. */
export async function unlessFresh(name, print, outputs, make) {
  const stamp = file(name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print && outputs.every((output) => existsSync(at(output))))
    return false;
  await make();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  return true;
}
