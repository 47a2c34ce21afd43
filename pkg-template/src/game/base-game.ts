/// <reference lib="esnext.disposable" preserve="true" />
import { checkInteger, checkMove, checkName, checkOptions, checkRecord, checkSquare } from './arguments.js';
import { KeddahError } from './errors.js';
import type { GameDefinition } from './game-definition.js';
import type { Move, Reason, Status, Verdict } from './types.js';
import { type AnyWasmGame, attach, ExistingGame, release, type WasmGame, withWasm } from './wasm-game.js';

/** A position and the turns that led to it: the base class of `ArimaaGame` and `QuoridorGame`. */
export abstract class BaseGame<Position, Side extends string | number> {
  /** Lets `using game = …` free the game at the end of its block, where `Symbol.dispose` exists. */
  declare [Symbol.dispose]: () => void;

  /** The current board. */
  get position(): Position {
    return this.#withWasm((wasm) => wasm.position());
  }

  /** Who is to move, who won and how, or that the game is drawn. */
  get status(): Status<Side> {
    return this.#withWasm((wasm) => wasm.status());
  }

  /** The turns played so far, in full notation, without numbers. */
  get history(): readonly string[] {
    return this.#withWasm((wasm) => wasm.history());
  }

  /**
   * Returns the legal moves (in Arimaa the legal next steps); an empty array once the game is over.
   *
   * @param filter - `from`: only the moves of the piece on this square
   * @throws {@link NotationError} if `from` is not a square
   */
  legalMoves(filter?: { from?: string }): Move[] {
    const { from } = checkOptions<{ from: string }>('filter', filter);
    if (from !== undefined) checkSquare('from', from);
    return this.#withWasm((wasm) => wasm.legalMoves(from));
  }

  /**
   * Returns whether a turn is legal and, if not, why. Throws for no string.
   *
   * @param move - the turn as text, or an object of `legalMoves`, whose text is checked
   */
  check(move: string | Move): Verdict {
    let text: string;
    try {
      text = checkMove(move);
    } catch (error) {
      if (!(error instanceof KeddahError)) throw error;
      return { ok: false, code: error.code, message: error.message, squares: [], at: error.at ?? 0 };
    }
    return this.#withWasm((wasm) => wasm.check(text));
  }

  /**
   * Plays a turn, and returns it in full notation.
   *
   * @param move - the turn as text, or an object of `legalMoves`, whose text is played. In Arimaa
   * that is a turn of one step; for longer turns pass the objects to `turn.step`.
   * @throws {@link RuleError} or {@link NotationError}; the game is then unchanged
   *
   * @example
   * ```js
   * import { init, QuoridorGame } from 'keddah/quoridor'
   * await init()
   * const game = new QuoridorGame()
   * game.play('e2')
   * const move = game.legalMoves({ from: 'e9' }).find(({ to }) => to === 'e8')
   * console.log(game.play(move)) // e8
   * ```
   */
  play(move: string | Move): string {
    const text = checkMove(move);
    return this.#withWasm((wasm) => wasm.play(text));
  }

  /** Takes back the last turn and returns it; `null` at the start. */
  undo(): string | null {
    return this.#withWasm((wasm) => wasm.undo()) ?? null;
  }

  /** Plays again the turn that `undo` last took back, and returns it; `null` if there is none. */
  redo(): string | null {
    return this.#withWasm((wasm) => wasm.redo()) ?? null;
  }

  /**
   * Goes to the position after the given number of turns, as `undo` and `redo` would; 0 is the
   * start.
   *
   * @throws {@link RuleError} `no-such-ply` beyond the last turn
   */
  goTo(ply: number): void {
    checkInteger('ply', ply, 0, 2 ** 32 - 1);
    this.#withWasm((wasm) => wasm.goTo(ply));
  }

  /**
   * Ends the game by resignation.
   *
   * @param player - the player who resigns; by default the player to move
   * @throws {@link RuleError} `game-over`
   */
  resign(player?: Side): void {
    if (player !== undefined) this.checkSide('player', player);
    this.#withWasm((wasm) => wasm.resign(player));
  }

  /**
   * Ends the game for a reason outside the board, such as a clock. In Quoridor, two players can
   * agree on a draw: the winner is then `null` and the reason `agreement`.
   *
   * @throws {@link RuleError} `game-over`, `wrong-result` if the reason is not one for a win or a
   * draw that players decide, `draw-not-allowed` with four players
   * @throws `TypeError` for a reason that the game does not have
   *
   * @example
   * ```js
   * const game = new QuoridorGame()
   * game.end({ winner: null, reason: 'agreement' })
   * console.log(game.status) // { kind: 'drawn', reason: 'agreement' }
   * ```
   */
  end(result: { winner: Side | null; reason: Reason }): void {
    if (result === undefined) throw new TypeError('result must be an object.');
    const { winner, reason } = checkOptions<{ winner: Side | null; reason: Reason }>('result', result);
    const side = winner === null ? null : this.checkSide('winner', winner);
    const checked = checkName('reason', reason, definitionOf(this)?.reasons ?? []);
    this.#withWasm((wasm) => wasm.end(side, checked));
  }

  /** Returns an independent copy of the game with all its turns. */
  clone(): this {
    return wrapLike(
      this,
      this.#withWasm((wasm) => wasm.copy()),
    );
  }

  /** Returns the position after the last completed turn as text, which `parse` reads. */
  toString(): string {
    return this.#withWasm((wasm) => wasm.toText());
  }

  /** Returns the game with all its turns as text, from which `parse` makes an equal game. */
  toRecord(): string {
    return this.#withWasm((wasm) => wasm.toRecord());
  }

  /** Returns a drawing of the board after the last completed turn, in characters. */
  toAscii(): string {
    return this.#withWasm((wasm) => wasm.toAscii());
  }

  /**
   * Frees the memory of the game at once instead of at some later garbage collection. Every other
   * method then throws `freed`.
   */
  free(): void {
    release(this);
  }

  /**
   * Returns `side` if it is a side of this game; otherwise throws a `TypeError` or a `RangeError`.
   */
  protected abstract checkSide(name: string, side: unknown): Side;

  #withWasm<Result>(use: (wasm: WasmGame<Position, Side>) => Result): Result {
    return withWasm(this, use);
  }
}
if (Symbol.dispose) {
  BaseGame.prototype[Symbol.dispose] = BaseGame.prototype.free;
}

/** The definition of each public game object. */
const definitions = new WeakMap<object, GameDefinition>();

/** Returns the definition of a public game object; `undefined` for any other object. */
export function definitionOf(game: object): GameDefinition | undefined {
  return definitions.get(game);
}

/**
 * Attaches a wasm game to a public game under construction: the one in `options` if that is an
 * {@link ExistingGame}, otherwise a new one.
 */
export function initializeGame(
  game: object,
  definition: GameDefinition,
  options: unknown,
  create: () => AnyWasmGame,
): void {
  definition.checkRules();
  definitions.set(game, definition);
  attach(game, options instanceof ExistingGame ? options.wasm : create());
}

/** Parses text into a game that a constructor attaches when it is passed as its options. */
export function parseForConstructor(definition: GameDefinition, text: unknown, options: object): object {
  return new ExistingGame(definition.parse(checkRecord(text), options));
}

/** Makes a public game of the same class as `game` around a wasm game. */
export function wrapLike<Game extends object>(game: Game, wasm: AnyWasmGame): Game {
  const Class = game.constructor as new (options: object) => Game;
  return new Class(new ExistingGame(wasm));
}
