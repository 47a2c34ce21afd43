/**
 * An attempt to solve a task, which puzzles and lessons share: a person's turns from a position are
 * judged. Wrong turns are taken back after a pause, right ones are answered.
 */
import type { Limits, Status } from '../../game/types.js';
import type { PuzzleOutcome } from '../shared/state.js';

export const words = `
puzzle-wrong = Not quite. Try another way.
puzzle-right = Right so far. Keep going.
puzzle-solved = Solved. Well done!
refuse-solved = This puzzle is solved.
start-over = Start over
`;

/** The times before a wrong turn is taken back and before a reply is played, in milliseconds. */
const PAUSE_MS = { wrong: 1400, reply: 700 };

/** The members of a game that an attempt to solve a puzzle or lesson stage uses. */
export interface SolvableGame {
  readonly history: readonly string[];
  readonly status: Status<unknown>;
  play(turn: string): string;
  clone(): this;
  toString(): string;
  toRecord(): string;
  free(): void;
}

/** The members of a board's model that an attempt to solve a puzzle or lesson stage uses. */
export interface SolvableModel {
  readonly game: SolvableGame;
  readonly plies: number;
  readonly playing: boolean;
  readonly toMove: unknown;
  readonly hooks: {
    turned(turn: string, side: unknown, seat: unknown): void;
    ended(status: unknown): void;
  };
  /** Plays a turn for the side to move. */
  playTurn(turn: string): void;
  /** Takes back the last `count` turns. */
  retract(count: number): void;
  /** Returns a good turn for the side to move, found by the engine. */
  hint(limits?: Limits): Promise<string | undefined>;
}

/** The callbacks by which an attempt to solve a puzzle or lesson stage reports to its board. */
export interface AttemptHost {
  /** Called when the outcome of the attempt has changed, such as to `solved`. */
  changed(outcome: PuzzleOutcome): void;
  /** Called with the error if the computer could not find a reply to the solver's turn. */
  failed(error: unknown): void;
}

/** A line of a puzzle's solution: its turns, replies included, with the position after each. */
export type PlayedLine = readonly { readonly turn: string; readonly after: string }[];

/** Returns the given turns, each with the position after it. Throws the error of an illegal one. */
export function lineOf(start: SolvableGame, turns: readonly string[]): PlayedLine {
  const game = start.clone();
  try {
    return turns.map((text) => {
      const turn = game.play(text);
      return { turn, after: String(game) };
    });
  } finally {
    game.free();
  }
}

