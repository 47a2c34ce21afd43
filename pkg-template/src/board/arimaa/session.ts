/**
 * A game being played: the game, who sits where, the machine's thinking, and which turn is looked at.
 * Knows the rules only by asking them, and no document.
 */
import { ArimaaGame, type ArimaaSide, type ArimaaStatus } from '../../arimaa/face.js';
import type { SearchInfo, Verdict } from '../../types.js';
import { readSteps, sideOf } from './notation.js';
import { boardsOf, type Plan } from './plans.js';
import { freshGame, setUp } from './record.js';
import { type Seat, type Seats, writeSeats } from './seats.js';
import { PRESETS, presetOf, swapped } from './setup.js';
import { Thinker } from './thinker.js';

/** What is shown of a game at one moment. */
export type Board = Readonly<Record<string, string>>;

/** What a session tells whoever shows it. */
export interface Hooks {
  /** Something in the state is different; the boards are those passed through on the way. */
  changed(frames: Board[]): void;
  /** A turn is about to be completed; `false` keeps it from being so. */
  deciding(turn: string, side: ArimaaSide, seat: Seat): boolean;
  /** A step was made. */
  stepped(step: string, side: ArimaaSide): void;
  /** A turn was completed. */
  turned(turn: string, side: ArimaaSide, seat: Seat): void;
  /** The game is over. */
  ended(status: ArimaaStatus): void;
  /** Something broke. */
  failed(error: unknown): void;
}

/** What the machine is busy with. */
export interface Thinking {
  side: ArimaaSide;
  level: number;
  info?: SearchInfo;
}

const NOT_NOW: Verdict = { ok: false, code: 'not-now', message: 'It is not your turn.', squares: [] };

/** A game with its seats. */
export class Session {
  seats: Seats = { gold: { kind: 'person' }, silver: { kind: 'person' } };
  /** Whether turns can be made at all. */
  playable = true;
  thinking: Thinking | null = null;
  #game: ArimaaGame;
  #hooks: Hooks;
  #thinker = new Thinker();
  /** The turn that is looked at; `null` is the latest. */
  #viewed: number | null = null;
  #viewer: ArimaaGame | null = null;
  /** How many turns were taken back and could be played again. */
  #undone = 0;
  #undoneSteps = 0;
  /** Whether the machine, to move first, may begin. */
  #begun = false;
  #paused = false;

  constructor(game: ArimaaGame, hooks: Hooks) {
    this.#game = game;
    this.#hooks = hooks;
  }

  get game(): ArimaaGame {
    return this.#game;
  }

  /** The game as it is looked at: the latest, or a copy at an earlier turn. */
  get seen(): ArimaaGame {
    return this.#viewer ?? this.#game;
  }

  get toMove(): ArimaaSide {
    return this.#game.position.toMove;
  }

  get plies(): number {
    return this.#game.history.length;
  }

  get ply(): number {
    return this.#viewed ?? this.plies;
  }

  /** How many turns were setups. */
  get first(): number {
    const { history } = this.#game;
    return history.length >= 2 && readSteps(history[0]!).length === 0 ? 2 : 0;
  }

  get atLatest(): boolean {
    return this.#viewed === null;
  }

  get playing(): boolean {
    return this.#game.status.kind === 'playing';
  }

  /** Whether a person may act on the board now. */
  get open(): boolean {
    return this.playable && this.atLatest && this.playing && this.seats[this.toMove].kind === 'person';
  }

  /** Whether pieces can still be exchanged: both sides are set up and no turn has been made. */
  get setup(): boolean {
    const { history, turn } = this.#game;
    if (!this.playable || !this.playing || history.length !== 2 || turn.steps.length > 0) return false;
    return this.arrangers.length > 0 && history.every((entry) => readSteps(entry).length === 0);
  }

  /** The sides whose person may arrange. */
  get arrangers(): ArimaaSide[] {
    return (['gold', 'silver'] as const).filter((side) => this.seats[side].kind === 'person');
  }

  /** Whether the machine waits for a person to be done with arranging. */
  get waiting(): boolean {
    return this.setup && !this.#begun && this.seats[this.toMove].kind === 'machine';
  }

  get canEnd(): Verdict {
    if (this.waiting) return { ok: true };
    return this.open ? this.#game.turn.check() : NOT_NOW;
  }

  get canTakeBack(): boolean {
    return this.#game.turn.steps.length > 0 || this.#back() > 0;
  }

  get canRedo(): boolean {
    return this.#undone > 0;
  }

  get canRedoStep(): boolean {
    return this.#undoneSteps > 0;
  }

  /** Puts another game in place of this one. */
  replace(game: ArimaaGame): void {
    this.#stop();
    this.#game = setUp(game);
    this.#undone = 0;
    this.#undoneSteps = 0;
    this.#begun = false;
    this.#paused = false;
    this.#show(null);
    this.update();
  }

  newGame(options: { seats?: Seats; setup?: string } = {}): void {
    if (options.seats) this.seats = options.seats;
    this.replace(freshGame(options.setup ?? 'classic', options.setup ?? 'classic'));
  }

