/** The mode `lesson`: a course whose stages are read and solved one after the other. */
import type { TemplateResult } from 'lit';
import type { CourseError } from '../../lesson/course.js';
import type { Course, Lesson, Stage } from '../../lesson/types.js';
import lessonWords from '../lang/lesson/en.js';
import { attributeError } from '../shared/attribute-error.js';
import type { LessonState, Outcome } from '../shared/state.js';
import type { Words } from '../shared/words.js';
import { words as attemptWords, judgeTurns, type SolvableSession, seatsOf } from './attempt.js';
import { listenToBrowsingKeys } from './browsing-keys.js';
import { judgeOf, missingMarks, missingText, nameOf } from './lesson-judge.js';
import { lessonPanel } from './lesson-panel.js';
import { browserStorage, LessonProgress } from './lesson-progress.js';
import { type CourseElement, CourseSource } from './lesson-source.js';
import { SetupAttempt, StageAttempt } from './lesson-stage.js';
import { CourseTexts, type NewWords } from './lesson-texts.js';
import type { Lit, Say } from './module.js';

export { judgeOf, missingText } from './lesson-judge.js';
export { css } from './lesson-panel.js';

export const words = `${attemptWords}${lessonWords}`;

/** The part of a session that lessons use. */
export interface LessonSession extends SolvableSession {
  readonly game: SolvableSession['game'] & {
    legalMoves(): readonly { readonly text: string; readonly from?: string; readonly to?: string }[];
  };
  readonly sides: readonly unknown[];
  readonly turnBegun: boolean;
  readonly atLatest: boolean;
  readonly firstPly: number;
  replace(game: never): void;
  browse(by: number): void;
  goTo(ply: number): void;
}

/** The services of the board for its lesson. */
export interface LessonHost {
  readonly element: CourseElement & {
    lesson?: string;
    stage?: number;
    keep?: string;
    orientation?: string;
    arranging?: boolean;
    clearTurn?(): void;
    describe(turn: string): string;
  };
  readonly adapter: {
    readGame(texts: { position?: string | undefined }, board: never): unknown;
    splitTurns(text: string): string[];
  };
  readonly announcer: {
    announce(text: string, add?: boolean): void;
    side(id: string, side: never, turn: string, session: never): void;
    shown(session: never): void;
  };
  readonly errors: { failed(error: unknown): void; textOf(error: unknown): string };
  readonly language: { readonly words: Words; readonly say: Say; readonly newWords: NewWords };
  fire(type: string, detail: unknown): unknown;
  invalidate(): void;
}

/** Owns the course of a board. */
export class LessonController {
  /** The attempt at the shown stage, if it has a goal. */
  attempt: StageAttempt | null = null;
  /** Why there is nothing to show, if so. */
  fault: unknown = null;
  panel: TemplateResult | undefined;
  /** Arrows and squares, as text of the attribute `marks`. */
  marks = '';
  readonly #lit: Lit;
  readonly #host: LessonHost;
  readonly #source: CourseSource;
  #session!: LessonSession;
  #course: Course | null = null;
  #progress!: LessonProgress;
  #lesson: Lesson | null = null;
  /** The number of the shown stage, from 1. */
  #number = 0;
  /** The stage on the board, and the game that was made for it. */
  #entered: Stage | null = null;
  #game: unknown;
  #orientation: string | undefined;
  /** The attribute `arranging` as the page has set it, once a stage has changed it. */
  #arranging: boolean | undefined;
  /** What is missing, or the hint. */
  #said = '';
  #isHint = false;
  /** What the next hint is: 0 the text, 1 the first step, 2 none. */
  #nextHint = 0;
  #hintMarks = '';
  #hasMoved = false;
  /** Whether pieces were exchanged since the setup was judged last. */
  #hasExchanged = false;
  /** The index of the side that sets up its pieces in this stage; -1 in stages that begin later. */
  #settingUp = -1;
  /** The texts last used, with what they depend on. */
  #read: { course: Course; near: string; texts: CourseTexts } | undefined;

