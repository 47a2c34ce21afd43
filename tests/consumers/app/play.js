import { samples } from './samples.js';

/** Plays a turn through an entry point, searches for a reply in the worker, and plays it. */
export async function play(name, entry) {
  const { Game, position, turn } = samples[name];
  await entry.init();
  const game = entry[Game].parse(position);
  game.play(turn);
  const engine = await entry.Engine.start();
  const { best } = await engine.search(game, { nodes: 2000, seed: 1 });
  engine.dispose();
  return [turn, game.play(best)];
}

/** Plays each game and prints a line for it: for runtimes without a page. */
export async function playAll(entries) {
  for (const [name, entry] of Object.entries(entries)) {
    const [, answer] = await play(name, entry);
    console.log(`${name}: ${answer.length > 0 ? 'played' : 'nothing to play'}`);
  }
}

/** The output of `playAll` for all games. */
export const playedLines = Object.keys(samples)
  .map((name) => `${name}: played\n`)
  .join('');
