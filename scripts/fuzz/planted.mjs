// Plants bugs in a copy of the repository, and measures how fast the fuzz targets find them.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bugs } from '../../fuzz/planted.mjs';
import { ask, at, Failure, watch } from '../lib/run.mjs';
import { build, dictionary, environment, limits } from './targets.mjs';

/** The time in seconds within which fuzzing must find each deliberately planted bug. */
const SECONDS = 60;

/**
 * The environment variable with the number of the planted bug that a program built from the copy
 * has.
 */
const VARIABLE = 'KEDDAH_PLANTED';

/** The Rust module added to the copied sources that tells which bug is planted. */
const module = `//! Which bug is planted.
use std::sync::OnceLock;
/// Whether the bug with this number is planted.
#[inline(never)]
pub fn planted(number: u32) -> bool {
    static PLANTED: OnceLock<u32> = OnceLock::new();
    *PLANTED.get_or_init(|| {
        std::env::var("${VARIABLE}").ok().and_then(|text| text.parse().ok()).unwrap_or(u32::MAX)
    }) == number
}
`;

/** Copies the sources of the fuzz targets, and returns the path of the copy. */
function copyTree() {
  const copy = at('target', 'planted', 'tree');
  rmSync(copy, { recursive: true, force: true });
  const listed = ask('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'src',
    'tests/arimaa',
    'tests/quoridor',
    'fuzz',
    'Cargo.toml',
    'Cargo.lock',
    'nets',
    'rust-toolchain.toml',
    'benches',
    'examples',
    'tests',
  ]);
  if (!listed) throw new Failure('`git ls-files` failed: bugs are planted in a copy of what git knows.');
  for (const file of listed.split('\n').filter((name) => name && existsSync(at(name)))) {
    if (!/\.(rs|toml|lock|net)$/.test(file)) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(at(file), path.join(copy, file));
  }
  return copy;
}

/** Plants all bugs in the copied sources, each behind a condition on its number. */
function plant(copy) {
  const library = path.join(copy, 'src', 'lib.rs');
  writeFileSync(library, `${readFileSync(library, 'utf8')}\npub mod planted;\n`);
  writeFileSync(path.join(copy, 'src', 'planted.rs'), module);
  for (const [number, { file, right, wrong }] of bugs.entries()) {
    const place = path.join(copy, file);
    const text = readFileSync(place, 'utf8');
    if (text.split(right).length !== 2) {
      throw new Failure(`fuzz/planted.mjs: bug ${number} expects this once in ${file}: ${right}`);
    }
    const crate = file.startsWith('src/bin/') ? 'keddah' : 'crate';
    const condition = `${crate}::planted::planted(${number})`;
    writeFileSync(
      place,
      text.replace(right, () => wrong.replace(/PLANTED/g, condition)),
    );
  }
}

/** Runs the seeds of a fuzz target without a planted bug. Fails unless they pass. */
async function checkSeeds(program, target) {
  const seeds = at('fuzz', 'seeds', target);
  if (!existsSync(seeds)) return;
  const { status, output } = await watch(program, ['-runs=0', seeds], { env: environment, isQuiet: true });
  if (status !== 0) throw new Failure(`${target} fails without a planted bug:\n${output.slice(-2000)}`);
}

/**
 * Runs a fuzz target with a planted bug. Resolves to the seconds in which it was found; undefined
 * if not.
 */
async function find(program, number, target) {
  const work = at('target', 'planted', 'work', String(number));
  rmSync(work, { recursive: true, force: true });
  mkdirSync(path.join(work, 'corpus'), { recursive: true });
  const words = dictionary(target);
  const seeds = at('fuzz', 'seeds', target);
  const options = [
    path.join(work, 'corpus'),
    ...(existsSync(seeds) ? [seeds] : []),
    ...(words ? [`-dict=${words}`] : []),
    `-artifact_prefix=${work}${path.sep}`,
    `-max_total_time=${SECONDS}`,
    ...limits.map((limit) => limit.replace('-timeout=20', '-timeout=5').replace('1024', '512')),
  ];
  const begin = performance.now();
  const { status, output } = await watch(program, options, {
    env: { ...environment, [VARIABLE]: String(number) },
    isQuiet: true,
    minutes: 3,
  });
  const seconds = (performance.now() - begin) / 1000;
  const message = /panicked at [^\n]*\n([^\n]*)|ERROR: libFuzzer: ([^\n]*)/.exec(output);
  return status === 0 ? undefined : { seconds, message: (message?.[1] ?? message?.[2] ?? '').slice(0, 90) };
}

/**
 * Plants each bug of the fuzz targets, of all if none is named, and counts the bugs that fuzzing
 * finds.
 */
export async function findPlanted(cargoFuzz, targets, jobs) {
  const copy = copyTree();
  plant(copy);
  const waiting = [...bugs.entries()].filter(([, bug]) => targets.length === 0 || targets.includes(bug.target));
  const needed = [...new Set(waiting.map(([, { target }]) => target))];
  const programOf = await build(cargoFuzz, copy, at('target', 'planted', 'build'), needed);
  for (const target of needed) await checkSeeds(programOf(target), target);
  const counts = { passed: 0, failed: 0 };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [number, { target, bug }] = next;
      const found = await find(programOf(target), number, target);
      counts[found ? 'passed' : 'failed'] += 1;
      const result = found ? `${found.seconds.toFixed(1)} s: ${found.message}` : `not within ${SECONDS} s`;
      console.log(`${found ? '✓' : '✗'} ${String(number).padStart(2)} ${target}: ${bug}: ${result}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return counts;
}
