/// <reference lib="esnext.disposable" preserve="true" />
import { checkMove, checkName, checkOptions, checkRecord, checkWhole } from '../check.js';
import { KeddahError } from '../errors.js';
import type { Move, Reason, Verdict } from '../types.js';
import { Game } from '../wasm/arimaa.js';
import { call, loaded } from './core.js';
import { keep, rawOf, release } from './raw.js';
import type { ArimaaOptions, ArimaaPosition, ArimaaSide, ArimaaStatus, AtRisk, Frozen, TurnBuilder } from './types.js';

const SIDES = ['gold', 'silver'] as const;
const REASONS = ['goal', 'elimination', 'immobilization', 'repetition', 'resignation', 'time', 'illegal'] as const;

/** A game of the wasm on its way into the constructor. */
class Made {
  constructor(readonly raw: Game) {}
}

/**
 * A game of Arimaa: a position with a past, and the turn being built on it.
 *
 * A new game begins with the setup: the first turn of each side is its 16 placements. Squares are named `a1` to `h8`,
 * a step is piece, square and direction (`Ed2n`), a turn is one to four of them with spaces between.
 * What the rules forbid is thrown as a `RuleError`, what cannot be read as a `NotationError`;
 * either way nothing has changed.
 *
 * @example
 * ```js
 * import { init, ArimaaGame } from 'keddah/arimaa'
 * await init()
 * const game = new ArimaaGame()
 * game.play('Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2')
 * game.play('ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7')
 * console.log(game.check('Ra1n').message)
 * game.play('Ee2n Ee3n Ee4n Hb2n')
 * console.log(game.history.length, game.toString())
 * ```
 */
export class ArimaaGame {
  /** The turn being built, step by step. */
  readonly turn: TurnBuilder;
  /** `using game = …` frees it at the end of the block, where there is `Symbol.dispose`. */
  declare [Symbol.dispose]: () => void;

  /**
   * A new game, with Gold to place its pieces.
   *
   * @throws {@link KeddahError} `not-initialised` before `init` is done
   */
  constructor(options?: ArimaaOptions) {
    loaded();
    checkOptions('options', options);
    keep(this, options instanceof Made ? options.raw : new Game());
    this.turn = new Turn(this);
  }

  /**
   * Reads a position (`g [64 characters]`, or a drawing of the board) or a whole record.
   *
   * @throws {@link NotationError} where the text cannot be read, {@link RuleError} where it can but is not legal
   *
   * @example
   * ```js
   * const game = ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]')
   * console.log(game.status) // { kind: 'playing', toMove: 'gold' }
   * ```
   */
  static parse<This extends ArimaaGame>(
    this: new (
      options?: ArimaaOptions,
    ) => This,
    text: string,
    options?: ArimaaOptions,
  ): This {
    loaded();
    checkOptions('options', options);
    checkRecord(text);
    return new this(new Made(call(() => Game.parse(text))));
  }

  /** The board as it stands, with the steps of the turn being built. */
  get position(): ArimaaPosition {
    return call(() => rawOf(this).position());
  }

  /** Who is to move, or who won and how. Steps of an unfinished turn do not count. */
  get status(): ArimaaStatus {
    return call(() => rawOf(this).status());
  }

  /** The turns so far, written in full, without numbers. Setups are turns. */
  get history(): readonly string[] {
    return call(() => rawOf(this).history());
  }

  /**
   * The legal next steps of the turn being built, or the placements in a setup. None when the game is over.
   *
   * @param filter - `from`: only steps of the piece on this square
   *
   * @example
   * ```js
   * const game = ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]')
   * console.log(game.legalMoves({ from: 'e2' })) // [{ text: 'Ee2n', kind: 'step', from: 'e2', to: 'e3' }]
   * ```
   */
  legalMoves(filter?: { from?: string }): Move[] {
    const { from } = checkOptions<{ from: string }>('filter', filter);
    if (from !== undefined) checkMove(from);
    return call(() => rawOf(this).legalMoves(from));
  }

