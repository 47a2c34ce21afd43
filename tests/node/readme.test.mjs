// Tests that the reference in the package's README agrees with the sources: codes, methods, levels.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ArimaaGame, Engine, QuoridorGame } from 'keddah';
import { GameClock } from 'keddah/clock';
import { costs } from '../../scripts/levels.mjs';
import { controlCodes, faultCodes, goalCodes, read, refusalCodes, sources } from './sources.mjs';

const readme = read('pkg-template/README.md');

/** Returns the rows of the table whose header begins with `title`, each as its cells. */
function table(title) {
  const [, rows] = new RegExp(`^\\| ${title} \\|.*\\n\\| -.*\\n((?:\\|.*\\n)+)`, 'm').exec(readme);
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Returns the codes in the first column of a table. */
const listed = (title) => table(title).map(([cell]) => cell.replaceAll('`', ''));

describe('the README lists exactly the codes of', () => {
  const compare = (title, expected) => {
    assert.ok(expected.length > 0);
    assert.deepEqual(listed(title).sort(), [...new Set(expected)].sort());
  };

  test('Arimaa', () => compare('Arimaa', refusalCodes('arimaa')));
  test('Quoridor', () => compare('Quoridor', refusalCodes('quoridor')));
  test('positions', () => compare('position', [...faultCodes('arimaa'), ...faultCodes('quoridor')]));

  test('time controls', () => compare('clock', controlCodes()));

  test('goals', () => compare('goals', goalCodes()));
  test('courses', () => {
    const thrown = sources('pkg-template/src/lesson/').matchAll(/new CourseError\(\s*'([a-z-]+)'/g);
    compare(
      'courses',
      [...thrown].map(([, code]) => code),
    );
  });

  test('the package', () => {
    const thrown = sources('pkg-template/src/').matchAll(/new KeddahError\(\s*'([a-z-]+)'/g);
    const [, notation] = /CODE: &'static str = "([a-z-]+)"/.exec(read('src/notation.rs'));
    compare('package', [notation, ...[...thrown].map(([, code]) => code)]);
  });
});

test('the README lists all entry points of the package', () => {
  const names = Object.keys(JSON.parse(read('pkg-template/package.json')).exports)
    .map((name) => name.replace(/^\.\/?/, 'keddah/').replace(/\/$/, ''))
    .filter((name) => !name.endsWith('/inline') && name !== 'keddah/package.json');
  const cells = table('import').map(([cell]) => cell.replaceAll('`…-', '`keddah/engine/worker-'));
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(keddah[^`]*)`/g)].map(([, name]) => name));
  assert.ok(names.length > 15);
  const isListed = (name) =>
    listed.some((one) => new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '.+')}$`).test(one));
  assert.deepEqual(
    names.filter((name) => !isListed(name)),
    [],
  );
});

describe('the README names the methods and properties of', () => {
  const named = (name) => new RegExp(`\`[^\`]*\\b${name}\\b[^\`]*\``).test(readme);
  const members = (prototype) =>
    Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor' && name !== 'checkSide');

  for (const Class of [ArimaaGame, QuoridorGame, Engine]) {
    test(Class.name, () => {
      const all = [...members(Class.prototype), ...members(Object.getPrototypeOf(Class.prototype))];
      assert.ok(all.length >= 2);
      assert.deepEqual(
        all.filter((name) => !named(name)),
        [],
      );
    });
  }

  test('GameClock', () => {
    const all = members(GameClock.prototype);
    assert.ok(all.includes('takeBack'));
    assert.deepEqual(
      all.filter((name) => !named(name)),
      [],
    );
  });

  for (const { declarations } of JSON.parse(read('pkg-template/custom-elements.json')).modules) {
    test(declarations[0].tagName, () => {
      const all = declarations[0].members.map(({ name }) => name);
      const expected = declarations[0].tagName.endsWith('-board') ? ['newGame', 'takeBack'] : ['for', 'theme'];
      assert.ok(expected.every((name) => all.includes(name)));
      assert.deepEqual(
        all.filter((name) => !named(name)),
        [],
      );
    });
  }
});

describe('the table of levels', () => {
  const rows = table('level').map((cells) => cells.map((cell) => Number(cell.replaceAll(',', ''))));

  test('has ten levels', () => {
    assert.deepEqual(
      rows.map(([level]) => level),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    );
  });

  // The higher levels take too long here; `node scripts/levels.mjs` measures all.
  for (const [column, name] of [
    [1, 'arimaa'],
    [3, 'quoridor'],
  ]) {
    test(`has the nodes of the first seven levels in ${name}, to a tenth`, async () => {
      for (const { level, nodes } of await costs(name, [1, 2, 3, 4, 5, 6, 7])) {
        const stated = rows[level - 1][column];
        assert.ok(Math.abs(stated - nodes) <= nodes / 10, `level ${level}: ${nodes}, not ${stated}`);
      }
    });
  }
});
