/** Loads the code for games over a direct connection on first use. */
import type { TemplateResult } from 'lit';
import type { Snapshot } from '../board.ts';
import type { DirectGame } from '../direct/direct.ts';
import type { DirectTable } from '../direct/view.ts';
import type { Words } from '../i18n/index.ts';
import type { StatusLine } from '../view/status.ts';
import type { ClockPreset } from './clock-choice.ts';
import type { Notices } from './notices.ts';

/** The values of the game view that change, or that are only known after its construction. */
export interface ConnectingTable {
  readonly words: Words;
  readonly updateComplete: Promise<boolean>;
  readonly clockPresets: readonly ClockPreset[];
  readonly hasClockLimit: boolean;
  readonly setups: number;
  readonly hasDraws: boolean;
}

/** Loads the code for games over a direct connection on first use, and calls it. */
export class DirectLoader {
  #game: DirectGame | null = null;
  #isLoading = false;

  constructor(
    private readonly table: Omit<DirectTable, keyof ConnectingTable>,
    private readonly live: ConnectingTable,
    private readonly notices: Notices,
  ) {}

  /** Whether the game on the board was last played over a direct connection. */
  get isOnBoard(): boolean {
    return this.table.friend.friendship?.isDirect === true;
  }

  /** Whether a game over a direct connection is not connected now, so that its clock is stopped. */
  get isWaiting(): boolean {
    return this.isOnBoard && !this.#game?.isConnected;
  }

  /**
   * Returns whether the friend's clock decides if the time of the side with this index is up: it
   * decides about the friend's own time.
   */
  claimsTime(seat: number): boolean {
    const { friend, board } = this.table;
    const isPlaying = board.state?.status.kind === 'playing';
    if (!isPlaying || !friend.friendship?.isDirect || seat === friend.friendship.seat) return false;
    this.#game?.claimTime();
    return true;
  }

  /** Opens the dialog that invites a friend to a game over a direct connection. */
  async open(): Promise<void> {
    await (await this.#load())?.open();
  }

  /** Opens an invitation or answer, which is the text of a link such as `#arimaa/p/<text>`. */
  async openLink(text: string): Promise<void> {
    await (await this.#load())?.openLink(text);
  }

  changed(): void {
    this.#game?.changed();
    if (this.isOnBoard && !this.#game && !this.#isLoading) void this.#load();
  }

  /** Returns the status line for a game over a connection; `null` to keep the game's own line. */
  statusLine(state: Snapshot<unknown>): StatusLine | null {
    return this.isOnBoard ? (this.#game?.statusLine(state) ?? null) : null;
  }

  /** Renders the card about a game over a direct connection; `null` for other games. */
  card(state: Snapshot<unknown>): TemplateResult | string | null {
    return this.isOnBoard ? (this.#game?.card(state) ?? '') : null;
  }

  /** Renders the button that confirms the setup; empty if there is nothing to confirm. */
  setupBar(state: Snapshot<unknown>): TemplateResult | string {
    return (this.isOnBoard && this.#game?.setupBar(state)) || '';
  }

  dialog(): TemplateResult | string {
    return this.#game?.dialog() ?? '';
  }

  async #load(): Promise<DirectGame | null> {
    this.#isLoading = true;
    try {
      const [{ DirectGame }, { wordsIn }] = await Promise.all([
        import('../direct/direct.ts'),
        import('../direct/i18n/index.ts'),
      ]);
      await wordsIn.load(this.live.words.language);
      this.#game ??= new DirectGame(this.#whole());
      this.table.requestUpdate();
    } catch (error) {
      console.error(error);
      this.notices.show({ text: this.live.words('partFailed'), closesItself: true });
    }
    return this.#game;
  }

  /** Returns the members of the game view for a direct game, some as getters since they change. */
  #whole(): DirectTable {
    const { table, live } = this;
    return {
      ...table,
      get words() {
        return live.words;
      },
      get updateComplete() {
        return live.updateComplete;
      },
      clockPresets: live.clockPresets,
      hasClockLimit: live.hasClockLimit,
      setups: live.setups,
      hasDraws: live.hasDraws,
    };
  }
}
