import type { QuoridorNotation, QuoridorPlayer } from '../../game/quoridor/api.js';
import type { BoardState } from '../shared/state.js';
import type { QuoridorModel } from './model.js';

/**
 * A snapshot of the state of a Quoridor board, for the page. Lists with one entry per player start
 * with player 1.
 */
export interface QuoridorBoardState extends BoardState<QuoridorPlayer> {
  players: 2 | 4;
  size: number;
  notation: QuoridorNotation;
  pawns: string[];
  walls: string[];
  wallsLeft: number[];
  /** The number of steps from each pawn to its goal. */
  distances: number[];
  /** Whether passing is the only legal move. */
  mustPass: boolean;
  /** The previewed wall that waits for the player to confirm it, in notation, if any. */
  pending: string | null;
  /** The number of the player whose shortest path is drawn, if any. */
  path: QuoridorPlayer | null;
}

/** Returns the value of `board.state` of a Quoridor board, for the page in which the board is. */
export function stateOf(
  model: QuoridorModel,
  shared: BoardState<QuoridorPlayer>,
  drawn: Pick<QuoridorBoardState, 'pending' | 'path'>,
): QuoridorBoardState {
  const { mustPass, shownDisplay } = model;
  return { ...shared, ...shownDisplay.position, mustPass, ...drawn };
}
