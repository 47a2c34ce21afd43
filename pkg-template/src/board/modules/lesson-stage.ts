/** The attempt of a reader at a lesson stage that has a goal. */
import type { Answer, Judge, Judgment, Stage } from '../../lesson/types.js';
import { attributeError } from '../shared/attribute-error.js';
import { Attempt, type AttemptHost, lineOf, type SolvableGame, type SolvableModel } from './attempt.js';

/** The computer's level that replies as the best defense if the judge knows no refutation. */
const BEST_LEVEL = 10;

/** The stage, its judge and a turn splitter, from which an attempt at a stage is made. */
export interface StageParts {
  readonly stage: Stage & { readonly goal: string };
  readonly judge: Judge;
  /** Splits the text of several turns into the notation of each. */
  splitTurns(text: string): string[];
}

/** Parses a solution into its lines of turns with positions. Alternatives are separated by `|`. */
export function linesOf(game: SolvableGame, text: string, splitTurns: (text: string) => string[]) {
  return text
    .split('|')
    .map(splitTurns)
    .filter((turns) => turns.length > 0)
    .map((turns) => lineOf(game, turns));
}

/** A reader's attempt at a lesson stage that has a goal. */
export class StageAttempt extends Attempt {
  /** The judgment whether the reader's last turn reaches the stage's goal; `null` before a turn. */
  judgment: Judgment | null = null;
  /**
   * The number of the wrong try in the course's list that the solver's last turn matches, from 1; 0
   * if none.
   */
  wrongTry = 0;
  readonly #answer: Answer;
  readonly #judge: () => Judgment;
  /** The position after each wrong try that the course lists; empty for illegal ones. */
  readonly #wrong: readonly string[];
  /** The reply that refutes the solver's last turn. It is played before both are taken back. */
  #refutation: string | undefined;

  /** Throws the errors of text and rules if the solution cannot be played, or misses the goal. */
  constructor(
    model: SolvableModel,
    { stage, judge, splitTurns }: StageParts,
    host: AttemptHost,
    solver = model.toMove,
  ) {
    const { game } = model;
    super(model, linesOf(game, stage.solution ?? '', splitTurns), host, solver);
    const start = game.toRecord();
    const { goal } = stage;
    const solution = this.solutions[0]?.map(({ turn }) => turn);
    if (solution && !judge.judge(start, goal, solution).done)
      throw attributeError('course-unreached', `The solution does not reach the goal "${goal}".`, { goal });
    this.#answer = stage.answer ?? 'nobody';
    this.#judge = () => judge.judge(start, goal, this.turns);
    this.#wrong = (stage.wrong ?? []).map((entry) =>
      typeof entry === 'string' ? (lineOf(game, splitTurns(entry)).at(-1)?.after ?? '') : '',
    );
  }

  /** Whether a reply that refutes the last turn is about to be played. */
  get isRefuted(): boolean {
    return this.outcome === 'right' && this.#refutation !== undefined;
  }

  /** The turn that a hint shows: the next one of a solution, if one continues from here. */
  get nextTurn(): string | undefined {
    return this.nextOfSolution;
  }

  protected judge(): 'right' | 'wrong' | 'solved' {
    const judgment = this.#judge();
    this.judgment = judgment;
    this.wrongTry = this.#wrong.indexOf(String(this.game)) + 1;
    this.#refutation = undefined;
    if (judgment.done) return 'solved';
    const refutation = judgment.missing.find(({ turn }) => turn)?.turn;
    if (this.#answer === 'best' && refutation && this.model.playing) {
      this.#refutation = refutation;
      return 'right';
    }
    return this.#goesOn(judgment) ? 'right' : 'wrong';
  }

  protected judgeReply(): 'wrong' | 'solved' | undefined {
    if (this.#refutation) return 'wrong';
    const judgment = this.#judge();
    if (judgment.done) {
      this.judgment = judgment;
      return 'solved';
    }
    if (!judgment.failed && this.model.playing) return undefined;
    this.judgment = judgment;
    return 'wrong';
  }

  protected async reply(): Promise<string | undefined> {
    if (this.#refutation) return this.#refutation;
    if (this.nextOfSolution && !this.#answer.startsWith('level')) return this.nextOfSolution;
    if (this.#answer === 'script') return undefined;
    const level = this.#answer === 'best' ? BEST_LEVEL : Number(this.#answer.slice('level '.length));
    return this.model.hint({ level, seed: Math.floor(Math.random() * 2 ** 32) });
  }

  protected lost(isReply: boolean): number {
    return this.#answer === 'script' && !isReply ? 1 : this.turns.length;
  }

  /** Whether the attempt continues after a turn that has not reached the goal. */
  #goesOn({ failed }: Judgment): boolean {
    if (failed || !this.model.playing || this.#answer === 'nobody') return false;
    return this.#answer !== 'script' || this.nextOfSolution !== undefined;
  }
}
