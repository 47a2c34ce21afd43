import type { Move } from '../../kinds/all.js';
import type { ArimaaRefusalCode } from '../../kinds/arimaa.js';
import type { Status, Verdict } from '../types.js';

/** A side of Arimaa. Gold moves first. */
export type ArimaaSide = 'gold' | 'silver';

/**
 * A piece as a letter: E M H D C R from strongest to weakest; upper case is Gold, lower case
 * Silver.
 */
export type ArimaaPiece = 'E' | 'M' | 'H' | 'D' | 'C' | 'R' | 'e' | 'm' | 'h' | 'd' | 'c' | 'r';

/** The state of a game of Arimaa: the side to move, or the winner and the reason. */
export type ArimaaStatus = Status<ArimaaSide>;

/** The current board with the steps of the turn being built. */
export interface ArimaaPosition {
  /** The piece on each occupied square: `{ e2: 'E', d7: 'e' }`. */
  board: Record<string, ArimaaPiece>;
  /** The side to move. */
  toMove: ArimaaSide;
  /** The phase of the game: `setup` while pieces are being placed, then `play`. */
  phase: 'setup' | 'play';
  /** The steps of the turn being built, or the placements of a setup, each with its captures. */
  steps: string[];
  /** The number of steps (or placements) left in the turn being built. */
  stepsLeft: number;
  /**
   * How often this board has occurred, including the current turn if it ended here. At 3 the turn
   * may not end here. 0 during the setup.
   */
  occurrences: number;
  /**
   * Returns all moves of the piece on a square that the side to move can make in the rest of its
   * turn. Its own piece can walk to other squares, or push or pull once; an enemy piece can be
   * pushed or pulled once. For each target there is one walk, the shortest; all walks to it lose
   * the same pieces. Empty for an empty square, during the setup and once the game is over.
   *
   * It queries the position's game. It is not enumerable, so copies of the position do not have it.
   *
   * @throws {@link NotationError} if `square` is not a square; {@link KeddahError} `outdated` after
   * the game has left the position
   *
   * @example
   * ```js
   * const start = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`
   * const { position } = ArimaaGame.parse(start)
   * const e5 = position.destinations('e2').find(({ target }) => target === 'e5')
   * console.log(e5.kind, e5.steps.map(({ text }) => text)) // walk ['Ee2n', 'Ee3n', 'Ee4n']
   * ```
   */
  destinations(square: string): Destination[];
}

/** A step of a turn, or a placement of a setup. */
export interface TurnStep {
  /** The step or placement in notation, with its captures. */
  text: string;
  /** The piece that moves or is placed, as a letter. */
  piece: ArimaaPiece;
  /** The square that the piece leaves; undefined for a placement. */
  from?: string;
  /** The square that the piece enters, or on which it is placed. */
  to: string;
  /** The pieces that traps capture after this step. */
  captures: readonly { piece: ArimaaPiece; square: string }[];
}

/**
 * A square that a piece can reach in the rest of the turn, with the steps that lead there. `kind`
 * tells whether only a piece of the player moves or an enemy piece, too.
 */
export type Destination = Walk | PushOrPull;

/**
 * A square that the player's own piece can reach in the rest of the turn without moving an enemy
 * piece.
 */
export interface Walk extends AnyDestination {
  /** The type of the destination: only a piece of the player moves. */
  kind: 'walk';
  partner?: never;
}

/** A square that a piece can reach in the rest of the turn by a push or pull. */
export interface PushOrPull extends AnyDestination {
  /** How the square is reached: by pushing or by pulling an enemy piece. */
  kind: 'push' | 'pull';
  /** The square of the enemy piece that is pushed or pulled. */
  partner: string;
}

/** The properties that all destinations of a piece have. */
export interface AnyDestination {
  /**
   * The square of the player's own piece. For a pull that completes the previous step: the square
   * that this piece left.
   */
  actor: string;
  /**
   * The square to choose: for a push, the one that the enemy piece enters; otherwise the one that
   * the player's own piece enters.
   */
  target: string;
  /** The steps in order, at least one, legal one after the other. */
  steps: readonly TurnStep[];
}

/** A frozen piece, which cannot step, push or pull, and the pieces that freeze it. */
export interface Frozen {
  /** The square of the frozen piece. */
  square: string;
  /** The squares of the stronger enemy pieces next to the frozen piece. */
  by: string[];
}

/** A piece on a trap with a single supporting piece, so that one step could capture it. */
export interface AtRisk {
  /** The square of the piece, which is a trap. */
  square: string;
}

/** The options of a game of Arimaa; there are none so far. */
export type ArimaaOptions = Record<never, never>;

/** The turn being built, step by step. In setup each step is a placement. */
export interface TurnBuilder {
  /** The steps of the turn made so far, each with its captures. */
  readonly steps: readonly string[];
  /**
   * Adds a step to the turn being built, and returns it in full notation.
   *
   * @param step - the step as text, or an object of `legalMoves`, whose text is used
   * @throws {@link RuleError} or {@link NotationError}; the turn is then unchanged
   *
   * @example
   * ```js
   * const start = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`
   * const game = ArimaaGame.parse(start)
   * const step = game.legalMoves({ from: 'e2' }).find(({ to }) => to === 'e3')
   * console.log(game.turn.step(step)) // Ee2n
   * ```
   */
  step(step: string | Move): string;
  /** Takes back the last step of the turn being built and returns it; `null` if there is none. */
  undo(): string | null;
  /** Makes again the step that `undo` last took back, and returns it; `null` if there is none. */
  redo(): string | null;
  /** Takes back all steps of the turn being built. */
  clear(): void;
  /** Returns whether the turn being built may end now and, if not, why. */
  check(): Verdict<ArimaaRefusalCode>;
  /**
   * Ends the turn being built, and returns it in full notation.
   * @throws {@link RuleError} if the turn may not end here; it is then unchanged
   */
  finish(): string;
  /** Returns the frozen pieces of both sides on the current board. */
  frozen(): Frozen[];
  /** Returns the pieces of both sides on traps that would be captured if one supporter moved. */
  atRisk(): AtRisk[];
}
