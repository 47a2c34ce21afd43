/**
 * A game being played: the game, who sits where, the machine's thinking, and which turn is looked at.
 * Knows no rule and no document.
 */
import type { BaseGame } from '../../shared/game.js';
import type { SearchInfo, Status, Verdict } from '../../types.js';
import { readSeats, type Seat, writeSeats } from './seats.js';
import { type Engine, Thinker } from './thinker.js';
import { unfit } from './unfit.js';

/** What a session tells whoever shows it. */
export interface Hooks<Side, Frame> {
  /** Something in the state is different; the frames are what was passed through on the way. */
  changed(frames: Frame[]): void;
  /** A turn is about to be completed; `false` keeps it from being so. */
  deciding(turn: string, side: Side, seat: Seat): boolean;
  /** A turn was completed. */
  turned(turn: string, side: Side, seat: Seat): void;
  /** The game is over. */
  ended(status: Status<Side>): void;
  /** Something broke. */
  failed(error: unknown): void;
}

/** What the machine is busy with. */
export interface Thinking<Side> {
  side: Side;
  level: number;
  info?: SearchInfo;
}

export const NOT_NOW: Verdict = { ok: false, code: 'not-now', message: 'It is not your turn.', squares: [] };

/** A game with its seats. */
export abstract class Session<Game extends BaseGame<unknown, Side>, Side extends string | number, Frame = never> {
  /** Whether turns can be made at all. */
  playable = true;
  thinking: Thinking<Side> | null = null;
  protected hooks: Hooks<Side, Frame>;
  #game: Game;
  #sides: readonly Side[];
  #seats: readonly Seat[];
  #thinker: Thinker<Game>;
  /** The turn that is looked at; `null` is the latest. */
  #viewed: number | null = null;
  #viewer: Game | null = null;
  /** How many turns were taken back and could be played again. */
  #undone = 0;
  #paused = false;

  constructor(game: Game, hooks: Hooks<Side, Frame>, start: () => Promise<Engine<Game>>) {
    this.#game = game;
    this.hooks = hooks;
    this.#thinker = new Thinker(start);
    this.#sides = this.sidesOf(game);
    this.#seats = seatsFor(this.#sides, '');
  }

  /** The sides of a game in the order of their turns. */
  protected abstract sidesOf(game: Game): readonly Side[];
  abstract get toMove(): Side;

  get sides(): readonly Side[] {
    return this.#sides;
  }

  /** The first turn that is worth looking at. */
  get first(): number {
    return 0;
  }

  /** Whether the machine waits for a person to be done with something. */
  get waiting(): boolean {
    return false;
  }

  get game(): Game {
    return this.#game;
  }

  /** The game as it is looked at: the latest, or a copy at an earlier turn. */
  get seen(): Game {
    return this.#viewer ?? this.#game;
  }

