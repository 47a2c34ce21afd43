// Tests the courses of the package: they can be imported, and have the form of their schema.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import Ajv from 'ajv/dist/2020.js';

const require = createRequire(import.meta.url);
const schema = require('keddah/courses/course.schema.json');
const validate = new Ajv({ strict: true, strictRequired: false }).compile(schema);
const folder = new URL('../../pkg-template/courses/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));

for (const name of names) {
  test(`keddah/courses/${name} has the form of the schema and is the file of the template`, () => {
    const course = require(`keddah/courses/${name}`);
    assert.ok(validate(course), JSON.stringify(validate.errors));
    assert.deepEqual(course, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    assert.equal(`${course.game}.json`, name);
  });
}

test('the schema refuses courses of another form', () => {
  const course = (changes, stage = {}) => ({
    format: 1,
    game: 'quoridor',
    id: 'one',
    lessons: [{ id: 'a', stages: [{ id: 'b', position: '//e4e5/5 5/1', goal: 'jump', solution: 'e6', ...stage }] }],
    texts: { en: 'course = One' },
    ...changes,
  });
  assert.ok(validate(course({})), JSON.stringify(validate.errors));
  for (const wrong of [
    course({ format: 2 }),
    course({ game: 'chess' }),
    course({ lessons: [] }),
    course({ id: 'One!' }),
    course({ texts: { en: 5 } }),
    course({}, { answer: 'level 11' }),
    course({}, { wrong: [{ turn: 'd5' }] }),
    course({}, { solution: undefined, stars: 3 }),
    course({}, { record: 'e2 e8' }),
    course({}, { goal: 5 }),
  ])
    assert.ok(!validate(wrong), JSON.stringify(wrong));
});
