/** Sees to there being an editor in the mode `edit`, and none in others. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { EditHost, Editor } from '../extra/editor.js';

/** What an editor asks of every board. */
export type Asks<Game> = Pick<EditHost<Game>, 'changed' | 'use'>;

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
  readonly #newEditor: (text: string, asks: Asks<Game>) => Edit | undefined;
  readonly #changed: (told?: string) => void;

  /** `newEditor` makes one for a position, once its script is here. */
  constructor(newEditor: (text: string, asks: Asks<Game>) => Edit | undefined, changed: (told?: string) => void) {
    this.#newEditor = newEditor;
    this.#changed = changed;
  }

  /** Sees to the editor of the game on the table. */
  edit(table: EditTable<Game>): void {
    if (this.editor && this.#edited === table.game) return;
    this.#edited = table.game;
    const editor = this.#newEditor(String(table.game), {
      use: (game) => {
        this.#edited = game;
        table.replace(game);
        this.#edited = table.game;
      },
      changed: this.#changed,
    });
    this.editor = editor ?? null;
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
