/** Plays a game with the page at the other end of a connection. Both check every turn. */
import type { ClockState } from 'keddah/clock';
import type { Game } from '../board.ts';
import { newId } from '../id.ts';
import type { GameKind } from '../mine/kind.ts';
import { friendRecord } from '../store/friends.ts';
import { clockAt } from '../table/clock.ts';
import { type ComparedGame, differenceOf } from './comparison.ts';
import { type Message, type Refusal, type Request, readMessage, writeMessage } from './messages.ts';
import { clockAfter, clockAtEnd, LAG_MS, lastMs } from './play-clock.ts';
import type { Meeting, PlayLink, PlayTable } from './play-table.ts';
import { type Question, questionOf, type Requests } from './requests.ts';

/** The number of rejected messages after which the connection is closed. */
const MAX_REFUSALS = 10;
/**
 * The time limit for the friend's page to confirm that the friend's time is up, in milliseconds.
 */
const CLAIM_MS = 5000;

/** The notice about the direct game to show to the player on this page; empty for none. */
export type News = 'declined' | 'turn-back' | `refused-${Refusal}` | '';

export class DirectPlay {
  news: News = '';
  /** The friend's request that this player has not answered yet; `null` without one. */
  question: Question | null = null;
  /** The number of turns of the game that both pages know. */
  #agreed = 0;
  /** Whether the two pages have compared their records of the game. */
  #isReady = false;
  #isEndShown = false;
  #refusals = 0;
  /** The timer of a claim that the friend's time is up; 0 without one. */
  #claim = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: PlayTable,
    private readonly kind: GameKind,
    public meeting: Meeting,
    public requests: Requests,
    private readonly link: PlayLink,
  ) {}

  /** Whether the two pages can exchange turns. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether the friend's page has been asked to confirm that the friend's time is up. */
  get isClaiming(): boolean {
    return this.#claim !== 0;
  }

  /** Sends the state of this page to the other page. The game must be on the board. */
  greet(): void {
    const { game } = this.table;
    const known = this.#known();
    if (!known) {
      this.link.close();
      return;
    }
    const { id, control } = this.meeting;
    this.#agreed = known.history.length;
    this.#send({
      type: 'hello',
      game: game.id,
      id,
      control,
      record: known.toRecord({ to: 'cursor' }),
      ms: lastMs(this.table.clock),
    });
    known.free();
  }

  /**
   * Handles a message from the other page or rejects it. Messages are handled one after another.
   */
  receive(data: unknown): void {
    this.#queue(async () => {
      const message = readMessage(data);
      const why = message ? await this.#follow(message).catch((): Refusal => 'message') : 'message';
      if (why) this.#refuse(why);
    });
  }

  /** Sends the turn made on this page, or the end of the game, to the other page. */
  changed(): void {
    if (!this.#isReady || this.table.friend.friendship?.id !== this.meeting.id) return;
    const known = this.#known();
    if (!known) return;
    const plies = known.history.length;
    if (plies === this.#agreed + 1 && this.#agreed % 2 === this.meeting.seat) {
      const turn = known.history[this.#agreed] ?? '';
      this.table.clock.sync();
      this.#send({ type: 'turn', ply: this.#agreed, turn, ms: lastMs(this.table.clock) });
      this.#turnIsKnown(plies);
    }
    this.#tellEnd(known);
    known.free();
  }

  /**
   * Returns the number of turns that a take-back would leave; `null` if there is no turn to take
   * back.
   */
  turnBackTo(): number | null {
    const plies = this.#agreed;
    const to = plies % 2 === this.meeting.seat ? plies - 2 : plies - 1;
    return to >= this.table.setups ? to : null;
  }

  /** Asks the friend for a take-back, a draw or a rematch. */
  ask(what: Request): void {
    const plies = this.#agreed;
    const to = what === 'take-back' ? this.turnBackTo() : plies;
    if (to === null || this.requests.asked || this.question || !this.#isReady) return;
    const question = questionOf(what, plies, to, what === 'rematch' ? newId() : '');
    this.requests.asked = question;
    this.news = '';
    if (what === 'rematch') this.#send({ type: 'rematch', ply: plies, id: question.id });
    else this.#send({ type: 'ask', what, ply: plies, to });
    this.link.changed();
  }

  /** Answers the friend's request for a take-back, a draw or a rematch. */
  answer(agrees: boolean): void {
    const { question } = this;
    if (!question) return;
    this.question = null;
    this.#send({ type: 'answer', what: question.what, ply: question.ply, agrees });
    this.link.changed();
    if (!agrees) return;
    this.#queue(async () => {
      await this.#grant(question);
      if (question.what !== 'rematch') this.requests.granted = question;
    });
  }

  /**
   * Claims that the friend's time is up by this page's clock. The friend's clock decides, since a
   * turn may be on its way; if there is no reply, the game ends.
   */
  claimTime(): void {
    if (!this.#isReady || this.#claim) return;
    const seat = 1 - this.meeting.seat;
    this.#send({ type: 'flag', ply: this.#agreed, seat });
    this.#claim = window.setTimeout(() => this.#queue(() => this.#endOnTime(seat)), CLAIM_MS);
  }

  /** Drops all requests that wait for an answer, since the connection is lost. */
  stop(): void {
    clearTimeout(this.#claim);
    this.#claim = 0;
  }

  /** Runs actions one after another, and renders the page after each. */
  #queue(act: () => Promise<void>): void {
    this.#work = this.#work
      .then(act)
      .catch((error: unknown) => console.error(error))
      .then(() => this.link.changed());
  }

  #send(message: Message): void {
    this.link.send(writeMessage(message));
  }

  #refuse(why: Refusal): void {
    this.#refusals++;
    this.news = `refused-${why}`;
    this.#send({ type: 'refused', why });
    if (this.#refusals >= MAX_REFUSALS) this.link.close();
  }

  /**
   * Handles a message from the other page. Returns the reason if it is rejected; `null` if it was
   * handled.
   */
  async #follow(message: Message): Promise<Refusal | null> {
    if (message.type === 'hello') return this.#isReady ? 'message' : this.#compare(message);
    if (message.type === 'refused') {
      if (message.why === 'time') this.stop();
      this.news = `refused-${message.why}`;
      this.#refusals++;
      if (this.#refusals >= MAX_REFUSALS) this.link.close();
      return null;
    }
    if (!this.#isReady) return 'message';
    const known = this.#known();
    if (!known) return 'game';
    try {
      return await this.#followIn(known, message);
    } finally {
      known.free();
    }
  }

  async #followIn(known: Game, message: Exclude<Message, { type: 'hello' | 'refused' }>): Promise<Refusal | null> {
    const plies = known.history.length;
    const isPlaying = this.kind.status(known).kind === 'playing';
    const friendSeat = 1 - this.meeting.seat;
    if (message.type === 'flag') return isPlaying ? this.#flag(known, message.ply, message.seat) : null;
    // The end of the game is sent again after the pages have reconnected.
    if (message.type === 'resign' && !isPlaying) return null;
    if (message.ply !== plies) return message.type === 'turn' ? 'turn' : 'message';
    if (message.type === 'answer') return this.#followAnswer(message, isPlaying);
    if (message.type === 'rematch') return isPlaying ? 'message' : this.#followRematch(message.ply, message.id);
    if (!isPlaying) return message.type === 'turn' ? 'turn' : 'message';
    switch (message.type) {
      case 'turn':
        if (plies % 2 !== friendSeat || !known.check(message.turn).ok) return 'turn';
        known.play(message.turn);
        await this.#show(known, clockAfter(this.table.clock, message.ms, plies + 1));
        return null;
      case 'resign':
        known.end({ winner: this.table.sides()[this.meeting.seat], reason: 'resignation' });
        await this.#show(known, this.table.clock.state);
        return null;
      case 'ask': {
        const { what, ply, to } = message;
        const isTurnBack = what === 'take-back' && to < plies && to % 2 === friendSeat;
        const isFair = isTurnBack ? to >= this.table.setups && plies - to <= 2 : what === 'draw' && this.table.hasDraws;
        if (!isFair || this.question) return 'message';
        this.question = questionOf(what, ply, to);
        return null;
      }
    }
  }

  async #followAnswer(
    { what, ply, agrees }: Extract<Message, { type: 'answer' }>,
    isPlaying: boolean,
  ): Promise<Refusal | null> {
    const { asked } = this.requests;
    // A request may arrive after the game has ended.
    if (asked?.what !== what || asked.ply !== ply) return isPlaying ? 'message' : null;
    this.requests.asked = null;
    if (agrees) await this.#grant(asked);
    else this.news = 'declined';
    return null;
  }

  async #followRematch(ply: number, id: string): Promise<Refusal | null> {
    // A name that is already in use here would overwrite another game.
    if (this.question || friendRecord(this.table.game.id, id)) return 'message';
    const { asked } = this.requests;
    // Both have asked at the same time: both pages choose the same one of the two names.
    if (asked?.what === 'rematch') await this.#startRematch(asked.id < id ? asked.id : id);
    else this.question = questionOf('rematch', ply, ply, id);
    return null;
  }

  /** Compares the games of both pages, and adds the turns that this page lacks. */
  async #compare(hello: Extract<Message, { type: 'hello' }>): Promise<Refusal | null> {
    const { table, meeting } = this;
    const known = this.#known();
    const isSame = hello.game === table.game.id && hello.id === meeting.id && hello.control === meeting.control;
    if (!known || !isSame) return 'game';
    const received = this.kind.parse(hello.record);
    try {
      const [mine, theirs] = [this.#compared(known), this.#compared(received)];
      const difference = differenceOf(mine, theirs, meeting.seat, this.requests);
      const { asked } = this.requests;
      if (difference === 'other') return 'record';
      if (difference === 'granted' && asked) await this.#grant(asked);
      else if (difference === 'resigned') await this.#show(received, table.clock.state);
      else if (difference === 'turn')
        await this.#show(received, clockAfter(table.clock, hello.ms, theirs.turns.length));
      this.requests.asked = null;
      this.#isReady = true;
      const now = this.#known();
      this.#agreed = now?.history.length ?? 0;
      if (now) this.#tellEnd(now);
      now?.free();
      table.clock.sync();
      // It may have run out before this page noticed that the connection was lost.
      if (table.clock.expiredSeat === 1 - meeting.seat) this.claimTime();
      return null;
    } finally {
      received.free();
      known.free();
    }
  }

  #compared(game: Game): ComparedGame {
    const { played } = this.table.read(game.toRecord({ to: 'cursor' }));
    return { ...played, isDrawn: this.kind.status(game).kind === 'drawn' };
  }

  /** Ends the game since a player's time has run out, if this page's clock agrees. */
  async #flag(known: Game, ply: number, seat: number): Promise<Refusal | null> {
    const plies = known.history.length;
    const isOwn = seat === this.meeting.seat;
    // The turn that answers this claim is on its way.
    if (isOwn && ply === plies - 1) return null;
    const left = this.table.clock.leftMs(seat + 1);
    // A page that reports that its own time has run out is believed.
    const isRight = left !== null && (!isOwn || left <= LAG_MS);
    if (!isRight || ply > plies || ply < plies - 1) return 'time';
    await this.#endOnTime(seat);
    // The friend's page waits for this.
    if (isOwn) this.#send({ type: 'flag', ply, seat });
    return null;
  }

  /** Ends the game as lost on time by the side `seat`. */
  async #endOnTime(seat: number): Promise<void> {
    this.stop();
    const known = this.#known();
    if (known && this.kind.status(known).kind === 'playing') {
      known.end({ winner: this.table.sides()[1 - seat], reason: 'time' });
      // One of the two clocks runs out a moment earlier than the other. Both show that the time is
      // up.
      await this.#show(known, clockAtEnd(this.table.clock, seat));
    }
    known?.free();
  }

  async #grant({ what, to, id }: Question): Promise<void> {
    if (what === 'rematch') return this.#startRematch(id);
    const known = this.#known();
    if (!known || this.kind.status(known).kind !== 'playing') return known?.free();
    const clock = this.table.clock.state;
    if (what === 'draw') {
      known.end({ winner: null, reason: 'agreement' });
      await this.#show(known, clock);
    } else {
      known.goTo(to);
      const record = known.toRecord({ to: 'cursor' });
      const left = this.kind.parse(record);
      await this.#show(left, clock && clockAt(clock, to));
      left.free();
      this.news = 'turn-back';
    }
    known.free();
  }

  /** Starts a rematch: with the same time control and changed sides. */
  async #startRematch(id: string): Promise<void> {
    this.#isReady = false;
    const meeting = { ...this.meeting, id, seat: 1 - this.meeting.seat };
    const requests = await this.link.begin(meeting);
    if (!requests) return;
    this.meeting = meeting;
    this.requests = requests;
    this.#isEndShown = false;
    this.#turnIsKnown(0);
    this.greet();
  }

  /** Shows the game on which both pages have agreed. */
  async #show(game: Game, clock: ClockState | null): Promise<void> {
    const { table, meeting } = this;
    const record = game.toRecord({ to: 'cursor' });
    const isOver = this.kind.status(game).kind !== 'playing';
    if (isOver) this.#isEndShown = true;
    await table.friend.show(meeting.id, meeting.seat, record, table.read(record).played, { clock: clock ?? undefined });
    this.#turnIsKnown(game.history.length);
  }

  #turnIsKnown(plies: number): void {
    this.stop();
    this.#agreed = plies;
    this.requests.asked = null;
    this.question = null;
    this.news = '';
  }

  /** Informs the other page that the game has ended here by resignation or on time. */
  #tellEnd(known: Game): void {
    const status = this.kind.status(known);
    if (status.kind === 'playing' || this.#isEndShown) return;
    this.#isEndShown = true;
    this.requests.asked = null;
    this.question = null;
    if (status.kind !== 'won') return;
    const loser = 1 - this.kind.sideIndex(status.winner);
    const ply = known.history.length;
    if (status.reason === 'resignation' && loser === this.meeting.seat) this.#send({ type: 'resign', ply });
    // At the time limit for the whole game both sides have time left, and the friend's clock ends
    // it as well.
    else if (status.reason === 'time' && (this.table.clock.leftMs(loser + 1) ?? 0) <= LAG_MS) {
      this.#send({ type: 'flag', ply, seat: loser });
    }
  }

  /**
   * Returns the game to compare and send: the turns that both pages have, and the last turn made on
   * this page.
   */
  #known(): Game | null {
    const kept = friendRecord(this.table.game.id, this.meeting.id);
    return kept && this.kind.parse(kept.record);
  }
}
