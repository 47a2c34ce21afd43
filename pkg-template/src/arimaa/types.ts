import type { Status, Verdict } from '../types.js';

/** A side of Arimaa: Gold, which moves first, or Silver. */
export type ArimaaSide = 'gold' | 'silver';

/** A piece as one letter: E M H D C R from strong to weak; capitals are Gold, small letters Silver. */
export type ArimaaPiece = 'E' | 'M' | 'H' | 'D' | 'C' | 'R' | 'e' | 'm' | 'h' | 'd' | 'c' | 'r';

/** How an Arimaa game stands. */
export type ArimaaStatus = Status<ArimaaSide>;

/** The board as it stands, with the steps of the turn being built. */
export interface ArimaaPosition {
  /** What stands where, by the name of the square: `{ e2: 'E', d7: 'e' }`. Empty squares are not there. */
  board: Record<string, ArimaaPiece>;
  /** Whose turn it is. */
  toMove: ArimaaSide;
  /** Whether pieces are still being placed. */
  phase: 'setup' | 'play';
  /** The steps of the turn being built, or the placements of a setup, each with what it captures. */
  steps: string[];
  /** How many steps (or placements) are left in this turn. */
  stepsLeft: number;
  /**
   * How often the board as it stands will have occurred if the turn ends here, this time counted; before the first
   * step, how often it has occurred. 2 tells that a turn repeats, 3 that it may not end so. 0 in setup.
   */
  occurrences: number;
}

/** A piece that may not step, push or pull, and what freezes it. */
export interface Frozen {
  /** Where it stands. */
  square: string;
  /** The squares of the stronger enemies beside it. */
  by: string[];
}

/** A piece on a trap with a single friend beside: one step from being lost. */
export interface AtRisk {
  /** Where it stands. */
  square: string;
}

/** Nothing can be chosen about an Arimaa game yet. */
export type ArimaaOptions = Record<never, never>;

/** The turn being built, step by step. In setup, a step is a placement. */
export interface TurnBuilder {
  /** The steps so far, each with what it captures. */
  readonly steps: readonly string[];
  /**
   * Makes a step, and says it in full.
   * @throws RuleError or NotationError, and then nothing has changed
   */
  step(step: string): string;
  /** Takes the last step back and says which; `null` where there is none. */
  undo(): string | null;
  /** Makes the step that was last taken back again; `null` where there is none. */
  redo(): string | null;
  /** Takes all steps back. */
  clear(): void;
  /** Whether the turn may end here, and if not why. */
  check(): Verdict;
  /**
   * Ends the turn, and says it in full.
   * @throws RuleError where the turn may not end here, and then nothing has changed
   */
  finish(): string;
  /** Every frozen piece on the board, of both sides. */
  frozen(): Frozen[];
  /** The pieces of both sides that stand on a trap with a single friend beside: one step from being lost. */
  atRisk(): AtRisk[];
}
