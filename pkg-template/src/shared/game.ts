/// <reference lib="esnext.disposable" preserve="true" />
import { checkMove, checkName, checkOptions, checkRecord, checkWhole } from '../check.js';
import { KeddahError } from '../errors.js';
import type { Move, Reason, Status, Verdict } from '../types.js';
import { call, keep, Made, type RawGame, rawOf, release } from './raw.js';

const REASONS = ['goal', 'elimination', 'immobilization', 'repetition', 'resignation', 'time', 'illegal'] as const;

/** What both games are in JavaScript: a position with a past. */
export abstract class BaseGame<Position, Side extends string | number> {
  /** `using game = …` frees it at the end of the block, where there is `Symbol.dispose`. */
  declare [Symbol.dispose]: () => void;

  /** The board as it stands. */
  get position(): Position {
    return this.#ask((raw) => raw.position());
  }

  /** Who is to move, or who won and how. */
  get status(): Status<Side> {
    return this.#ask((raw) => raw.status());
  }

  /** The turns so far, written in full, without numbers. */
  get history(): readonly string[] {
    return this.#ask((raw) => raw.history());
  }

  /**
   * What may be played next. Nothing when the game is over.
   *
   * @param filter - `from`: only what the piece on this square can do
   */
  legalMoves(filter?: { from?: string }): Move[] {
    const { from } = checkOptions<{ from: string }>('filter', filter);
    if (from !== undefined) checkMove(from, 'from');
    return this.#ask((raw) => raw.legalMoves(from));
  }

  /** Whether a turn could be played, and if not why. Never throws for any string. */
  check(move: string): Verdict {
    try {
      checkMove(move);
    } catch (error) {
      if (!(error instanceof KeddahError)) throw error;
      return { ok: false, code: error.code, message: error.message, squares: [], at: error.at ?? 0 };
    }
    return this.#ask((raw) => raw.check(move));
  }

  /**
   * Plays a turn, and returns it written in full.
   *
   * @throws {@link RuleError} or {@link NotationError}, and then nothing has changed
   */
  play(move: string): string {
    checkMove(move);
    return this.#ask((raw) => raw.play(move));
  }

  /** Takes the last turn back and returns it; `null` at the start. */
  undo(): string | null {
    return this.#ask((raw) => raw.undo()) ?? null;
  }

  /** Plays the turn that was last taken back again and returns it; `null` where there is none. */
  redo(): string | null {
    return this.#ask((raw) => raw.redo()) ?? null;
  }

  /**
   * Goes to just after a turn, as `undo` and `redo` would: 0 is the start.
   *
   * @throws {@link RuleError} `no-such-ply` past the last turn
   */
  goTo(ply: number): void {
    checkWhole('ply', ply, 0, 2 ** 32 - 1);
    this.#ask((raw) => raw.goTo(ply));
  }

  /** Ends the game: a player, the one to move if none is said, resigns. */
  resign(player?: Side): void {
    if (player !== undefined) this.checkSide('player', player);
    this.#ask((raw) => raw.resign(player));
  }

  /** Ends the game by something off the board: a clock, an agreement. */
  end(result: { winner: Side; reason: Reason }): void {
    if (result === undefined) throw new TypeError('result must be an object.');
    const { winner, reason } = checkOptions<{ winner: Side; reason: Reason }>('result', result);
    const known = this.checkSide('winner', winner);
    checkName('reason', reason, REASONS);
    this.#ask((raw) => raw.end(known, reason as string));
  }

  /** Another game that is equal to this one and goes its own way. */
  clone(): this {
    const Class = this.constructor as new (options: object) => this;
    return new Class(new Made(this.#ask((raw) => raw.copy())));
  }

  /** The position after the last turn, as text that `parse` reads. */
  toString(): string {
    return this.#ask((raw) => raw.toText());
  }

  /** The whole game as text: `parse` makes an equal game of it. */
  toRecord(): string {
    return this.#ask((raw) => raw.toRecord());
  }

  /** A drawing of the board after the last turn. */
  toAscii(): string {
    return this.#ask((raw) => raw.toAscii());
  }

  /** Gives its memory back at once. Without it, that happens some time after the game is out of reach. */
  free(): void {
    release(this);
  }

  /** The name or number of a side, or a `TypeError`. */
  protected abstract checkSide(name: string, side: unknown): Side;

  #ask<Result>(question: (raw: RawGame<Position, Side>) => Result): Result {
    return call(() => question(rawOf(this)));
  }
}
if (Symbol.dispose) {
  BaseGame.prototype[Symbol.dispose] = BaseGame.prototype.free;
}

/** What a constructor keeps: the wasm's game that it was given, or a new one. */
export function hold(game: object, options: unknown, fresh: () => { free(): void }): void {
  keep(game, options instanceof Made ? options.raw : fresh());
}

/** The argument that makes a constructor hold what a text says. */
export function read(text: unknown, parse: (text: string) => { free(): void }): object {
  const record = checkRecord(text);
  return new Made(call(() => parse(record)));
}
