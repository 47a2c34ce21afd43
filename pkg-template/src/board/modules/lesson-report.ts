/**
 * The feedback of a lesson: comments on turns, counts of tries and hints, and events for the page.
 */
import type { Course, Lesson, Stage } from '../../lesson/types.js';
import type { PuzzleOutcome } from '../shared/state.js';
import type { LessonHost } from './lesson-host.js';
import { missingText } from './lesson-judge.js';
import type { LessonProgress } from './lesson-progress.js';
import type { StageAttempt } from './lesson-stage.js';
import type { CourseTexts } from './lesson-texts.js';

/** A lesson stage with its lesson, its course, the reader's progress and the texts. */
export interface StageContext {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly stage: Stage;
  readonly progress: LessonProgress;
  readonly texts: CourseTexts;
}

/**
 * Returns a text of a stage: its task, or that of an attribute such as `hint`; empty if there is
 * none.
 */
export function stageText({ lesson, stage, texts }: Omit<StageContext, 'course' | 'progress'>, attribute = ''): string {
  return texts.get(`${lesson.id}-${stage.id}`, attribute);
}

/** Announces, counts and reports the outcomes of the stages on one board. */
export class LessonReport {
  /** The comment on the reader's last turn in the stage; empty before the first turn. */
  verdict = '';
  readonly #host: LessonHost;

  constructor(host: LessonHost) {
    this.#host = host;
  }

  /** Handles the outcome of the reader's turn: comments on it, counts it and reports it. */
  judged(outcome: PuzzleOutcome, attempt: StageAttempt, context: StageContext): void {
    const { announcer, fire, language } = this.#host;
    if (outcome === 'solved') {
      this.verdict = language.say('lesson-solved');
      announcer.announce(`${this.verdict} ${stageText(context, 'done')}`, true);
      this.finish(context);
      return;
    }
    this.verdict = outcome === 'wrong' ? this.#wrongText(attempt, context) : language.say('puzzle-right');
    announcer.announce(this.verdict, true);
    if (outcome !== 'wrong') return;
    const counts = context.progress.countsOf(context.lesson, context.stage);
    counts.tries++;
    fire('keddah-stage', { ...detailOf(context), outcome, ...counts, stars: 0 });
  }

  /** Records and reports that a stage is done, and the lesson with its last stage. */
  finish(context: StageContext): void {
    const { fire } = this.#host;
    const { course, lesson, stage, progress } = context;
    const stars = progress.finish(lesson, stage);
    const counts = progress.countsOf(lesson, stage);
    fire('keddah-stage', { ...detailOf(context), outcome: 'solved', ...counts, stars });
    if (stage !== lesson.stages.at(-1)) return;
    fire('keddah-lesson', { course: course.id, lesson: lesson.id, stars: progress.finishLesson(lesson) });
  }

  /**
   * Returns the course's comment on this wrong try, or otherwise the reasons why it misses the
   * goal.
   */
  #wrongText({ wrongTry, judgment }: StageAttempt, context: StageContext): string {
    const { language } = this.#host;
    const own = wrongTry > 0 && stageText(context, `wrong-${wrongTry}`);
    return own || missingText(language.words, judgment) || language.say('puzzle-wrong');
  }
}

/** Returns the course, lesson and stage for the detail of a DOM event. */
const detailOf = ({ course, lesson, stage }: StageContext) => ({
  course: course.id,
  lesson: lesson.id,
  stage: lesson.stages.indexOf(stage) + 1,
  id: stage.id,
});
