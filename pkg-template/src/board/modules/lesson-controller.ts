/** The mode `lesson`: a course whose stages are read and solved one after the other. */
import type { TemplateResult } from 'lit';
import type { CourseError } from '../../lesson/course.js';
import type { Course, Lesson, Stage } from '../../lesson/types.js';
import lessonWords from '../lang/lesson/en.js';
import { attributeError } from '../shared/attribute-error.js';
import type { LessonState, PuzzleOutcome } from '../shared/state.js';
import { words as attemptWords, judgeTurns, seatsOf } from './attempt.js';
import { listenToBrowsingKeys } from './browsing-keys.js';
import { LessonHints } from './lesson-hints.js';
import type { LessonHost, LessonModel } from './lesson-host.js';
import { judgeOf, nameOf } from './lesson-judge.js';
import { marksOf } from './lesson-marks.js';
import { lessonPanel } from './lesson-panel.js';
import { type LessonPlace, placeOf } from './lesson-place.js';
import { browserStorage, LessonProgress } from './lesson-progress.js';
import { LessonReport, type StageContext, stageText } from './lesson-report.js';
import { LessonSetup, SetupAttempt } from './lesson-setup.js';
import { CourseSource } from './lesson-source.js';
import { StageAttempt } from './lesson-stage.js';
import { CourseTexts } from './lesson-texts.js';
import type { Lit } from './module.js';

export { judgeOf, missingText } from './lesson-judge.js';
export { css } from './lesson-panel.js';

export const words = `${attemptWords}${lessonWords}`;

/** Runs the course of lessons that a board shows in the mode `lesson`. */
export class LessonController {
  /** The user's attempt at the shown lesson stage, if the stage has a goal. */
  attempt: StageAttempt | null = null;
  /** The error because of which no lesson can be shown, if any. */
  fault: unknown = null;
  panel: TemplateResult | undefined;
  /** The arrows and squares that the lesson draws, in the syntax of the attribute `marks`. */
  marks = '';
  readonly #lit: Lit;
  readonly #host: LessonHost;
  readonly #source: CourseSource;
  #model!: LessonModel;
  #course: Course | null = null;
  #progress!: LessonProgress;
  #lesson: Lesson | null = null;
  /** The number of the shown stage in its lesson, from 1. */
  #number = 0;
  /** The stage whose position is on the board, and the game made for it. */
  #entered: Stage | null = null;
  #game: unknown;
  #orientation: string | undefined;
  readonly #setup = new LessonSetup();
  readonly #hints: LessonHints;
  readonly #report: LessonReport;
  /** Whether the shown stage has not been announced to screen readers yet. */
  #isNew = false;
  /** The cached texts of the course, with the course and the language that they depend on. */
  #read: { course: Course; near: string; texts: CourseTexts } | undefined;

