/** Makes a game of what an author wrote: counts, a position, moves, or a record in the element's body. */
import { QuoridorGame, type QuoridorOptions } from '../../quoridor/face.js';
import type { Written } from '../shared/state.js';
import { unfit, unfitChoice } from '../shared/unfit.js';

/** Throws what an attribute cannot be, so that it is told in the reader's language. */
export function checkOptions(options: QuoridorOptions): void {
  const { players, walls } = options;
  const few = {
    players: [2, 4],
    size: [5, 7, 9, 11],
    first: [1, 2, 3, 4].slice(0, players ?? 4),
    notation: ['standard', 'glendenning'],
  };
  for (const [name, allowed] of Object.entries(few)) {
    const value = options[name as keyof typeof few];
    const wrong = value !== undefined && unfitChoice(name, value, allowed);
    if (wrong) throw wrong;
  }
  if (walls !== undefined && !(Number.isInteger(walls) && walls >= 0 && walls <= 99)) {
    const message = `walls must be a whole number from 0 to 99, not "${walls}".`;
    throw unfit('range', message, { name: 'walls', least: 0, most: 99, value: String(walls) });
  }
}

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
