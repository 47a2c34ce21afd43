import type { Move } from '../../kinds/all.js';
import type { ArimaaMove, ArimaaRefusalCode } from '../../kinds/arimaa.js';
import { checkMove, checkName, checkOptions, checkSquare } from '../arguments.js';
import { BaseGame, initializeGame, parseForConstructor } from '../base-game.js';
import { KeddahError } from '../errors.js';
import type { Locations } from '../locations.js';
import { searchInThisThread } from '../search.js';
import type { Limits, SearchResult, Source, Verdict } from '../types.js';
import { call, withWasm } from '../wasm-game.js';
import type { ArimaaOptions, ArimaaPosition, ArimaaSide, AtRisk, Frozen, TurnBuilder, TurnStep } from './types.js';
import { ArimaaWasmGame, arimaa } from './wasm.js';

const SIDES = ['gold', 'silver'] as const;

/**
 * Loads the wasm of Arimaa. Await it before making the first game. Later calls do nothing, and
 * concurrent calls share one load.
 *
 * @param source - the wasm. Not needed in Node, Deno and Bun, with bundlers that follow
 * `new URL(…, import.meta.url)`, or if the wasm is beside the package's scripts.
 * @throws {@link KeddahError} `init-failed` if the wasm cannot be loaded; the next call tries
 * again
 *
 * @example
 * ```js
 * import { init, ArimaaGame } from 'keddah/arimaa'
 * await init()
 * console.log(new ArimaaGame().status) // { kind: 'playing', toMove: 'gold' }
 * ```
 */
export async function init(source?: Source): Promise<void> {
  return arimaa.init(source);
}

/**
 * Sets where the wasm and the worker of Arimaa are, for every `init`, engine and board that is not
 * given an address itself. Needed with bundlers that do not follow `new URL(…, import.meta.url)`
 * and where the files are elsewhere. Call it before all of these.
 *
 * @throws TypeError if `locations` has anything but addresses
 *
 * @example
 * ```js no-run
 * import { locate } from 'keddah/arimaa'
 * locate({ wasm: '/assets/arimaa_bg.wasm', worker: '/assets/worker-arimaa.js' })
 * ```
 */
export function locate(locations: Locations): void {
  arimaa.files.locate(locations);
}

/**
 * Finds the best turn. Blocks this thread until it is found; a page should use an {@link Engine}.
 *
 * @returns a complete turn from its start, ignoring steps already made
 * @throws {@link RuleError} `game-over`; TypeError for endless analysis
 *
 * @example
 * ```js
 * const start = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`
 * const game = ArimaaGame.parse(start)
 * const { best, score } = bestMove(game, { nodes: 2000, seed: 7 })
 * game.play(best)
 * console.log(best, score.win)
 * ```
 */
export function bestMove(game: ArimaaGame, limits?: Limits): SearchResult {
  if (!(game instanceof ArimaaGame)) throw new TypeError('The game must be an ArimaaGame.');
  return searchInThisThread(arimaa, game, limits);
}

