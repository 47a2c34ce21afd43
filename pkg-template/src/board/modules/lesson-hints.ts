/** The hints of a stage: first its text, then the first step of its solution. */
import { startOf } from './lesson-game.js';
import type { LessonHost, LessonSession } from './lesson-host.js';
import { stepMark } from './lesson-marks.js';
import type { StageAttempt } from './lesson-stage.js';

/** The hints of one stage: the shown one, and which one is next. */
export class LessonHints {
  /** The text of the shown hint; empty without one. */
  text = '';
  /** The mark of the shown step, as text of the attribute `marks`. */
  mark = '';
  #next: 'text' | 'step' | 'none' = 'text';
  readonly #host: LessonHost;

  constructor(host: LessonHost) {
    this.#host = host;
  }

  /**
   * Whether there is another hint.
   *
   * @param isSetup - whether the task is a setup, which has no first step to show
   */
  has(isSetup: boolean): boolean {
    return this.#next === 'text' || (this.#next === 'step' && !isSetup);
  }

  /** Forgets which hints were given. */
  clear(): void {
    this.#next = 'text';
    this.text = this.mark = '';
  }

  /** Removes the hint from the board. A text that was already shown does not come again. */
  remove(): void {
    if (this.#next === 'none') this.#next = 'step';
    this.text = this.mark = '';
  }

  /**
   * Shows the next hint.
   *
   * @param text - the text of the stage's hint; empty if it has none
   * @param isOpen - returns whether the solver can still use a step
   */
  show(text: string, session: LessonSession, attempt: StageAttempt, isOpen: () => boolean): void {
    if (this.#next === 'text' && text) {
      this.#next = 'step';
      this.text = text;
      this.#host.announcer.announce(text);
    } else {
      this.#next = 'none';
      void this.#showStep(session, attempt, isOpen);
    }
  }

  /** Draws the first step of the solution or, if none goes on from here, of the computer's turn. */
  async #showStep(session: LessonSession, attempt: StageAttempt, isOpen: () => boolean): Promise<void> {
    const { adapter, announcer, element, errors, invalidate } = this.#host;
    try {
      element.clearTurn?.();
      const turn = attempt.nextTurn ?? (await session.hint());
      if (!turn || session.turnBegun || !isOpen()) return;
      const step = startOf(adapter.Game, session.game, turn);
      if (!step) return;
      this.mark = stepMark(step);
      announcer.announce(element.describe(step.text), true);
      invalidate();
    } catch (error) {
      errors.failed(error);
    }
  }
}
