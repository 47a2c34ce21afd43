import type { TemplateResult } from 'lit';
import { faultText } from '../shared/errors.js';
import type { Fire } from '../shared/events.js';
import type { LessonState } from '../shared/state.js';
import type { Words } from '../shared/words.js';
import type { Attempt } from './attempt.js';
import { listenToBrowsingKeys } from './browsing-keys.js';
import type { EditedModel, EditingController } from './editing-controller.js';
import type { Editor, EditorHost, UnreadableText } from './editor.js';
import type { LessonController } from './lesson-controller.js';
import type { LessonHost, LessonModel } from './lesson-host.js';
import type { Lit, Say } from './module.js';
import type { GoalJudge, PuzzleController, PuzzleControllerHost } from './puzzle-controller.js';
import type { StudiedModel, StudyController, StudyHost } from './study-controller.js';

export const words = '';
export const css = '';

/** The members of a board's model that its modes other than `play` use. */
export type ModeModel<Game> = EditedModel<Game> &
  LessonModel &
  StudiedModel & {
    admit(seats: string, playable: boolean): unknown[];
  };

/**
 * The parts of a board that its mode controller uses. `Module` is the module of its game's editor,
 * `Edit`.
 */
export interface ModeHost<Game, Edit extends Editor<Game>, Module> {
  readonly lit: Lit;
  readonly element: StudyHost['element'] &
    LessonHost['element'] & {
      seats: string;
      solution?: string | undefined;
      goal?: string | undefined;
    };
  readonly view: {
    newEditor(module: Module, text: string, host: EditorHost<Game>): Edit;
    changed(frames: readonly never[]): void;
  };
  readonly adapter: PuzzleControllerHost['adapter'] & StudyHost['adapter'] & LessonHost['adapter'];
  readonly modules: {
    get(name: 'editor'): Module | undefined;
    get(name: 'puzzle'): { PuzzleController: typeof PuzzleController } | undefined;
    get(name: 'study'): { StudyController: typeof StudyController } | undefined;
    get(name: 'lesson'): (GoalJudge & { LessonController: typeof LessonController }) | undefined;
  };
  readonly language: LessonHost['language'] & { readonly words: Words; readonly say: Say };
  readonly announcer: PuzzleControllerHost['announcer'] & StudyHost['announcer'] & LessonHost['announcer'];
  readonly errors: { unread: UnreadableText | null; failed(error: unknown): void; textOf(error: unknown): string };
  readonly fire: Fire;
  invalidate(): void;
}

/**
 * Manages the modes of a board other than `play`: the keys of the mode `view`, the editor in
 * `edit`, the puzzle in `puzzle`, the study in `study` and the course in `lesson`. Also manages the
 * analysis.
 */
export class ModeController<
  Game,
  Edit extends Editor<Game>,
  Module extends { EditingController: typeof EditingController },
