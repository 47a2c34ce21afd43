import { samples } from './samples.js';

/** With what an entry of the package offers for a game: plays a turn, asks the worker for an answer, and plays it. */
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

/** Plays every game it is given, and says so: for runtimes without a page. */
export async function playAll(entries) {
  for (const [name, entry] of Object.entries(entries)) {
    const [, answer] = await play(name, entry);
    console.log(`${name}: ${answer.length > 0 ? 'played' : 'nothing to play'}`);
  }
}