/** A user's attempt to solve a puzzle or lesson stage: a state machine with timers. */
export abstract class Attempt {
  outcome: PuzzleOutcome = 'open';
  /** The number of wrong tries that the solver has made. */
  tries = 0;
  readonly game: SolvableGame;
  readonly solver: unknown;
  protected readonly model: SolvableModel;
  /** The known solutions of the puzzle or stage; replies are taken from them. */
  protected readonly solutions: readonly PlayedLine[];
  /** The number of turns that the solver has made. */
  protected turnsMade = 0;
  readonly #host: AttemptHost;
  readonly #startPly: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(model: SolvableModel, solutions: readonly PlayedLine[], host: AttemptHost, solver = model.toMove) {
    this.model = model;
    this.solutions = solutions;
    this.#host = host;
    this.game = model.game;
    this.solver = solver;
    this.#startPly = model.plies;
  }

  /** The turns played since the attempt began, replies included. */
  get turns(): readonly string[] {
    return this.game.history.slice(this.#startPly);
  }

  /** Judges the turn that the solver has just made. */
  protected abstract judge(): 'right' | 'wrong' | 'solved';

  /** Judges the reply to the solver's turn; `undefined` if the attempt continues. */
  protected abstract judgeReply(): 'wrong' | 'solved' | undefined;

  /** Returns the reply of another side to the solver's turn; `undefined` if nobody replies. */
  protected abstract reply(): Promise<string | undefined>;

  /**
   * Returns how many turns are taken back after a wrong turn of the solver or, with `isReply`, a
   * reply that ends the try.
   */
  protected abstract lost(isReply: boolean): number;

  /** Judges a turn that was played on the board, if it was the solver's. Returns whether it was. */
  turned(side: unknown): boolean {
    if (side !== this.solver || this.#stopped) return false;
    this.turnsMade++;
    const outcome = this.judge();
    if (outcome === 'wrong') this.#takeBackSoon(this.lost(false));
    else if (outcome === 'right') void this.#reply();
    this.setOutcome(outcome);
    return true;
  }

  /** Takes back all turns of the attempt, so that it begins again at its starting position. */
  startOver(): void {
    this.stop();
    this.#stopped = false;
    this.turnsMade = 0;
    this.setOutcome('open');
    this.model.retract(this.turns.length);
  }

  /** Ends the attempt: no reply is played and no wrong turn is taken back any more. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Returns the solutions that reach the current position after `done` turns. */
  protected solutionsFromHere(done: number): readonly PlayedLine[] {
    if (done === 0) return this.solutions;
    const now = String(this.game);
    return this.solutions.filter((solution) => solution[done - 1]?.after === now);
  }

  /** The next turn of a solution that goes on from the current position. */
  protected get nextOfSolution(): string | undefined {
    const done = this.turns.length;
    return this.solutionsFromHere(done).find((solution) => solution[done])?.[done]?.turn;
  }

  /** Whether the turns made so far are a complete solution. */
  protected get isEndOfSolution(): boolean {
    const done = this.turns.length;
    return done > 0 && this.solutionsFromHere(done).some((solution) => solution.length === done);
  }

  /** Plays the replies of the other sides until the solver is to move. */
  async #reply(): Promise<void> {
    const { model } = this;
    const before = this.turns.length;
    try {
      const turn = await this.reply();
      if (this.#stopped || this.turns.length !== before || !turn) return;
      this.#later(PAUSE_MS.reply, () => {
        model.playTurn(turn);
        const outcome = this.judgeReply();
        if (outcome === 'wrong') this.#takeBackSoon(this.lost(true));
        if (outcome) this.setOutcome(outcome);
        else if (model.toMove !== this.solver) void this.#reply();
      });
    } catch (error) {
      this.#host.failed(error);
    }
  }

  /** Counts a wrong try, and takes back its turns after a pause. */
  #takeBackSoon(count: number): void {
    this.tries++;
    this.#later(PAUSE_MS.wrong, () => {
      if (count === this.turns.length) this.turnsMade = 0;
      this.model.retract(count);
    });
  }

  #later(delay: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => !this.#stopped && act(), delay);
  }

  protected setOutcome(outcome: PuzzleOutcome): void {
    this.outcome = outcome;
    this.#host.changed(outcome);
  }
}

/**
 * The announcements to screen readers of turns and of the end of the game, which an attempt can
 * replace.
 */
interface TurnAnnouncer {
  side(id: string, side: never, turn: string, model: never): void;
}

/** Lets an attempt judge the turns of a model before they are announced. */
export function judgeTurns(model: SolvableModel, announcer: TurnAnnouncer, attemptNow: () => Attempt | null): void {
  const { hooks } = model;
  const { turned, ended } = hooks;
  hooks.turned = (turn, side, seat) => {
    const attempt = attemptNow();
    if (!attempt) turned(turn, side, seat);
    else if (!attempt.turned(side)) announcer.side('played', side as never, turn, model as never);
  };
  hooks.ended = (status) => {
    const attempt = attemptNow();
    if (!attempt || attempt.outcome === 'solved') ended(status);
  };
}

/**
 * Returns the value of the attribute `seats` for an attempt: a person for the solver, nobody for
 * the sides whose replies the attempt plays.
 */
export function seatsOf(attempt: Attempt, sides: readonly unknown[]): string {
  return sides.map((side) => (side === attempt.solver ? 'person' : 'nobody')).join(' ');
}
