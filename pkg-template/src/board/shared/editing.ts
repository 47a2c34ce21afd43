/** Sees to there being an editor in the mode `edit`, and none in others. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { EditHost, Editor, Unread } from '../extra/editor.js';

/** What an editor asks of every board. */
export type Asks<Game> = Omit<EditHost<Game>, 'parse' | 'icon' | 'named' | 'sideName'>;

/** Where a position is edited. */
export interface EditTable<Game> {
  readonly game: Game;
  replace(game: Game): void;
  update(): void;
}

/** Has the editor of a board, while there is one. */
export class Editing<Game, Edit extends Editor<Game>> {
  editor: Edit | null = null;
  /** The game that is edited. */
  #edited: Game | null = null;
  /** Why the board was empty at first, and how it was then. */
  #unread: Unread | null = null;
  #start = '';
  readonly #newEditor: (text: string, asks: Pick<Asks<Game>, 'use'>) => Edit | undefined;

  /** `newEditor` makes one for a position, once its script is here. */
  constructor(newEditor: (text: string, asks: Pick<Asks<Game>, 'use'>) => Edit | undefined) {
    this.#newEditor = newEditor;
  }

  /** Whether something else was put on a board that was empty since its text could not be read. */
  get begun(): boolean {
    return this.#unread !== null && this.editor !== null && this.editor.text !== this.#start;
  }

  /** Sees to the editor of the game on the table, or of an empty board where its text could not be read. */
  edit(table: EditTable<Game>, unread: Unread | null): void {
    if (this.editor && this.#edited === table.game && (!unread || unread === this.#unread)) return;
    this.#edited = table.game;
    const editor = this.#newEditor(String(table.game), {
      use: (game) => {
        this.#edited = game;
        table.replace(game);
        this.#edited = table.game;
      },
    });
    this.editor = editor ?? null;
    this.#unread = null;
    if (editor && unread) editor.start(unread);
    this.#unread = unread;
    this.#start = editor?.text ?? '';
    if (!editor) this.#edited = null;
    else table.update();
  }

  /** Ends it. */
  drop(table: EditTable<Game>): void {
    if (!this.editor) return;
    this.editor = null;
    table.update();
  }

  /** What stands below a board that is edited. */
  get panel(): TemplateResult | typeof nothing {
    return this.editor?.panel({ html, svg, nothing }) ?? nothing;
  }
}
