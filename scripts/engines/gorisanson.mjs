// Runs gorisanson/quoridor-ai as a QTP engine for `keddah match`. Needs a checkout of that program:
//
//     node scripts/engines/gorisanson.mjs CHECKOUT [ROLLOUTS]

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { serve } from './serve.mjs';

const [checkout, rollouts = '20000'] = process.argv.slice(2);
if (!checkout) {
  console.error('usage: node scripts/engines/gorisanson.mjs CHECKOUT [ROLLOUTS]');
  process.exit(2);
}
const source = ['game.js', 'ai.js'].map((file) => readFileSync(join(checkout, 'src/js', file), 'utf8')).join('\n');
// The value that its web page uses.
const EXPLORATION = 0.2;
const { Game, AI } = runInThisContext(`((console) => {${source}\nreturn { Game, AI };})`)({ log() {} });

let game;
const begin = () => {
  game = new Game(true);
};
begin();

/**
 * Converts a move in QTP notation, such as e8 or e3h, to the opponent program's form: a pawn move,
 * a horizontal and a vertical wall, two of which are null.
 */
function read(text) {
  const [, file, rank, wall] = /^([a-i])([1-9])([hv]?)$/.exec(text) ?? [];
  if (!file) throw new Error(`not a move: ${text}`);
  const at = [Number(rank) - 1, file.charCodeAt(0) - 97];
  return [wall ? null : at, wall === 'h' ? at : null, wall === 'v' ? at : null];
}

/** Converts a move of the opponent program to the notation of QTP, the Quoridor text protocol. */
function write([pawn, horizontal, vertical]) {
  const [row, column] = pawn ?? horizontal ?? vertical;
  return `${String.fromCharCode(97 + column)}${row + 1}${pawn ? '' : horizontal ? 'h' : 'v'}`;
}

await serve({
  name: () => `quoridor-ai ${rollouts}`,
  time_settings: () => '',
  clear_board: () => begin() ?? '',
  play: (_, move) => {
    if (!game.doMove(read(move), true)) throw new Error(`illegal move: ${move}`);
    return '';
  },
  genmove: () => {
    const move = new AI(Number(rollouts), EXPLORATION, false, false).chooseNextMove(game);
    game.doMove(move);
    return write(move);
  },
});
