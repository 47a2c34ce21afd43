/**
 * Saves the current game between visits, and prevents two browser tabs from playing the same game.
 */
import { type Board, whenReady } from '../board.ts';
import { download } from '../browser.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import { saveGame } from '../store/games.ts';
import { onSavedElsewhere, savedGame, saveGameHere, setAside } from '../store/saved-games.ts';
import type { Notice } from '../view/notice.ts';
import { today } from './file-name.ts';
import type { Notices } from './notices.ts';

/** The members of the game view that saving uses. `Saved` is the type of a stored game. */
export interface SavingTable<Saved extends object> {
  readonly game: Pick<PageGame, 'id'>;
  readonly board: Board<unknown>;
  readonly words: Words;
  /**
   * Returns the game on the board in the form that the browser stores; `null` before there is a
   * game.
   */
  toSaved(): Saved | null;
  isSaved(value: unknown): value is Saved;
  /** Restores a stored game on the board. Throws if it cannot be parsed. */
  restore(saved: Saved): Promise<void>;
  /** Sets the default players and orientation of the board for new users. */
  setDefaults(): void;
  saveAsFile(): void;
  /** Lets the paused computer continue. */
  resume(): void;
  requestUpdate(): void;
}

const withoutTimes = (saved: object | null): string =>
  JSON.stringify({ ...saved, playedMs: undefined, clock: undefined });

export class Saving<Saved extends object> {
  #isRestored = false;
  #isElsewhere = false;
  #warnedOfStorage = false;
  /** The game as it was last restored or saved, without its times. */
  #last = '';
  /** Whether the game has been changed in this browser tab. */
  #isChanged = false;

  constructor(
    private readonly table: SavingTable<Saved>,
    private readonly notices: Notices,
  ) {}

  /** Whether the game of the last visit has been restored, if there was one. */
  get isRestored(): boolean {
    return this.#isRestored;
  }

  /**
   * Restores the game of the last visit. Without one, the board starts a new game by itself.
   * `isPlayed`: whether the game on the board was begun before the code of this view had arrived.
   */
  async start(isPlayed: boolean): Promise<void> {
    const { board, game } = this.table;
    onSavedElsewhere(game.id, this.#leave);
    await whenReady(board);
    const found = this.#found();
    this.#isChanged = found.kind !== 'game' || found.isOld;
    if (isPlayed && found.kind === 'game') {
      this.#isRestored = true;
      this.#isChanged = true;
      if (!found.isOwn) this.#leave();
      return;
    }
    if (found.kind === 'damaged') this.#setAside(found.text);
    else if (found.kind === 'game') {
      try {
        await this.table.restore(found.game);
      } catch {
        this.#isChanged = true;
        this.table.setDefaults();
        this.#setAside(found.text);
      }
    }
    this.#last = withoutTimes(this.table.toSaved());
    this.#isRestored = true;
  }

  /**
   * Saves the game. While only its times have changed, a tab that has not played leaves them alone,
   * since another one may be playing, unless `withTimes` is set.
   */
  save(withTimes = false): void {
    const { table } = this;
    const saved = table.toSaved();
    if (!saved || this.#isElsewhere) return;
    const now = withoutTimes(saved);
    this.#isChanged ||= now !== this.#last;
    this.#last = now;
    if (!this.#isChanged && !withTimes) return;
    const result = saveGame(table.game.id, saved);
    if (result === 'elsewhere') this.#leave();
    else if (result === 'stored') this.#warnedOfStorage = false;
    else if (!this.#warnedOfStorage) {
      this.#warnedOfStorage = true;
      this.notices.show({
        text: table.words(result === 'full' ? 'storageFull' : 'notStored'),
        actions: [{ label: table.words('downloadRecord'), act: () => table.saveAsFile() }],
      });
    }
  }

  /** Continues the game in this tab, although another tab plays it. */
  async takeOver(): Promise<void> {
    if (this.#isElsewhere) await this.#comeBack('this');
  }

  /** Asks which game to keep while another tab plays this one; otherwise `null`. */
  get notice(): Notice | null {
    if (!this.#isElsewhere) return null;
    const { words } = this.table;
    return {
      text: words('elsewhere'),
      staysOpen: true,
      actions: [
        { label: words('elsewhereThat'), act: () => void this.#comeBack('that') },
        { label: words('elsewhereThis'), act: () => void this.#comeBack('this') },
      ],
    };
  }

  #found = () => savedGame(this.table.game.id, (value): value is Saved => this.table.isSaved(value));

  /**
   * Called when another tab plays this game: this tab stops until the user chooses one of the two
   * games.
   */
  #leave = (): void => {
    if (!this.#isRestored) return;
    this.#isElsewhere = true;
    this.#isChanged = false;
    this.notices.close();
    this.table.board.mode = 'view';
    this.table.board.pause(true);
    this.table.requestUpdate();
  };

  /**
   * Continues in this tab: with the game that the other tab saved, or with the game of this tab.
   */
  async #comeBack(kind: 'that' | 'this'): Promise<void> {
    const { table } = this;
    const saved = table.toSaved();
    const found = this.#found();
    if (kind === 'that' && found.kind === 'game') await table.restore(found.game);
    else if (saved) saveGameHere(table.game.id, saved);
    this.#isElsewhere = false;
    table.board.mode = 'play';
    table.resume();
  }

  #setAside(text: string): void {
    const { words, game } = this.table;
    const isStored = setAside(game.id, text);
    this.notices.show({
      text: words(isStored ? 'damaged' : 'damagedNotStored'),
      actions: [
        { label: words('download'), act: () => download(text, `${game.id}_${today()}_set-aside.txt`) },
        { label: words('copy'), act: () => void this.notices.copy(text, words) },
      ],
    });
  }
}
