import type { ClockState } from 'keddah/clock';
import type { TemplateResult } from 'lit';
import type { Board, Snapshot } from '../board.ts';
import { type KnownGame, readTurnLink, relationOf, type TurnLink, writeTurnLink } from '../friend/turn-link.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import { newId } from '../id.ts';
import type { Seat } from '../seats.ts';
import { publicAddress } from '../share/link.ts';
import { friendRecord, saveFriendRecord } from '../store/friends.ts';
import { friendCard, friendDialog } from '../view/friend.ts';
import type { StatusLine } from '../view/status.ts';
import type { Notices } from './notices.ts';
import type { ReadGame } from './opening.ts';
import { recordAt } from './record-at.ts';
import type { Friendship, SavedGame } from './saved-game.ts';

/** The members of the game view that a game with a friend uses. */
export interface FriendTable<Saved> {
  readonly game: PageGame;
  readonly board: Board<unknown>;
  readonly words: Words;
  /** The number of setup turns with which the game begins: 2 in Arimaa, 0 in Quoridor. */
  readonly setups: number;
  /** The allowed values of the board's attribute `orientation`, in the order of the sides. */
  readonly orientations: readonly string[];
  /** Returns the name of a side, given its index in the order of turns. */
  sideName(index: number): string;
  /** Parses the record of a game. Throws if it cannot be parsed. */
  read(text: string): ReadGame;
  toSaved(): Saved | null;
  /** Returns a stored game with another record, at the start of a turn. */
  withRecord(saved: Saved, record: string): Saved;
  restore(saved: Saved): Promise<void>;
  /** Starts a game for two people with standard options. */
  startStandard(seats: readonly Seat[]): void | Promise<void>;
  /** Replaces the game on the board and shows `text` as a notice. */
  replace(text: string, show: () => void | Promise<void>): Promise<void>;
  requestUpdate(): void;
  /** Saves the game and renders the view again after a change. */
  changed(): void;
}

const SEATS = ['person', 'nobody'] as const;

/** Plays the game on the board with a friend elsewhere. Each turn is sent as a link. */
export class FriendGame<Saved extends SavedGame> {
  #friendship: Friendship | null = null;
  #link = { key: '', text: '' };

  constructor(
    private readonly table: FriendTable<Saved>,
    private readonly notices: Notices,
  ) {}

  /** The game with a friend on the board; `null` if it is another game. */
  get friendship(): Friendship | null {
    return this.#friendship;
  }

  set friendship(next: Friendship | null) {
    this.#friendship = next;
    this.#link = { key: '', text: '' };
    this.table.changed();
  }

  /**
   * Stores the game with a friend and its times, before another game is put on the board, whose
   * changes do not belong to it.
   */
  leave(): void {
    const friendship = this.#friendship;
    const known = friendship?.isDirect ? friendRecord(this.table.game.id, friendship.id) : null;
    if (friendship && known) this.#keep(friendship, known.record, this.table.toSaved()?.clock);
    this.#friendship = null;
    this.#link = { key: '', text: '' };
  }

  /** Starts a game with a friend in which the side `seat` is played on this page. */
  async start(seat: number): Promise<void> {
    const { table } = this;
    const setups = 2 - table.setups;
    await table.replace(table.words('started'), () => this.begin({ id: newId(), seat, setups }));
  }

  /** Continues a game by the text of a link, or shows the reason why it cannot. */
  async open(text: string): Promise<void> {
    const { table } = this;
    try {
      const link = readTurnLink(text);
      if (!link) throw new Error('This is not a link of keddah.');
      const { record, played } = await this.#received(link);
      const known = friendRecord(table.game.id, link.id);
      if (!known) {
        if (played.mover >= 0 && played.mover !== link.seat) throw new Error('It is not the turn of the receiver.');
        await table.replace(table.words('friendInvited', { side: table.sideName(link.seat) }), () =>
          this.show(link.id, link.seat, record, played),
        );
        return;
      }
      const knownGame = table.read(known.record).played;
      const relation = relationOf(knownGame, played, known.seat, link.seat);
      const sentence = table.words(`friend-${relation}`);
      const show = () =>
        relation === 'next'
          ? this.show(link.id, known.seat, record, played)
          : this.show(link.id, known.seat, known.record, knownGame);
      if (relation !== 'other' && this.#friendship?.id !== link.id) {
        await table.replace(sentence, show);
        return;
      }
      if (relation === 'next') await show();
      this.notices.show({ text: sentence, closesItself: relation === 'next' });
    } catch (error) {
      console.warn(error);
      this.notices.show({ text: table.words('linkDamaged') });
    }
  }

