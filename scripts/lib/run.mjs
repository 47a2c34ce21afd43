// Starting other programs, and the one way in which a script of this folder fails.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path in the repository. */
export const at = (...parts) => path.join(root, ...parts);

/** Something that went wrong outside these scripts; its message is all a reader needs. */
export class Failure extends Error {}

/** Runs a script's body: a `Failure` is told in words, anything else with its trace. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Failure ? `\nkeddah: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** One line of progress; what a script answers goes to standard output, progress does not. */
export const say = (line) => console.error(`keddah: ${line}`);

// A shell opened before rustup was installed does not know its folder yet.
const cargoBin = path.join(process.env.CARGO_HOME ?? path.join(homedir(), '.cargo'), 'bin');
if (existsSync(cargoBin) && !process.env.PATH?.split(path.delimiter).includes(cargoBin)) {
  process.env.PATH = `${process.env.PATH}${path.delimiter}${cargoBin}`;
}

// npm is a .cmd file on Windows, which only a shell can start.
const needsShell = (program) => process.platform === 'win32' && (program === 'npm' || program === 'npx');

function options(program, { cwd = root, env = {} } = {}) {
  return { cwd, env: { ...process.env, ...env }, shell: needsShell(program) };
}

/** Runs a program with its output shown, as progress; fails unless it ends well. */
export function run(program, args, settings = {}) {
  const { status, error } = spawnSync(program, args, {
    ...options(program, settings),
    stdio: ['inherit', 2, 'inherit'],
  });
  if (error?.code === 'ENOENT') throw new Failure(`${program} was not found. ${settings.hint ?? ''}`);
  if (error) throw error;
  if (status !== 0)
    throw new Failure(settings.hint ?? `\`${[program, ...args].join(' ')}\` failed (exit status ${status}).`);
}

/** Runs a program quietly: what it printed, or undefined if it is missing or fails. */
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
 * Runs a program with its output shown as it comes: its exit status (null if it was killed) and all that it printed.
 * It is ended, with all that it started, after `minutes`, or when this process is told to end.
 */
export function watch(program, args, settings = {}) {
  const { minutes = 30 } = settings;
  const group = process.platform !== 'win32';
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { ...options(program, settings), stdio, detached: group });
    let output = '';
    const hear = (text) => {
      output += text;
      process.stdout.write(text);
    };
    const end = () => {
      try {
        process.kill(group ? -child.pid : child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    };
    const leave = () => {
      end();
      process.exit(130);
    };
    const late = setTimeout(() => {
      hear(`\nkeddah: ${program} was ended after ${minutes} minutes\n`);
      end();
    }, minutes * 60_000);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, leave);
    const settle = (action, value) => {
      clearTimeout(late);
      for (const signal of signals) process.off(signal, leave);
      action(value);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.on('error', (error) => {
      if (error.code === 'ENOENT') settle(resolve, { status: null, output: `${program} was not found` });
      else settle(reject, error);
    });
    child.on('close', (status) => settle(resolve, { status, output }));
  });
}

/** The programs that npm packages bring, to be run with this same Node. */
const scripts = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  'wasm-opt': 'binaryen/bin/wasm-opt',
};

/** Program and arguments for a tool from node_modules, to be spread into `run`, `ask` or `watch`. */
export const tool = (name, args) => [process.execPath, [at('node_modules', ...scripts[name].split('/')), ...args]];
