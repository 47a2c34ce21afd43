// The manifest of the elements is that of their sources, and so is what the README tells of them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ArimaaBoard, QuoridorBoard } from 'keddah/boards/classes';
import { elements, manifest, manifestFile, manifestText, used } from './elements.mjs';

const readme = readFileSync(new URL('../../pkg-template/README.md', import.meta.url), 'utf8');

test('custom-elements.json is what its sources say', () => {
  assert.equal(
    readFileSync(manifestFile, 'utf8'),
    manifestText(),
    'the elements have changed: if that is meant, run `npm run api` and commit what it wrote',
  );
});

for (const { declarations } of manifest().modules) {
  const [told] = declarations;

  test(`${told.tagName}: all its attributes, and no others`, () => {
    const { observedAttributes } = [ArimaaBoard, QuoridorBoard].find(
      ({ name }) => name === elements[told.tagName].name,
    );
    assert.deepEqual(told.attributes.map(({ name }) => name).sort(), [...observedAttributes].sort());
  });

  const drawn = used(told.tagName);

  test(`${told.tagName}: every event, slot, part, custom property and state that is used is told, and no other`, () => {
    for (const [kind, names] of Object.entries(drawn)) {
      assert.ok(names.length > 4, kind);
      assert.deepEqual(told[kind].map(({ name }) => name).sort(), names, kind);
    }
  });

  test(`${told.tagName}: the README names all that it offers`, () => {
    for (const kind of ['attributes', ...Object.keys(drawn)]) {
      for (const { name } of told[kind]) assert.ok(readme.includes(`\`${name}\``), `${kind}: ${name}`);
    }
  });

  test(`${told.tagName}: nothing lacks a description`, () => {
    for (const kind of ['attributes', 'members', ...Object.keys(drawn)]) {
      for (const { name, description } of told[kind]) assert.ok(description?.length > 4, `${kind}: ${name}`);
    }
  });
}
