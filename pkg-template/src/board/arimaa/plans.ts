/** Plans: the moves that a player can choose from after picking up a piece. */
import type { ArimaaSide } from '../../game/arimaa/api.js';
import type { Destination } from '../../game/arimaa/types.js';
import { sideOf } from './pieces.js';

/**
 * A move that a player can choose: a destination that the rules allow for a piece, or the exchange
 * of two pieces before the first turn.
 */
export interface Plan extends Omit<Destination, 'kind'> {
  kind: Destination['kind'] | 'swap';
}

/** Returns the choice that exchanges two pieces of the initial setup. */
export const swapPlan = (actor: string, target: string): Plan => ({ kind: 'swap', actor, target, steps: [] });

/** Returns the squares on which a move to choose from captures pieces. */
export const lossesOf = ({ steps }: Plan): string[] =>
  steps.flatMap(({ captures }) => captures.map(({ square }) => square));

/** Returns the steps of a move to choose from in order; `mine` marks those of the side to move. */
export const pathsOf = ({ steps }: Plan, side: ArimaaSide): { from: string; to: string; mine: boolean }[] =>
  steps.map(({ piece, from = '', to }) => ({ from, to, mine: sideOf(piece) === side }));
