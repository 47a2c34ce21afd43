/**
 * Puzzles: a position, and the turns or the win that the solver has to find. The rules check them.
 */
import type { Status } from '../../game/types.js';
import { attributeError } from '../shared/attribute-error.js';
import type { Outcome } from '../shared/state.js';
import type { Say } from './module.js';

export const words = `
puzzle-goal = { $side } to move: win { $count ->
    [one] this turn
   *[other] within { $count } turns
}.
puzzle-find = { $side } to move: find the right turn.
puzzle-wrong = Not quite. Try another way.
puzzle-right = Right so far. Keep going.
puzzle-solved = Solved. Well done!
refuse-solved = This puzzle is solved.
start-over = Start over
`;

export const css = '';

/** The times before a wrong turn is taken back and before a reply is played, in milliseconds. */
const PAUSE_MS = { wrong: 1400, reply: 700 };

/** The part of a game that a puzzle uses. */
interface SolvableGame {
  readonly history: readonly string[];
  readonly status: Status<unknown>;
  play(turn: string): string;
  clone(): this;
  toString(): string;
  free(): void;
}

/** The part of a session that a puzzle uses. */
export interface PuzzleGame {
  readonly game: SolvableGame;
  readonly plies: number;
  readonly playing: boolean;
  readonly toMove: unknown;
  /** Plays a turn for the side to move. */
  playTurn(turn: string): void;
  /** Takes turns back. */
  retract(count: number): void;
  /** Returns a good turn for the side to move. */
  hint(): Promise<string | undefined>;
}

/** The attributes of a puzzle. */
export interface PuzzleAttributes {
  solution: string;
  goal: string;
  /** Splits a list of turns. */
  splitTurns(text: string): string[];
}

/** The callbacks of a puzzle. */
export interface PuzzleHost {
  /** The outcome has changed. */
  changed(outcome: Outcome): void;
  /** The computer could not find a reply. */
  failed(error: unknown): void;
}

/** A solution: its turns, replies included, with the position after each. */
type Solution = { turn: string; after: string }[];

/** A puzzle being solved. */
export class Puzzle {
  outcome: Outcome = 'open';
  /** The number of wrong attempts. */
  tries = 0;
  readonly game: SolvableGame;
  readonly solver: unknown;
  readonly #session: PuzzleGame;
  readonly #host: PuzzleHost;
  readonly #startPly: number;
  readonly #solutions: readonly Solution[];
  /** The number of turns within which to win; 0 if only the solutions count. */
  readonly #turnLimit: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of turns that the solver has made. */
  #turnsMade = 0;
  #stopped = false;

  /** Throws an `AttributeError` if the attributes make no puzzle. */
  constructor(session: PuzzleGame, attributes: PuzzleAttributes, host: PuzzleHost) {
    this.#session = session;
    this.#host = host;
    this.game = session.game;
    this.solver = session.toMove;
    this.#startPly = session.plies;
    if (!session.playing) throw attributeError('puzzle-over', 'The game is over: there is nothing to solve.');
    const goal = /^win(?: ([1-9]))?$/.exec(attributes.goal.trim());
    this.#solutions = attributes.solution
      .split('|')
      .map((text) => attributes.splitTurns(text))
      .filter((turns) => turns.length > 0)
      .map((turns) => this.#solutionOf(turns));
    if (attributes.goal.trim() && !goal)
      throw attributeError('goal', `goal must be "win" or "win 2" to "win 9", not "${attributes.goal}".`, {
        value: attributes.goal,
      });
    if (!goal && this.#solutions.length === 0)
      throw attributeError('puzzle-empty', 'A puzzle needs a solution or a goal.');
    this.#turnLimit = goal ? Number(goal[1] ?? 1) : 0;
  }

  /** The turns since the start of the puzzle. */
  get turns(): readonly string[] {
    return this.game.history.slice(this.#startPly);
  }

  /** Returns the task in words. */
  text(say: Say, side: string): string {
    if (this.outcome !== 'open') return say(`puzzle-${this.outcome}`);
    return this.#turnLimit > 0 ? say('puzzle-goal', { side, count: this.#turnLimit }) : say('puzzle-find', { side });
  }

  /** Handles a turn that was played. Returns whether it was the solver's. */
  turned(side: unknown): boolean {
    if (side !== this.solver || this.#stopped) return false;
    const outcome = this.#outcomeNow();
    if (outcome === 'wrong') {
      this.#takeBackSoon(this.#solutions.length > 0 ? 1 : this.turns.length);
    } else if (outcome === 'right') void this.#reply();
    this.#setOutcome(outcome);
    return true;
  }

  /** Returns to the starting position. */
  startOver(): void {
    this.stop();
    this.#stopped = false;
    this.#turnsMade = 0;
    this.#setOutcome('open');
    this.#session.retract(this.turns.length);
  }

  /** Stops replying and taking back. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #solutionOf(turns: string[]): Solution {
    const game = this.game.clone();
    try {
      return turns.map((text) => {
        const turn = game.play(text);
        return { turn, after: String(game) };
      });
    } catch (error) {
      throw Object.assign(error as Error, { message: `solution: ${(error as Error).message}` });
    } finally {
      game.free();
    }
  }

  #outcomeNow(): Outcome {
    const { status } = this.game;
    const done = this.turns.length;
    this.#turnsMade++;
    if (this.#turnLimit > 0 && status.kind !== 'playing') return status.winner === this.solver ? 'solved' : 'wrong';
    if (this.#solutions.length === 0) return this.#turnsMade < this.#turnLimit ? 'right' : 'wrong';
    const solutions = this.#solutionsFromHere(done);
    if (solutions.length === 0) return 'wrong';
    return solutions.some((solution) => solution.length === done) ? 'solved' : 'right';
  }

  /** Returns the solutions that reach the current position after `done` turns. */
  #solutionsFromHere(done: number): Solution[] {
    const now = String(this.game);
    return this.#solutions.filter((solution) => solution[done - 1]?.after === now);
  }

  /** Plays for the other sides until the solver is to move. */
  async #reply(): Promise<void> {
    const session = this.#session;
    const before = this.turns.length;
    const given = this.#solutionsFromHere(before)[0]?.[before]?.turn;
    try {
      const turn = given ?? (await session.hint());
      if (this.#stopped || this.turns.length !== before || !turn) return;
      this.#later(PAUSE_MS.reply, () => {
        session.playTurn(turn);
        if (!session.playing) {
          this.#takeBackSoon(this.turns.length);
          this.#setOutcome('wrong');
        } else if (session.toMove !== this.solver) void this.#reply();
        else if (
          this.#solutions.length > 0 &&
          this.#solutionsFromHere(before + 1).some((solution) => solution.length === before + 1)
        ) {
          this.#setOutcome('solved');
        }
      });
    } catch (error) {
      this.#host.failed(error);
    }
  }

  /** Takes back a wrong attempt after a pause. */
  #takeBackSoon(count: number): void {
    this.tries++;
    this.#later(PAUSE_MS.wrong, () => {
      if (count === this.turns.length) this.#turnsMade = 0;
      this.#session.retract(count);
    });
  }

  #later(delay: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => !this.#stopped && act(), delay);
  }

  #setOutcome(outcome: Outcome): void {
    this.outcome = outcome;
    this.#host.changed(outcome);
  }
}
