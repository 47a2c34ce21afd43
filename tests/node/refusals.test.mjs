// Tests that each refusal of the boards names the right square, wall or player, in every language.
// The refusals are those of the rules; each has at least two different squares.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ArimaaGame, init as initArimaa } from 'keddah/arimaa';
import { init as initQuoridor, QuoridorGame } from 'keddah/quoridor';

const root = new URL('../../pkg/board/', import.meta.url);
const board = (name) => import(new URL(name, root));
const { Words } = await board('shared/words.js');
const arimaa = { ...(await board('arimaa/labels.js')), ...(await board('arimaa/why-not.js')) };
const quoridor = await board('quoridor/labels.js');
const text = async (name) => (await board(`lang/${name}.js`)).default;

before(() => Promise.all([initArimaa(), initQuoridor()]));

/** Runs `check` with the words of each language. */
async function inEachLanguage(game, check) {
  for (const lang of ['en', 'de', 'pl', 'tr']) {
    const texts = lang === 'en' ? ['en', `${game}/en`] : ['en', `${game}/en`, lang, `${game}/${lang}`];
    await check(new Words(lang, ...(await Promise.all(texts.map(text)))), lang);
  }
}

/** Returns the squares and walls that a sentence names. */
const named = (sentence) => sentence.match(/\b[a-i][1-9][hv]?\b/g) ?? [];

/** Returns the refusal that `play` throws. */
function refusalOf(play) {
  try {
    play();
  } catch ({ code, squares = [], walls = [], players = [], message }) {
    return { code, squares, walls, players, message };
  }
  assert.fail('not refused');
}

/** Returns the text of a position of Arimaa with these pieces, such as `Ee4`. */
function position(side, pieces) {
  const squares = [...'87654321'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));
  const at = new Map(pieces.split(' ').map((piece) => [piece.slice(1), piece[0]]));
  return `${side} [${squares.map((square) => at.get(square) ?? ' ').join('')}]`;
}

/** Position, steps of which the last is refused, code, and the squares that the sentence names. */
const STEPS = [
  ['g', 'Ee4 Ra1 rh8', 'Ed2n', 'no-piece', ['d2']],
  ['g', 'Ee4 Ra1 rh8 ca5', 'ca5s', 'not-your-piece', []],
  ['g', 'Ee1 Ra1 Dd4 rh8 md5', 'Dd4e', 'frozen', ['d5']],
  ['g', 'Ee4 Ra1 De5 rh8', 'Ee4n', 'occupied', ['e5']],
  ['g', 'Ee4 Ra3 rh8', 'Ra3s', 'rabbit-backward', []],
  ['g', 'Ea1 Ra3 Ce4 rh8 de5', 'de5n', 'too-weak', ['e4']],
  ['g', 'Eb5 Ra1 rh8 ca5', 'Eb5e ca5s', 'nothing-to-push-with', []],
  ['g', 'Ee4 Ra1 rh8 de5', 'de5n Ra1n', 'push-unfinished', ['e5']],
  ['g', 'Ee4 Ra1 rh8', 'Ee4n Ee5n Ee6n Ee7n Ee8s', 'no-steps-left', []],
];

for (const [side, pieces, steps, code, squares] of STEPS) {
  test(`arimaa: ${code} names ${squares.join(', ') || 'no square'}`, async () => {
    const game = ArimaaGame.parse(position(side, pieces));
    const all = steps.split(' ');
    const last = all.pop();
    for (const step of all) game.turn.step(step);
    const refusal = refusalOf(() => game.turn.step(last));
    assert.equal(refusal.code, code, refusal.message);
    await inEachLanguage('arimaa', (words, lang) => {
      const sentence = arimaa.refusalText(words, refusal, game.position.board);
      const inGerman = lang === 'de' && code === 'nothing-to-push-with' ? refusal.squares : squares;
      assert.deepEqual(named(sentence), inGerman, sentence);
    });
  });
}

test('arimaa: the refusals of the board itself name the square that was chosen', async () => {
  const game = ArimaaGame.parse(position('g', 'Ee2 Ra1 Db4 rh8 hc7'));
  const session = { game, display: { position: game.position } };
  for (const [code, from, to, squares] of [
    ['no-route', 'e2', 'a6', ['a6']],
    ['occupied', 'e2', 'b4', ['b4']],
    ['occupied', 'e2', 'c7', ['c7']],
  ]) {
    const refusal = arimaa.whyNot(session, to, from);
    assert.equal(refusal.code, code);
    await inEachLanguage('arimaa', (words, lang) => {
      const sentence = arimaa.refusalText(words, refusal, game.position.board);
      assert.deepEqual(named(sentence), squares, sentence);
      if (lang !== 'en' || code !== 'no-route') return;
      assert.equal(sentence, 'The gold elephant cannot get to a6 in this turn.');
    });
  }
});

/** Moves of which the last is refused, code, and the squares, walls or players that are named. */
const MOVES = [
  ['e2 e8 e7', 'not-adjacent', []],
  ['e2 e8 e2h d8 e3', 'wall-between', []],
  ['e2 e8 e3 e7 e4 e6 e5 d6 d6', 'square-taken', [2]],
  ['e2 e8 e3 e7 e4 e6 e5 a1h d6', 'straight-jump-possible', ['e7']],
  ['e2 e8 e3 e7 e4 e6 e5 e6h e7', 'jump-blocked', []],
  ['e2 e8 c3h e7 c3h', 'wall-overlaps', []],
  ['e2 e8 c3h e7 c3v', 'wall-crosses', ['c3h']],
  ['a1h e8 c1h e7 e1h e6 g1h e5 h1v', 'wall-blocks-path', [1]],
];

for (const [moves, code, names] of MOVES) {
  test(`quoridor: ${code} names ${names.join(', ') || 'nothing'}`, async () => {
    const game = new QuoridorGame();
    const all = moves.split(' ');
    const last = all.pop();
    for (const move of all) game.play(move);
    const refusal = refusalOf(() => game.play(last));
    assert.equal(refusal.code, code, refusal.message);
    await inEachLanguage('quoridor', (words) => {
      const sentence = quoridor.refusalText(words, refusal);
      assert.deepEqual([...named(sentence), ...(sentence.match(/\b[1-4]\b/g) ?? []).map(Number)], names, sentence);
    });
  });
}
