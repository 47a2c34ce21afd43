import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Editor, UnreadableText } from '../modules/editor.js';
import type { EditorHost } from './adapter.js';

/** The session whose game is edited. */
export interface EditedSession<Game> {
  readonly game: Game;
  replace(game: Game): void;
  update(): void;
}

type NewEditor<Game, Edit> = (text: string, host: Pick<EditorHost<Game>, 'use'>) => Edit | undefined;

/** Owns the editor of a board in the mode `edit`. */
export class EditingController<Game, Edit extends Editor<Game>> {
  editor: Edit | null = null;
  /** The game from which the editor was made, or that it last produced. */
  #edited: Game | null = null;
  /**
   * The unreadable text for which the board is empty, and the text of the position when editing
   * began.
   */
  #unread: UnreadableText | null = null;
  #start = '';
  readonly #newEditor: NewEditor<Game, Edit>;

  /**
   * @param newEditor - makes an editor for the text of a position; `undefined` until its module is
   * loaded
   */
  constructor(newEditor: NewEditor<Game, Edit>) {
    this.#newEditor = newEditor;
  }

  /**
   * Whether a board that is empty because its text could not be read has been edited since.
   */
  get hasEdits(): boolean {
    return this.#unread !== null && this.editor !== null && this.editor.text !== this.#start;
  }

  /**
   * Makes an editor for the session's game, or for an empty board if its text could not be read.
   */
  edit(session: EditedSession<Game>, unread: UnreadableText | null): void {
    if (this.editor && this.#edited === session.game && (!unread || unread === this.#unread)) return;
    this.#edited = session.game;
    const editor = this.#newEditor(String(session.game), {
      use: (game) => {
        this.#edited = game;
        session.replace(game);
        this.#edited = session.game;
      },
    });
    this.editor = editor ?? null;
    this.#unread = null;
    if (editor && unread) editor.start(unread);
    this.#unread = unread;
    this.#start = editor?.text ?? '';
    if (!editor) this.#edited = null;
    else session.update();
  }

  /** Ends the editing. */
  drop(session: EditedSession<Game>): void {
    if (!this.editor) return;
    this.editor = null;
    session.update();
  }

  /** The template of the controls below the board. */
  get panel(): TemplateResult | typeof nothing {
    return this.editor?.panel({ html, svg, nothing }) ?? nothing;
  }
}
