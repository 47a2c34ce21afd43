/** The hints of a stage: first its text, then the first step of its solution. */
import { startOf } from './lesson-game.js';
import type { LessonHost, LessonModel } from './lesson-host.js';
import { stepMark } from './lesson-marks.js';
import type { StageAttempt } from './lesson-stage.js';

/** The hints of one stage: the shown one, and which one is next. */
export class LessonHints {
  /** The text of the hint that is shown; empty without one. */
  text = '';
  /** The arrow or square that shows the hinted step, in the syntax of the attribute `marks`. */
  mark = '';
  #next: 'text' | 'step' | 'none' = 'text';
  readonly #host: LessonHost;

  constructor(host: LessonHost) {
    this.#host = host;
  }

  /**
   * Returns whether there is another hint for the stage.
   *
   * @param isSetup - whether the task is a setup, which has no first step to show
   */
  has(isSetup: boolean): boolean {
    return this.#next === 'text' || (this.#next === 'step' && !isSetup);
  }

  /** Removes the hint and starts again with the first one. */
  clear(): void {
    this.#next = 'text';
    this.text = this.mark = '';
  }

  /**
   * Removes the hint of the stage from the board. A text that was already shown is not shown again.
   */
  remove(): void {
    if (this.#next === 'none') this.#next = 'step';
    this.text = this.mark = '';
  }

  /**
   * Shows the next hint for the stage.
   *
   * @param text - the text of the stage's hint; empty if it has none
   * @param isOpen - returns whether the solver can still use a step
   */
  show(text: string, model: LessonModel, attempt: StageAttempt, isOpen: () => boolean): void {
    if (this.#next === 'text' && text) {
      this.#next = 'step';
      this.text = text;
      this.#host.announcer.announce(text);
    } else {
      this.#next = 'none';
      void this.#showStep(model, attempt, isOpen);
    }
  }

  /**
   * Draws as a hint the first step of the solution or, if no solution continues from here, of the
   * computer's turn.
   */
  async #showStep(model: LessonModel, attempt: StageAttempt, isOpen: () => boolean): Promise<void> {
    const { adapter, announcer, element, errors, invalidate } = this.#host;
    try {
      element.clearTurn?.();
      const turn = attempt.nextTurn ?? (await model.hint());
      if (!turn || model.turnBegun || !isOpen()) return;
      const step = startOf(adapter.Game, model.game, turn);
      if (!step) return;
      this.mark = stepMark(step);
      announcer.announce(element.describe(step.text), true);
      invalidate();
    } catch (error) {
      errors.failed(error);
    }
  }
}
