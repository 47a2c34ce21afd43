/** Short names for the types of `<quoridor-board>`. */
import type { QuoridorBoard } from 'keddah/boards/quoridor';
import type { QuoridorNotation, QuoridorPlayer } from 'keddah/quoridor';

export type Board = QuoridorBoard;
export type State = NonNullable<QuoridorBoard['state']>;
export type Player = QuoridorPlayer;
export type Notation = QuoridorNotation;

/** Returns the players of a game in the order of their turns. */
export function playersOf(count: 2 | 4): Player[] {
  return ([1, 2, 3, 4] as const).slice(0, count);
}
