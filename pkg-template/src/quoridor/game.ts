import { checkName, checkOptions, checkWhole } from '../check.js';
import { isRawError } from '../errors.js';
import { BaseGame, hold, read } from '../shared/game.js';
import { call, Made, rawOf } from '../shared/raw.js';
import { Game } from '../wasm/quoridor.js';
import { core } from './core.js';
import type { QuoridorNotation, QuoridorOptions, QuoridorPlayer, QuoridorPosition } from './types.js';

const PLAYERS = [1, 2, 3, 4] as const;
const NOTATIONS = ['standard', 'glendenning'] as const;

/**
 * A game of Quoridor, for two or for four: a position with a past.
 *
 * A turn is a square to go to (`e2`) or a wall (`e3h`: the square that names it, and `h` or `v`); where nothing else is
 * possible it is `pass`. What the rules forbid is thrown as a `RuleError`, what cannot be read as a `NotationError`;
 * either way nothing has changed.
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
export class QuoridorGame extends BaseGame<QuoridorPosition, QuoridorPlayer> {
  /**
   * A new game: nine by nine, for two players with ten walls each, unless told otherwise.
   *
   * @throws {@link KeddahError} `not-initialised` before `init` is done
   */
  constructor(options?: QuoridorOptions) {
    super();
    core.loaded();
    hold(this, options, () => {
      const told = checked(options, 2);
      return call(() => new Game(told));
    });
  }

  /**
   * Reads a position (`//e1e9/10 10/1`) or a whole record, in whichever notation fits if none is told. The other options
   * are for records that do not say how many play, on what board, with how many walls.
   *
   * @throws {@link NotationError} where the text cannot be read, {@link RuleError} where it can but is not legal
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
    core.loaded();
    const told = checked(options, 4);
    return new this(read(text, (record) => parse(record, told)));
  }

  /**
   * The squares of a shortest way from a player's pawn, whose square comes first, to the goal; other pawns left out.
   *
   * @param player - the one to move, if none is said
   *
   * @example
   * ```js
   * console.log(new QuoridorGame().shortestPath(2).at(-1)) // e1
   * ```
   */
  shortestPath(player: QuoridorPlayer = this.position.toMove): string[] {
    const known = this.checkSide('player', player);
    return call(() => rawOf<Game>(this).shortestPath(known));
  }

  /**
   * Another game, the same but for the names of its squares and walls.
   *
   * @example
   * ```js
   * const game = QuoridorGame.parse('1. e2 e8')
   * console.log(game.inNotation('glendenning').history) // ['e8', 'e2']
   * ```
   */
  inNotation(notation: QuoridorNotation): this {
    const told = checkName('notation', notation, NOTATIONS);
    const Class = this.constructor as new (options: object) => this;
    return new Class(new Made(call(() => rawOf<Game>(this).inNotation(told))));
  }

  protected override checkSide(name: string, side: unknown): QuoridorPlayer {
    return checkWhole(name, side, 1, this.position.players) as QuoridorPlayer;
  }
}

/** Reads a text. What the caller tells of a record goes before it as tags; its own tags follow, and win. */
function parse(text: string, told: QuoridorOptions): Game {
  const { notation: _, ...counts } = told;
  const position = /^[\w\s:-]*\//.test(text);
  const tag = ([name, count]: [string, number]) => `[${name[0]?.toUpperCase()}${name.slice(1)} "${count}"]\n`;
  const tags = position ? '' : Object.entries(counts).map(tag).join('');
  try {
    return Game.parse(tags + text, told);
  } catch (error) {
    if (isRawError(error) && error.at !== undefined) error.at = Math.max(0, error.at - tags.length);
    throw error;
  }
}

/** Options with nothing in them that the wasm does not expect. */
function checked(value: unknown, most: 2 | 4): QuoridorOptions {
  const { players, size, walls, first, notation } = checkOptions<QuoridorOptions>('options', value);
  return {
    ...(players !== undefined && { players: checkOneOf('players', players, [2, 4]) }),
    ...(size !== undefined && { size: checkOneOf('size', size, [5, 7, 9, 11]) }),
    ...(walls !== undefined && { walls: checkWhole('walls', walls, 0, 99) }),
    ...(first !== undefined && { first: checkOneOf('first', first, PLAYERS.slice(0, players ?? most)) }),
    ...(notation !== undefined && { notation: checkName('notation', notation, NOTATIONS) }),
  };
}

/** One of a few numbers. */
function checkOneOf<N extends number>(name: string, value: unknown, numbers: readonly N[]): N {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number.`);
  if (!numbers.includes(value as N)) throw new RangeError(`${name} must be ${numbers.join(' or ')}, not ${value}.`);
  return value as N;
}