/**
 * A game of Arimaa: a position, the turns that led to it, and the turn being built on it.
 *
 * A new game begins with the setup: the first turn of each side consists of its 16 placements
 * (`Ra1`). Squares are named `a1` to `h8`. A step is piece, square and direction (`Ed2n`); a turn
 * is one to four steps separated by spaces. A turn against the rules throws a `RuleError`, text
 * that cannot be read a `NotationError`; the game is then unchanged.
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
export class ArimaaGame extends BaseGame<ArimaaPosition, ArimaaSide, ArimaaMove, ArimaaRefusalCode | 'notation'> {
  /** The turn being built, step by step. */
  readonly turn: TurnBuilder;

  /**
   * Starts a new game of Arimaa, with Gold to place its pieces.
   *
   * @throws {@link KeddahError} `not-initialised` before `init` has completed
   */
  constructor(options?: ArimaaOptions) {
    super();
    initializeGame(this, arimaa, options, () => {
      checkOptions('options', options);
      return new ArimaaWasmGame('');
    });
    this.turn = new Turn(this);
  }

  /**
   * Parses a position (`g [64 characters]`, or a drawing of the board) or a record.
   *
   * @throws {@link NotationError} if the text cannot be read; {@link RuleError} if it can be read
   * but is not legal
   *
   * @example
   * ```js
   * const start = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`
   * const game = ArimaaGame.parse(start)
   * console.log(game.status) // { kind: 'playing', toMove: 'gold' }
   * console.log(game.legalMoves({ from: 'e2' })) // [{ text: 'Ee2n', kind: 'step', … }]
   * ```
   */
  static parse<This extends ArimaaGame>(
    this: new (
      options?: ArimaaOptions,
    ) => This,
    text: string,
    options?: ArimaaOptions,
  ): This {
    arimaa.checkRules();
    return new this(parseForConstructor(arimaa, text, checkOptions('options', options)));
  }

  override get position(): ArimaaPosition {
    const { position, hash } = this.#snapshot;
    return Object.defineProperty(position, 'destinations', {
      value: (square: string) => {
        checkSquare('square', square);
        const now = this.#snapshot;
        if (now.hash !== hash || `${now.position.steps}` !== `${position.steps}`) {
          throw new KeddahError('outdated', 'The game has left this position.');
        }
        return withWasm(this, (wasm: ArimaaWasmGame) => wasm.destinations(square));
      },
    });
  }

  /**
   * Yields the legal turns from the start of this turn, ignoring steps already made: for each
   * resulting board one of the shortest, short turns first. There may be tens of thousands; each is
   * searched for when it is asked for. None during the setup and once the game is over. Changes of
   * the game after the first turn do not matter.
   *
   * @example
   * ```js
   * const start = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`
   * const game = ArimaaGame.parse(start)
   * for (const turn of game.legalTurns()) if (turn.includes('x')) break // Cc2n Cc3x
   * console.log([...game.legalTurns()].length) // 3353
   * ```
   */
  override *legalTurns(): Generator<string, void> {
    const turns = withWasm(this, (wasm: ArimaaWasmGame) => wasm.legalTurns());
    try {
      for (let turn = turns.next(); turn !== undefined; turn = turns.next()) yield turn;
    } finally {
      turns.free();
    }
  }

  /**
   * Parses the text of a turn into its steps without a game, whether or not the turn is legal.
   *
   * @returns the steps of the turn, or the placements of a setup; empty if the text cannot be read
   * @throws {@link KeddahError} `not-initialised` before `init` has completed
   *
   * @example
   * ```js
   * const [push, step] = ArimaaGame.readTurn('cc4n Ec3n Hc2n')
   * console.log(push) // { text: 'cc4n', piece: 'c', from: 'c4', to: 'c5', captures: [] }
   * console.log(step.to) // c4
   * ```
   */
  static readTurn(turn: string): TurnStep[] {
    arimaa.checkRules();
    const text = checkMove(turn);
    return call(() => ArimaaWasmGame.readTurn(text));
  }

  /**
   * Returns the winner if a limit of time or turns halts the game now, as arimaa.com defines it:
   * the side that has, or had most recently, more pieces after a turn; otherwise Silver.
   *
   * @example
   * ```js
   * const start = `g [rrrrrrrrdhcemchd${' '.repeat(32)}DHCMECHDRRRRRRRR]`
   * console.log(ArimaaGame.parse(start).winnerAtLimit()) // silver
   * ```
   */
  winnerAtLimit(): ArimaaSide {
    return withWasm(this, (wasm: ArimaaWasmGame) => wasm.winnerAtLimit());
  }

  get #snapshot(): { position: ArimaaPosition; hash: string } {
    return { position: super.position, hash: this.hash };
  }

  protected override checkSide(name: string, side: unknown): ArimaaSide {
    return checkName(name, side, SIDES);
  }
}

/** The methods that build the current turn of one game, step by step. */
class Turn implements TurnBuilder {
  readonly #game: ArimaaGame;

  constructor(game: ArimaaGame) {
    this.#game = game;
  }

  get steps(): readonly string[] {
    return this.#withWasm((wasm) => wasm.steps());
  }

  step(step: string | Move): string {
    const text = checkMove(step);
    return this.#withWasm((wasm) => wasm.step(text));
  }

  undo(): string | null {
    return this.#withWasm((wasm) => wasm.undoStep()) ?? null;
  }

  redo(): string | null {
    return this.#withWasm((wasm) => wasm.redoStep()) ?? null;
  }

  clear(): void {
    this.#withWasm((wasm) => wasm.clearSteps());
  }

  check(): Verdict<ArimaaRefusalCode> {
    return this.#withWasm((wasm) => wasm.checkTurn());
  }

  finish(): string {
    return this.#withWasm((wasm) => wasm.finishTurn());
  }

  frozen(): Frozen[] {
    return this.#withWasm((wasm) => wasm.frozen());
  }

  atRisk(): AtRisk[] {
    return this.#withWasm((wasm) => wasm.atRisk());
  }

  #withWasm<Result>(use: (wasm: ArimaaWasmGame) => Result): Result {
    return withWasm(this.#game, use);
  }
}
