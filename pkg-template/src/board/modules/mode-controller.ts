import type { TemplateResult } from 'lit';
import { faultText } from '../shared/errors.js';
import type { Words } from '../shared/words.js';
import type { EditedSession, EditingController } from './editing-controller.js';
import type { Editor, EditorHost, UnreadableText } from './editor.js';
import type { Lit, Say } from './module.js';
import type { Puzzle } from './puzzle.js';
import type { PuzzleController, PuzzleControllerHost, PuzzleSession } from './puzzle-controller.js';
import type { StudiedSession, StudyController, StudyHost } from './study-controller.js';

export const words = '';
export const css = '';

/** The part of a session that the modes use. */
export type ModeSession<Game> = EditedSession<Game> &
  PuzzleSession &
  StudiedSession & {
    admit(seats: string, playable: boolean): unknown[];
  };

/** What a board gives to its mode. `Module` is the module of its game's editor, `Edit`. */
export interface ModeHost<Game, Edit extends Editor<Game>, Module> {
  readonly lit: Lit;
  readonly element: StudyHost['element'] & { seats: string; solution?: string; goal?: string };
  readonly view: {
    newEditor(module: Module, text: string, host: EditorHost<Game>): Edit;
    changed(frames: readonly never[]): void;
  };
  readonly adapter: PuzzleControllerHost['adapter'] & StudyHost['adapter'];
  readonly modules: {
    get(name: 'editor'): Module | undefined;
    get(name: 'puzzle'): { PuzzleController: typeof PuzzleController } | undefined;
    get(name: 'study'): { StudyController: typeof StudyController } | undefined;
  };
  readonly language: { readonly words: Words; readonly say: Say };
  readonly announcer: PuzzleControllerHost['announcer'] & StudyHost['announcer'];
  readonly errors: { unread: UnreadableText | null; failed(error: unknown): void; textOf(error: unknown): string };
  fire(type: string, detail: unknown): boolean;
  invalidate(): void;
}

/**
 * Owns what boards have beyond playing and viewing: the editor in the mode `edit`, the puzzle in
 * `puzzle`, the study in `study`; and the analysis.
 */
export class ModeController<
  Game,
  Edit extends Editor<Game>,
  Module extends { EditingController: typeof EditingController },
> {
  #editing: EditingController<Game, Edit> | undefined;
  #puzzles: PuzzleController | undefined;
  #study: StudyController | undefined;
  readonly #host: ModeHost<Game, Edit, Module>;

  constructor(host: ModeHost<Game, Edit, Module>) {
    this.#host = host;
  }

  get editor(): Edit | null {
    return this.#editing?.editor ?? null;
  }

  get puzzle(): Puzzle | null {
    return this.#puzzles?.puzzle ?? null;
  }

  /** Whether turns can be made. */
  get playable(): boolean {
    const { puzzle } = this;
    return /^(play|study)$/.test(this.#host.element.mode) || (puzzle !== null && puzzle.outcome !== 'solved');
  }

  /** Returns the task of the puzzle in words; empty without one. */
  text(session: ModeSession<Game>): string | undefined {
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
  update(session: ModeSession<Game>): unknown[] {
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
