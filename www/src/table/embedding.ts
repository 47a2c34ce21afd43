import type { TemplateResult } from 'lit';
import type { Board, Snapshot } from '../board.ts';
import { embedSnippets } from '../embed/snippets.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import { embedDialog } from '../view/dialogs.ts';
import { copyResult } from './notices.ts';

/** The members of the game view that the dialog with embedding snippets uses. */
export interface EmbeddingTable<Side> {
  readonly game: PageGame;
  readonly board: Board<Side>;
  readonly words: Words;
  /** The default values of board attributes, at which HTML snippets omit them. */
  readonly defaultAttributes: Readonly<Record<string, string>>;
  requestUpdate(): void;
}

/** The dialog with the snippets that embed the board in another page. */
export class Embedding<Side> {
  #wantsGame = false;

  constructor(private readonly table: EmbeddingTable<Side>) {}

  dialog(state: Snapshot<Side>): TemplateResult {
    const { game, board, words, defaultAttributes } = this.table;
    const snippets = embedSnippets(game, board, state, defaultAttributes, this.#wantsGame);
    const choose = (wantsGame: boolean) => {
      this.#wantsGame = wantsGame;
      this.table.requestUpdate();
    };
    return embedDialog(words, snippets, { copy: (text) => copyResult(text, words), choose });
  }
}