  /** Whether a whole turn, from its start, could be played, and if not why. Never throws for any string. */
  check(move: string): Verdict {
    try {
      checkMove(move);
    } catch (error) {
      if (!(error instanceof KeddahError)) throw error;
      return { ok: false, code: error.code, message: error.message, squares: [], at: error.at ?? 0 };
    }
    return call(() => rawOf(this).check(move));
  }

  /**
   * Plays a whole turn (a setup is 16 placements), and returns it written in full, with its captures.
   *
   * @throws {@link RuleError} or {@link NotationError}, and then nothing has changed; `turn-in-progress` where steps
   * of a turn have been built
   */
  play(move: string): string {
    checkMove(move);
    return call(() => rawOf(this).play(move));
  }

  /** Takes the last turn back and returns it; `null` at the start. */
  undo(): string | null {
    return call(() => rawOf(this).undo()) ?? null;
  }

  /** Plays the turn that was last taken back again and returns it; `null` where there is none. */
  redo(): string | null {
    return call(() => rawOf(this).redo()) ?? null;
  }

  /**
   * Goes to just after a turn, as `undo` and `redo` would: 0 is the start.
   *
   * @throws {@link RuleError} `no-such-ply` past the last turn
   */
  goTo(ply: number): void {
    checkWhole('ply', ply, 0, 2 ** 32 - 1);
    call(() => rawOf(this).goTo(ply));
  }

  /** Ends the game: a side, the one to move if none is said, resigns. */
  resign(player?: ArimaaSide): void {
    if (player !== undefined) checkName('player', player, SIDES);
    call(() => rawOf(this).resign(player));
  }

  /** Ends the game by something off the board: a clock, an agreement. */
  end(result: { winner: ArimaaSide; reason: Reason }): void {
    if (result === undefined) throw new TypeError('result must be an object.');
    const { winner, reason } = checkOptions<{ winner: ArimaaSide; reason: Reason }>('result', result);
    checkName('winner', winner, SIDES);
    checkName('reason', reason, REASONS);
    call(() => rawOf(this).end(winner as string, reason as string));
  }

  /** Another game that is equal to this one and goes its own way. */
  clone(): this {
    const Class = this.constructor as new (options: ArimaaOptions) => this;
    return new Class(new Made(call(() => rawOf(this).copy())));
  }

  /** The position after the last completed turn, as text that {@link ArimaaGame.parse} reads. */
  toString(): string {
    return call(() => rawOf(this).toText());
  }

  /** The whole game as text: `parse` makes an equal game of it. */
  toRecord(): string {
    return call(() => rawOf(this).toRecord());
  }

  /** A drawing of the board after the last completed turn. `parse` reads it, too. */
  toAscii(): string {
    return call(() => rawOf(this).toAscii());
  }

  /** Gives its memory back at once. Without it, that happens some time after the game is out of reach. */
  free(): void {
    release(this);
  }
}
if (Symbol.dispose) {
  ArimaaGame.prototype[Symbol.dispose] = ArimaaGame.prototype.free;
}

class Turn implements TurnBuilder {
  readonly #game: ArimaaGame;

  constructor(game: ArimaaGame) {
    this.#game = game;
  }

  get steps(): readonly string[] {
    return call(() => rawOf(this.#game).steps());
  }

  step(step: string): string {
    checkMove(step);
    return call(() => rawOf(this.#game).step(step));
  }

  undo(): string | null {
    return call(() => rawOf(this.#game).undoStep()) ?? null;
  }

  redo(): string | null {
    return call(() => rawOf(this.#game).redoStep()) ?? null;
  }

  clear(): void {
    call(() => rawOf(this.#game).clearSteps());
  }

  check(): Verdict {
    return call(() => rawOf(this.#game).checkTurn());
  }

  finish(): string {
    return call(() => rawOf(this.#game).finishTurn());
  }

  frozen(): Frozen[] {
    return call(() => rawOf(this.#game).frozen());
  }

  atRisk(): AtRisk[] {
    return call(() => rawOf(this.#game).atRisk());
  }
}
