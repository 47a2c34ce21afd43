import { html, nothing, svg, type TemplateResult } from 'lit';
import type { EditingController } from '../modules/editing-controller.js';
import type { Lit } from '../modules/module.js';
import type { Puzzle } from '../modules/puzzle.js';
import type { PuzzleController } from '../modules/puzzle-controller.js';
import { faultText } from '../shared/errors.js';
import type { BoardTypes, BoardView, EditorModule, GameAdapter } from './adapter.js';
import type { Announcer } from './announcer.js';
import type { ErrorController } from './error-controller.js';
import type { LanguageController } from './language.js';
import type { OptionalModules } from './optional-modules.js';

/** The parts of Lit that modules draw with. */
export const LIT: Lit = { html, svg, nothing };

/** What a board gives to its mode. */
export interface ModeHost<T extends BoardTypes> {
  readonly element: { mode: string; seats: string; solution?: string; goal?: string };
  readonly view: BoardView<T>;
  readonly adapter: GameAdapter<T>;
  readonly modules: OptionalModules<EditorModule<T>>;
  readonly language: LanguageController;
  readonly announcer: Announcer<T>;
  readonly errors: ErrorController;
  fire(type: string, detail: unknown): boolean;
  invalidate(): void;
}

/** Owns what a board has only in its mode: the editor in `edit`, the puzzle in `puzzle`. */
export class ModeController<T extends BoardTypes> {
  #editing: EditingController<T['game'], T['editor']> | undefined;
  #puzzles: PuzzleController | undefined;
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
    return this.#host.element.mode === 'play' || (puzzle !== null && puzzle.outcome !== 'solved');
  }

  /** Returns the task of the puzzle in words; empty without one. */
  text(session: T['session']): string | undefined {
    return this.#puzzles?.text(session);
  }

  /** The template of the editor's controls. */
  get panel(): TemplateResult | undefined {
    return this.#editing?.panel;
  }

  /**
   * Updates the editor, the puzzle and the seats for the current mode. Returns the errors of their
   * attributes.
   */
  update(session: T['session']): unknown[] {
    const { element, errors, modules, invalidate } = this.#host;
    const isEditing = element.mode === 'edit';
    const editing = isEditing && modules.get('editor');
    if (editing) {
      this.#editing ??= new editing.EditingController(LIT, (text, use) => this.#newEditor(editing, text, use));
      this.#editing.edit(session, errors.unread);
    } else if (!isEditing) this.#editing?.drop(session);
    const solving = element.mode === 'puzzle' && !errors.unread;
    const module = solving && modules.get('puzzle');
    if (module) this.#puzzles ??= new module.PuzzleController(this.#host);
    if (!solving) this.dropPuzzle();
    else if (this.#puzzles?.update(session, element.solution, element.goal)) invalidate();
    const faults: unknown[] = this.#puzzles?.fault ? [this.#puzzles.fault] : [];
    try {
      session.seatsText = isEditing ? '' : (this.#puzzles?.seats(session.sides) ?? element.seats);
    } catch (error) {
      faults.push(error);
    }
    const { playable } = this;
    if (session.playable !== playable) {
      session.playable = playable;
      session.update();
    }
    return faults;
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
