/** Short names for the package's types of Arimaa. */
import type { ArimaaBoard } from 'keddah/boards/arimaa';

export type Board = ArimaaBoard;
export type State = NonNullable<ArimaaBoard['state']>;
export type Side = 'gold' | 'silver';

/** Both sides in the order of their turns. */
export const SIDES = ['gold', 'silver'] as const;

/** Returns the opposing side. */
export const other = (side: Side): Side => (side === 'gold' ? 'silver' : 'gold');
