/** Stages that begin in the setup: the reader exchanges pieces until the goal is reached. */
import type { Judgment, Stage } from '../../lesson/types.js';
import type { AttemptHost } from './attempt.js';
import { type SetupTask, setupOf } from './lesson-game.js';
import type { LessonAdapter, LessonElement, LessonModel } from './lesson-host.js';
import { StageAttempt, type StageParts } from './lesson-stage.js';

/** An attempt at a stage that begins in the setup: it is judged after each exchange of pieces. */
export class SetupAttempt extends StageAttempt {
  readonly #setup: () => Judgment;

  constructor(
    model: Pick<LessonModel, 'sides'> & ConstructorParameters<typeof StageAttempt>[0],
    parts: StageParts,
    host: AttemptHost,
    { index, start }: SetupTask,
  ) {
    const { stage, judge } = parts;
    super(model, { ...parts, stage: { id: stage.id, goal: stage.goal } }, host, model.sides[index]);
    this.#setup = () => judge.judge(start, stage.goal, model.game.history.slice(index, index + 1));
  }

  /** Judges whether the current setup of the pieces reaches the stage's goal. */
  check(): void {
    this.judgment = this.#setup();
    if (this.judgment.done) this.setOutcome('solved');
  }

  protected override judge(): 'right' | 'wrong' | 'solved' {
    this.judgment = this.#setup();
    return this.judgment.done ? 'solved' : 'wrong';
  }
}

/**
 * Manages a stage that begins in the setup, and the attribute `arranging` that lets readers
 * exchange pieces.
 */
export class LessonSetup {
  /** The setup with which the stage begins; `undefined` in stages that begin later. */
  task: SetupTask | undefined;
  /** Whether pieces have been exchanged since the setup was last judged. */
  hasExchanged = false;
  /** The value of `arranging` that the page had set before a stage changed it. */
  #arranging: boolean | undefined;

  /**
   * Turns on `arranging`, which lets readers exchange pieces, for a stage that begins in the setup
   * phase, and restores its value for other stages.
   */
  enter(stage: Stage, element: LessonElement, adapter: LessonAdapter): void {
    this.hasExchanged = false;
    this.task = stage.goal === undefined ? undefined : setupOf(adapter.Game, stage);
    if (this.task) this.#arranging ??= element.arranging ?? false;
    if (this.#arranging !== undefined) element.arranging = this.task !== undefined || this.#arranging;
  }

  /** Judges the setup against the stage's goal if pieces have been exchanged. */
  update(attempt: StageAttempt | null): void {
    if (!this.hasExchanged || !(attempt instanceof SetupAttempt)) return;
    this.hasExchanged = false;
    attempt.check();
  }
}
