// Tests that 20,000 random and mutated texts for links are decoded, or refused as documented.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ArimaaGame, init, KeddahError, NotationError, QuoridorGame } from 'keddah';
import { decodeGame, encodeGame } from 'keddah/share';

const TEXTS = 20_000;
/** The longest that one text may take, in milliseconds. Nearly all take less than one. */
const MAX_MS = 5000;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Parts of records, and words that a careless parser would treat in a special way. */
const PARTS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', '<script>', '\0', '\ud83d', '🐘', '\n', ' ', '"', '%'],
  ...['arimaa\n', 'quoridor\n', '1. e2 e8', '1g Ra1', '[Size "11"]\n', '[Players "4"]\n', '[%win 0.5]', '9999999999'],
  ...['{', '}', '(', ')', '[', ']', 'takeback', 'e3h', 'pass', 'Ee2n'],
];

const CLASSES = new Map(Object.entries({ arimaa: ArimaaGame, quoridor: QuoridorGame }));

/** The built-in objects whose prototypes must stay as they are. */
const BUILT_IN = [Object, Array, String, Number, Function, Promise, Map, Error, Uint8Array];
const prototypes = () => BUILT_IN.map(({ prototype }) => Reflect.ownKeys(prototype).map(String).sort().join(' '));

/** Returns a function that returns random integers from 0 to `below` - 1 (xorshift). */
function generator(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Encodes content that `encodeGame` may never make. */
async function encoded(content) {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `1${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

/** Returns games of both kinds in which random turns were played. */
function randomGames(random) {
  const games = [
    ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]'),
    ...[{}, { players: 4 }, { size: 5, walls: 3 }].map((options) => new QuoridorGame(options)),
  ];
  for (const game of games) {
    for (let ply = 0; ply < 12 && game.status.kind === 'playing'; ply += 1) {
      const legal = game.legalMoves().filter((move) => game.check(move).ok);
      game.play(legal[random(legal.length)]);
    }
  }
  return games;
}

/** Replaces, inserts, removes or repeats up to four parts of a text. */
function mutated(text, parts, random) {
  let result = text;
  for (let edits = random(4); edits >= 0; edits -= 1) {
    const from = random(result.length + 1);
    const to = from + random(2) * random(12);
    const inserted = random(5) === 0 ? result.slice(from, from + random(40)) : parts[random(parts.length)];
    result = result.slice(0, from) + (random(4) === 0 ? '' : inserted) + result.slice(to);
  }
  return result;
}

before(() => init());

test(`${TEXTS} random and mutated texts are decoded, or refused with a documented error`, async (context) => {
  const random = generator(20_261_127);
  const games = randomGames(random);
  const sound = await Promise.all(games.map((game) => encodeGame(game)));
  const contents = await Promise.all(
    sound.map(async (text) => {
      const { game, record } = await decodeGame(text);
      return `${game}\n${record}`;
    }),
  );
  const of = (list) => list[random(list.length)];
  const several = (list, count) => Array.from({ length: random(count) }, () => of(list)).join('');
  const kinds = [
    () => mutated(of(sound), LETTERS, random),
    () => mutated(of(sound), PARTS, random),
    () => of(sound).slice(0, random(200)) + of(sound).slice(random(200)),
    () => `1${several(LETTERS, 100)}`,
    () => several([...LETTERS, ...PARTS], 40),
    () => encoded(mutated(of(contents), PARTS, random)),
    () => encoded(`${of([...PARTS, 'arimaa', 'quoridor'])}\n${several(PARTS, 40)}`),
    () => encoded(Uint8Array.from({ length: random(200) }, () => random(256))),
  ];
  const earlier = prototypes();
  const counts = { refused: 0, decoded: 0, read: 0 };
  for (let index = 0; index < TEXTS; index += 1) {
    const text = await kinds[index % kinds.length]();
    const about = `text ${index}: ${JSON.stringify(text)}`;
    const begin = performance.now();
    const shared = await decodeGame(text).catch((error) => {
      assert.ok(error instanceof NotationError, `${about}: ${error}`);
      assert.equal(error.code, 'notation', about);
    });
    if (!shared) counts.refused += 1;
    else {
      counts.decoded += 1;
      assert.deepEqual(Object.keys(shared), ['game', 'record'], about);
      assert.match(shared.game, /^[a-z0-9-]+$/, about);
      const Game = CLASSES.get(shared.game);
      try {
        const game = Game?.parse(shared.record);
        if (game) {
          const again = await decodeGame(await encodeGame(game));
          assert.deepEqual(again, { game: shared.game, record: game.toRecord() }, about);
          counts.read += 1;
        }
        game?.free();
      } catch (error) {
        assert.ok(error instanceof KeddahError, `${about}: ${error}`);
      }
    }
    assert.ok(performance.now() - begin < MAX_MS, about);
  }
  assert.deepEqual(prototypes(), earlier);
  context.diagnostic(JSON.stringify(counts));
  // Texts of every kind of outcome are among them.
  for (const [outcome, count] of Object.entries(counts)) assert.ok(count > TEXTS / 20, `${outcome}: ${count}`);
});
