import type { QuoridorMove, QuoridorRefusalCode } from '../../kinds/quoridor.js';
import { checkInteger, checkName, checkOptions } from '../arguments.js';
import { BaseGame, initializeGame, parseForConstructor, wrapLike } from '../base-game.js';
import type { Locations } from '../locations.js';
import { searchInThisThread } from '../search.js';
import type { Limits, SearchResult, Source } from '../types.js';
import { call, withWasm } from '../wasm-game.js';
import type { QuoridorNotation, QuoridorOptions, QuoridorPlayer, QuoridorPosition } from './types.js';
import { optionsText, QuoridorWasmGame, quoridor } from './wasm.js';

const PLAYERS = [1, 2, 3, 4] as const;
const NOTATIONS = ['standard', 'glendenning'] as const;

/**
 * Loads the wasm of Quoridor. Await it before making the first game. Later calls do nothing, and
 * concurrent calls share one load.
 *
 * @param source - the wasm. Not needed in Node, Deno and Bun, with bundlers that follow
 * `new URL(…, import.meta.url)`, or if the wasm is beside the package's scripts.
 * @throws {@link KeddahError} `init-failed` if the wasm cannot be loaded; the next call tries
 * again
 *
 * @example
 * ```js
 * import { init, QuoridorGame } from 'keddah/quoridor'
 * await init()
 * console.log(new QuoridorGame().status) // { kind: 'playing', toMove: 1 }
 * ```
 */
export async function init(source?: Source): Promise<void> {
  return quoridor.init(source);
}

/**
 * Sets where the wasm and the worker of Quoridor are, for every `init`, engine and board that is
 * not given an address itself. Needed with bundlers that do not follow `new URL(…,
 * import.meta.url)` and where the files are elsewhere. Call it before all of these.
 *
 * @throws TypeError if `locations` has anything but addresses
 *
 * @example
 * ```js no-run
 * import { locate } from 'keddah/quoridor'
 * locate({ wasm: '/assets/quoridor_bg.wasm', worker: '/assets/worker-quoridor.js' })
 * ```
 */
export function locate(locations: Locations): void {
  quoridor.files.locate(locations);
}

/**
 * Finds the best move. Blocks this thread until it is found; a page should use an {@link Engine}.
 *
 * @throws {@link RuleError} `game-over`; TypeError for endless analysis
 *
 * @example
 * ```js
 * const game = new QuoridorGame()
 * const { best, score } = bestMove(game, { nodes: 2000, seed: 7 })
 * game.play(best)
 * console.log(best, score.win)
 * ```
 */
export function bestMove(game: QuoridorGame, limits?: Limits): SearchResult {
  if (!(game instanceof QuoridorGame)) throw new TypeError('The game must be a QuoridorGame.');
  return searchInThisThread(quoridor, game, limits);
}

/**
 * A game of Quoridor for two or four players: a position and the moves that led to it.
 *
 * A move is the square that the pawn goes to (`e2`) or a wall: the square that names it, then `h`
 * or `v` (`e3h`). `pass` is legal only if no other move is. A move against the rules throws a
 * `RuleError`, text that cannot be read a `NotationError`; the game is then unchanged.
 *
 * @example
 * ```js
 * import { init, QuoridorGame } from 'keddah/quoridor'
 * await init()
 * const game = new QuoridorGame()
 * game.play('e2')
 * game.play('e8')
 * game.play('e7h')
 * console.log(game.check('e7v').message)
 * console.log(game.position.distances, game.toString()) // [7, 8] '/…'
 * ```
 */
export class QuoridorGame extends BaseGame<
  QuoridorPosition,
  QuoridorPlayer,
  QuoridorMove,
  QuoridorRefusalCode | 'notation'
> {
  /**
   * Starts a game; by default 9×9 for two players with ten walls each.
   *
   * @throws {@link KeddahError} `not-initialised` before `init` has completed
   */
  constructor(options?: QuoridorOptions) {
    super();
    initializeGame(this, quoridor, options, () => {
      const checked = optionsText(checkGameOptions(options, 2));
      return call(() => new QuoridorWasmGame(checked));
    });
  }

  /**
   * Parses a position (`//e1e9/10 10/1`) or a record. Without the option `notation`, the notation
   * is detected. Each other option applies to records that have no tag for it.
   *
   * @throws {@link NotationError} if the text cannot be read; {@link RuleError} if it can be read
   * but is not legal
   *
   * @example
   * ```js
   * const game = QuoridorGame.parse('1. e8 e2 2. e7 e3 3. e3h e6h')
   * console.log(game.position.notation, game.history.length) // glendenning 6
   * ```
   */
  static parse<This extends QuoridorGame>(
    this: new (
      options?: QuoridorOptions,
    ) => This,
    text: string,
    options?: QuoridorOptions,
  ): This {
    quoridor.checkRules();
    return new this(parseForConstructor(quoridor, text, checkGameOptions(options, 4)));
  }

  /**
   * Returns the squares of a shortest path from a player's pawn, its own square first, to the goal.
   * Other pawns are ignored.
   *
   * @param player - by default the player to move
   *
   * @example
   * ```js
   * console.log(new QuoridorGame().shortestPath(2).at(-1)) // e1
   * ```
   */
  shortestPath(player: QuoridorPlayer = this.position.toMove): string[] {
    const checked = this.checkSide('player', player);
    return withWasm(this, (wasm: QuoridorWasmGame) => wasm.shortestPath(checked));
  }

  /**
   * Returns a copy of the game that names its squares and walls in `notation`.
   *
   * @example
   * ```js
   * const game = QuoridorGame.parse('1. e2 e8')
   * console.log(game.inNotation('glendenning').history) // ['e8', 'e2']
   * ```
   */
  inNotation(notation: QuoridorNotation): this {
    const checked = checkName('notation', notation, NOTATIONS);
    return wrapLike(
      this,
      withWasm(this, (wasm: QuoridorWasmGame) => wasm.inNotation(checked)),
    );
  }

  protected override checkSide(name: string, side: unknown): QuoridorPlayer {
    return checkInteger(name, side, 1, this.position.players) as QuoridorPlayer;
  }
}

/** Checks the options of a game. Properties that are not options are left out. */
function checkGameOptions(value: unknown, maxFirst: 2 | 4): QuoridorOptions {
  const { players, size, walls, first, notation } = checkOptions<QuoridorOptions>('options', value);
  return {
    ...(players !== undefined && { players: checkOneOf('players', players, [2, 4]) }),
    ...(size !== undefined && { size: checkOneOf('size', size, [5, 7, 9, 11]) }),
    ...(walls !== undefined && { walls: checkInteger('walls', walls, 0, 99) }),
    ...(first !== undefined && { first: checkOneOf('first', first, PLAYERS.slice(0, players ?? maxFirst)) }),
    ...(notation !== undefined && { notation: checkName('notation', notation, NOTATIONS) }),
  };
}

/** Checks that an argument is one of the given numbers, and returns it. */
function checkOneOf<const N extends number>(name: string, value: unknown, numbers: readonly N[]): N {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number.`);
  if (!numbers.includes(value as N)) throw new RangeError(`${name} must be ${numbers.join(' or ')}, not ${value}.`);
  return value as N;
}
