/**
 * Puzzles: a position, and the turns or the goal that the solver has to find. The rules check them.
 */
import type { Judge, Judgment } from '../../lesson/types.js';
import { attributeError } from '../shared/attribute-error.js';
import { Attempt, type AttemptHost, words as attemptWords, lineOf, type SolvableModel } from './attempt.js';
import type { Say } from './module.js';

export const words = `${attemptWords}
puzzle-goal = { $side } to move: win { $count ->
    [one] this turn
   *[other] within { $count } turns
}.
puzzle-find = { $side } to move: find the right turn.
`;

export const css = '';

/** Matches the puzzle goals that need no judge: `win` in this turn, or within several turns. */
const WIN = /^win(?: ([1-9]))?$/;

/**
 * Returns whether a puzzle goal is more than `win`, so that only the wasm judge can tell if it is
 * reached.
 */
export const needsJudge = (goal: string): boolean => goal.trim() !== '' && !WIN.test(goal.trim());

/** The attributes of the board element that define a puzzle. */
export interface PuzzleAttributes {
  solution: string;
  goal: string;
  /** Decides whether a turn reaches the goal, for goals other than `win`. */
  judge: Judge | undefined;
  /** Splits the text of several turns into the notation of each. */
  splitTurns(text: string): string[];
}

/** A user's attempt to solve a puzzle. */
export class Puzzle extends Attempt {
  /** The judgment whether the solver's last turn reaches the goal, if the goal needs a judge. */
  judgment: Judgment | null = null;
  /**
   * The number of turns within which the solver must win; 0 if only the solutions or the judge
   * decide.
   */
  readonly #turnLimit: number;
  readonly #judge: (() => Judgment) | undefined;

  /** Throws an `AttributeError` if the attributes do not describe a puzzle. */
  constructor(model: SolvableModel, attributes: PuzzleAttributes, host: AttemptHost) {
    if (!model.playing) throw attributeError('puzzle-over', 'The game is over: there is nothing to solve.');
    const { judge } = attributes;
    const goal = attributes.goal.trim();
    const solutions = attributes.solution
      .split('|')
      .map((text) => attributes.splitTurns(text))
      .filter((turns) => turns.length > 0)
      .map((turns) => solutionOf(model, turns));
    super(model, solutions, host);
    if (judge && needsJudge(goal)) {
      const start = model.game.toRecord();
      const [fault] = judge.faults(start, goal);
      if (fault)
        throw attributeError('goal', `goal: ${fault.message}`, {
          value: attributes.goal,
          at: (fault.at ?? 0) + 1,
        });
      this.#judge = () => judge.judge(start, goal, this.turns);
    } else if (!goal && solutions.length === 0)
      throw attributeError('puzzle-empty', 'A puzzle needs a solution or a goal.');
    const win = WIN.exec(goal);
    this.#turnLimit = win ? Number(win[1] ?? 1) : 0;
  }

  /** Returns the puzzle's task, or the outcome of the last try, as a sentence. */
  text(say: Say, side: string): string {
    if (this.outcome !== 'open') return say(`puzzle-${this.outcome}`);
    return this.#turnLimit > 0 ? say('puzzle-goal', { side, count: this.#turnLimit }) : say('puzzle-find', { side });
  }

  protected judge(): 'right' | 'wrong' | 'solved' {
    const { status } = this.game;
    this.judgment = this.#judge?.() ?? null;
    if (this.judgment?.done) return 'solved';
    if (this.#turnLimit > 0 && status.kind !== 'playing') return status.winner === this.solver ? 'solved' : 'wrong';
    if (this.solutions.length === 0) return this.#goesOn(this.judgment) ? 'right' : 'wrong';
    if (this.solutionsFromHere(this.turns.length).length === 0) return 'wrong';
    return this.isEndOfSolution ? 'solved' : 'right';
  }

  protected judgeReply(): 'wrong' | 'solved' | undefined {
    if (!this.model.playing) return 'wrong';
    return this.model.toMove === this.solver && this.isEndOfSolution ? 'solved' : undefined;
  }

  protected async reply(): Promise<string | undefined> {
    return this.nextOfSolution ?? this.model.hint();
  }

  protected lost(isReply: boolean): number {
    return this.solutions.length > 0 && !isReply ? 1 : this.turns.length;
  }

  /** Whether the puzzle's goal allows the solver further turns. */
  #goesOn(judgment: Judgment | null): boolean {
    if (!judgment) return this.turnsMade < this.#turnLimit;
    return !judgment.failed && judgment.turnsLeft !== null && judgment.turnsLeft > 0 && this.model.playing;
  }
}

function solutionOf({ game }: SolvableModel, turns: readonly string[]) {
  try {
    return lineOf(game, turns);
  } catch (error) {
    throw Object.assign(error as Error, { message: `solution: ${(error as Error).message}` });
  }
}
