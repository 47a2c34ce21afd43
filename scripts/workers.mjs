// Plays an engine with two workers against one with a single worker, both with the same time per
// turn: node scripts/workers.mjs GAME [MS] [GAMES]. Needs the built package and two idle cores.
// Prints a line of JSON for each game, then the wins and losses of the two workers.

import { ArimaaGame, bestMove, Engine, init, QuoridorGame } from 'keddah';

const [name, timeMs = '300', games = '40'] = process.argv.slice(2);
const Game = { arimaa: ArimaaGame, quoridor: QuoridorGame }[name];
if (!Game) {
  console.error('usage: node scripts/workers.mjs arimaa|quoridor [MS] [GAMES]');
  process.exit(2);
}
/** The number of turns of an opening, and the level that plays them. */
const OPENING = { turns: 6, level: 4 };
/** The number of turns after which a game counts as undecided. */
const LONGEST = 300;

await init();
const two = await Engine.start({ workers: 2 });
const one = await Engine.start();

/** Plays a game from the opening of a seed; `side` is the player that has two workers. */
async function play(seed, side) {
  const game = new Game();
  for (let ply = 0; ply < LONGEST && game.status.kind === 'playing'; ply++) {
    const limits = { level: OPENING.level, seed: seed * OPENING.turns + ply };
    const engine = ply % 2 === side ? two : one;
    const { best } =
      ply < OPENING.turns ? bestMove(game, limits) : await engine.search(game, { timeMs: Number(timeMs) });
    game.play(best);
  }
  return game;
}

const score = { won: 0, lost: 0, undecided: 0 };
for (let number = 0; number < Number(games); number++) {
  const [seed, side] = [1 + (number >> 1), number % 2];
  const game = await play(seed, side);
  const { kind, winner } = game.status;
  // The players are gold and silver in Arimaa, 1 and 2 in Quoridor.
  const first = winner === 'gold' || winner === 1;
  const result = kind !== 'won' ? 'undecided' : first === (side === 0) ? 'won' : 'lost';
  score[result]++;
  console.log(JSON.stringify({ number, seed, side, result, turns: game.ply }));
}
console.log(JSON.stringify(score));
two.dispose();
one.dispose();
