// Tests the packed package in JavaScript runtimes other than Node. Part of `npm run
// test:consumers`.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { playedLines } from '../app/play.js';
import { install, project, run } from '../packed.mjs';

const exe = process.platform === 'win32' ? '.exe' : '';
const program = (name) => fileURLToPath(new URL(`./node_modules/${name}`, import.meta.url));

/** Each runtime's program and the arguments before the script. */
const runtimes = {
  deno: [program(`deno/deno${exe}`), 'run', '--no-prompt', '--allow-read=..', '--allow-env'],
  bun: [program('bun/bin/bun.exe'), 'run'],
};

describe('the packed package in other runtimes', () => {
  let folder;

  before(() => {
    folder = install().home;
  });

  for (const [name, [command, ...args]] of Object.entries(runtimes)) {
    const scripts = readdirSync(new URL(`./${name}/`, import.meta.url)).filter((file) => file.endsWith('.mjs'));
    for (const file of scripts) {
      test(`plays both games in ${name}: ${file}`, () => {
        assert.equal(run(command, [...args, file], project(folder, `runtimes/${name}`, name)), playedLines);
      });
    }
  }
});