  /** Makes the steps of a plan. */
  commit(plan: Plan): void {
    if (plan.kind === 'swap') {
      this.swap(plan.actor, plan.target);
      return;
    }
    const side = this.toMove;
    const frames: Board[] = [];
    for (const step of plan.steps) {
      const full = this.#game.turn.step(step);
      frames.push(this.#game.position.board);
      this.#hooks.stepped(full, side);
    }
    this.#undoneSteps = 0;
    this.update(frames);
  }

  undoStep(): void {
    if (this.#game.turn.undo() === null) return;
    this.#undoneSteps++;
    this.update();
  }

  redoStep(): void {
    if (this.#undoneSteps === 0 || this.#game.turn.redo() === null) return;
    this.#undoneSteps--;
    this.update();
  }

  clearTurn(): void {
    this.#game.turn.clear();
    this.#undoneSteps = 0;
    this.update();
  }

  /** Ends the turn, or lets the machine begin. `false` where it may not end. */
  endTurn(): boolean {
    if (this.waiting) {
      this.#begun = true;
      this.update();
      return true;
    }
    if (!this.canEnd.ok) return false;
    const side = this.toMove;
    if (!this.#hooks.deciding(this.#game.turn.steps.join(' '), side, this.seats[side])) return false;
    this.#finished(this.#game.turn.finish(), side);
    return true;
  }

  /** Back to before the person's own last turn, or one turn where no machine plays. */
  takeBack(): void {
    this.#stop();
    this.#show(null);
    if (this.#game.turn.steps.length > 0) this.#game.turn.clear();
    else for (let left = this.#back(); left > 0; left--) if (this.#game.undo() !== null) this.#undone++;
    this.#undoneSteps = 0;
    this.update();
  }

  /** Plays again what was taken back, up to the person's next turn. */
  redo(): void {
    if (this.#undone === 0) return;
    this.#stop();
    this.#show(null);
    this.#game.turn.clear();
    do {
      if (this.#game.redo() === null) this.#undone = 1;
      this.#undone--;
    } while (this.#undone > 0 && this.playing && this.seats[this.toMove].kind === 'machine');
    this.update();
  }

  /** Looks at the board after a turn; the game itself goes on from its latest. */
  goTo(ply: number): void {
    const last = this.plies;
    if (!Number.isInteger(ply) || ply < 0 || ply > last) throw new RangeError(`There is no ply ${ply} of ${last}.`);
    const was = this.ply;
    this.#show(ply === last ? null : ply);
    const turn = ply === was + 1 ? this.#game.history[was] : undefined;
    const frames: Board[] = [];
    if (turn) {
      const before = this.#game.clone();
      before.goTo(was);
      frames.push(...boardsOf(before, turn));
      before.free();
    }
    this.update(frames);
  }

  resign(side?: ArimaaSide): void {
    if (!this.playing) return;
    this.#stop();
    this.#game.turn.clear();
    this.#game.resign(side ?? this.arrangers.find((own) => own === this.toMove) ?? this.arrangers[0] ?? this.toMove);
    this.update();
    this.#hooks.ended(this.#game.status);
  }

  /** Exchanges two pieces of a side before its first turn. */
  swap(a: string, b: string): void {
    const { board } = this.#game.position;
    const side = board[a] && sideOf(board[a]);
    if (side) this.arrange(side, swapped(board, side, a, b));
  }

  applyPreset(name: string, side?: ArimaaSide): void {
    const own = side ?? (this.arrangers.includes(this.toMove) ? this.toMove : this.arrangers[0]);
    if (own) this.arrange(own, presetOf(name, own));
  }

  get presets(): string[] {
    return Object.keys(PRESETS);
  }

  /** Places a side's pieces anew. */
  arrange(side: ArimaaSide, placements: string): void {
    if (!this.setup) return;
    const silver = this.#game.history[1]!;
    const gold = this.#game.history[0]!;
    const game = new ArimaaGame();
    game.play(side === 'gold' ? placements : gold);
    game.play(side === 'silver' ? placements : silver);
    this.#game = game;
    this.#undone = 0;
    this.update();
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
    if (paused) this.#stop();
    else this.update();
  }

  dispose(): void {
    this.#stop();
    this.#thinker.dispose();
  }

  /** What a game is saved by, beside its record. */
  get seatsText(): string {
    return writeSeats(this.seats);
  }

  /** Tells of a change, and lets the machine think where it is its turn. */
  update(frames: Board[] = []): void {
    this.#hooks.changed(frames);
    void this.#consider();
  }

  async #consider(): Promise<void> {
    const side = this.toMove;
    const seat = this.seats[side];
    if (this.thinking || this.#paused || !this.playable || !this.playing || this.waiting) return;
    if (seat.kind !== 'machine' || this.#undone > 0) return;
    const thinking: Thinking = { side, level: seat.level };
    this.thinking = thinking;
    this.#hooks.changed([]);
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
      if (!this.#hooks.deciding(best, side, seat)) {
        this.#paused = true;
        this.#hooks.changed([]);
        return;
      }
      const frames = boardsOf(this.#game, best);
      this.#finished(this.#game.play(best), side, frames);
    } catch (error) {
      if (this.thinking !== thinking) return;
      this.thinking = null;
      this.#paused = true;
      this.#hooks.failed(error);
      this.#hooks.changed([]);
    }
  }

  #finished(turn: string, side: ArimaaSide, frames: Board[] = []): void {
    this.#undone = 0;
    this.#undoneSteps = 0;
    const watching = this.atLatest;
    this.#hooks.turned(turn, side, this.seats[side]);
    this.update(watching ? frames : []);
    if (!this.playing) this.#hooks.ended(this.#game.status);
  }

  #stop(): void {
    this.thinking = null;
    this.#thinker.stop();
  }

  /** How many turns a person takes back at once; setups stay. */
  #back(): number {
    const last = this.plies - this.first;
    const machines = this.seats.gold.kind === 'machine' || this.seats.silver.kind === 'machine';
    if (!machines || last === 0) return Math.min(1, last);
    // Turns alternate: where a person is to move, the machine made the last one and the person the one before.
    if (this.seats[this.toMove].kind === 'machine') return 1;
    return last < 2 ? 0 : 2;
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
