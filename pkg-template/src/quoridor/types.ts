import type { Status } from '../types.js';

/** A player of Quoridor: 1 starts at the south edge, the others follow clockwise (with two players, 2 is in the north). */
export type QuoridorPlayer = 1 | 2 | 3 | 4;

/** How a Quoridor game stands. */
export type QuoridorStatus = Status<QuoridorPlayer>;

/**
 * How squares and walls are named. `standard`: a1 is player 1's left corner, and a wall is named by the square
 * south-west of its middle. `glendenning`: rows count from the far side, and a wall is named by the square north-west
 * of its middle.
 */
export type QuoridorNotation = 'standard' | 'glendenning';

/** What can be chosen about a Quoridor game. */
export interface QuoridorOptions {
  /** How many play: 2, or 4. */
  players?: 2 | 4;
  /** How many squares an edge has: 9 unless told. */
  size?: 5 | 7 | 9 | 11;
  /** How many walls each player has: 10 where two play, 5 where four do, unless told. */
  walls?: number;
  /** Who begins: player 1 unless told. */
  first?: QuoridorPlayer;
  /** How squares and walls are named, in and out. Where a text is read and it is not told, whichever fits. */
  notation?: QuoridorNotation;
}

/** The board as it stands. Squares and walls are named as the game's notation has it. */
export interface QuoridorPosition {
  /** How many squares an edge has. */
  size: number;
  /** How many play. */
  players: 2 | 4;
  /** How squares and walls are named. */
  notation: QuoridorNotation;
  /** Whose turn it is. */
  toMove: QuoridorPlayer;
  /** Where each player's pawn stands; player 1's comes first. */
  pawns: string[];
  /** The walls that lie on the board. */
  walls: string[];
  /** How many walls each player has left. */
  wallsLeft: number[];
  /** How many steps each player is from the goal, other pawns left out. */
  distances: number[];
  /** How often this position has occurred, this time counted. No rule forbids any number. */
  occurrences: number;
}
