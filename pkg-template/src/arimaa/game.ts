import { checkMove, checkName, checkOptions } from '../check.js';
import { BaseGame, hold, read } from '../shared/game.js';
import { call, rawOf } from '../shared/raw.js';
import type { Verdict } from '../types.js';
import { Game } from '../wasm/arimaa.js';
import { core } from './core.js';
import type { ArimaaOptions, ArimaaPosition, ArimaaSide, AtRisk, Frozen, TurnBuilder } from './types.js';

const SIDES = ['gold', 'silver'] as const;

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
export class ArimaaGame extends BaseGame<ArimaaPosition, ArimaaSide> {
  /** The turn being built, step by step. */
  readonly turn: TurnBuilder;

  /**
   * A new game, with Gold to place its pieces.
   *
   * @throws {@link KeddahError} `not-initialised` before `init` is done
   */
  constructor(options?: ArimaaOptions) {
    super();
    core.loaded();
    checkOptions('options', options);
    hold(this, options, () => new Game());
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
   * console.log(game.legalMoves({ from: 'e2' })) // [{ text: 'Ee2n', kind: 'step', from: 'e2', to: 'e3' }]
   * ```
   */
  static parse<This extends ArimaaGame>(
    this: new (
      options?: ArimaaOptions,
    ) => This,
    text: string,
    options?: ArimaaOptions,
  ): This {
    core.loaded();
    checkOptions('options', options);
    return new this(read(text, (record) => Game.parse(record)));
  }

  protected override checkSide(name: string, side: unknown): ArimaaSide {
    return checkName(name, side, SIDES);
  }
}

class Turn implements TurnBuilder {
  readonly #game: ArimaaGame;

  constructor(game: ArimaaGame) {
    this.#game = game;
  }

  get steps(): readonly string[] {
    return call(() => rawOf<Game>(this.#game).steps());
  }

  step(step: string): string {
    checkMove(step);
    return call(() => rawOf<Game>(this.#game).step(step));
  }

  undo(): string | null {
    return call(() => rawOf<Game>(this.#game).undoStep()) ?? null;
  }

  redo(): string | null {
    return call(() => rawOf<Game>(this.#game).redoStep()) ?? null;
  }

  clear(): void {
    call(() => rawOf<Game>(this.#game).clearSteps());
  }

  check(): Verdict {
    return call(() => rawOf<Game>(this.#game).checkTurn());
  }

  finish(): string {
    return call(() => rawOf<Game>(this.#game).finishTurn());
  }

  frozen(): Frozen[] {
    return call(() => rawOf<Game>(this.#game).frozen());
  }

  atRisk(): AtRisk[] {
    return call(() => rawOf<Game>(this.#game).atRisk());
  }
}
