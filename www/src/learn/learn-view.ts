import './learn.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Host, PageGame } from '../game.ts';
import { layout } from '../table/layout.ts';
import { noteVisit } from '../table/newcomer.ts';
import type { LessonState, Training, TrainingState } from '../training/training.ts';
import { TrainingView } from '../training/training-view.ts';
import { icon } from '../view/icons.ts';
import { reviewButtons } from '../view/review.ts';
import { partHash } from '../view/route.ts';
import type { StatusLine } from '../view/status.ts';
import type { CourseMap } from './course.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { type CourseStage, LessonProgress, MAX_STARS } from './progress.ts';

/** The computer's level in the game that is proposed after the lessons. */
const FIRST_LEVEL = 1;

/** Renders the stars of a lesson; screen readers read `label` instead. */
const starsView = (count: number, label: string) =>
  html`<span class="stars" role="img" aria-label=${label}>${'★'.repeat(count)}<span class="missing">${'☆'.repeat(MAX_STARS - count)}</span></span>`;

/** The view with the lessons of a game: one lesson on the board, and an overview of all. */
export class LearnView extends TrainingView {
  readonly #progress: LessonProgress;
  readonly #map: CourseMap;
  /** The lesson and stage shown last, such as `goal/2`. */
  #shown: string | undefined;

  constructor(
    game: PageGame,
    training: Training,
    course: { text: string; map: CourseMap },
    private readonly host: Host,
  ) {
    super(game, training);
    this.#progress = new LessonProgress(game.id);
    this.#map = course.map;
    const { board } = this;
    board.mode = 'lesson';
    board.course = course.text;
    board.addEventListener('keddah-lesson', ({ detail: { lesson, stars } }) => {
      this.#progress.done(lesson, stars);
      this.requestUpdate();
    });
  }

  get words(): Words {
    return wordsIn(this.language);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('learning');
  }

  /** Shows a lesson; `id` is its id or its number, from 1. */
  show(id: string): void {
    noteVisit();
    const { ids } = this.#map;
    const named = ids.includes(id) ? id : ids[Number(id) - 1];
    this.#go(named ? { lesson: named, stage: 1 } : this.#progress.lessonToContinue(ids));
  }