  /** Who sits where, in the order of turns. */
  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** Seats as the attribute has them. Setting them throws where they cannot be read. */
  get seatsText(): string {
    return writeSeats(this.#seats);
  }

  set seatsText(text: string) {
    const seats = seatsFor(this.#sides, text);
    if (writeSeats(seats) === this.seatsText) return;
    this.stop();
    this.#seats = seats;
    this.update();
  }

  seatOf(side: Side): Seat {
    return this.#seats[this.sides.indexOf(side)] ?? { kind: 'nobody' };
  }

  /** The sides that people play. */
  get people(): Side[] {
    return this.sides.filter((side) => this.seatOf(side).kind === 'person');
  }

  get plies(): number {
    return this.#game.history.length;
  }

  get ply(): number {
    return this.#viewed ?? this.plies;
  }

  get atLatest(): boolean {
    return this.#viewed === null;
  }

  get playing(): boolean {
    return this.#game.status.kind === 'playing';
  }

  /** Whether a person may act on the board now. */
  get open(): boolean {
    return this.playable && this.atLatest && this.playing && this.seatOf(this.toMove).kind === 'person';
  }

  /** Why nobody may act on it now: the code of the refusal. */
  get closed(): string | undefined {
    if (!this.playing) return 'game-over';
    if (!this.playable) return 'view';
    if (!this.atLatest) return 'earlier';
    return this.open ? undefined : 'not-now';
  }

  get canTakeBack(): boolean {
    return this.back() > 0;
  }

  get canRedo(): boolean {
    return this.#undone > 0;
  }

  /** Puts another game in place of this one; by other seats, if any are named. */
  replace(game: Game, seats?: string): void {
    const sides = this.sidesOf(game);
    if (seats !== undefined || sides.length !== this.#sides.length) this.#seats = seatsFor(sides, seats ?? '');
    this.stop();
    this.#sides = sides;
    this.#game = game;
    this.#undone = 0;
    this.#paused = false;
    this.#show(null);
    this.update();
  }

  /** Back to before the person's own last turn, or one turn where no machine plays. */
  takeBack(): void {
    this.stop();
    this.#show(null);
    for (let left = this.back(); left > 0; left--) if (this.#game.undo() !== null) this.#undone++;
    this.update();
  }

  /** Plays a turn for whoever is to move. */
  answer(turn: string): void {
    const side = this.toMove;
    const frames = this.framesOf(this.#game, turn);
    this.finished(this.#game.play(turn), side, frames);
  }

  /** Takes so many turns back, for good. */
  retract(count: number): void {
    this.stop();
    this.#show(null);
    this.#undone = 0;
    for (let left = count; left > 0; left--) this.#game.undo();
    this.update();
  }

  /** Whether a turn has been begun and not ended. */
  get begun(): boolean {
    return false;
  }

  /** Plays again what was taken back, up to the person's next turn. */
  redo(): void {
    if (this.#undone === 0) return;
    this.stop();
    this.#show(null);
    do {
      if (this.#game.redo() === null) this.#undone = 1;
      this.#undone--;
    } while (this.#undone > 0 && this.playing && this.seatOf(this.toMove).kind === 'machine');
    this.update();
  }

  /** Looks at the board so many turns later or earlier, as far as there are any. */
  leaf(by: number): void {
    const { ply, first, plies } = this;
    const to = Math.min(plies, Math.max(Math.min(first, ply), ply + by));
    if (to !== ply) this.goTo(to);
  }

  /** Looks at the board after a turn; the game itself goes on from its latest. */
  goTo(ply: number): void {
    const last = this.plies;
    if (!Number.isInteger(ply) || ply < 0 || ply > last)
      throw unfit('ply', `There is no ply ${ply} of ${last}.`, { value: String(ply), last });
    const was = this.ply;
    this.#show(ply === last ? null : ply);
    let frames: Frame[] = [];
    const turn = ply === was + 1 ? this.#game.history[was] : undefined;
    if (turn) {
      const before = this.#game.clone();
      before.goTo(was);
      frames = this.framesOf(before, turn);
      before.free();
    }
    this.update(frames);
  }

  resign(side?: Side): void {
    if (!this.playing) return;
    const { people, toMove } = this;
    this.stop();
    this.#game.resign(side ?? (people.includes(toMove) ? toMove : (people[0] ?? toMove)));
    this.update();
    this.hooks.ended(this.#game.status);
  }

  /** The machine plays at once what it has found so far. */
  stopThinking(): void {
    this.#thinker.hurry();
  }

  /** A whole turn for the side to move, and nothing played. */
  async hint(): Promise<string | undefined> {
    if (!this.playing) return undefined;
    const { best } = await this.#thinker.search(this.#game, { level: 6, timeMs: 2000 });
    return best;
  }

  /** The machine neither thinks nor moves until it is resumed. */
  pause(paused: boolean): void {
    this.#paused = paused;
    if (paused) this.stop();
    else this.update();
  }

  dispose(): void {
    this.stop();
    this.#thinker.dispose();
  }

  /** Tells of a change, and lets the machine think where it is its turn. */
  update(frames: Frame[] = []): void {
    this.hooks.changed(frames);
    void this.#consider();
  }

  /** What is passed through when a turn is played on a game that is still before it. */
  protected framesOf(_before: Game, _turn: string): Frame[] {
    return [];
  }

  /** A turn was completed. */
  protected finished(turn: string, side: Side, frames: Frame[] = []): void {
    this.#undone = 0;
    const watching = this.atLatest;
    this.hooks.turned(turn, side, this.seatOf(side));
    this.update(watching ? frames : []);
    if (!this.playing) this.hooks.ended(this.#game.status);
  }

  protected stop(): void {
    this.thinking = null;
    this.#thinker.stop();
  }

  /** How many turns a person takes back at once: to the last at which no machine was to move. */
  protected back(): number {
    const { sides, plies, first } = this;
    const last = plies - first;
    if (this.#seats.every((seat) => seat.kind === 'machine')) return Math.min(1, last);
    const now = sides.indexOf(this.toMove);
    for (let count = 1; count <= last; count++) {
      const side = sides[(((now - count) % sides.length) + sides.length) % sides.length]!;
      if (this.seatOf(side).kind !== 'machine') return count;
    }
    return 0;
  }

  async #consider(): Promise<void> {
    const side = this.toMove;
    const seat = this.seatOf(side);
    if (this.thinking || this.#paused || !this.playable || !this.playing || this.waiting) return;
    if (seat.kind !== 'machine' || this.#undone > 0) return;
    const thinking: Thinking<Side> = { side, level: seat.level };
    this.thinking = thinking;
    this.hooks.changed([]);
    try {
      const { best } = await this.#thinker.search(this.#game, {
        level: seat.level,
        seed: Math.floor(Math.random() * 2 ** 32),
        onInfo: (info) => {
          thinking.info = info;
        },
      });
      if (this.thinking !== thinking) return;
      this.thinking = null;
      if (!this.hooks.deciding(best, side, seat)) {
        this.#paused = true;
        this.hooks.changed([]);
        return;
      }
      const frames = this.framesOf(this.#game, best);
      this.finished(this.#game.play(best), side, frames);
    } catch (error) {
      if (this.thinking !== thinking) return;
      this.thinking = null;
      this.#paused = true;
      this.hooks.failed(error);
      this.hooks.changed([]);
    }
  }

  #show(ply: number | null): void {
    this.#viewer?.free();
    this.#viewer = null;
    this.#viewed = ply;
    if (ply === null) return;
    this.#viewer = this.#game.clone();
    this.#viewer.goTo(ply);
  }
}

/** Seats as the attribute has them; without any, people sit everywhere. */
function seatsFor(sides: readonly unknown[], text: string): Seat[] {
  return text.trim() === '' ? sides.map(() => ({ kind: 'person' })) : readSeats(text, sides.length);
}
