#!/usr/bin/env node
// `npx keddah aei` and `npx keddah qtp`: the package's engine as other programs talk to it, so that what users run can be
// measured. The program `keddah` of the Rust crate speaks both in full; here is what a match needs.

import { builtin } from '../builtin.js';
import { process, say } from './session.js';

type Readline = { createInterface(options: { input: unknown }): AsyncIterable<string> };

const sessions = {
  aei: async () => (await import('./aei.js')).aei(),
  qtp: async () => (await import('./qtp.js')).qtp(),
};
const name = process.argv[2];
const readline = builtin<Readline>('node:readline');
if ((name === 'aei' || name === 'qtp') && readline && process.argv.length === 3) {
  // Whoever has gone needs no answer.
  process.stdout.on('error', () => process.exit());
  const session = await sessions[name]();
  // Read from now on: what came while the engine started has waited.
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (name === 'aei' && line.trim() === 'quit') process.exit();
    session.hear(line.trim());
  }
  await session.close();
  process.exit();
} else {
  say('usage: keddah aei | qtp');
  process.exitCode = 2;
}