  /**
   * Stores the turns that both sides have, and reverts changes of these turns. Called after each
   * change.
   */
  changed(state: Snapshot<unknown>): void {
    const friendship = this.#friendship;
    const { board } = this.table;
    if (!friendship || !board.game) return;
    // Gold's first turn waits for Silver's setup.
    if (friendship.setups < 2 && state.plies > 2) {
      board.takeBack();
      return;
    }
    if (this.table.setups > 0 && friendship.setups > 0 && state.plies === 2) {
      const kept = friendRecord(this.table.game.id, friendship.id);
      // A setup that was sent cannot be changed.
      if (kept && kept.record !== recordAt(this.table.board.game, friendship.setups)) {
        const direct = friendship.isDirect && { clock: this.table.toSaved()?.clock };
        void this.show(friendship.id, friendship.seat, kept.record, this.table.read(kept.record).played, direct);
        return;
      }
    }
    if (this.isDone(state) || friendship.setups < 2) void this.#makeLink(state);
    if (friendship.setups === 2) {
      this.#keep(friendship, board.game.toRecord({ to: 'cursor' }), this.table.toSaved()?.clock);
    }
  }

  /** Returns the status line for a game with a friend; `null` to keep the game's own line. */
  statusLine(state: Snapshot<unknown>): StatusLine | null {
    if (!this.#friendship || !state.atLatest || state.status.kind !== 'playing' || state.refusal) return null;
    const { words } = this.table;
    if (this.isDone(state)) return { text: words('friendWait'), tone: 'calm' };
    return this.#friendship.setups < 2 ? { text: words('friendArrange'), tone: 'calm' } : null;
  }

  /**
   * Whether turns may be taken back in a game with a friend: only this player's last one, before
   * the friend has replied.
   */
  canTakeBack(state: Snapshot<unknown>): boolean {
    const friendship = this.#friendship;
    const isPlaying = state.status.kind === 'playing';
    if (friendship?.isDirect) return false;
    return !friendship || (friendship.setups === 2 && isPlaying && this.isDone(state));
  }

  /** Whether pieces may be arranged on this page in the current state of the game with a friend. */
  canArrange(state: Snapshot<unknown>): boolean {
    return !this.#friendship || (this.#friendship.setups < 2 && !this.isDone(state));
  }

  /** Renders the card with the link to send; empty while there is none. */
  card(state: Snapshot<unknown>): TemplateResult | string {
    if (!this.#friendship || !state.atLatest || (!this.isDone(state) && this.#friendship.setups === 2)) return '';
    return friendCard(this.table.words, this.#link.text, () => this.sent(state));
  }

  /** Renders the dialog that starts a correspondence game with a friend. */
  dialog(): TemplateResult {
    const { words } = this.table;
    const names = SEATS.map((_, index) => this.table.sideName(index));
    return friendDialog(words, names, (seat) => void this.start(seat));
  }

  /** The number of turns that were played, of which setups count once they were sent. */
  #ply(state: Snapshot<unknown>): number {
    const setups = this.#friendship?.setups ?? 2;
    return setups < 2 ? setups : state.plies;
  }

  /** The index of the side to move; -1 at the end of the game. */
  #mover(state: Snapshot<unknown>): number {
    if (this.#ply(state) < 2 && this.table.setups > 0) return this.#ply(state);
    return state.status.kind === 'playing' ? this.table.orientations.indexOf(String(state.toMove)) : -1;
  }

  /** Whether this side has made its turn, so that the link can be sent. */
  isDone(state: Snapshot<unknown>): boolean {
    return this.#mover(state) !== this.#friendship?.seat;
  }

  /** Makes the link for the game on the board, unless it is already made. */
  async #makeLink(state: Snapshot<unknown>): Promise<void> {
    const { board, game } = this.table;
    const friendship = this.#friendship;
    const copy = board.game?.clone();
    if (!friendship || !copy) return;
    const isSetup = friendship.setups < 2 && !this.isDone(state);
    const ply = isSetup ? friendship.setups + 1 : this.#ply(state);
    if (friendship.setups < 2) copy.goTo(ply);
    const key = `${friendship.id} ${ply} ${copy.toRecord({ to: 'cursor' })}`;
    try {
      if (key === this.#link.key) return;
      this.#link = { key, text: '' };
      const { encodeGame } = await import('keddah/share');
      const text = await encodeGame(copy as unknown as Parameters<typeof encodeGame>[0], { to: 'cursor' });
      if (key !== this.#link.key) return;
      const end = writeTurnLink({ id: friendship.id, seat: 1 - friendship.seat, ply, text });
      this.#link = { key, text: `${publicAddress() ?? ''}#${game.id}/t/${end}` };
      this.table.requestUpdate();
    } finally {
      copy.free();
    }
  }

  /** Records that the link was copied or sent: from then on, the setup cannot be changed. */
  sent(state: Snapshot<unknown>): void {
    const friendship = this.#friendship;
    const { board } = this.table;
    if (!friendship || friendship.setups === 2 || this.isDone(state)) return;
    const setups = friendship.setups + 1;
    this.#friendship = { ...friendship, setups };
    this.#keep(friendship, recordAt(this.table.board.game, setups));
    board.seats = 'nobody nobody';
    this.table.requestUpdate();
  }

  #keep({ id, seat, isDirect }: Friendship, record: string, clock?: ClockState): void {
    saveFriendRecord(this.table.game.id, id, { record, seat, ...(isDirect && { clock }) });
  }

  /**
   * Decodes the game in a friend's link. Throws if it is not valid, or if it does not match the
   * link.
   */
  async #received({ text, ply }: TurnLink): Promise<{ record: string; played: KnownGame }> {
    const { decodeGame } = await import('keddah/share');
    const { game, record } = await decodeGame(text);
    if (game !== this.table.game.id) throw new Error(`The link holds a game of ${game}.`);
    const { played, choices } = this.table.read(record);
    if (played.turns.length !== ply || choices.length !== SEATS.length + 1) throw new Error('The link does not fit.');
    return { record, played };
  }

  /** Starts a new game with a friend on the board. */
  async begin(friendship: Friendship): Promise<void> {
    const { table } = this;
    await table.startStandard(this.#seats(friendship, 0));
    table.board.setAttribute('orientation', table.orientations[friendship.seat] ?? '');
    this.friendship = friendship;
    this.#keep(friendship, recordAt(this.table.board.game, 0));
  }

  /** Shows a game with a friend. A game over a direct connection continues with its clock. */
  async show(
    id: string,
    seat: number,
    record: string,
    { turns }: Pick<KnownGame, 'turns'>,
    direct?: { clock: ClockState | undefined },
  ): Promise<void> {
    const { table } = this;
    const saved = table.toSaved();
    if (!saved) return;
    const setups = table.setups > 0 ? Math.min(2, turns.length) : 2;
    const friendship: Friendship = { id, seat, setups, ...(direct && { isDirect: true as const }) };
    if (turns.length === 0) {
      await this.begin(friendship);
      return;
    }
    const seats = this.#seats(friendship, turns.length)
      .map(({ kind }) => kind)
      .join(' ');
    const orientation = table.orientations[seat] ?? saved.orientation;
    this.#keep(friendship, record, direct?.clock);
    const next = { ...table.withRecord(saved, record), seats, orientation, friend: friendship };
    await table.restore({ ...next, clock: direct?.clock });
  }

  /**
   * Returns who plays each side on this page after `ply` turns: nobody moves pieces while the
   * friend sets up.
   */
  #seats({ seat, setups }: Friendship, ply: number): Seat[] {
    const isWaiting = setups < 2 ? setups !== seat : this.table.setups > 0 && ply === 2 && seat === 1;
    return SEATS.map((_, index) => ({ kind: index === seat && !isWaiting ? 'person' : 'nobody' }));
  }
}
