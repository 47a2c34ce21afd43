/**
 * Adds the current game to the user's list of games when it ends, is replaced, or the page is left.
 */
import type { Board, Snapshot } from '../board.ts';
import { newId } from '../id.ts';
import { wordsIn } from '../mine/i18n/index.ts';
import type { KeepingTable } from '../mine/keeping-table.ts';
import type { About } from '../mine/kind.ts';
import type { MyGames } from '../mine/my-games.ts';
import type { Notices } from './notices.ts';

export class Keeping {
  /** The id of the game in the list; missing until a person has played a turn of it. */
  id: string | undefined;
  /** The record that was last added to the list of games; the user may have deleted it. */
  #keptRecord = '';
  #warned = false;
  #dialog: MyGames | null = null;

  constructor(
    private readonly table: KeepingTable,
    private readonly notices: Notices,
  ) {
    table.board.addEventListener('keddah-move', ({ detail }) => {
      if (detail.by === 'person') this.startNow();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden && table.isConnected) this.keep();
    });
  }

  /** Gives the game an id in the list of games, since a person has played a turn. */
  startNow(): void {
    this.id ??= newId();
  }

  /** Sets the id that a restored game has in the list of games; other games have none. */
  startWith(restored: { id?: string | undefined; record: string } | null): void {
    this.id = typeof restored?.id === 'string' ? restored.id : undefined;
    this.#keptRecord = restored?.record ?? '';
  }

  /** Adds the game on the board to the list, if a person has played a turn of it. */
  keep(): void {
    const { table } = this;
    const { state, game } = table.board as Board<unknown> & { state: Snapshot<unknown> | undefined };
    const saved = table.toSaved();
    if (!state || !game || !saved?.id || state.plies <= state.firstPly) return;
    if (saved.record === this.#keptRecord) return;
    this.#keptRecord = saved.record;
    const { id } = saved;
    void this.#store({ id, game: table.game.id, saved, seats: table.gameSeats(), date: Date.now() });
  }

  /** Opens the dialog with the user's stored games. */
  async open(): Promise<void> {
    const { table, notices } = this;
    try {
      this.keep();
      const [{ MyGames }, kind] = await Promise.all([
        import('../mine/my-games.ts'),
        table.game.loadKind(),
        wordsIn.load(table.words.language),
      ]);
      this.#dialog ??= new MyGames(table, kind);
      if (!this.#dialog.isConnected) table.append(this.#dialog);
      await this.#dialog.open();
    } catch (error) {
      console.error(error);
      notices.show({ text: table.words('partFailed'), closesItself: true });
    }
  }

  async #store(about: About): Promise<void> {
    const { table } = this;
    try {
      const [{ keepGames }, { keptGame }, kind] = await Promise.all([
        import('../mine/store.ts'),
        import('../mine/kind.ts'),
        table.game.loadKind(),
      ]);
      const game = kind.parse(about.saved.record);
      const kept = keptGame(kind, game, about);
      game.free();
      await keepGames([kept]);
      this.#warned = false;
    } catch (error) {
      console.warn(error);
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      // Without IndexedDB, the list of games says so.
      if (!isFull || this.#warned) return;
      this.#warned = true;
      this.notices.show({
        text: table.words('keepFull'),
        actions: [{ label: table.words('downloadRecord'), act: () => table.saveAsFile() }],
      });
    }
  }
}
