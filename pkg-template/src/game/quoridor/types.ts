import type { Status } from '../types.js';

/**
 * A player of Quoridor. Player 1 starts in the south, and the others follow clockwise. In a game
 * for two, player 2 starts in the north.
 */
export type QuoridorPlayer = 1 | 2 | 3 | 4;

/** The state of a game of Quoridor: the player to move, or the winner and the reason. */
export type QuoridorStatus = Status<QuoridorPlayer>;

/**
 * How squares and walls are named. `standard`: a1 is player 1's left corner, and a wall has the
 * name of the square south-west of its center. `glendenning`: rows count from the far side, and a
 * wall has the name of the square north-west of its center.
 */
export type QuoridorNotation = 'standard' | 'glendenning';

/** The options of a game of Quoridor. */
export interface QuoridorOptions {
  /** The number of players of the game; 2 by default. */
  players?: 2 | 4 | undefined;
  /** The number of squares along an edge of the board; 9 by default. */
  size?: 5 | 7 | 9 | 11 | undefined;
  /**
   * The number of walls with which each player starts, from 0 to 99; by default 10 for two players,
   * 5 for four.
   */
  walls?: number | undefined;
  /** The player who moves first; 1 by default. */
  first?: QuoridorPlayer | undefined;
  /** The naming scheme of squares and walls, in input and output. By default `parse` detects it. */
  notation?: QuoridorNotation | undefined;
}

/** The current board. Squares and walls are named in the notation of the game. */
export interface QuoridorPosition {
  /** The number of squares along an edge of the board. */
  size: number;
  /** The number of players of the game. */
  players: 2 | 4;
  /** The naming scheme of the position's squares and walls. */
  notation: QuoridorNotation;
  /** The player to move. */
  toMove: QuoridorPlayer;
  /** The square of each player's pawn, player 1 first. */
  pawns: string[];
  /** The walls on the board. */
  walls: string[];
  /** The number of walls that each player has left. */
  wallsLeft: number[];
  /** The length in steps of each player's shortest path to the goal, other pawns ignored. */
  distances: number[];
  /** How often this position has occurred, this time included. No rule limits it. */
  occurrences: number;
}
