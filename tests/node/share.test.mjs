// Tests games as texts for links.

import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ArimaaGame, init, NotationError, QuoridorGame } from 'keddah';
import { decodeGame, encodeGame } from 'keddah/share';

const OPENING = 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]';

before(() => init());

/** Encodes content that `encodeGame` never makes. */
async function encoded(content) {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `1${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

describe('a game survives encoding and decoding', () => {
  const arimaa = () => {
    const game = ArimaaGame.parse(OPENING);
    for (const turn of ['Ee2n Ee3n', 'ed7s ed6s', 'Hb2n']) game.play(turn);
    return game;
  };
  const resigned = () => {
    const game = arimaa();
    game.resign('silver');
    return game;
  };
  const games = {
    'Arimaa from a position': arimaa,
    'Arimaa from its setup': () => new ArimaaGame(),
    'Arimaa after a resignation': resigned,
    'Quoridor for four': () => QuoridorGame.parse('e2 b5 e8 h5 e3h', { players: 4 }),
    'Quoridor on a small board': () => new QuoridorGame({ size: 5, walls: 3 }),
  };
  for (const [name, make] of Object.entries(games)) {
    test(name, async () => {
      const game = make();
      const text = await encodeGame(game);
      assert.match(text, /^1[\w-]+$/);
      const { game: kind, record } = await decodeGame(text);
      assert.equal(kind, game instanceof ArimaaGame ? 'arimaa' : 'quoridor');
      const again = game instanceof ArimaaGame ? ArimaaGame.parse(record) : QuoridorGame.parse(record);
      assert.deepEqual([again.history, again.status, `${again}`], [game.history, game.status, `${game}`]);
    });
  }
});

test('a text is shorter than the record of a long game', async () => {
  const game = ArimaaGame.parse(OPENING);
  for (let ply = 0; ply < 80; ply += 1) {
    const steps = game.legalMoves();
    const first = (ply * 7) % steps.length;
    game.play([...steps.slice(first), ...steps.slice(0, first)].find((step) => game.check(step).ok));
  }
  assert.ok((await encodeGame(game)).length < game.toRecord().length * 0.8);
});

describe('hostile texts are refused with a NotationError', () => {
  const refused = (text) => assert.rejects(() => decodeGame(text), NotationError);
  for (const text of ['', '0', '1', '2abc', 'x', '1!', '1====', '1ö', '1AAAA', `1${'A'.repeat(100_000)}`, '1\u0000']) {
    test(JSON.stringify(text.slice(0, 12)), () => refused(text));
  }
  test('every shortened text', async () => {
    const text = await encodeGame(ArimaaGame.parse(OPENING));
    for (let length = 0; length < text.length - 1; length += 1) await refused(text.slice(0, length));
  });
  test('more than 4 MiB of record, of which the text has few', async () => {
    const text = await encoded(`arimaa\n${' '.repeat(64 * 1024 * 1024)}`);
    assert.ok(text.length < 200_000);
    await refused(text);
  });
  test('a text of more than 4 MiB', () => refused('1'.repeat(5 * 1024 * 1024)));
  test('no name of a game', async () => {
    for (const content of ['', '\n', 'arimaa', '<b>\nx', 'Arimaa\nx', new Uint8Array([97, 10, 255])])
      await refused(await encoded(content));
  });
});

test('a record that the rules forbid is refused by parse', async () => {
  const { record } = await decodeGame(await encoded('arimaa\n1g Ra1 Ra1'));
  assert.throws(() => ArimaaGame.parse(record), { name: 'RuleError' });
});

test('arguments of a wrong type are refused', async () => {
  for (const value of [undefined, null, {}, 'e2', { toRecord: () => 'x' }])
    await assert.rejects(() => encodeGame(value), TypeError);
  for (const value of [undefined, null, {}, 7]) await assert.rejects(() => decodeGame(value), TypeError);
});
