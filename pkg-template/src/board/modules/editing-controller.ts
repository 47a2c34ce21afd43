import type { TemplateResult } from 'lit';
import type { Editor, UnreadableText } from './editor.js';
import type { Lit } from './module.js';

/** The members of a board's model that the position editor uses. */
export interface EditedModel<Game> {
  readonly game: Game;
  replace(game: Game): void;
  update(): void;
}

/** Makes a position editor for the text of a position. `use` puts a legal position on the board. */
export type NewEditor<Game, Edit> = (text: string, use: (game: Game) => void) => Edit;

/** Creates and discards the position editor when the board enters or leaves the mode `edit`. */
export class EditingController<Game, Edit extends Editor<Game>> {
  editor: Edit | null = null;
  /** The game from which the position editor was made, or that it last produced. */
  #edited: Game | null = null;
  /**
   * The unreadable text, if the board started empty because of one, and the position as text when
   * editing began.
   */
  #unread: UnreadableText | null = null;
  #start = '';
  readonly #lit: Lit;
  readonly #newEditor: NewEditor<Game, Edit>;

  constructor(lit: Lit, newEditor: NewEditor<Game, Edit>) {
    this.#lit = lit;
    this.#newEditor = newEditor;
  }

  /**
   * Whether a board that started empty, because its text could not be parsed, has been edited
   * since.
   */
  get hasEdits(): boolean {
    return this.#unread !== null && this.editor !== null && this.editor.text !== this.#start;
  }

  /**
   * Makes a position editor for the game on the board, or for an empty board if its text could not
   * be parsed.
   */
  edit(model: EditedModel<Game>, unread: UnreadableText | null): void {
    if (this.editor && this.#edited === model.game && (!unread || unread === this.#unread)) return;
    this.#edited = model.game;
    this.#unread = null;
    const editor = this.#newEditor(String(model.game), (game) => {
      this.#edited = game;
      model.replace(game);
      this.#edited = model.game;
    });
    this.editor = editor;
    if (unread) editor.start(unread);
    this.#unread = unread;
    this.#start = editor.text;
    model.update();
  }

  /** Leaves the position editor and discards it. */
  drop(model: EditedModel<Game>): void {
    if (!this.editor) return;
    this.editor = null;
    model.update();
  }

  /** The template of the position editor's controls below the board. */
  get panel(): TemplateResult | undefined {
    return this.editor?.panel(this.#lit);
  }
}