  constructor(lit: Lit, host: LessonHost) {
    this.#lit = lit;
    this.#host = host;
    this.#source = new CourseSource(host.element, () => host.invalidate());
    this.#hints = new LessonHints(host);
    this.#report = new LessonReport(host);
    listenToBrowsingKeys(host.element, (by) => this.#browse(by));
  }

  /** Brings the lesson in line with the element's attributes before the board is rendered. */
  update(model: LessonModel): void {
    if (this.#model !== model) {
      this.#model = model;
      judgeTurns(model, this.#host.announcer, () => this.attempt);
    }
    this.#source.update();
    const { course, fault } = this.#source;
    if (course !== this.#course) this.#open(course);
    this.fault = fault && faultOf(fault);
    if (course) this.#follow(course);
    const stage = this.#entered;
    this.marks = stage ? marksOf(stage, this.attempt, model, this.#hints.mark) : '';
    this.panel = this.state ? this.#panel(this.state) : undefined;
  }

  /** Leaves the lesson; `update` begins it again. */
  drop(): void {
    this.attempt?.stop();
    this.attempt = null;
    this.#source.drop();
    this.#entered = null;
    this.panel = undefined;
    this.fault = null;
    this.marks = '';
  }

  /** Returns the value of the attribute `seats` with which the stage is played. */
  seats(sides: readonly unknown[]): string {
    return this.attempt ? seatsOf(this.attempt, sides) : '';
  }

  /** Whether the shown stage has only a text to read and no task. */
  get isRead(): boolean {
    return this.#entered !== null && this.#entered.goal === undefined;
  }

  /** A snapshot of the lesson; `null` before the course is loaded. */
  get state(): LessonState | null {
    const [course, lesson] = [this.#course, this.#lesson];
    const stage = lesson?.stages[this.#number - 1];
    if (!course || !lesson || !stage) return null;
    const { tries, hints } = this.#progress.countsOf(lesson, stage);
    const isDone = this.#progress.isDone(lesson, stage);
    const outcome = stage.goal === undefined ? (isDone ? 'solved' : 'read') : (this.attempt?.outcome ?? 'open');
    const texts = this.#texts(course);
    const near = { lesson, stage, texts };
    const isLast = this.#number === lesson.stages.length;
    const { text: hint } = this.#hints;
    const { verdict } = this.#report;
    return {
      course: course.id,
      courseTitle: texts.get('course') || course.id,
      lesson: lesson.id,
      lessonTitle: texts.get(lesson.id) || lesson.id,
      stage: this.#number,
      stages: lesson.stages.length,
      text: (outcome === 'solved' && stageText(near, 'done')) || stageText(near),
      feedback: hint || verdict,
      feedbackKind: hint ? 'hint' : verdict && outcome,
      outcome,
      tries,
      hints,
      stars: this.#progress.starsSoFar(lesson),
      done: isLast && isDone,
      canHint:
        this.attempt !== null &&
        outcome !== 'solved' &&
        this.#hints.has(this.#setup.task !== undefined) &&
        this.#isSolversTurn,
      next: !isLast || lesson !== course.lessons.at(-1) || outcome === 'read',
    };
  }

  /** Shows the hint of the lesson stage. A second call shows the first step of its solution. */
  hintStage(): void {
    const { attempt } = this;
    const context = this.#context;
    if (!this.state?.canHint || !attempt || !context) return;
    this.#progress.countsOf(context.lesson, context.stage).hints++;
    const isOpen = () => attempt === this.attempt && this.#isSolversTurn;
    this.#hints.show(stageText(context, 'hint'), this.#model, attempt, isOpen);
    this.#host.invalidate();
  }

  /** Resets the shown stage to its starting position. */
  again(): void {
    const [lesson, stage] = [this.#lesson, this.#entered];
    if (!lesson || !stage) return;
    if (this.attempt?.outcome === 'solved') this.#progress.restart(lesson, stage);
    this.attempt?.startOver();
    this.#host.element.clearTurn?.();
    if (this.#setup.task) this.#entered = null;
    this.#clear();
    this.#announceStage();
    this.#host.invalidate();
  }

  /** Goes to the next stage, or to the next lesson after the last stage. */
  next(): void {
    const { element, invalidate } = this.#host;
    const [course, lesson] = [this.#course, this.#lesson];
    if (!course || !lesson) return;
    const context = this.#context;
    if (context && this.isRead && !this.#progress.isDone(lesson, context.stage)) this.#report.finish(context);
    const following = course.lessons[course.lessons.indexOf(lesson) + 1];
    if (this.#number < lesson.stages.length) element.stage = this.#number + 1;
    else if (following) Object.assign(element, { lesson: following.id, stage: 1 });
    invalidate();
  }

  /** Replaces the course and its stored progress, and discards the current stage. */
  #open(course: Course | null): void {
    const { keep } = this.#host.element;
    this.attempt?.stop();
    this.#course = course;
    this.attempt = this.#lesson = this.#entered = null;
    this.#number = 0;
    if (course) this.#progress = new LessonProgress(course.id, keep, browserStorage());
  }

  /** Shows the lesson stage that the element's attributes name. */
  #follow(course: Course): void {
    const { element } = this.#host;
    const name = nameOf(this.#model.game);
    if (course.game !== name) {
      this.fault = attributeError('course-other', `This is a course of ${course.game}, not of ${name}.`, {
        game: course.game,
      });
      return;
    }
    if (!this.#lesson || element.lesson !== this.#lesson.id || element.stage !== this.#number) this.#goTo(course);
    const stage = this.#lesson?.stages[this.#number - 1];
    if (!stage || this.fault) return;
    try {
      if (this.#entered !== stage) this.#enter(stage);
      if (this.#game !== this.#model.game) {
        // Pieces were exchanged before the first turn.
        this.#game = this.#model.game;
        this.attempt?.stop();
        this.attempt = null;
        this.#setup.hasExchanged = true;
      }
      if (stage.goal !== undefined && !this.attempt) this.#start(stage as Stage & { goal: string });
      this.#setup.update(this.attempt);
      // Only when turns can be made, since the board discards earlier announcements.
      if (this.#isNew && (this.isRead || this.attempt)) {
        this.#isNew = false;
        this.#announceStage();
      }
    } catch (error) {
      const { errors } = this.#host;
      this.fault = attributeError('course-stage', `${this.#lesson?.id}, ${stage.id}: ${(error as Error).message}`, {
        lesson: this.#lesson?.id,
        stage: stage.id,
        why: errors.textOf(error),
      });
    }
  }

  /** Finds the stage that the attributes name, and sets the attributes to it. */
  #goTo(course: Course): void {
    const { element } = this.#host;
    const shown = this.#lesson && { lesson: this.#lesson, number: this.#number };
    let place: LessonPlace;
    try {
      place = placeOf(course, element, shown, this.#progress.place);
    } catch (error) {
      this.fault = error;
      return;
    }
    const { lesson, number } = place;
    // Screen readers read the first stage as part of the page.
    this.#isNew ||= shown !== null;
    this.#lesson = lesson;
    this.#number = number;
    element.lesson = lesson.id;
    element.stage = number;
    this.#progress.keep(lesson.id, number);
  }

  /** Puts the starting position of a lesson stage on the board. */
  #enter(stage: Stage): void {
    const { element, adapter } = this.#host;
    this.attempt?.stop();
    this.attempt = null;
    this.#entered = stage;
    this.#clear();
    this.#orientation ??= element.orientation;
    element.orientation = stage.perspective ?? this.#orientation!;
    const { position, record, players, size, walls, first, notation } = stage;
    const options = { seats: '', players, size, walls, first, notation };
    this.#model.replace(adapter.readGame({ position: record ?? position }, options as never) as never);
    this.#game = this.#model.game;
    this.#setup.enter(stage, element, adapter);
  }

  /** Starts the attempt at a stage once the judge of its goal is loaded. */
  #start(stage: Stage & { goal: string }): void {
    const { adapter, errors, invalidate } = this.#host;
    const model = this.#model;
    const judge = judgeOf(model.game, invalidate);
    if (!judge) return;
    if (!model.playing) throw new Error('The game is over: there is nothing to solve.');
    const { task } = this.#setup;
    const [fault] = judge.faults(task?.start ?? model.game.toRecord(), stage.goal);
    if (fault) throw Object.assign(new Error(fault.message), fault);
    const parts = { stage, judge, splitTurns: adapter.splitTurns };
    const host = { changed: (outcome: PuzzleOutcome) => this.#changed(outcome, attempt), failed: errors.failed };
    const attempt: StageAttempt = task
      ? new SetupAttempt(model, parts, host, task)
      : new StageAttempt(model, parts, host);
    this.attempt = attempt;
  }

  #changed(outcome: PuzzleOutcome, attempt: StageAttempt): void {
    this.#host.invalidate();
    this.#report.verdict = '';
    this.#hints.remove();
    const context = this.#context;
    if (outcome !== 'open' && !attempt.isRefuted && context) this.#report.judged(outcome, attempt, context);
  }

  /** The stage on the board, with its lesson, course and texts. */
  get #context(): StageContext | undefined {
    const [course, lesson, stage] = [this.#course, this.#lesson, this.#entered];
    if (!course || !lesson || !stage) return undefined;
    return { course, lesson, stage, progress: this.#progress, texts: this.#texts(course) };
  }

  get #isSolversTurn(): boolean {
    const model = this.#model;
    return model.playing && (model.toMove === this.attempt?.solver || this.#setup.task !== undefined);
  }

  #clear(): void {
    this.#report.verdict = '';
    this.#hints.clear();
  }

  #announceStage(): void {
    const { state } = this;
    const { announcer, language } = this.#host;
    if (!state) return;
    const { lessonTitle, stage, stages, text } = state;
    announcer.announce(`${lessonTitle}, ${language.words.part('lesson-stage', { stage, stages })}. ${text}`);
  }

  #browse(by: number): boolean {
    const model = this.#model as LessonModel | undefined;
    if (!model || !this.isRead) return false;
    model.browse(by);
    this.#host.announcer.shown(model as never);
    return true;
  }

  #texts(course: Course): CourseTexts {
    const { element, language } = this.#host;
    const near = element.lang || element.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang;
    if (this.#read?.course !== course || this.#read.near !== near) {
      const texts = new CourseTexts(course.texts, near ? [near] : navigator.languages, language.newWords);
      this.#read = { course, near, texts };
    }
    return this.#read.texts;
  }

  #panel(state: LessonState): TemplateResult {
    const { element, language } = this.#host;
    if ((element as { controls?: string }).controls === 'none') return this.#lit.html``;
    const hasRecord = this.isRead && this.#entered?.record !== undefined;
    return lessonPanel(this.#lit, language.say, state, {
      hintStage: () => this.hintStage(),
      again: () => this.again(),
      next: () => this.next(),
      browse: hasRecord ? (by) => this.#browse(by) : undefined,
    });
  }
}

const faultOf = ({ code, message, values }: CourseError) => attributeError(code, message, values);
