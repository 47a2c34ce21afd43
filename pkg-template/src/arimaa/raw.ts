import { KeddahError } from '../errors.js';
import type { Game } from '../wasm/arimaa.js';

/** The wasm's game within each game of ours: beside them, so that no public type speaks of it. */
const raws = new WeakMap<object, Game>();

export function keep(game: object, raw: Game): void {
  raws.set(game, raw);
}

export function rawOf(game: object): Game {
  const raw = raws.get(game);
  if (!raw) throw new KeddahError('freed', 'This game was given back with free().');
  return raw;
}

export function release(game: object): void {
  raws.get(game)?.free();
  raws.delete(game);
}
