// Tests that the package names the crates inside the wasm, with their licenses.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('the licenses of the crates in the wasm are part of the package', () => {
  const entries = read('pkg/licenses-of-crates.txt').split(/\n-{80}\n\n/);
  const names = entries.slice(1).map((entry) => /^(\S+) \d+\.\d+\.\d+\S* \(.+\)\n/.exec(entry)?.[1]);
  // The list has the dependencies of the wasm in Cargo.toml, and not those that only programs or
  // builds use.
  for (const name of ['arrayvec', 'js-sys', 'rand', 'rlsf', 'serde', 'serde-wasm-bindgen', 'wasm-bindgen']) {
    assert.ok(names.includes(name), name);
  }
  for (const name of ['clap', 'keddah', 'proptest', 'serde_derive', 'syn', undefined]) {
    assert.ok(!names.includes(name), String(name));
  }
  for (const entry of entries) assert.match(entry, /Permission is hereby granted/i);
  const locked = read('Cargo.lock');
  for (const name of names) assert.ok(locked.includes(`name = "${name}"`), name);
});
