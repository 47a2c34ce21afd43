// The fuzz targets: their names, their files, and building them.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ask, at, runAsync } from '../lib/run.mjs';

/** Returns the names of all fuzz targets. */
export const knownTargets = () =>
  readdirSync(at('fuzz', 'fuzz_targets'))
    .map((file) => path.basename(file, '.rs'))
    .sort();

/** Returns the Rust target triple of this machine, such as `x86_64-unknown-linux-gnu`. */
export const triple = () => /^host: (.+)$/m.exec(ask('rustc', ['-vV']))[1];

/**
 * Returns whether a target's input is a position and choices of moves. No byte of it must equal a
 * word of a format, so that libFuzzer learns little from compared values. The slow second rules
 * compare so many that recording them takes most of the time.
 */
const isChoices = (target) => /_(rules|games)$/.test(target);

/**
 * Builds fuzz targets of a copy of the repository. Resolves to a function that returns the path of
 * a target's program. Without a sanitizer, since the crate has no unsafe code; then stable Rust can
 * build them.
 */
export async function build(cargoFuzz, copy, output, targets) {
  const host = triple();
  // Cargo would build all anew in the same folder.
  const outputOf = (target) => path.join(output, isChoices(target) ? 'choices' : 'texts');
  for (const target of targets) {
    const where = ['--fuzz-dir', path.join(copy, 'fuzz'), '--target-dir', outputOf(target), '--target', host];
    const flags = isChoices(target) ? ['--no-trace-compares'] : [];
    await runAsync(cargoFuzz, ['build', '--sanitizer', 'none', ...flags, ...where, target], {
      cwd: copy,
      hint: "The fuzz targets could not be built: see cargo's message above.",
    });
  }
  return (target) => path.join(outputOf(target), host, 'release', target);
}

/** Returns the path of a target's dictionary, or of that of its game; undefined without one. */
export function dictionary(target) {
  const names = [target, target.split('_')[0]];
  return names.map((name) => at('fuzz', 'dictionaries', `${name}.dict`)).find((file) => existsSync(file));
}

/**
 * The libFuzzer options that limit each input: seconds, megabytes and bytes. Inputs soon have their
 * full length.
 */
export const limits = ['-timeout=20', '-rss_limit_mb=1024', '-max_len=2048', '-len_control=10'];

/**
 * The environment variables of the fuzz programs: a finding is reported with its message and input.
 */
export const environment = { RUST_BACKTRACE: '0' };
