/** The API of `keddah/lesson`. The entry points add the location of the wasm. */

import { checkOptions } from '../game/arguments.js';
import { definitionOf } from '../game/base-game.js';
import type { Source } from '../game/types.js';
import type { AnyGame, PerGame } from '../games/games.js';
import { GAME_NAMES, isGameName, loadJudge } from './judges.js';
import type { GameName, GoalFault, Judgment } from './types.js';

export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from '../game/errors.js';
export type { Source } from '../game/types.js';
export type { AnyGame, PerGame } from '../games/games.js';
export { CourseError, parseCourse, starsFor } from './course.js';
export type * from './types.js';

/** A position as text: in its own notation, or as a record that ends there. */
export interface Start {
  /** The name of the game that the position belongs to. */
  game: GameName;
  /** The position, or the record of a game that ends in it. */
  text: string;
}

/**
 * Loads the judges of goals, for the games whose sources are given, or by default for both. {@link
 * checkGoal} loads them when needed: call this only if the wasm is elsewhere.
 *
 * @param sources - the location of the wasm of each game
 * @throws {@link KeddahError} `init-failed`; the next call tries again
 */
export async function init(sources?: PerGame<Source>): Promise<void> {
  const given = checkOptions<PerGame<Source>>('sources', sources);
  const names = (Object.keys(given).length > 0 ? Object.keys(given) : GAME_NAMES) as GameName[];
  await Promise.all(names.map((name) => loadJudge(name, given[name])));
}

/**
 * Judges whether a goal is reached and, if not, what is missing. The side to move at the start is
 * the solver.
 *
 * @param start - a game at the position at which the solver begins, or that position as text
 * @param goal - the goal, such as `capture h@d6 and not push`
 * @param turns - the turns made since, the first of which is the solver's
 * @throws {@link NotationError} for a goal with an unknown word (`goal-word`), with the offset
 * `at`, and the errors of parsing and of the rules for the other arguments
 *
 * @example
 * ```js
 * import { checkGoal } from 'keddah/lesson'
 * const start = { game: 'quoridor', text: '//e4e5/5 5/1' }
 * console.log((await checkGoal(start, 'jump', ['e6'])).done) // true
 * console.log((await checkGoal(start, 'jump', ['e3'])).done) // false
 * ```
 */
export async function checkGoal(
  start: AnyGame | Start,
  goal: string,
  turns: readonly string[] = [],
): Promise<Judgment> {
  const { game, text } = startOf(start);
  return (await loadJudge(game)).judge(text, goal, turns);
}

/**
 * Returns the errors in the text of a lesson's goal for a position; empty if it has none.
 *
 * @param start - a game at the position at which the solver begins, or that position as text
 *
 * @example
 * ```js
 * import { goalFaults } from 'keddah/lesson'
 * const [fault] = await goalFaults({ game: 'quoridor', text: '//e4e5/5 5/1' }, 'leap')
 * console.log(fault.code, fault.at) // goal-word 0
 * ```
 */
export async function goalFaults(start: AnyGame | Start, goal: string): Promise<GoalFault[]> {
  const { game, text } = startOf(start);
  return (await loadJudge(game)).faults(text, goal);
}

function startOf(start: AnyGame | Start): Start {
  const definition = typeof start === 'object' && start !== null ? definitionOf(start) : undefined;
  if (definition) return { game: definition.name as GameName, text: (start as AnyGame).toRecord({ to: 'cursor' }) };
  const { game, text } = checkOptions<Start>('start', start);
  if (!isGameName(game) || typeof text !== 'string')
    throw new TypeError('start must be a game of keddah, or { game, text }.');
  return { game, text };
}
