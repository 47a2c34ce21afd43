/** Plays a game with the page at the other end of a connection. Both check every turn. */
import type { ClockState } from 'keddah/clock';
import type { Board, Game } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { GameKind } from '../mine/kind.ts';
import { friendRecord } from '../store/friends.ts';
import { clockAt, type TableClock } from '../table/clock.ts';
import type { FriendGame } from '../table/friend.ts';
import type { ReadGame } from '../table/opening.ts';
import type { SavedGame } from '../table/saved-game.ts';
import { type Message, type Refusal, type Request, readMessage, writeMessage } from './messages.ts';

/** A clock that is ahead of the other by more than this does not agree with it. */
const LAG_MS = 2000;
/** After this many messages that cannot be followed, the connection is closed. */
const MAX_REFUSALS = 10;

/** What playing asks of the table. */
export interface PlayTable {
  readonly game: PageGame;
  readonly board: Board<unknown>;
  readonly friend: FriendGame<SavedGame>;
  readonly clock: TableClock<unknown>;
  /** The number of setups with which a game begins. */
  readonly setups: number;
  /** Whether people can agree on a draw. */
  readonly hasDraws: boolean;
  /** The sides in the order of their turns. */
  sides(): readonly unknown[];
  /** Reads a record. Throws if it cannot be parsed. */
  read(text: string): ReadGame;
}

/** Whom one plays with, and how. */
export interface Meeting {
  /** The name of the game between both. */
  id: string;
  /** The index of the side that is played here. */
  seat: number;
  /** The time control; empty without a clock. */
  control: string;
}

/** A request for which an answer is due. */
interface Question {
  what: Request;
  ply: number;
  to: number;
}

/** What outlives a connection: requests whose answers may have been lost with it. */
export interface Requests {
  /** The request of the person here; `null` without one. */
  asked: Question | null;
  /** The last turn back that was granted here. */
  granted: Question | null;
}

/** What there is to tell the person here. */
export type News = 'declined' | 'turn-back' | `refused-${Refusal}` | '';

