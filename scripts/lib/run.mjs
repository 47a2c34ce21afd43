// Starts other programs and reports failures: shared by all scripts.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the absolute path of a file in the repository. */
export const at = (...parts) => path.join(root, ...parts);

/**
 * An error whose cause is outside these scripts, such as a missing program. Only its message is
 * shown, without a stack trace.
 */
export class Failure extends Error {}

/**
 * Runs a script's body. Prints the message of a `Failure`, and any other error with its stack
 * trace.
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Failure ? `\nkeddah: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Prints a line of progress to standard error. Results go to standard output. */
export const say = (line) => console.error(`keddah: ${line}`);

// A shell that was open when rustup was installed does not have this folder in its PATH.
const cargoBin = path.join(process.env.CARGO_HOME ?? path.join(homedir(), '.cargo'), 'bin');
if (existsSync(cargoBin) && !process.env.PATH?.split(path.delimiter).includes(cargoBin)) {
  process.env.PATH = `${process.env.PATH}${path.delimiter}${cargoBin}`;
}

// npm is a .cmd file on Windows, which only a shell can start.
const needsShell = (program) => process.platform === 'win32' && (program === 'npm' || program === 'npx');

function options(program, { cwd = root, env = {} } = {}) {
  return { cwd, env: { ...process.env, ...env }, shell: needsShell(program) };
}

const asProgress = ['inherit', 2, 'inherit'];

/** Throws unless the program that was run has exited with status 0. */
function verify(program, args, { hint }, { status, error }) {
  if (error?.code === 'ENOENT') throw new Failure(`${program} was not found. ${hint ?? ''}`);
  if (error) throw error;
  if (status !== 0) throw new Failure(hint ?? `\`${[program, ...args].join(' ')}\` failed (exit status ${status}).`);
}

/** Runs a program and shows its output as progress. Throws unless it exits with status 0. */
export function run(program, args, settings = {}) {
  verify(program, args, settings, spawnSync(program, args, { ...options(program, settings), stdio: asProgress }));
}

/**
 * Runs a program asynchronously and shows its output as progress. Rejects unless it exits with
 * status 0.
 */
export async function runAsync(program, args, settings = {}) {
  const result = await new Promise((resolve) => {
    const child = spawn(program, args, { ...options(program, settings), stdio: asProgress });
    child.on('error', (error) => resolve({ error }));
    child.on('close', (status) => resolve({ status }));
  });
  verify(program, args, settings, result);
}

/** Runs a program quietly. Returns its output, or undefined if it is missing or fails. */
export function ask(program, args, settings = {}) {
  const { status, stdout } = spawnSync(program, args, {
    ...options(program, settings),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}

/**
 * Runs a program and shows its output as it comes, unless `isQuiet`. Resolves to its exit status
 * (null if it was killed) and its output. The program and its children are killed after `minutes`
 * (30, or 600 in long campaigns, which set KEDDAH_LONG), or when this process is asked to end.
 */
export function watch(program, args, settings = {}) {
  const { minutes = settings.env?.KEDDAH_LONG ? 600 : 30, isQuiet = false } = settings;
  const group = process.platform !== 'win32';
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { ...options(program, settings), stdio, detached: group });
    let output = '';
    const append = (text) => {
      output += text;
      if (!isQuiet) process.stdout.write(text);
    };
    const kill = () => {
      try {
        process.kill(group ? -child.pid : child.pid, 'SIGKILL');
      } catch {
        // The program has already exited.
      }
    };
    const exit = () => {
      kill();
      process.exit(130);
    };
    const timeout = setTimeout(() => {
      append(`\nkeddah: ${program} was killed after ${minutes} minutes\n`);
      kill();
    }, minutes * 60_000);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, exit);
    const settle = (action, value) => {
      clearTimeout(timeout);
      for (const signal of signals) process.off(signal, exit);
      action(value);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', append);
    child.on('error', (error) => {
      if (error.code === 'ENOENT') settle(resolve, { status: null, output: `${program} was not found` });
      else settle(reject, error);
    });
    child.on('close', (status) => settle(resolve, { status, output }));
  });
}

/** The main scripts of the npm packages that are run as programs, by program name. */
const scripts = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  'wasm-opt': 'binaryen/bin/wasm-opt',
};

/**
 * Returns program and arguments of a tool in node_modules, to be spread into `run`, `ask` or
 * `watch`.
 */
export const tool = (name, args) => [process.execPath, [at('node_modules', ...scripts[name].split('/')), ...args]];
