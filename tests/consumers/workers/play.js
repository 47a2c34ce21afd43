import * as arimaa from '../node_modules/keddah/arimaa.js';
import * as quoridor from '../node_modules/keddah/quoridor.js';
import { samples } from './app/samples.js';

/** Plays a turn of each game, and the computer's answer in this thread. */
export async function play(kind) {
  try {
    let turns = 0;
    for (const [name, entry] of Object.entries({ arimaa, quoridor })) {
      const { Game, position, turn } = samples[name];
      await entry.init();
      const game = entry[Game].parse(position);
      game.play(turn);
      game.play(entry.bestMove(game, { nodes: 500 }).best);
      turns += game.history.length;
    }
    return { kind, answer: `${turns} turns` };
  } catch (error) {
    return { kind, answer: String(error) };
  }
}