> {
  #editing: EditingController<Game, Edit> | undefined;
  #model: ModeModel<Game> | undefined;
  #puzzles: PuzzleController | undefined;
  #study: StudyController | undefined;
  /** The controller of the course; it persists while the board is in other modes than `lesson`. */
  lessons: LessonController | undefined;
  readonly #host: ModeHost<Game, Edit, Module>;

  constructor(host: ModeHost<Game, Edit, Module>) {
    this.#host = host;
    listenToBrowsingKeys(host.element, (by) => this.#browse(by));
  }

  get editor(): Edit | null {
    return this.#editing?.editor ?? null;
  }

  /** The attempt at the puzzle or at the stage of a lesson. */
  get puzzle(): Attempt | null {
    return this.#puzzles?.puzzle ?? this.lessons?.attempt ?? null;
  }

  /** The state of the lesson on the board; `null` in other modes than `lesson`. */
  get lesson(): LessonState | null {
    return this.#host.element.mode === 'lesson' ? (this.lessons?.state ?? null) : null;
  }

  /** Whether the board hides its bar, as in a stage of a lesson without a task. */
  get hidesBar(): boolean {
    return this.#host.element.mode === 'lesson' && this.lessons?.isRead === true;
  }

  /** Whether the board's mode allows turns to be made. */
  get playable(): boolean {
    const { puzzle } = this;
    return /^(play|study)$/.test(this.#host.element.mode) || (puzzle !== null && puzzle.outcome !== 'solved');
  }

  /**
   * Returns the reason why an input was rejected, with the code that fits the mode: `solved`
   * instead of `view` for a solved puzzle.
   */
  refusal<Refusal extends { code: string }>(refusal: Refusal): Refusal {
    const isSolved = refusal.code === 'view' && this.puzzle?.outcome === 'solved';
    return isSolved ? { ...refusal, code: 'solved' } : refusal;
  }

  /**
   * Returns the task of the puzzle as text; empty without one. Returns a space if the status line
   * should stay blank, as after a solved stage.
   */
  text(model: ModeModel<Game>): string | undefined {
    if (this.lesson?.outcome === 'solved') return '\u00a0';
    return this.#puzzles?.text(model);
  }

  /** The template of the controls between the board and its bar. */
  get panel(): TemplateResult | undefined {
    return this.#editing?.panel ?? this.lessons?.panel ?? this.#study?.panel;
  }

  /**
   * The arrows and squares that the study or lesson draws, in the syntax of the attribute `marks`.
   */
  get marks(): string {
    return `${this.#study?.marks ?? ''} ${this.lessons?.marks ?? ''}`;
  }

  /**
   * Updates the editor, the puzzle and the players (seats) for the board's mode. Returns the errors
   * of their attributes.
   */
  update(model: ModeModel<Game>): unknown[] {
    const { element, errors, lit, modules, invalidate } = this.#host;
    this.#model = model;
    const isEditing = element.mode === 'edit';
    const editing = isEditing && modules.get('editor');
    if (editing) {
      this.#editing ??= new editing.EditingController(lit, (text, use) => this.#newEditor(editing, text, use));
      this.#editing.edit(model, errors.unread);
    } else if (!isEditing) this.#editing?.drop(model);
    const solving = element.mode === 'puzzle' && !errors.unread;
    const module = solving && modules.get('puzzle');
    if (module) this.#puzzles ??= new module.PuzzleController(this.#host);
    if (!solving) this.dropPuzzle();
    else if (this.#puzzles?.update(model, () => modules.get('lesson'), element.solution, element.goal)) invalidate();
    const isStudied = !errors.unread && (element.mode === 'study' || element.analysis);
    const study = isStudied && modules.get('study');
    if (study) this.#study ??= new study.StudyController(lit, this.#host);
    if (isStudied) this.#study?.update(model);
    else this.#study?.drop();
    const isLearning = element.mode === 'lesson';
    const lesson = isLearning && !errors.unread && modules.get('lesson');
    if (lesson) this.lessons ??= new lesson.LessonController(lit, this.#host);
    if (lesson) this.lessons?.update(model);
    else if (!isLearning) this.lessons?.drop();
    const hasOwnSeats = isEditing || isLearning || element.mode === 'study';
    const ownSeats = isLearning && this.lessons ? this.lessons.seats(model.sides) : '';
    const seats = hasOwnSeats ? ownSeats : (this.#puzzles?.seats(model.sides) ?? element.seats);
    const faults = model.admit(seats, this.playable);
    return [this.#puzzles?.fault, lesson && this.lessons?.fault, ...faults].filter(Boolean);
  }

  /** Leaves the puzzle, and the user's attempt at a lesson stage. */
  dropPuzzle(): void {
    this.#puzzles?.drop();
    if (this.#host.element.mode !== 'lesson' || !this.#host.element.isConnected) this.lessons?.drop();
  }

  #browse(by: number): boolean {
    const model = this.#model;
    if (!model || this.#host.element.mode !== 'view') return false;
    model.browse(by);
    this.#host.announcer.shown(model as never);
    return true;
  }

  #newEditor(module: Module, text: string, use: (game: Game) => void): Edit {
    const { announcer, errors, invalidate, language, view } = this.#host;
    return view.newEditor(module, text, {
      use,
      say: language.say,
      changed: (announcement) => {
        if (announcement) announcer.announce(announcement);
        if (this.#editing?.hasEdits) errors.unread = null;
        invalidate();
        view.changed([]);
      },
      faultText: (fault) => faultText(language.words, fault),
      errorText: (error) => errors.textOf(error),
    });
  }
}
