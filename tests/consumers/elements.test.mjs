// Tests that the manifest of the elements and the README agree with the sources of the elements.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ArimaaBoard, QuoridorBoard } from 'keddah/boards/classes';
import { KeddahGraph, KeddahTurns } from 'keddah/study';
import { elements, manifest, manifestFile, manifestText, used } from './elements.mjs';

const readme = readFileSync(new URL('../../pkg-template/README.md', import.meta.url), 'utf8');

test('custom-elements.json is up to date', () => {
  assert.equal(
    readFileSync(manifestFile, 'utf8'),
    manifestText(),
    'the elements have changed: if that is intended, run `npm run api` and commit its output',
  );
});

for (const { declarations } of manifest().modules) {
  const [declaration] = declarations;

  test(`${declaration.tagName}: the manifest has exactly its attributes`, () => {
    const { observedAttributes } = [ArimaaBoard, QuoridorBoard, KeddahTurns, KeddahGraph].find(
      ({ name }) => name === elements[declaration.tagName].name,
    );
    assert.deepEqual(declaration.attributes.map(({ name }) => name).sort(), [...observedAttributes].sort());
  });

  const inUse = used(declaration.tagName);

  test(`${declaration.tagName}: the manifest has exactly the events, slots, parts, properties and states in use`, () => {
    for (const [kind, names] of Object.entries(inUse)) {
      if (declaration.tagName.endsWith('-board')) assert.ok(names.length > 4, kind);
      assert.deepEqual(declaration[kind].map(({ name }) => name).sort(), names, kind);
    }
  });

  test(`${declaration.tagName}: the README names everything in the manifest`, () => {
    for (const kind of ['attributes', ...Object.keys(inUse)]) {
      for (const { name } of declaration[kind]) assert.ok(readme.includes(`\`${name}\``), `${kind}: ${name}`);
    }
  });

  test(`${declaration.tagName}: everything has a description`, () => {
    for (const kind of ['attributes', 'members', ...Object.keys(inUse)]) {
      for (const { name, description } of declaration[kind]) assert.ok(description?.length > 4, `${kind}: ${name}`);
    }
  });
}