  /** Shows a lesson stage, or the first stage of its lesson if the stage is already done. */
  #go({ lesson, stage }: CourseStage): void {
    const { board } = this;
    const shown = board.state?.lesson;
    if (shown?.lesson === lesson) board.stage = stage;
    else {
      board.lesson = lesson;
      board.stage = stage;
    }
    this.host.name(partHash(this.game.id, 'learn', lesson));
    this.requestUpdate();
  }

  protected override changed(): void {
    const lesson = this.board.state?.lesson;
    if (!lesson?.lesson || !this.isConnected) return;
    const { lesson: id, stage } = lesson;
    // The board announces the stages after the first.
    const shown = `${id}/${stage}`;
    if (shown !== this.#shown) this.announcement = this.#shown === undefined ? this.#stageText(lesson) : '';
    this.#shown = shown;
    if (this.#progress.place?.lesson !== id) this.host.name(partHash(this.game.id, 'learn', id));
    this.#progress.place = { lesson: id, stage };
  }

  /** Returns the name and the text of a stage, for screen readers. */
  #stageText({ lessonTitle, stage, stages, text }: LessonState): string {
    return `${lessonTitle}. ${this.words('stageOf', { n: stage, of: stages })}. ${text}`;
  }

  /** Goes to another turn of the record that a lesson's stage shows. */
  #goToTurn = (ply: number): void => {
    const { board } = this;
    board.goTo(ply);
    const turn = board.state?.history[ply - 1];
    this.announcement = turn ? board.describe(turn) : this.words('startPosition');
    this.requestUpdate();
  };

  #next = (): void => {
    this.board.next();
    this.board.focus();
  };

  /** Whether the stage on the board is the last of the course, and is done or only to be read. */
  #isEnd({ lesson }: TrainingState): boolean {
    return !!lesson && !lesson.next && (lesson.done || lesson.outcome === 'read');
  }

  /** Goes on from the lessons to the first game or to the puzzles. */
  #finish(lead: () => void): void {
    // A stage that is only read is done when the visitor leaves it.
    if (this.board.state?.lesson?.outcome === 'read') this.board.next();
    lead();
  }

  // Rendering

  protected override statusLine(state: TrainingState): StatusLine {
    const { refusal, lesson, prompt } = state;
    if (refusal) return { text: refusal.text, tone: 'careful' };
    if (!lesson) return { text: state.text, tone: 'calm' };
    const { outcome, feedback, text } = lesson;
    if (outcome === 'solved') {
      const end = this.#isEnd(state) ? ` ${this.words('courseDone')}` : '';
      return { text: (feedback || text) + end, tone: 'end' };
    }
    if (outcome === 'wrong') return { text: feedback || text, tone: 'careful' };
    return { text: prompt || feedback || text, tone: 'calm' };
  }

  protected override lines(): { top: TemplateResult | string; bottom: TemplateResult | string } {
    const { words } = this;
    const lesson = this.board.state?.lesson;
    if (!lesson) return { top: '', bottom: '' };
    const n = this.#map.ids.indexOf(lesson.lesson) + 1;
    const stars = this.#progress.starsOf(lesson.lesson);
    const stage = words('stageOf', { n: lesson.stage, of: lesson.stages });
    const isDone = lesson.done || lesson.outcome === 'solved';
    const lamps = Array.from({ length: lesson.stages }, (_, i) => i + 1 < lesson.stage + Number(isDone));
    return {
      top: html`<strong>${words('lessonTitle', { n, title: lesson.lessonTitle })}</strong>${stars === null ? '' : starsView(stars, words('stars', { n: stars }))}`,
      bottom: html`
        <span class="stages" aria-hidden="true">${lamps.length > 1 && lamps.length <= 8 ? lamps.map((lit) => html`<i class=${lit ? 'lit' : ''}></i>`) : ''}</span>
        <span class="soft">${stage}</span>
      `,
    };
  }

  /**
   * Renders the controls: once a stage is done, the buttons that go on in place of those that make
   * a turn.
   */
  protected override controls(state: TrainingState): TemplateResult | string {
    const { lesson } = state;
    const { words } = this;
    const isDone = lesson?.outcome === 'solved' || lesson?.outcome === 'read';
    if (!isDone) return super.controls(state) || html`<div class="turn-bar way-on"></div>`;
    if (this.#isEnd(state))
      return html`<div class="turn-bar way-on">
        <button type="button" @click=${() => this.#finish(() => this.host.go(partHash(this.game.id, 'puzzles')))}>${words('toPuzzles')}</button>
        <button type="button" class="end primary" @click=${() => this.#finish(() => void this.host.playLevel(FIRST_LEVEL))}>${words('playFirst')}</button>
      </div>`;
    return html`<div class="turn-bar way-on">
      ${lesson?.outcome === 'read' ? reviewButtons(state, words, this.#goToTurn) : ''}
      <button type="button" class="end primary" @click=${this.#next}>${words('nextStage')}</button>
    </div>`;
  }

  protected override tools({ lesson }: TrainingState): TemplateResult {
    const { words, board } = this;
    const tool = (name: Parameters<typeof icon>[0], label: string, act: () => void, off = false, kind = '') => html`
      <button type="button" class="tool ${kind}" ?disabled=${off} @click=${act}>${icon(name)}<span>${label}</span></button>
    `;
    const isOpen = lesson?.outcome === 'open' || lesson?.outcome === 'right' || lesson?.outcome === 'wrong';
    return html`
      ${tool('hint', words('hint'), () => board.hintStage(), !lesson?.canHint)}
      ${tool('again', words('again'), () => board.again(), !lesson)}
      ${tool('learn', words('lessons'), this.#showMap, false, 'to-map')}
      ${tool('next', words('skip'), this.#next, !isOpen || !lesson?.next)}
    `;
  }

  #showMap = (): void => {
    const current = this.querySelector<HTMLElement>('.lessons [aria-current=true]');
    current?.scrollIntoView({ block: 'center' });
    current?.focus({ preventScroll: true });
  };

  protected override middle(): TemplateResult {
    const { words, language } = this;
    const lessons = this.#map.lessons(language);
    const shown = this.board.state?.lesson?.lesson;
    const done = lessons.filter(({ id }) => this.#progress.starsOf(id) !== null).length;
    return html`
      <nav class="lessons" aria-label=${words('lessons')}>
        <p>${words('doneOf', { n: done, of: lessons.length })}</p>
        <ol>
          ${lessons.map(({ id, title }, i) => {
            const stars = this.#progress.starsOf(id);
            const label = stars === null ? nothing : words('lessonDone', { title, stars });
            return html`<li>
              <button type="button" aria-current=${id === shown ? 'true' : 'false'} aria-label=${label} @click=${() => this.#go({ lesson: id, stage: 1 })}>
                <span class="number">${i + 1}</span><span>${title}</span>
                ${stars === null ? '' : starsView(stars, '')}
              </button>
            </li>`;
          })}
        </ol>
      </nav>
    `;
  }

  protected override updated(): void {
    super.updated();
    const shown = `${layout()} ${this.board.state?.lesson?.lesson ?? ''}`;
    if (shown === this.#scrolledTo) return;
    this.#scrolledTo = shown;
    // Only within the column: the page itself stays where it is.
    const [list, current] = [
      this.querySelector('.middle'),
      this.querySelector<HTMLElement>('.lessons [aria-current=true]'),
    ];
    if (list && current && list.scrollHeight > list.clientHeight)
      list.scrollTop = current.offsetTop - (list as HTMLElement).offsetTop - list.clientHeight / 2;
  }

  /** The layout and the lesson for which the overview of lessons was last scrolled. */
  #scrolledTo = '';
}

customElements.define('keddah-lessons', LearnView);
