/** A game over a direct connection between two browsers, from the invitation to the end. */
import './direct.css';
import type { TemplateResult } from 'lit';
import type { Snapshot } from '../board.ts';
import { newId } from '../id.ts';
import { publicAddress } from '../share/link.ts';
import { friendRecord } from '../store/friends.ts';
import { ClockChoice } from '../table/clock-choice.ts';
import type { StatusLine } from '../view/status.ts';
import { Connection, type ConnectionState } from './connection.ts';
import { isPlayable } from './control.ts';
import {
  type Answer,
  type Invitation,
  readAnswer,
  readInvitation,
  writeAnswer,
  writeInvitation,
} from './description.ts';
import { handOver, onHandedOver } from './hand-over.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { DirectPlay } from './play.ts';
import type { Meeting } from './play-table.ts';
import { noRequests, type Requests } from './requests.ts';
import { directCard, setupBar } from './view/card.ts';
import { directDialog } from './view/dialog.ts';
import type { DirectTable, DirectView, Step } from './view.ts';

export class DirectGame implements DirectView {
  step: Step = { kind: 'choose' };
  readonly clock: ClockChoice;
  #meeting: Meeting | null = null;
  #connection: Connection | null = null;
  #play: DirectPlay | null = null;
  /** The messages from the other page that arrived before the game was on this page's board. */
  #early: unknown[] = [];
  readonly #requests = new Map<string, Requests>();

  constructor(readonly table: DirectTable) {
    this.clock = new ClockChoice(table, table.game.id, table.clockPresets, table.hasClockLimit);
    onHandedOver((text) => this.#takeAnswer(text));
  }

  get words(): Words {
    return wordsIn(this.table.words.language);
  }

  get isConnected(): boolean {
    return this.#connection?.state === 'connected' && this.#play?.isReady === true && this.#isOnBoard;
  }

  /** The game with the other page, while there is a connection. */
  get play(): DirectPlay | null {
    return this.isConnected ? this.#play : null;
  }

  get #isOnBoard(): boolean {
    return this.table.friend.friendship?.id === this.#meeting?.id;
  }

  /**
   * Opens the dialog that makes an invitation: for the game on the board, if it was played over a
   * direct connection.
   */
  async open(): Promise<void> {
    if (this.#connection?.state !== 'waiting') this.step = { kind: 'choose' };
    await this.#showDialog();
  }

  /** Makes a new invitation to the game on the board, whose connection was lost. */
  async reconnect(): Promise<void> {
    const { friend, clock } = this.table;
    if (!friend.friendship) return;
    const { id, seat } = friend.friendship;
    this.step = { kind: 'preparing' };
    await this.#showDialog();
    await this.#invite({ id, seat, control: clock.control });
  }

  /** Opens the text of a link to a direct game: an invitation, or the answer to one. */
  async openLink(text: string): Promise<void> {
    const { table, words } = this;
    const invitation = readInvitation(text);
    if (invitation) {
      const known = friendRecord(table.game.id, invitation.id);
      if (known && known.seat !== invitation.seat) return this.#tell(words('notAnswer'));
      return this.#showInvitation(invitation);
    }
    const answer = readAnswer(text);
    if (!answer) return this.#tell(words('damaged'));
    if (this.#takeAnswer(text)) return;
    // Shown as a dialog: this tab also notices that the game was continued in the other tab, and
    // would ask about it.
    this.step = { kind: 'handed-over', isTaken: await handOver(text) };
    await this.#showDialog();
  }

  /** Shows a received invitation in a dialog, unless its time control is not valid. */
  async #showInvitation(invitation: Invitation): Promise<void> {
    const { table, words } = this;
    try {
      if (!(await isPlayable(invitation.control, table.hasClockLimit))) return this.#tell(words('damaged'));
    } catch (error) {
      console.error(error);
      return this.#tell(words('partFailed'));
    }
    this.step = { kind: 'invited', invitation };
    await this.#showDialog();
  }

  /** Invites a friend to a new game over a direct connection. */
  async invite(seat: number, control: string): Promise<void> {
    await this.#invite({ id: newId(), seat, control });
  }

  /** Accepts the invitation that was opened, and makes the answer to it. */
  async join(): Promise<void> {
    if (this.step.kind !== 'invited') return;
    const { id, seat, control, ...offer } = this.step.invitation;
    await this.#prepare({ id, seat, control }, async (connection) => {
      const answer = await connection.answer(offer);
      return { kind: 'answering', link: this.#linkOf(writeAnswer({ id, ...answer })) };
    });
  }

