/** Makes a game of what an author wrote: counts, a position, moves, or a record in the element's body. */
import { QuoridorGame, type QuoridorOptions } from '../../quoridor/face.js';
import type { Written } from '../shared/state.js';

/** Reads what is written. Throws what the rules have against it. */
export function readGame({ position, moves, record }: Written, options: QuoridorOptions): QuoridorGame {
  const start = position?.trim();
  if (!moves?.trim()) {
    const text = start || record?.trim();
    return text ? QuoridorGame.parse(text, options) : new QuoridorGame(options);
  }
  // As a record, so that the notation of moves alone is found out, too.
  if (!start) return QuoridorGame.parse(moves, options);
  const game = QuoridorGame.parse(start);
  const tagged = `[Position "${game}"]\n\n${moves}`;
  game.free();
  return QuoridorGame.parse(tagged, options.notation && { notation: options.notation });
}
