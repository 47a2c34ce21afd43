// npm test -- reproducible: builds the npm package from the working tree in two new folders, and
// compares all its files byte for byte.

import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask, at, Failure, runAsync, say } from './lib/run.mjs';

/** The stages of the build that write files of the package. */
const stages = ['wasm', 'package', 'protocols'];

/** The folders below a temporary one. No text of the package may depend on their length. */
const places = ['a', path.join('another', 'folder')];

/** Copies all files that git tracks or does not ignore to a folder. */
function copyTo(folder) {
  const listed = ask('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  const deleted = ask('git', ['ls-files', '-z', '--deleted']);
  if (listed === undefined || deleted === undefined) throw new Failure('git could not list the files of the project.');
  const gone = new Set(deleted.split('\0'));
  for (const name of listed.split('\0')) {
    if (name === '' || gone.has(name)) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    copyFileSync(at(name), path.join(folder, name));
  }
}

/** Returns the bytes of all files below a folder, by name. */
function contentOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name)).sort();
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file)]));
}

/** Returns a sentence for each file that two folders do not have in common. */
export function differences(one, other) {
  const [first, second] = [one, other].map(contentOf);
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  return names.flatMap((name) => {
    const [here, there] = [first.get(name), second.get(name)];
    if (!here || !there) return [`${name} is in one folder only`];
    return here.equals(there) ? [] : [`${name} differs: ${here.length} and ${there.length} bytes`];
  });
}

/** Builds and packs the package in a copy of the project. Returns the folder of the package. */
async function buildIn(folder) {
  say(`building the package in ${folder}`);
  const settings = { cwd: folder, env: { CARGO_TARGET_DIR: path.join(folder, 'target') } };
  await runAsync(process.execPath, [path.join(folder, 'scripts', 'build.mjs'), ...stages], settings);
  const built = path.join(folder, 'pkg');
  await runAsync('npm', ['pack', '--silent'], { cwd: built });
  return built;
}

/** Builds the package twice. Returns a sentence for each file, or archive, that is not the same. */
export async function reproductionFaults() {
  const home = mkdtempSync(path.join(tmpdir(), 'keddah-'));
  try {
    const folders = places.map((place) => path.join(home, place));
    for (const folder of folders) copyTo(folder);
    const built = [];
    for (const folder of folders) built.push(await buildIn(folder));
    const { size } = contentOf(built[0]);
    const faults = differences(...built);
    say(`${size} files of two builds were compared: ${faults.length} differ`);
    return faults;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
