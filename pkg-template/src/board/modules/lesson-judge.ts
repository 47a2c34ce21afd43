/** The judge of goals on a board, and the texts of its judgments in the board's language. */
import { definitionOf } from '../../game/base-game.js';
import { judgeOf as loadedJudge, loadJudge } from '../../lesson/judges.js';
import type { GameName, Judge, Judgment } from '../../lesson/types.js';
import type { Words } from '../shared/words.js';

/** The goal judges being loaded, as promises, and the errors of those that failed to load. */
const loads = new Map<GameName, unknown>();

/** Returns the name of the game that a game object belongs to, such as `arimaa`. */
export const nameOf = (game: object): GameName => definitionOf(game)?.name as GameName;

/**
 * Returns the judge of a game's goals; `undefined` while it is being loaded. Throws if it cannot be
 * loaded; the next call tries again.
 */
export function judgeOf(game: object, loaded: () => void): Judge | undefined {
  const name = nameOf(game);
  const judge = loadedJudge(name);
  if (judge) return judge;
  const failure = loads.get(name);
  if (failure instanceof Error) {
    loads.delete(name);
    throw failure;
  }
  const load = (failure as Promise<unknown> | undefined) ?? loadJudge(name).catch((error) => loads.set(name, error));
  loads.set(name, load);
  void load.then(loaded);
  return undefined;
}

/**
 * Returns a sentence for each reason why a turn does not reach the goal; empty if none is known.
 */
export function missingText(words: Words, judgment: Judgment | null): string {
  return (judgment?.missing ?? [])
    .map(({ code, message, squares, piece, square = squares[0] ?? '', count = 0, actual = 0, turn = 0 }) => {
      const id = `missing-${code}`;
      const named = piece === undefined ? undefined : { piece, square };
      return words.has(id) ? words.say(id, { piece: named, square, count, actual, turn }) : message;
    })
    .join(' ');
}