  /** Connects to the friend's browser with the answer that was pasted. */
  connect(text: string): void {
    if (this.#takeAnswer(text) || this.step.kind !== 'inviting') return;
    this.#setStep({ ...this.step, problem: true });
  }

  /**
   * Switches from the direct connection to links for each turn: with the game on the board, if both
   * players play it.
   */
  playByLinks(): void {
    const { table } = this;
    const { friendship } = table.friend;
    table.close('direct');
    this.#leave();
    if (friendship?.isDirect) {
      const { isDirect: _, ...byLinks } = friendship;
      table.friend.friendship = byLinks;
    } else table.open('friend');
  }

  /**
   * Passes a change of the board on to the connected page, or leaves the game if it was replaced.
   */
  changed(): void {
    if (this.#play?.isReady && !this.#isOnBoard) this.#leave();
    else this.#play?.changed();
  }

  /** Claims a win since the friend's time has run out. */
  claimTime(): void {
    this.play?.claimTime();
  }

  /** Confirms the setup of the pieces that the player has arranged on this page. */
  confirmSetup(state: Snapshot<unknown>): void {
    this.table.friend.sent(state);
    this.changed();
    this.table.requestUpdate();
  }

  /** Returns the status line for a game over a connection; `null` to keep the game's own line. */
  statusLine(state: Snapshot<unknown>): StatusLine | null {
    const { friendship } = this.table.friend;
    if (!friendship || !state.atLatest || state.status.kind !== 'playing' || state.refusal) return null;
    const isDone = this.table.friend.isDone(state);
    if (friendship.setups < 2) return { text: this.words(isDone ? 'waitingSetup' : 'arrange'), tone: 'calm' };
    return isDone ? { text: this.words('waiting'), tone: 'calm' } : null;
  }

  card(state: Snapshot<unknown>): TemplateResult {
    return directCard(this, state);
  }

  setupBar(state: Snapshot<unknown>): TemplateResult | string {
    return setupBar(this, state);
  }

  dialog(): TemplateResult {
    return directDialog(this);
  }

  async #invite(meeting: Meeting): Promise<void> {
    await this.#prepare(meeting, async (connection) => {
      const { id, seat, control } = meeting;
      const text = writeInvitation({ id, seat: 1 - seat, control, ...(await connection.offer()) });
      return { kind: 'inviting', link: this.#linkOf(text), problem: false };
    });
  }

  /** Creates a connection, and the invitation or answer for the other page. */
  async #prepare(meeting: Meeting, make: (connection: Connection) => Promise<Step>): Promise<void> {
    this.#leave();
    this.#meeting = meeting;
    this.#setStep({ kind: 'preparing' });
    try {
      const connection: Connection = new Connection({
        onState: (state) => this.#connection === connection && void this.#follow(state),
        onMessage: (data) => this.#connection === connection && this.#receive(data),
      });
      this.#connection = connection;
      const step = await make(connection);
      if (this.#connection === connection) this.#setStep(step);
    } catch (error) {
      console.error(error);
      this.#leave();
      this.#setStep({ kind: 'failed', isSupported: false });
    }
  }

  /**
   * Connects with the answer in a text if it is one to this page's invitation. Returns whether it
   * is.
   */
  #takeAnswer(text: string): boolean {
    const answer: Answer | null = readAnswer(text);
    if (this.step.kind !== 'inviting' || !answer || answer.id !== this.#meeting?.id) return false;
    this.#setStep({ kind: 'connecting' });
    this.#connection?.accept(answer).catch((error: unknown) => {
      console.error(error);
      this.#connection?.close();
    });
    return true;
  }

  async #follow(state: ConnectionState): Promise<void> {
    if (state === 'lost') this.#play?.stop();
    if (state === 'failed') this.#setStep({ kind: 'failed', isSupported: true });
    else if (state === 'connected') await this.#begin();
    this.table.clock.sync();
    this.table.requestUpdate();
  }

  /** Puts the game on the board once the pages are connected. */
  async #begin(): Promise<void> {
    const { table, words } = this;
    const [meeting, connection] = [this.#meeting, this.#connection];
    if (!meeting || !connection) return;
    const { id, seat, control } = meeting;
    const kind = await table.game.loadKind();
    if (this.#connection !== connection) return;
    const play = new DirectPlay(table, kind, meeting, this.#requestsOf(id), {
      send: (text) => connection.send(text),
      close: () => connection.close(),
      changed: () => table.requestUpdate(),
      begin: (next) => this.#beginNext(connection, next),
    });
    const { friend } = table;
    const known = friendRecord(table.game.id, id);
    if (friend.friendship?.id === id) friend.friendship = { ...friend.friendship, isDirect: true };
    else {
      const played = known && table.read(known.record).played;
      const clock = played?.turns.length && known?.clock?.control === control ? known.clock : undefined;
      const show = () => (played ? friend.show(id, seat, known.record, played, { clock }) : this.#showNew(meeting));
      await table.replace(words('met', { side: table.sideName(seat) }), show, clock ? '' : control);
    }
    if (this.#connection !== connection) return;
    this.#play = play;
    table.close('direct');
    play.greet();
    for (const data of this.#early.splice(0)) play.receive(data);
  }

  /**
   * Puts a rematch on the board. Returns its requests; `null` if the connection was closed
   * meanwhile.
   */
  async #beginNext(connection: Connection, meeting: Meeting): Promise<Requests | null> {
    const { table, words } = this;
    if (this.#connection !== connection) return null;
    this.#meeting = meeting;
    const text = words('rematchBegins', { side: table.sideName(meeting.seat) });
    await table.replace(text, () => this.#showNew(meeting), meeting.control);
    return this.#connection === connection ? this.#requestsOf(meeting.id) : null;
  }

  #showNew({ id, seat }: Meeting): Promise<void> {
    const setups = this.table.setups > 0 ? 0 : 2;
    return this.table.friend.begin({ id, seat, setups, isDirect: true });
  }

  #requestsOf(id: string): Requests {
    const requests = this.#requests.get(id) ?? noRequests();
    this.#requests.set(id, requests);
    return requests;
  }

  #receive(data: unknown): void {
    if (this.#play) this.#play.receive(data);
    else this.#early.push(data);
  }

  #leave(): void {
    const connection = this.#connection;
    this.#early = [];
    this.#play?.stop();
    this.#connection = null;
    this.#play = null;
    connection?.close();
  }

  #linkOf(text: string): string {
    return `${publicAddress() ?? ''}#${this.table.game.id}/p/${text}`;
  }

  async #showDialog(): Promise<void> {
    this.table.requestUpdate();
    await this.table.updateComplete;
    this.table.open('direct');
  }

  #setStep(step: Step): void {
    this.step = step;
    this.table.requestUpdate();
  }

  #tell(text: string): void {
    this.table.notices.show({ text });
  }
}
