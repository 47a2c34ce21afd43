/** Loads what games over a direct connection need, once somebody asks for one. */
import type { TemplateResult } from 'lit';
import type { Snapshot } from '../board.ts';
import type { DirectGame } from '../direct/direct.ts';
import type { DirectTable } from '../direct/view.ts';
import type { Words } from '../i18n/index.ts';
import type { StatusLine } from '../view/status.ts';
import type { ClockPreset } from './clock-choice.ts';
import type { Notices } from './notices.ts';

/** The values of the table that change, or that it has only once it is made. */
export interface ConnectingTable {
  readonly words: Words;
  readonly updateComplete: Promise<boolean>;
  readonly clockPresets: readonly ClockPreset[];
  readonly hasClockLimit: boolean;
  readonly setups: number;
  readonly hasDraws: boolean;
}

/** The direct connection of a table, which is nothing until somebody asks for it. */
export class DirectLoader {
  #game: DirectGame | null = null;
  #isLoading = false;

  constructor(
    private readonly table: Omit<DirectTable, keyof ConnectingTable>,
    private readonly live: ConnectingTable,
    private readonly notices: Notices,
  ) {}

  /** Whether the game on the board was last played over a connection. */
  get isOnBoard(): boolean {
    return this.table.friend.friendship?.isDirect === true;
  }

  /** Whether such a game waits for its connection, so that its clock stands still. */
  get isWaiting(): boolean {
    return this.isOnBoard && !this.#game?.isConnected;
  }

  /**
   * Returns whether the end of a side's time, by its index, is left to the friend, whose clock
   * decides about their own time.
   */
  claimsTime(seat: number): boolean {
    const { friend, board } = this.table;
    const isPlaying = board.state?.status.kind === 'playing';
    if (!isPlaying || !friend.friendship?.isDirect || seat === friend.friendship.seat) return false;
    this.#game?.claimTime();
    return true;
  }

  /** Opens the dialog that invites. */
  async open(): Promise<void> {
    await (await this.#load())?.open();
  }

  /** Opens the text of a link such as `#arimaa/p/<text>`. */
  async openLink(text: string): Promise<void> {
    await (await this.#load())?.openLink(text);
  }

  changed(): void {
    this.#game?.changed();
    if (this.isOnBoard && !this.#game && !this.#isLoading) void this.#load();
  }

  /** Returns the line for a game over a connection; `null` if the game's own line is right. */
  statusLine(state: Snapshot<unknown>): StatusLine | null {
    return this.isOnBoard ? (this.#game?.statusLine(state) ?? null) : null;
  }

  /** Renders the card of such a game; `null` if the game on the board is none. */
  card(state: Snapshot<unknown>): TemplateResult | string | null {
    return this.isOnBoard ? (this.#game?.card(state) ?? '') : null;
  }

  /** Renders the button that confirms the setup; empty unless that is to be done. */
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

  /** Returns the table with those of its values that change. */
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
