/** What a page can know of a board at one moment. */
import type { QuoridorNotation, QuoridorPlayer } from '../../quoridor/face.js';
import type { Seat } from '../shared/seats.js';
import { type BoardState, type Said, stateOf as sharedState } from '../shared/state.js';
import type { Session } from './session.js';

/** A snapshot; nothing in it changes later. What is told of the players is told in their order, player 1 first. */
export interface QuoridorBoardState extends BoardState<QuoridorPlayer> {
  seats: readonly Seat[];
  players: 2 | 4;
  size: number;
  notation: QuoridorNotation;
  pawns: string[];
  walls: string[];
  wallsLeft: number[];
  /** How many steps each player is from the goal. */
  distances: number[];
  /** Whether nothing but passing is possible. */
  mustPass: boolean;
  /** The wall that waits to be confirmed, if any. */
  pending: string | null;
  /** Whose shortest way is drawn, if anyone's. */
  path: QuoridorPlayer | null;
}

/** The state of a session, as it is looked at. */
export function stateOf(
  session: Session,
  said: Pick<QuoridorBoardState, Said | 'pending' | 'path'>,
): QuoridorBoardState {
  return {
    ...sharedState(session),
    ...session.seen.position,
    seats: session.seats,
    mustPass: session.mustPass,
    ...said,
  };
}
