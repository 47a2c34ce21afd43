/** Finds a person's level in a few games against the computer. */

/** The result of a game against the computer, from the person's point of view. */
export type Outcome = 'won' | 'lost' | 'drawn';

/** The amounts by which the computer's level changes after the first, second and third game. */
const STEPS = [3, 2, 1] as const;
/** The computer's level in the first game, from which the steps reach both ends of the scale. */
const FIRST_LEVEL = 4;
const MAX_LEVEL = 10;

/** The number of games that find a person's level. */
export const GAMES = STEPS.length;

/**
 * Returns the level of the next game after these outcomes; after the last game, the level to
 * propose.
 */
export function levelAfter(outcomes: readonly Outcome[]): number {
  let level = FIRST_LEVEL;
  STEPS.forEach((step, i) => {
    const outcome = outcomes[i];
    if (outcome === 'won') level += step;
    if (outcome === 'lost') level -= step;
    level = Math.min(MAX_LEVEL, Math.max(1, level));
  });
  return level;
}

/** Returns the index of the person's side in the game after these outcomes: the sides alternate. */
export const seatAfter = (outcomes: readonly Outcome[]): 0 | 1 => (outcomes.length % 2 === 0 ? 0 : 1);

/** Returns a stored value if it holds the outcomes before a game that is being played. */
export function outcomesOf(value: unknown): readonly Outcome[] | null {
  const isOutcome = (one: unknown): one is Outcome => one === 'won' || one === 'lost' || one === 'drawn';
  return Array.isArray(value) && value.length < GAMES && value.every(isOutcome) ? value : null;
}
