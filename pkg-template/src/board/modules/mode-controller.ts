import type { TemplateResult } from 'lit';
import type { BoardTypes, BoardView, EditorModule, GameAdapter } from '../element/adapter.js';
import type { Announcer } from '../element/announcer.js';
import type { ErrorController } from '../element/error-controller.js';
import type { LanguageController } from '../element/language.js';
import type { OptionalModules } from '../element/optional-modules.js';
import { faultText } from '../shared/errors.js';
import type { EditingController } from './editing-controller.js';
import type { Lit } from './module.js';
import type { Puzzle } from './puzzle.js';
import type { PuzzleController } from './puzzle-controller.js';
import type { StudyController, StudyHost } from './study-controller.js';

export const words = '';
export const css = '';

/** What a board gives to its mode. */
export interface ModeHost<T extends BoardTypes> {
  readonly lit: Lit;
  readonly element: StudyHost['element'] & { seats: string; solution?: string; goal?: string };
  readonly view: BoardView<T>;
  readonly adapter: GameAdapter<T>;
  readonly modules: OptionalModules<EditorModule<T>>;
  readonly language: LanguageController;
  readonly announcer: Announcer<T>;
  readonly errors: ErrorController;
  fire(type: string, detail: unknown): boolean;
  invalidate(): void;
}

/**
 * Owns what boards have beyond playing and viewing: the editor in the mode `edit`, the puzzle in
 * `puzzle`, the study in `study`; and the analysis.
 */
export class ModeController<T extends BoardTypes> {
  #editing: EditingController<T['game'], T['editor']> | undefined;
  #puzzles: PuzzleController | undefined;
  #study: StudyController | undefined;
  readonly #host: ModeHost<T>;

  constructor(host: ModeHost<T>) {
    this.#host = host;
  }

  get editor(): T['editor'] | null {
    return this.#editing?.editor ?? null;
  }

  get puzzle(): Puzzle | null {
    return this.#puzzles?.puzzle ?? null;
  }

  /** Whether turns can be made. */
  get playable(): boolean {
    const { puzzle } = this;
    return /^play|study$/.test(this.#host.element.mode) || (puzzle !== null && puzzle.outcome !== 'solved');
  }

  /** Returns the task of the puzzle in words; empty without one. */
  text(session: T['session']): string | undefined {
    return this.#puzzles?.text(session);
  }

  /** The template of the controls between the board and its bar. */
  get panel(): TemplateResult | undefined {
    return this.#editing?.panel ?? this.#study?.panel;
  }

  /** The marks of the study, as text of the attribute `marks`. */
  get marks(): string {
    return this.#study?.marks ?? '';
  }

  /**
   * Updates the editor, the puzzle and the seats for the current mode. Returns the errors of their
   * attributes.
   */
  update(session: T['session']): unknown[] {
    const { element, errors, lit, modules, invalidate } = this.#host;
    const isEditing = element.mode === 'edit';
    const editing = isEditing && modules.get('editor');
    if (editing) {
      this.#editing ??= new editing.EditingController(lit, (text, use) => this.#newEditor(editing, text, use));
      this.#editing.edit(session, errors.unread);
    } else if (!isEditing) this.#editing?.drop(session);
    const solving = element.mode === 'puzzle' && !errors.unread;
    const module = solving && modules.get('puzzle');
    if (module) this.#puzzles ??= new module.PuzzleController(this.#host);
    if (!solving) this.dropPuzzle();
    else if (this.#puzzles?.update(session, element.solution, element.goal)) invalidate();
    const isStudied = !errors.unread && (element.mode === 'study' || element.analysis);
    const study = isStudied && modules.get('study');
    if (study) this.#study ??= new study.StudyController(lit, this.#host);
    if (isStudied) this.#study?.update(session);
    else this.#study?.drop();
    const hasOwnSeats = isEditing || element.mode === 'study';
    const seats = hasOwnSeats ? '' : (this.#puzzles?.seats(session.sides) ?? element.seats);
    const faults = session.admit(seats, this.playable);
    return this.#puzzles?.fault ? [this.#puzzles.fault, ...faults] : faults;
  }

  /** Ends the puzzle. */
  dropPuzzle(): void {
    this.#puzzles?.drop();
  }

  #newEditor(module: EditorModule<T>, text: string, use: (game: T['game']) => void): T['editor'] {
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
