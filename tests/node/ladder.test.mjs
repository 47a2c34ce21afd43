// Tests the report that `npm run ladder` makes from the results of matches.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fault, merged, page, plot, stepOf, stepsOf, table } from '../../scripts/lib/ladder.mjs';

const summary = (wins, losses, scoreInterval) => ({
  games: wins + losses,
  wins,
  losses,
  undecided: 0,
  score: wins / (wins + losses),
  scoreInterval,
  elo: wins && losses ? 400 * Math.log10(wins / losses) : null,
  seconds: 250,
  meanTurns: 60,
});
const step = (low, ...result) => stepOf(low, summary(...result), 123, '2026-01-01');

test('steps are named as ranges of levels', () => {
  assert.deepEqual(stepsOf(undefined), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(stepsOf('3-4'), [3]);
  assert.deepEqual(stepsOf('1-2, 8-10'), [1, 8, 9]);
  for (const wrong of ['', '4', '4-3', '0-1', '9-11', 'all']) assert.throws(() => stepsOf(wrong), RangeError, wrong);
});

test('a new result of a step replaces the old one', () => {
  const steps = [step(2, 70, 30, [0.6, 0.8]), step(4, 60, 40, [0.5, 0.7])];
  const found = merged(steps, step(2, 80, 20, [0.7, 0.9]));
  assert.deepEqual(
    found.map(({ low, wins }) => [low, wins]),
    [
      [2, 80],
      [4, 60],
    ],
  );
  assert.deepEqual(
    merged(steps, step(3, 1, 1, [0, 1])).map(({ low }) => low),
    [2, 3, 4],
  );
});

test('a step can be good, too large, too small, or need more games', () => {
  assert.equal(fault(step(1, 70, 30, [0.61, 0.79])), undefined);
  assert.equal(fault(step(1, 95, 5, [0.9, 1])), 'too large');
  assert.equal(fault(step(1, 48, 52, [0.38, 0.58])), 'too small');
  assert.equal(fault(step(1, 58, 42, [0.48, 0.68])), 'more games needed');
  assert.equal(fault(step(1, 7, 3, [0.51, 0.99])), 'more games needed');
});

test('the page and the plot have the same figures', () => {
  const steps = [step(1, 70, 30, [0.61, 0.79]), step(2, 40, 0, [0.9, 1])];
  const rows = table(steps).split('\n');
  assert.equal(rows[2], '| 2 against 1 | 100 | 70 – 30 – 0 | 70.0 % | 61.0 % to 79.0 % | +147 | 2.5 | yes |');
  assert.equal(rows[3], '| 3 against 2 | 40 | 40 – 0 – 0 | 100.0 % | 90.0 % to 100.0 % | +∞ | 6.3 | too large |');
  const text = page({ quoridor: steps });
  assert.ok(text.includes(rows[2]) && text.includes('](ladder-quoridor.svg)') && text.includes('fingerprint 123'));
  assert.match(text, /^Fewer than 100 games: 3 against 2\.\nNot measured yet: 4 against 3, .*, 10 against 9\.$/m);
  const withNet = page({ quoridor: [steps[0], { ...step(9, 70, 30, [0.61, 0.79]), player: 7, net: true }] });
  assert.match(withNet, /fingerprint 123, .*;\nbench fingerprint 7 with the network \(level 10\), /);
  const drawn = plot('quoridor', steps);
  assert.equal(drawn.match(/<circle /g).length, 2);
  assert.ok(drawn.includes('<title>2 against 1: 70.0 %</title>') && !drawn.includes('NaN'), drawn);
});

test('the levels of the page name the measured scores', () => {
  const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const ladder = JSON.parse(read('docs/ladder.json'));
  for (const game of ['arimaa', 'quoridor']) {
    const [, shown] = /const WINS = \[([^\]]+)\]/.exec(read(`www/src/${game}/view/dialogs.ts`));
    const measured = ladder[game].toSorted((a, b) => a.high - b.high).map(({ score }) => Math.round(100 * score));
    assert.deepEqual(shown.split(',').map(Number), measured, `${game}: WINS differs from docs/ladder.json`);
  }
});

test('the levels of Arimaa name the wins in two turns that docs/experiments.md has', () => {
  const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const [, shown] = /const WINS_IN_TWO = \[([^\]]+)\]/.exec(read('www/src/arimaa/view/dialogs.ts'));
  const [, rows] = /\| Level \| goal in one .*\n\|[-|]+\n((?:\|.*\n)+)/.exec(read('docs/experiments.md'));
  const measured = rows
    .match(/^.*$/gm)
    .filter(Boolean)
    .map((row) => Number(/(\d+)\/10/.exec(row)[1]));
  assert.deepEqual(shown.split(',').map(Number), measured);
});
