/** The moves of Arimaa, and the codes of what it refuses, which never change. */

import type { RecordRefusalCode } from './codes.js';

/** A legal step of Arimaa that moves a piece of the player. */
export interface StepMove {
  /** The move in the notation that `play` or `turn.step` reads. */
  text: string;
  /** The type of the move. */
  kind: 'step';
  /** The square that the piece leaves. */
  from: string;
  /** The square that the piece enters. */
  to: string;
  by?: never;
  /** The trap squares on which the move captures pieces. */
  captures?: string[];
}

/** A legal step of Arimaa that moves an enemy piece, and that the next step must complete. */
export interface PushMove {
  /** The move in the notation that `play` or `turn.step` reads. */
  text: string;
  /** The type of move. */
  kind: 'push';
  /** The square that the enemy piece leaves. */
  from: string;
  /** The square that the enemy piece enters. */
  to: string;
  /** The squares of the pieces that can complete the push. */
  by: string[];
  /** The trap squares on which the move captures pieces. */
  captures?: string[];
}

/** A legal step of Arimaa that moves an enemy piece to the square that the last step left. */
export interface PullMove {
  /** The move in the notation that `play` or `turn.step` reads. */
  text: string;
  /** The type of move. */
  kind: 'pull';
  /** The square that the enemy piece leaves. */
  from: string;
  /** The square that the enemy piece enters. */
  to: string;
  by?: never;
  /** The trap squares on which the move captures pieces. */
  captures?: string[];
}

/** A legal placement in the setup of Arimaa. */
export interface PlacementMove {
  /** The move in the notation that `play` or `turn.step` reads. */
  text: string;
  /** The type of move. */
  kind: 'placement';
  from?: never;
  /** The square on which the piece is placed. */
  to: string;
  by?: never;
  captures?: never;
}

/** A legal step or placement of Arimaa, told apart by `kind`. */
export type ArimaaMove = StepMove | PushMove | PullMove | PlacementMove;

/** The codes of the reasons why a turn, step or setup of Arimaa is illegal. */
export type ArimaaRefusalCode =
  | RecordRefusalCode
  | 'no-piece'
  | 'wrong-piece'
  | 'not-your-piece'
  | 'frozen'
  | 'occupied'
  | 'off-board'
  | 'rabbit-backward'
  | 'too-weak'
  | 'nothing-to-push-with'
  | 'push-unfinished'
  | 'no-steps-left'
  | 'unchanged'
  | 'third-repetition'
  | 'wrong-capture'
  | 'setup-rank'
  | 'setup-count'
  | 'setup-expected'
  | 'setup-over'
  | 'turn-in-progress';

/** The codes of the reasons why a position of Arimaa is illegal. */
export type ArimaaFaultCode = 'too-many' | 'unsupported-on-trap';
