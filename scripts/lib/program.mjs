// Builds and runs the program `keddah` as users do.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { targetFolder } from '../wasm.mjs';
import { Failure, root, run } from './run.mjs';

let built;

/** Builds the command-line program of the crate if needed, and returns its path. */
export function program() {
  if (!built) {
    run('cargo', ['build', '--release', '--features', 'cli', '--bin', 'keddah']);
    built = path.join(targetFolder(), 'release', process.platform === 'win32' ? 'keddah.exe' : 'keddah');
  }
  return built;
}

/**
 * Runs the command-line program of the crate. Returns the parsed JSON of each line of its output.
 */
export function answers(args, input = '') {
  const { status, stdout, stderr } = spawnSync(program(), args, {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Failure(`keddah ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
