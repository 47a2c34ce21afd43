// Tests that arbitrary text gives a typed error in little time and changes nothing.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ArimaaGame, init, KeddahError, QuoridorGame } from 'keddah';

const MB = 1 << 20;
const START = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';
const markup = `<img src=x onerror="alert(1)"><script>alert(1)</script>&amp;{{x}}\${x}`;
/** Returns a text repeated up to a megabyte. */
const full = (text) => text.repeat(Math.ceil(MB / text.length));

before(() => init());

/**
 * Calls a function; returns its result or error, and its processor time in milliseconds, which
 * other processes do not stretch.
 */
function timed(act) {
  const begin = process.cpuUsage();
  let answer;
  let thrown;
  try {
    answer = act();
  } catch (error) {
    thrown = error;
  }
  const { user, system } = process.cpuUsage(begin);
  return { ms: (user + system) / 1000, answer, thrown };
}

/** Texts of a megabyte: nonsense, almost valid text, and long records. */
const huge = {
  'one letter': full('x'),
  spaces: full(' '),
  'line ends': full('\n'),
  markup: full(markup),
  'zero bytes': full('\0'),
  'letters beyond the plane': full('😀'),
  'half a letter': full('\ud83d'),
  digits: full('9'),
  'tag after tag': full('[Event "a"]\n'),
  'a tag of quotes': `[Event "${full('\\"')}"]\n`,
  'a tag without an end': `[Event "${full('a')}`,
  'a number in a tag': `[Size "${full('9')}"]\n[Position "${full('9')}"]`,
  brackets: full('['),
  braces: full('{'),
  parentheses: full('('),
  'a comment': `{${full(markup)}}`,
  'turn numbers': full('1. '),
  'numbers of plies': full('1g '),
  takebacks: full('takeback\n'),
  'a position': `g [${full(' ')}]`,
  slashes: full('/'),
};

const games = {
  Arimaa: {
    Game: () => ArimaaGame,
    fresh: () => ArimaaGame.parse(START),
    turn: 'Ee2n',
    records: {
      'a turn taken back all the time': `[Position "${START}"]\n${full('2g Ee2n\n2g takeback\n')}`,
      'a turn that cannot be played again': `[Position "${START}"]\n${full('2g Ee2n\n')}`,
    },
  },
  Quoridor: {
    Game: () => QuoridorGame,
    fresh: () => new QuoridorGame(),
    turn: 'e2',
    records: {
      'four moves to and fro': full('e2 e8 e1 e9 '),
      'a comment after every move': full(`e2 {${markup}} e8 e1 e9 `),
      'the same wall': full('e3h '),
    },
  },
};

for (const [name, { Game, fresh, turn, records }] of Object.entries(games)) {
  describe(name, () => {
    for (const [what, text] of Object.entries({ ...huge, ...records })) {
      test(`a megabyte is read or refused in a second of processor time: ${what}`, () => {
        const game = fresh();
        const before = game.toString();
        for (const act of [() => Game().parse(text), () => game.check(text), () => game.play(text)]) {
          const { ms, thrown } = timed(act);
          assert.ok(ms < 1000, `${Math.round(ms)} ms`);
          if (thrown === undefined) continue;
          assert.ok(thrown instanceof KeddahError, String(thrown));
          assert.ok(thrown.message.length < 500, `${thrown.message.length} letters`);
        }
        assert.equal(game.check(text).ok, false);
        assert.equal(game.toString(), before);
      });
    }

    test('markup in a tag stays plain text', () => {
      const game = fresh();
      game.play(turn);
      const record = game.toRecord();
      const tagged = `[Event "${markup.replaceAll('"', '\\"')}"]\n${record}`;
      const again = Game().parse(tagged);
      assert.equal(again.toString(), game.toString());
      assert.ok(again.toRecord().includes('<script>alert(1)</script>'));
      assert.deepEqual(again.history, game.history);
    });

    test('a refusal quotes only a little of the text', () => {
      const { code, message } = fresh().check(markup);
      assert.equal(code, 'notation');
      assert.ok(message.length < 200, message);
    });

    for (const wrong of [undefined, null, 5, 5n, {}, [], Symbol('x'), () => turn, new String(turn)]) {
      test(`a ${Object.prototype.toString.call(wrong)} is refused as a text, with a TypeError: ${typeof wrong}`, () => {
        const game = fresh();
        const before = game.toString();
        for (const act of [() => Game().parse(wrong), () => game.play(wrong), () => game.check(wrong)]) {
          const { thrown, answer } = timed(act);
          assert.ok(thrown instanceof TypeError, String(thrown ?? JSON.stringify(answer)));
        }
        assert.equal(game.toString(), before);
      });
    }

    test('names of inherited object properties are refused as text', () => {
      const game = fresh();
      for (const text of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
        assert.equal(game.check(text).ok, false);
        assert.throws(() => game.legalMoves({ from: text }), KeddahError);
        assert.throws(() => Game().parse(text), KeddahError);
      }
    });
  });
}
