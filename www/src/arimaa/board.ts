/** What the page needs to know of the board element: the package's own types under short names. */
import type { ArimaaBoard } from 'keddah/boards/arimaa';

export type Board = ArimaaBoard;
export type State = NonNullable<ArimaaBoard['state']>;
export type Side = 'gold' | 'silver';

export const other = (side: Side): Side => (side === 'gold' ? 'silver' : 'gold');