export class DirectPlay {
  news: News = '';
  /** The request of the friend; `null` without one. */
  question: Question | null = null;
  /** The number of turns that both pages know. */
  #agreed = 0;
  /** Whether the pages have compared their records. */
  #isReady = false;
  #isEndTold = false;
  #refusals = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: PlayTable,
    private readonly kind: GameKind,
    readonly meeting: Meeting,
    readonly requests: Requests,
    private readonly link: { send(text: string): void; close(): void; changed(): void },
  ) {}

  /** Whether turns can be exchanged. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Tells the other page what this one knows. The game must be on the board. */
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
      ms: this.#lastMs(),
    });
    known.free();
  }

  /** Follows a message, or refuses it. Messages are followed one after another. */
  receive(data: unknown): void {
    this.#work = this.#work.then(async () => {
      const message = readMessage(data);
      const why = message ? await this.#follow(message).catch((): Refusal => 'message') : 'message';
      if (why) this.#refuse(why);
      this.link.changed();
    });
  }

  /** Sends what has changed on the board. */
  changed(): void {
    if (!this.#isReady || this.table.friend.friendship?.id !== this.meeting.id) return;
    const known = this.#known();
    if (!known) return;
    const plies = known.history.length;
    if (plies === this.#agreed + 1 && this.#agreed % 2 === this.meeting.seat) {
      const turn = known.history[this.#agreed] ?? '';
      this.table.clock.sync();
      this.#send({ type: 'turn', ply: this.#agreed, turn, ms: this.#lastMs() });
      this.#turnIsKnown(plies);
    }
    this.#tellEnd(known);
    known.free();
  }

  /** Returns how many turns a turn back would leave; `null` if there is none to take back. */
  turnBackTo(): number | null {
    const plies = this.#agreed;
    const to = plies % 2 === this.meeting.seat ? plies - 2 : plies - 1;
    return to >= this.table.setups ? to : null;
  }

  /** Asks the friend for a turn back or a draw. */
  ask(what: Request): void {
    const to = what === 'draw' ? this.#agreed : this.turnBackTo();
    if (to === null || this.requests.asked || !this.#isReady) return;
    this.requests.asked = { what, ply: this.#agreed, to };
    this.news = '';
    this.#send({ type: 'ask', ...this.requests.asked });
    this.link.changed();
  }

  /** Answers the friend's request. */
  async answer(agrees: boolean): Promise<void> {
    const { question } = this;
    if (!question) return;
    this.question = null;
    this.#send({ type: 'answer', what: question.what, ply: question.ply, agrees });
    if (agrees) {
      await this.#grant(question);
      this.requests.granted = question;
    }
    this.link.changed();
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

  /** Returns why a message cannot be followed; `null` if it was. */
  async #follow(message: Message): Promise<Refusal | null> {
    if (message.type === 'hello') return this.#isReady ? 'message' : this.#compare(message);
    if (message.type === 'refused') {
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
    if (!isPlaying || message.ply !== plies) return message.type === 'turn' ? 'turn' : 'message';
    switch (message.type) {
      case 'turn':
        if (plies % 2 !== friendSeat || !known.check(message.turn).ok) return 'turn';
        known.play(message.turn);
        await this.#show(known, this.#clockAfter(message.ms, plies + 1));
        return null;
      case 'resign':
        known.end({ winner: this.table.sides()[this.meeting.seat], reason: 'resignation' });
        await this.#show(known, this.table.clock.state);
        return null;
      case 'ask': {
        const { what, ply, to } = message;
        const isFair = what === 'draw' ? this.table.hasDraws : to >= this.table.setups && plies - to <= 2;
        if (!isFair || this.question || (what === 'take-back' && (to >= plies || to % 2 !== friendSeat)))
          return 'message';
        this.question = { what, ply, to };
        return null;
      }
      case 'answer': {
        const { asked } = this.requests;
        if (asked?.what !== message.what || asked.ply !== message.ply) return 'message';
        this.requests.asked = null;
        if (message.agrees) await this.#grant(asked);
        else this.news = 'declined';
        return null;
      }
    }
  }

  /** Compares the records: one may be a turn behind, from before the connection was lost. */
  async #compare(hello: Extract<Message, { type: 'hello' }>): Promise<Refusal | null> {
    const { table, meeting } = this;
    const known = this.#known();
    if (!known || hello.game !== table.game.id || hello.id !== meeting.id) return 'game';
    const received = this.kind.parse(hello.record);
    try {
      const [mine, theirs] = [known, received].map((game) => table.read(game.toRecord({ to: 'cursor' })).played);
      if (!mine || !theirs || mine.start !== theirs.start) return 'record';
      const shared = Math.min(mine.turns.length, theirs.turns.length);
      if (mine.turns.slice(0, shared).join('|') !== theirs.turns.slice(0, shared).join('|')) return 'record';
      const more = theirs.turns.length - mine.turns.length;
      // One turn more is the friend's, and lawful: the record was parsed.
      const isNext = more === 1 && mine.mover >= 0 && mine.turns.length % 2 !== meeting.seat;
      const hasResigned = more === 0 && mine.mover >= 0 && theirs.wonByResignation === meeting.seat;
      const { asked, granted } = this.requests;
      const isBetween = (one: Question | null, before: readonly string[], after: readonly string[]) =>
        one?.what === 'take-back' && more ** 2 === 4 && before.length === one.ply && after.length === one.to;
      // Two turns back were granted, and one page has not learned of it. One turn stays played.
      if (isBetween(asked, mine.turns, theirs.turns)) await this.#grant(asked as Question);
      else if (isBetween(granted, theirs.turns, mine.turns)) this.requests.asked = null;
      else if (isNext || hasResigned) {
        await this.#show(received, isNext ? this.#clockAfter(hello.ms, theirs.turns.length) : table.clock.state);
      } else if (more < -1 || more > 1 || (more === 1 && mine.mover < 0)) return 'record';
      this.requests.asked = null;
      this.#isReady = true;
      const now = this.#known();
      this.#agreed = now?.history.length ?? 0;
      if (now) this.#tellEnd(now);
      now?.free();
      table.clock.sync();
      return null;
    } finally {
      received.free();
      known.free();
    }
  }

  /** Ends the game since a clock has run out, if the clock here agrees. */
  async #flag(known: Game, ply: number, seat: number): Promise<Refusal | null> {
    const plies = known.history.length;
    const left = this.table.clock.leftMs(seat + 1);
    // Who says that the own time has run out is believed.
    const isRight = left !== null && (seat !== this.meeting.seat || left <= LAG_MS);
    if (!isRight || ply > plies || ply < plies - 1) return 'time';
    known.end({ winner: this.table.sides()[1 - seat], reason: 'time' });
    await this.#show(known, this.table.clock.state);
    return null;
  }

  async #grant({ what, to }: Question): Promise<void> {
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

  /** Puts the game on the board, as both pages know it now. */
  async #show(game: Game, clock: ClockState | null): Promise<void> {
    const { table, meeting } = this;
    const record = game.toRecord({ to: 'cursor' });
    const isOver = this.kind.status(game).kind !== 'playing';
    if (isOver) this.#isEndTold = true;
    await table.friend.show(meeting.id, meeting.seat, record, table.read(record).played, { clock: clock ?? undefined });
    this.#turnIsKnown(game.history.length);
  }

  #turnIsKnown(plies: number): void {
    this.#agreed = plies;
    this.requests.asked = null;
    this.question = null;
    this.news = '';
  }

  /** Tells the other page that the game has ended here by resignation or on time. */
  #tellEnd(known: Game): void {
    const status = this.kind.status(known);
    if (status.kind !== 'won' || this.#isEndTold) return;
    const loser = 1 - this.kind.sideIndex(status.winner);
    const ply = known.history.length;
    if (status.reason === 'resignation' && loser === this.meeting.seat) this.#send({ type: 'resign', ply });
    else if (status.reason === 'time') this.#send({ type: 'flag', ply, seat: loser });
    this.#isEndTold = true;
  }

  /** Returns the game as it is kept: what both know, and the last turn here. */
  #known(): Game | null {
    const kept = friendRecord(this.table.game.id, this.meeting.id);
    return kept && this.kind.parse(kept.record);
  }

  /** Returns the time of the last turn by the clock; `null` without one. */
  #lastMs(): number | null {
    const { state } = this.table.clock;
    return state && state.ply > 0 ? (state.turnsMs.at(-1) ?? null) : null;
  }

  /** Returns the clock after a turn of the friend, who says that it took `ms`. */
  #clockAfter(ms: number | null, plies: number): ClockState | null {
    const { state } = this.table.clock;
    if (!state || state.ply === 0 || plies <= state.ply) return state;
    const took = ms === null ? state.usedMs : Math.max(ms, state.usedMs - LAG_MS, 0);
    return { ...state, turnsMs: [...state.turnsMs.slice(0, plies - 1 - state.ply), Math.round(took)], usedMs: 0 };
  }
}
