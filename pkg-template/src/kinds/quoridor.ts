/** The moves of Quoridor, and the codes of what it refuses, which never change. */

import type { RecordRefusalCode } from './codes.js';

/** A legal move of a pawn of Quoridor. */
export interface PawnMove {
  /** The move in the notation that `play` reads. */
  text: string;
  /** The type of move. */
  kind: 'pawn';
  /** The square that the pawn leaves. */
  from: string;
  /** The square that the pawn enters. */
  to: string;
  by?: never;
  captures?: never;
}

/** A legal wall of Quoridor. */
export interface WallMove {
  /** The notation that `play` reads: the name of the wall. */
  text: string;
  /** The type of move. */
  kind: 'wall';
  from?: never;
  to?: never;
  by?: never;
  captures?: never;
}

/** A pass in Quoridor, which is legal only if no other move is. */
export interface PassMove {
  /** The notation that `play` reads: `pass`. */
  text: string;
  /** The type of move. */
  kind: 'pass';
  from?: never;
  to?: never;
  by?: never;
  captures?: never;
}

/** A legal move of Quoridor, told apart by `kind`. */
export type QuoridorMove = PawnMove | WallMove | PassMove;

/** The codes of the reasons why a move of Quoridor is illegal. */
export type QuoridorRefusalCode =
  | RecordRefusalCode
  | 'off-board'
  | 'not-adjacent'
  | 'wall-between'
  | 'square-taken'
  | 'straight-jump-possible'
  | 'jump-blocked'
  | 'wall-off-board'
  | 'wall-overlaps'
  | 'wall-crosses'
  | 'wall-blocks-path'
  | 'no-walls-left'
  | 'pass-not-allowed'
  | 'not-your-turn'
  | 'no-such-player';

/**
 * The codes of the reasons why a position of Quoridor is illegal, or a game with some options
 * cannot start.
 */
export type QuoridorFaultCode =
  | 'bad-size'
  | 'bad-players'
  | 'bad-walls'
  | 'walls-left-missing'
  | 'no-such-player'
  | 'pawn-off-board'
  | 'pawns-together'
  | 'wall-off-board'
  | 'wall-overlaps'
  | 'wall-crosses'
  | 'no-path';
