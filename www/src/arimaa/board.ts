/** Short names for the types of `<arimaa-board>`. */
import type { ArimaaBoard } from 'keddah/boards/arimaa';

export type Board = ArimaaBoard;
export type State = NonNullable<ArimaaBoard['state']>;
export type Side = 'gold' | 'silver';

/** The two sides, Gold and Silver, in the order of their turns. */
export const SIDES = ['gold', 'silver'] as const;

/** Returns the opponent of a side. */
export const other = (side: Side): Side => (side === 'gold' ? 'silver' : 'gold');
