// Tests how games are printed in Node: `console.log` calls `util.inspect`.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { inspect } from 'node:util';
import * as both from 'keddah';
import { ArimaaGame, init as initArimaa } from 'keddah/arimaa';
import * as inline from 'keddah/arimaa/inline';
import { init as initQuoridor, QuoridorGame } from 'keddah/quoridor';

const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';

before(() => Promise.all([initArimaa(), initQuoridor()]));

test('a game is printed with its position, status and turns', () => {
  const game = QuoridorGame.parse('1. e2 e8');
  assert.equal(
    inspect(game),
    [
      'QuoridorGame {',
      "  position: '//e2e8/10 10/1',",
      "  status: { kind: 'playing', toMove: 1 },",
      '  ply: 2,',
      "  history: [ 'e2', 'e8' ]",
      '}',
    ].join('\n'),
  );
  game.resign();
  assert.match(inspect(game), /status: \{ kind: 'won', winner: 2, reason: 'resignation' \}/);
});

test('a turn of Arimaa is printed while it is being built', () => {
  const game = ArimaaGame.parse(OPENING);
  assert.doesNotMatch(inspect(game), /steps/);
  game.turn.step('Ee2n');
  const text = inspect(game);
  assert.ok(text.startsWith('ArimaaGame {') && text.includes(OPENING), text);
  assert.match(text, /steps: \[ 'Ee2n' \]/);
  assert.doesNotMatch(inspect(game, { depth: 5, showHidden: true }), /wbg|ptr/);
});

test('nested games keep to the depth, a freed game says so, and subclasses have their name', () => {
  class Mine extends QuoridorGame {}
  const game = new Mine();
  assert.match(inspect({ a: { game } }), /game: Mine \{/);
  assert.equal(inspect({ a: { game } }, { depth: 1 }), '{ a: { game: [Mine] } }');
  game.free();
  assert.equal(inspect(game), 'Mine (freed)');
});

test('all entry points in Node export the same class, which is printed so', () => {
  assert.equal(both.ArimaaGame, ArimaaGame);
  assert.equal(inline.ArimaaGame, ArimaaGame);
});
