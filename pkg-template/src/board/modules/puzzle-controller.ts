import type { Judge, Judgment } from '../../lesson/types.js';
import type { Fire } from '../shared/events.js';
import type { PuzzleOutcome } from '../shared/state.js';
import type { Words } from '../shared/words.js';
import { judgeTurns, type SolvableModel, seatsOf } from './attempt.js';
import type { Say } from './module.js';
import { needsJudge, Puzzle } from './puzzle.js';

export { css, words } from './puzzle.js';

/** The parts of a board that its puzzle controller uses. */
export interface PuzzleControllerHost {
  readonly adapter: {
    splitTurns(text: string): string[];
    sideText(words: Words, side: never): string;
  };
  readonly announcer: {
    announce(text: string): void;
    side(id: string, side: never, turn: string, model: never): void;
  };
  readonly errors: { failed(error: unknown): void };
  readonly language: { readonly words: Words; readonly say: Say };
  readonly fire: Fire;
  invalidate(): void;
}

/** The judge of puzzle goals other than `win`. Loaded on first use. */
export interface GoalJudge {
  /** Returns the judge of a game's goals, or starts loading it. Throws if it cannot be loaded. */
  judgeOf(game: object, loaded: () => void): Judge | undefined;
  /** Returns the reasons why a turn does not reach the goal, as text. */
  missingText(words: Words, judgment: Judgment | null): string;
}

/** Creates and discards the puzzle of a board in the mode `puzzle`. */
export class PuzzleController {
  puzzle: Puzzle | null = null;
  /** The error in the attributes `solution` and `goal`, if any. */
  fault: unknown = null;
  #attributes = '';
  /** The game from whose position the puzzle was made. */
  #game: unknown = null;
  #model: unknown = null;
  /** Returns why the solver's turn is wrong, if the puzzle's goal needs a judge. */
  #explain: ((puzzle: Puzzle) => string) | undefined;
  readonly #host: PuzzleControllerHost;

  constructor(host: PuzzleControllerHost) {
    this.#host = host;
  }

  /** Returns the value of the attribute `seats` with which the puzzle is played. */
  seats(sides: readonly unknown[]): string | undefined {
    return this.puzzle ? seatsOf(this.puzzle, sides) : undefined;
  }

  /**
   * Returns the puzzle's task in words; empty while a turn is being built or an earlier one is
   * shown.
   */
  text(model: { turnBegun: boolean; atLatest: boolean }): string {
    const { puzzle } = this;
    if (!puzzle || model.turnBegun || !model.atLatest) return '';
    const { adapter, language } = this.#host;
    const why = puzzle.outcome === 'wrong' && this.#explain?.(puzzle);
    return why || puzzle.text(language.say, adapter.sideText(language.words, puzzle.solver as never));
  }

  /**
   * Makes a puzzle from the model's game, unless game and attributes are unchanged. Returns
   * whether it made one.
   *
   * @param judgeFor - returns what judges goals once it is loaded
   */
  update(model: SolvableModel, judgeFor: () => GoalJudge | undefined, solution = '', goal = ''): boolean {
    const { adapter, announcer, errors, invalidate, language } = this.#host;
    if (this.#model !== model) {
      this.#model = model;
      // The puzzle's announcements replace those of turns and of the end of the game.
      judgeTurns(model, announcer, () => this.puzzle);
    }
    const attributes = `${goal}\n${solution}`;
    if (this.#game === model.game && this.#attributes === attributes) return false;
    if (this.#game === model.game) this.puzzle?.startOver();
    this.drop();
    try {
      let judge: Judge | undefined;
      if (needsJudge(goal)) {
        const module = judgeFor();
        judge = module?.judgeOf(model.game, invalidate);
        if (!module || !judge) return false;
        this.#explain = ({ judgment }) => module.missingText(language.words, judgment);
      }
      const puzzle: Puzzle = new Puzzle(
        model,
        { solution, goal, judge, splitTurns: adapter.splitTurns },
        { changed: (outcome) => this.#changed(outcome, puzzle), failed: errors.failed },
      );
      this.puzzle = puzzle;
    } catch (error) {
      this.fault = error;
    }
    this.#game = model.game;
    this.#attributes = attributes;
    return true;
  }

  /** Stops the current puzzle and discards it with its error. */
  drop(): void {
    this.puzzle?.stop();
    this.puzzle = null;
    this.fault = null;
    this.#game = null;
    this.#explain = undefined;
  }

  #changed(outcome: PuzzleOutcome, puzzle: Puzzle): void {
    const { announcer, fire, invalidate, language } = this.#host;
    invalidate();
    if (outcome === 'open') return;
    announcer.announce((outcome === 'wrong' && this.#explain?.(puzzle)) || language.say(`puzzle-${outcome}`));
    if (outcome === 'solved') fire('keddah-solved', { turns: puzzle.turns, tries: puzzle.tries });
  }
}
