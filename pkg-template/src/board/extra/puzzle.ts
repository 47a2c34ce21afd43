/** Puzzles: a position, and what its solver is to find. The rules judge; nothing is known of them here. */
import type { Status } from '../../types.js';
import { unfit } from '../shared/unfit.js';
import type { Say } from './extra.js';

export const words = `
puzzle-goal = { $side } to move: win { $count ->
    [one] this turn
   *[other] within { $count } turns
}.
puzzle-find = { $side } to move: find the right turn.
puzzle-wrong = Not quite. Try another way.
puzzle-right = Right so far. Go on.
puzzle-solved = Solved. Well done!
refuse-solved = This puzzle is solved.
start-over = Start over
`;

export const css = '';

/** How long a wrong turn is seen before it is taken back, and how long an answer waits, in milliseconds. */
const PAUSE = { wrong: 1400, answer: 700 };

/** What a puzzle needs to know of a game. */
interface Judged {
  readonly history: readonly string[];
  readonly status: Status<unknown>;
  play(turn: string): string;
  clone(): this;
  toString(): string;
  free(): void;
}

/** Where a puzzle is played. */
export interface Table {
  readonly game: Judged;
  readonly plies: number;
  readonly playing: boolean;
  readonly toMove: unknown;
  /** Plays a turn for whoever is to move. */
  answer(turn: string): void;
  /** Takes turns back. */
  retract(count: number): void;
  /** A good turn for whoever is to move. */
  hint(): Promise<string | undefined>;
}

/** What an author asks for. */
export interface Asked {
  solution: string;
  goal: string;
  /** The turns of a text. */
  turnsOf(text: string): string[];
}

/** How far the solver is. */
export type Outcome = 'open' | 'right' | 'wrong' | 'solved';

/** What is told of a puzzle. */
export interface PuzzleHost {
  /** The outcome is another. */
  changed(outcome: Outcome): void;
  /** The machine's answer cannot be had. */
  failed(error: unknown): void;
}

/** One way to solve it: every turn with the position after it, answers among them. */
type Way = { turn: string; after: string }[];

/** A puzzle being solved. */
export class Puzzle {
  outcome: Outcome = 'open';
  /** How many wrong tries there were. */
  tries = 0;
  readonly game: Judged;
  readonly solver: unknown;
  readonly #table: Table;
  readonly #host: PuzzleHost;
  readonly #start: number;
  readonly #ways: readonly Way[];
  /** Within how many turns it is to be won; 0 where the rules are not to judge. */
  readonly #within: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many turns the solver has made. */
  #made = 0;
  #over = false;

  /** Throws what is wrong with what is asked for. */
  constructor(table: Table, asked: Asked, host: PuzzleHost) {
    this.#table = table;
    this.#host = host;
    this.game = table.game;
    this.solver = table.toMove;
    this.#start = table.plies;
    if (!table.playing) throw unfit('puzzle-over', 'The game is over: there is nothing to solve.');
    const goal = /^win(?: ([1-9]))?$/.exec(asked.goal.trim());
    this.#ways = asked.solution
      .split('|')
      .map((text) => asked.turnsOf(text))
      .filter((turns) => turns.length > 0)
      .map((turns) => this.#wayOf(turns));
    if (asked.goal.trim() && !goal)
      throw unfit('goal', `goal must be "win" or "win 2" to "win 9", not "${asked.goal}".`, { value: asked.goal });
    if (!goal && this.#ways.length === 0) throw unfit('puzzle-empty', 'A puzzle needs a solution or a goal.');
    this.#within = goal ? Number(goal[1] ?? 1) : 0;
  }

  /** The turns that solved it. */
  get turns(): readonly string[] {
    return this.game.history.slice(this.#start);
  }

  /** What there is to do, in words. */
  text(say: Say, side: string): string {
    if (this.outcome !== 'open') return say(`puzzle-${this.outcome}`);
    return this.#within > 0 ? say('puzzle-goal', { side, count: this.#within }) : say('puzzle-find', { side });
  }

  /** A turn was played. `true` where it was the solver's. */
  turned(side: unknown): boolean {
    if (side !== this.solver || this.#over) return false;
    const outcome = this.#judge();
    if (outcome === 'wrong') {
      this.#fail(this.#ways.length > 0 ? 1 : this.turns.length);
    } else if (outcome === 'right') void this.#answer();
    this.#tell(outcome);
    return true;
  }

  /** Everything from the start. */
  startOver(): void {
    this.stop();
    this.#over = false;
    this.#made = 0;
    this.#tell('open');
    this.#table.retract(this.turns.length);
  }

  /** Nothing happens any more. */
  stop(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  #wayOf(turns: string[]): Way {
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

  #judge(): Outcome {
    const { status } = this.game;
    const done = this.turns.length;
    this.#made++;
    if (this.#within > 0 && status.kind === 'won') return status.winner === this.solver ? 'solved' : 'wrong';
    if (this.#ways.length === 0) return this.#made < this.#within ? 'right' : 'wrong';
    const ways = this.#alive(done);
    if (ways.length === 0) return 'wrong';
    return ways.some((way) => way.length === done) ? 'solved' : 'right';
  }

  /** The ways that lead through the position reached. */
  #alive(done: number): Way[] {
    const now = String(this.game);
    return this.#ways.filter((way) => way[done - 1]?.after === now);
  }

  /** The others answer until it is the solver's turn again. */
  async #answer(): Promise<void> {
    const table = this.#table;
    const before = this.turns.length;
    const given = this.#alive(before)[0]?.[before]?.turn;
    try {
      const turn = given ?? (await table.hint());
      if (this.#over || this.turns.length !== before || !turn) return;
      this.#later(PAUSE.answer, () => {
        table.answer(turn);
        if (!table.playing) {
          this.#fail(this.turns.length);
          this.#tell('wrong');
        } else if (table.toMove !== this.solver) void this.#answer();
        else if (this.#ways.length > 0 && this.#alive(before + 1).some((way) => way.length === before + 1)) {
          this.#tell('solved');
        }
      });
    } catch (error) {
      this.#host.failed(error);
    }
  }

  /** What was tried is taken back after a while. */
  #fail(count: number): void {
    this.tries++;
    this.#later(PAUSE.wrong, () => {
      if (count === this.turns.length) this.#made = 0;
      this.#table.retract(count);
    });
  }

  #later(delay: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => !this.#over && act(), delay);
  }

  #tell(outcome: Outcome): void {
    this.outcome = outcome;
    this.#host.changed(outcome);
  }
}
