// Tests that the unions of codes in the package's types are exactly the codes of the sources: those
// of Rust, and those that the package and the boards throw themselves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controlCodes, faultCodes, goalCodes, read, refusalCodes, sources } from './sources.mjs';

const types = sources('pkg-template/src/kinds/') + read('pkg-template/src/board/shared/codes.ts');

/** Returns the codes of a union, those of the unions in it included. */
function union(name) {
  const [, body] = new RegExp(`export type ${name} =([^;]*);`).exec(types) ?? [];
  assert.ok(body, `there is no type ${name}`);
  return [...body.matchAll(/'([a-z-]+)'|\b([A-Z]\w+)\b/g)].flatMap(([, code, other]) => (code ? [code] : union(other)));
}

/** Returns the codes that a pattern captures in the sources of a folder. */
const thrown = (folder, pattern) => [...sources(folder).matchAll(pattern)].map(([, code]) => code);

const all = 'pkg-template/src/';
const [, modelCodes] = /get refusalCode\(\)[^{]*\{([\s\S]*?)\n {2}\}/.exec(sources(`${all}board/shared/`));
const [, notation] = /CODE: &'static str = "([a-z-]+)"/.exec(read('src/notation.rs'));

/** Each union, and where its codes come from. */
const UNIONS = {
  ArimaaRefusalCode: refusalCodes('arimaa'),
  QuoridorRefusalCode: refusalCodes('quoridor'),
  RefusalCode: [...refusalCodes('arimaa'), ...refusalCodes('quoridor'), notation],
  ArimaaFaultCode: faultCodes('arimaa'),
  QuoridorFaultCode: faultCodes('quoridor'),
  GoalFaultCode: goalCodes(),
  ControlCode: controlCodes(),
  CourseCode: thrown(all, /new CourseError\(\s*'([a-z-]+)'/g),
  PackageCode: thrown(all, /new KeddahError\(\s*'([a-z-]+)'/g),
  OwnRefusalCode: [
    ...[...modelCodes.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code),
    ...thrown(`${all}board/`, /\brefusal\('([a-z-]+)'/g),
    ...thrown(`${all}board/`, /\bcode: '([a-z-]+)', message: '/g),
    ...thrown(`${all}board/`, /\.\.\.refusal, code: '([a-z-]+)'/g),
  ].filter((code) => !refusalCodes('arimaa').includes(code)),
};

for (const [name, codes] of Object.entries(UNIONS)) {
  test(`${name} has exactly the codes of the sources`, () => {
    assert.ok(codes.length > 1, 'the codes are found in the sources');
    assert.deepEqual([...new Set(union(name))].sort(), [...new Set(codes)].sort());
  });
}

test('ErrorCode has the codes of every union of errors', () => {
  const errors = Object.keys(UNIONS).filter((name) => name !== 'OwnRefusalCode');
  const known = new Set(union('ErrorCode'));
  for (const name of errors) for (const code of union(name)) assert.ok(known.has(code), `${name}: ${code}`);
});