  constructor(lit: Lit, host: LessonHost) {
    this.#lit = lit;
    this.#host = host;
    this.#source = new CourseSource(host.element, () => host.invalidate());
    listenToBrowsingKeys(host.element, (by) => this.#browse(by));
  }

  /** Keeps up with the board before it is rendered. */
  update(session: LessonSession): void {
    if (this.#session !== session) {
      this.#session = session;
      judgeTurns(session, this.#host.announcer, () => this.attempt);
    }
    this.#source.update();
    const { course, fault } = this.#source;
    if (course !== this.#course) this.#open(course);
    this.fault = fault && faultOf(fault);
    if (course) this.#follow(course);
    this.marks = this.#marksNow();
    this.panel = this.state ? this.#panel(this.state) : undefined;
  }

  /** Ends the lesson; `update` begins it again. */
  drop(): void {
    this.attempt?.stop();
    this.attempt = null;
    this.#source.drop();
    this.#entered = null;
    this.panel = undefined;
    this.fault = null;
    this.marks = '';
  }

  /** Returns the seats for the stage. */
  seats(sides: readonly unknown[]): string {
    return this.attempt ? seatsOf(this.attempt, sides) : '';
  }

  /** Whether the shown stage is only read. */
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
    const message = `${lesson.id}-${stage.id}`;
    const isLast = this.#number === lesson.stages.length;
    return {
      course: course.id,
      courseTitle: texts.get('course') || course.id,
      lesson: lesson.id,
      lessonTitle: texts.get(lesson.id) || lesson.id,
      stage: this.#number,
      stages: lesson.stages.length,
      text: (outcome === 'solved' && texts.get(message, 'done')) || texts.get(message),
      said: this.#said,
      saying: this.#said === '' ? '' : this.#isHint ? 'hint' : outcome,
      outcome,
      tries,
      hints,
      stars: this.#progress.starsSoFar(lesson),
      done: isLast && isDone,
      canHint:
        this.attempt !== null &&
        outcome !== 'solved' &&
        // While pieces are set up there is no first step to show.
        this.#nextHint < (this.#settingUp >= 0 ? 1 : 2) &&
        this.#isSolversTurn,
      next: !isLast || lesson !== course.lessons.at(-1) || outcome === 'read',
    };
  }

  /** Says the hint of the stage; called again, shows the first step of the solution. */
  hintStage(): void {
    const [course, lesson, stage] = [this.#course, this.#lesson, this.#entered];
    if (!this.state?.canHint || !course || !lesson || !stage) return;
    this.#progress.countsOf(lesson, stage).hints++;
    const text = this.#nextHint === 0 && this.#texts(course).get(`${lesson.id}-${stage.id}`, 'hint');
    if (text) {
      this.#nextHint = 1;
      this.#said = text;
      this.#isHint = true;
      this.#host.announcer.announce(text);
    } else {
      this.#nextHint = 2;
      void this.#showStep();
    }
    this.#host.invalidate();
  }

  /** Returns the stage to its start. */
  again(): void {
    const [lesson, stage] = [this.#lesson, this.#entered];
    if (!lesson || !stage) return;
    if (this.attempt?.outcome === 'solved') this.#progress.restart(lesson, stage);
    this.attempt?.startOver();
    this.#host.element.clearTurn?.();
    if (this.#settingUp >= 0) this.#entered = null;
    this.#clear();
    this.#announceStage();
    this.#host.invalidate();
  }

  /** Goes to the next stage, or to the next lesson after the last stage. */
  next(): void {
    const { element, invalidate } = this.#host;
    const [course, lesson] = [this.#course, this.#lesson];
    if (!course || !lesson) return;
    if (this.#entered && this.isRead && !this.#progress.isDone(lesson, this.#entered))
      this.#finish(lesson, this.#entered);
    const following = course.lessons[course.lessons.indexOf(lesson) + 1];
    if (this.#number < lesson.stages.length) element.stage = this.#number + 1;
    else if (following) Object.assign(element, { lesson: following.id, stage: 1 });
    this.#hasMoved = true;
    invalidate();
  }

  /** Begins a course. */
  #open(course: Course | null): void {
    const { keep } = this.#host.element;
    this.attempt?.stop();
    this.#course = course;
    this.attempt = this.#lesson = this.#entered = null;
    this.#number = 0;
    if (course) this.#progress = new LessonProgress(course.id, keep, browserStorage());
  }

  /** Shows the stage that the attributes name. */
  #follow(course: Course): void {
    const { element } = this.#host;
    const name = nameOf(this.#session.game);
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
      if (this.#game !== this.#session.game) {
        // Pieces were exchanged before the first turn.
        this.#game = this.#session.game;
        this.attempt?.stop();
        this.attempt = null;
        this.#hasExchanged = true;
      }
      if (stage.goal !== undefined && !this.attempt) this.#start(stage as Stage & { goal: string });
      if (this.#hasExchanged && this.attempt instanceof SetupAttempt) {
        this.#hasExchanged = false;
        this.attempt.check();
      }
      // Only once turns can be made: the board drops what it says before.
      if (this.#hasMoved && (this.isRead || this.attempt)) {
        this.#hasMoved = false;
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

  /** Finds the stage that the attributes name, and sets them to it. */
  #goTo(course: Course): void {
    const { element } = this.#host;
    const kept = this.#progress.place;
    const [first] = course.lessons as [Lesson];
    const knows = (id?: string) => course.lessons.find((lesson) => lesson.id === id);
    const wanted = element.lesson ?? knows(kept.lesson)?.id ?? first.id;
    const lesson = knows(wanted);
    if (!lesson) {
      this.fault = attributeError('course-lesson', `This course has no lesson "${wanted}".`, { value: wanted });
      return;
    }
    let { stage } = element;
    // Another lesson begins at its first stage.
    if (this.#lesson && this.#lesson !== lesson && stage === this.#number) stage = 1;
    const keptStage = kept.lesson === wanted && (kept.stage ?? 1) <= lesson.stages.length ? kept.stage : 1;
    const number = stage ?? keptStage ?? 1;
    if (!lesson.stages[number - 1]) {
      const [least, most] = [1, lesson.stages.length];
      const message = `stage must be a whole number from ${least} to ${most}, not "${number}".`;
      this.fault = attributeError('range', message, { name: 'stage', least, most, value: String(number) });
      return;
    }
    this.#lesson = lesson;
    this.#number = number;
    element.lesson = lesson.id;
    element.stage = number;
    this.#progress.keep(lesson.id, number);
  }

  /** Puts the position of a stage on the board. */
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
    this.#session.replace(adapter.readGame({ position: record ?? position }, options as never) as never);
    this.#game = this.#session.game;
    this.#hasExchanged = false;
    // A board sets up both sides itself, so its first turn is that after the setups.
    const setups = record === undefined ? 0 : adapter.splitTurns(record).length;
    const begins = this.#session.firstPly === 2 && this.#session.plies === 2;
    this.#settingUp = stage.goal !== undefined && position === undefined && begins && setups < 2 ? setups : -1;
    if (this.#settingUp >= 0) this.#arranging ??= element.arranging ?? false;
    if (this.#arranging !== undefined) element.arranging = this.#settingUp >= 0 || this.#arranging;
  }

  /** Begins the attempt at a stage once its judge is loaded. */
  #start(stage: Stage & { goal: string }): void {
    const { adapter, errors, invalidate } = this.#host;
    const session = this.#session;
    const judge = judgeOf(session.game, invalidate);
    if (!judge) return;
    if (!session.playing) throw new Error('The game is over: there is nothing to solve.');
    const index = this.#settingUp;
    const start = index < 0 ? session.game.toRecord() : (stage.record ?? '1g');
    const [fault] = judge.faults(start, stage.goal);
    if (fault) throw Object.assign(new Error(fault.message), fault);
    const parts = { stage, judge, splitTurns: adapter.splitTurns };
    const host = { changed: (outcome: Outcome) => this.#changed(outcome, attempt), failed: errors.failed };
    const attempt: StageAttempt =
      index < 0 ? new StageAttempt(session, parts, host) : new SetupAttempt(session, parts, host, index, start);
    this.attempt = attempt;
  }

  #changed(outcome: Outcome, attempt: StageAttempt): void {
    const { announcer, fire, invalidate, language } = this.#host;
    const [course, lesson, stage] = [this.#course, this.#lesson, this.#entered];
    invalidate();
    this.#said = this.#hintMarks = '';
    this.#isHint = false;
    this.#nextHint = Math.min(this.#nextHint, 1);
    if (outcome === 'open' || attempt.isRefuted || !course || !lesson || !stage) return;
    const counts = this.#progress.countsOf(lesson, stage);
    if (outcome === 'solved') {
      this.#said = language.say('lesson-solved');
      const done = this.#texts(course).get(`${lesson.id}-${stage.id}`, 'done');
      announcer.announce(`${this.#said} ${done}`, true);
      this.#finish(lesson, stage);
      return;
    }
    this.#said = outcome === 'wrong' ? this.#wrongText(attempt) : language.say('puzzle-right');
    announcer.announce(this.#said, true);
    if (outcome !== 'wrong') return;
    counts.tries++;
    fire('keddah-stage', { ...this.#place(lesson, stage), outcome, ...counts, stars: 0 });
  }

  /** Records and reports that a stage is done, and the lesson with its last stage. */
  #finish(lesson: Lesson, stage: Stage): void {
    const { fire } = this.#host;
    const stars = this.#progress.finish(lesson, stage);
    const counts = this.#progress.countsOf(lesson, stage);
    fire('keddah-stage', { ...this.#place(lesson, stage), outcome: 'solved', ...counts, stars });
    if (stage !== lesson.stages.at(-1)) return;
    fire('keddah-lesson', { course: this.#course?.id, lesson: lesson.id, stars: this.#progress.finishLesson(lesson) });
  }

  #place(lesson: Lesson, stage: Stage) {
    return { course: this.#course?.id, lesson: lesson.id, stage: lesson.stages.indexOf(stage) + 1, id: stage.id };
  }

  /** Says what the course says of this wrong try, or else what is missing. */
  #wrongText({ wrongTry, judgment }: StageAttempt): string {
    const { language } = this.#host;
    const [course, lesson, stage] = [this.#course, this.#lesson, this.#entered];
    const own =
      course &&
      lesson &&
      stage &&
      wrongTry > 0 &&
      this.#texts(course).get(`${lesson.id}-${stage.id}`, `wrong-${wrongTry}`);
    return own || missingText(language.words, judgment) || language.say('puzzle-wrong');
  }

  /** Draws the first step of the solution or, if none goes on from here, of the computer's turn. */
  async #showStep(): Promise<void> {
    const { attempt } = this;
    const { announcer, element, errors, invalidate } = this.#host;
    const session = this.#session;
    try {
      element.clearTurn?.();
      const turn = attempt?.nextTurn ?? (await session.hint());
      if (!turn || attempt !== this.attempt || session.turnBegun || !this.#isSolversTurn) return;
      const [step] = turn.split(' ');
      const move = session.game.legalMoves().find(({ text }) => text === step);
      if (!move) return;
      this.#hintMarks = `${move.from && move.to ? `${move.from}>${move.to}` : (move.to ?? move.text)}=blue`;
      announcer.announce(element.describe(move.text), true);
      invalidate();
    } catch (error) {
      errors.failed(error);
    }
  }

  get #isSolversTurn(): boolean {
    const session = this.#session;
    return session.playing && (session.toMove === this.attempt?.solver || this.#settingUp >= 0);
  }

  #clear(): void {
    this.#said = this.#hintMarks = '';
    this.#isHint = false;
    this.#nextHint = 0;
  }

  #announceStage(): void {
    const { state } = this;
    const { announcer, language } = this.#host;
    if (!state) return;
    const { lessonTitle, stage, stages, text } = state;
    announcer.announce(`${lessonTitle}, ${language.words.part('lesson-stage', { stage, stages })}. ${text}`);
  }

  #marksNow(): string {
    const { attempt } = this;
    const stage = this.#entered;
    if (!stage || this.#session.turnBegun) return '';
    if (attempt?.outcome === 'wrong' && !this.#hintMarks) return missingMarks(attempt.judgment);
    const isAtStart = attempt ? attempt.turns.length === 0 : this.#session.atLatest;
    return `${(isAtStart && stage.marks) || ''} ${this.#hintMarks}`.trim();
  }

  #browse(by: number): boolean {
    const session = this.#session as LessonSession | undefined;
    if (!session || !this.isRead) return false;
    session.browse(by);
    this.#host.announcer.shown(session as never);
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
