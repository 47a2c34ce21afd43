import type { TemplateResult } from 'lit';
import type { PageGame } from '../game.ts';
import type { ShareTable, Sharing } from '../share/sharing.ts';
import type { Notices } from './notices.ts';
import type { ReadGame } from './opening.ts';

/** The members of the game view that opening and sharing links uses. */
export interface LinkTable extends ShareTable {
  readonly game: PageGame;
  readonly updateComplete: Promise<boolean>;
  /** Parses the text of a record or a position. Throws if it cannot be parsed. */
  read(text: string): ReadGame;
  /** Puts a parsed game on the board in place of the current one. */
  show(game: ReadGame, choice: string): void;
  /** Opens the dialog with this id. */
  open(id: string): void;
}

/** Opens links that hold a game, and shares the game on the board. */
export class Links {
  /** The dialog for sharing a game; `null` until its code is loaded. */
  #sharing: Sharing | null = null;

  constructor(
    private readonly table: LinkTable,
    private readonly notices: Notices,
  ) {}

  /** Shows the game of a link, or a message if it has none. */
  async open(text: string): Promise<void> {
    const { table } = this;
    try {
      const { decodeGame } = await import('keddah/share');
      const shared = await decodeGame(text);
      if (shared.game !== table.game.id) throw new Error(`The link holds a game of ${shared.game}.`);
      const read = table.read(shared.record);
      table.show(read, read.proposed);
    } catch (error) {
      console.warn(error);
      this.notices.show({ text: table.words('linkDamaged') });
    }
  }

  /** Loads the dialog for sharing the game on the board, and opens it. */
  async share(): Promise<void> {
    const { table } = this;
    try {
      const { Sharing } = await import('../share/sharing.ts');
      this.#sharing ??= new Sharing(table);
      await this.#sharing.prepare();
      await table.updateComplete;
      table.open('share');
    } catch (error) {
      console.error(error);
      this.notices.show({ text: table.words('partFailed'), closesItself: true });
    }
  }

  dialog(): TemplateResult | string {
    return this.#sharing?.render() ?? '';
  }
}
