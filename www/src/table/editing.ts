/** Loads the code of the position editor on first use. */
import type { EditingTable } from '../editor/editing-table.ts';
import type { PositionEditor } from '../editor/position-editor.ts';
import type { Notices } from './notices.ts';

export class EditorLoader {
  #dialog: PositionEditor | null = null;

  constructor(
    private readonly table: EditingTable,
    private readonly notices: Notices,
  ) {}

  /** Opens the position editor with the position on the board. */
  open = async (): Promise<void> => {
    const { table, notices } = this;
    try {
      const [{ PositionEditor }, { wordsIn }] = await Promise.all([
        import('../editor/position-editor.ts'),
        import('../editor/i18n/index.ts'),
      ]);
      await wordsIn.load(table.words.language);
      this.#dialog ??= new PositionEditor(table);
      if (!this.#dialog.isConnected) table.append(this.#dialog);
      await this.#dialog.open();
    } catch (error) {
      console.error(error);
      notices.show({ text: table.words('partFailed'), closesItself: true });
    }
  };
}
