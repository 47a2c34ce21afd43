/**
 * The model of a board: its game, its players, the search of the computer, and the turn that is
 * shown. It has no rules and does not touch the DOM.
 */
import type { Limits, SearchInfo, Status } from '../../game/types.js';
import { keep } from '../../game/wasm-game.js';
import { noSuchPly } from './attribute-error.js';
import type { BoardRefusalCode, BoardVerdict } from './codes.js';
import { type Engine, SearchClient } from './search-client.js';
import { parseSeats, type Seat, writeSeats } from './seats.js';
import type { ModelTypes } from './types.js';

/** The callbacks by which a board's model reports to its element. */
export interface ModelHooks<T extends ModelTypes> {
  /** Called when the state has changed. `frames` are the intermediate states, for animation. */
  changed(frames: readonly T['frame'][]): void;
  /** Called before a turn is completed. Returning `false` prevents it. */
  deciding(turn: string, side: T['side'], seat: Seat): boolean;
  /** Called after a turn is completed. */
  turned(turn: string, side: T['side'], seat: Seat): void;
  /** Called when the game on the board has ended. */
  ended(status: Status<T['side']>): void;
  /** Called with the error when a search of the computer has failed. */
  failed(error: unknown): void;
}

/** The computer's search in progress: for which side, at which level, and its latest report. */
export interface Thinking<Side> {
  side: Side;
  level: number;
  info?: SearchInfo;
}

/** The error of a failed search, and a function that searches again. */
export interface Failure {
  error: unknown;
  retry(): void;
}

/** The reason why a person cannot move while another side is to move. */
export const NOT_NOW: BoardVerdict = { ok: false, code: 'not-now', message: 'It is not your turn.', squares: [] };

/** The functions of one game's rules that a board's model calls. */
export interface ModelRules<T extends ModelTypes> {
  /** Returns the data that the board displays about a game. One call into the wasm. */
  displayOf(game: T['game']): T['display'];
  /** Returns the sides of a game in the order of their turns. */
  sidesOf(display: T['display']): readonly T['side'][];
  /** Returns the intermediate states of a turn that is played on `before`. */
  framesOf(before: T['game'], turn: string): T['frame'][];
  /** Starts the engine that plays for the computer. */
  startEngine(): Promise<Engine<T['game']>>;
}

/** A game on a board, its players and the shown turn: a state machine without DOM. */
export class BoardModel<T extends ModelTypes> {
  /** Whether the mode of the board allows playing. */
  playable = true;
  /**
   * Whether turns are added to a studied record, which may continue after the position on the
   * board.
   */
  isStudied = false;
  thinking: Thinking<T['side']> | null = null;
  /** Why the computer could not move or suggest a turn, until the next change of the state. */
  failure: Failure | null = null;
  readonly hooks: ModelHooks<T>;
  readonly rules: ModelRules<T>;
  #game: T['game'];
  #sides: readonly T['side'][];
  #seats: readonly Seat[];
  #search: SearchClient<T['game']>;
  /** The number of turns after which the board is shown; `null` for the latest. */
  #shownPly: number | null = null;
  #shownCopy: T['game'] | null = null;
  /** The cached data that the board displays about the latest position and about the shown one. */
  #display: T['display'] | null = null;
  #shownDisplay: T['display'] | null = null;
  /** The number of turns that were taken back and can be redone. */
  #undone = 0;
  #paused = false;

  constructor(game: T['game'], rules: ModelRules<T>, hooks: ModelHooks<T>) {
    this.#game = game;
    keep(this, game);
    this.rules = rules;
    this.hooks = hooks;
    this.#search = new SearchClient(() => rules.startEngine());
    this.#sides = rules.sidesOf(this.display);
    this.#seats = seatsFor(this.#sides, '');
  }

  get toMove(): T['side'] {
    return this.display.position.toMove;
  }

  get sides(): readonly T['side'][] {
    return this.#sides;
  }

  /** The first ply that the board shows: the number of setup turns at the start of the game. */
  get firstPly(): number {
    return 0;
  }

  /** Whether the computer waits until a person has finished the setup. */
  get waiting(): boolean {
    return false;
  }

  get game(): T['game'] {
    return this.#game;
  }

  /** The game at the turn that is shown: the game itself, or a copy at an earlier turn. */
  get shown(): T['game'] {
    return this.#shownCopy ?? this.#game;
  }

  /** The data that the board displays about the game's latest position. */
  get display(): T['display'] {
    this.#display ??= this.rules.displayOf(this.#game);
    return this.#display;
  }

  /** The data that the board displays about the position that is shown. */
  get shownDisplay(): T['display'] {
    if (!this.#shownCopy) return this.display;
    this.#shownDisplay ??= this.rules.displayOf(this.#shownCopy);
    return this.#shownDisplay;
  }

  /** Who plays each side, in the order of turns. */
  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /**
   * Who plays each side, in the syntax of the attribute `seats`. Setting invalid text throws an
   * `AttributeError`.
   */
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

  /**
   * Sets who plays each side, and whether the board allows playing. Returns the errors in `seats`.
   */
  admit(seats: string, playable: boolean): unknown[] {
    const faults: unknown[] = [];
    try {
      this.seatsText = seats;
    } catch (error) {
      faults.push(error);
    }
    if (this.playable !== playable) {
      this.playable = playable;
      this.update();
    }
    return faults;
  }

  seatOf(side: T['side']): Seat {
    return this.#seats[this.sides.indexOf(side)] ?? { kind: 'nobody' };
  }

  /** The sides that people play. */
  get personSides(): T['side'][] {
    return this.sides.filter((side) => this.seatOf(side).kind === 'person');
  }

  get plies(): number {
    return this.display.history.length;
  }

  get ply(): number {
    return this.#shownPly ?? this.plies;
  }

  get atLatest(): boolean {
    return this.#shownPly === null;
  }

  get playing(): boolean {
    return this.display.status.kind === 'playing';
  }

  /** Whether a person may play on the board now. */
  get canPlay(): boolean {
    return this.playable && this.atLatest && this.playing && this.seatOf(this.toMove).kind === 'person';
  }

  /** The code of the reason why no person may play on the board now, if so. */
  get refusalCode(): BoardRefusalCode | undefined {
    if (!this.atLatest) return this.playable ? 'earlier' : 'view';
    if (!this.playing) return 'game-over';
    if (!this.playable) return 'view';
    return this.canPlay ? undefined : 'not-now';
  }

  get canTakeBack(): boolean {
    return this.turnsToTakeBack() > 0;
  }

  get canRedo(): boolean {
    return this.#undone > 0;
  }

  /** Puts another game on the board, with other players if `seats` is given. */
  replace(game: T['game'], seats?: string): void {
    const display = this.rules.displayOf(game);
    const sides = this.rules.sidesOf(display);
    if (seats !== undefined || sides.length !== this.#sides.length) this.#seats = seatsFor(sides, seats ?? '');
    this.stop();
    this.#sides = sides;
    keep(this, game, this.#game);
    this.#game = game;
    this.#display = display;
    this.#undone = 0;
    this.#paused = false;
    this.#show(null);
    this.update();
  }

  /**
   * Takes back a person's last turn and the computer's replies; one turn if only the computer
   * plays. A result that the players agreed on is taken back alone.
   */
  takeBack(): void {
    this.stop();
    this.#show(null);
    // `undo` returns an empty text for an agreed result.
    for (let left = this.turnsToTakeBack(); left > 0 && this.#game.undo(); left--) this.#undone++;
    this.dropDisplay();
    this.update();
  }

  /** Plays a turn for the side to move, and shows the board after it. */
  playTurn(turn: string): void {
    this.stop();
    this.#show(null);
    const side = this.toMove;
    const frames = this.rules.framesOf(this.#game, turn);
    this.turnCompleted(this.#game.play(turn), side, frames);
  }

  /** Takes back the last `count` turns without making them available to `redo`. */
  retract(count: number): void {
    for (let left = count; left > 0; left--) this.#game.undo();
    this.refresh();
  }

  /** Shows the game after another object has changed it. `frames` are intermediate states. */
  refresh(frames: readonly T['frame'][] = []): void {
    this.stop();
    this.#show(null);
    this.#undone = 0;
    this.dropDisplay();
    this.update(frames);
  }

  /** Whether a turn of several steps has been begun but not ended. */
  get turnBegun(): boolean {
    return false;
  }

  /** Plays again what was taken back, up to a person's next turn. */
  redo(): void {
    if (this.#undone === 0) return;
    this.stop();
    this.#show(null);
    do {
      if (this.#game.redo() === null) this.#undone = 1;
      this.#undone--;
      this.dropDisplay();
    } while (this.#undone > 0 && this.playing && this.seatOf(this.toMove).kind === 'computer');
    this.update();
  }

  /** Shows the board `by` turns later, or earlier if negative; stops at the first and last turn. */
  browse(by: number): void {
    const { ply, firstPly, plies } = this;
    const to = Math.min(plies, Math.max(Math.min(firstPly, ply), ply + by));
    if (to !== ply) this.goTo(to);
  }

  /** Shows the board after the first `ply` turns. The game itself stays at its latest turn. */
  goTo(ply: number): void {
    const last = this.plies;
    if (!Number.isInteger(ply) || ply < 0 || ply > last) throw noSuchPly(ply, last);
    const was = this.ply;
    this.#show(ply === last ? null : ply);
    let frames: T['frame'][] = [];
    const turn = ply === was + 1 ? this.display.history[was] : undefined;
    if (turn) {
      const before = this.#game.clone();
      before.goTo(was);
      frames = this.rules.framesOf(before, turn);
      before.free();
    }
    this.update(frames);
  }

  resign(side?: T['side']): void {
    if (!this.playing) return;
    const { personSides, toMove } = this;
    this.stop();
    this.#game.resign(side ?? (personSides.includes(toMove) ? toMove : (personSides[0] ?? toMove)));
    this.dropDisplay();
    this.update();
    this.hooks.ended(this.display.status);
  }

  /** Makes the computer stop its search and play the best turn found so far. */
  stopThinking(): void {
    this.#search.finishNow();
  }

  /** Returns the best turn for the side to move, at full strength by default. Does not play it. */
  async hint(limits: Limits = { timeMs: 2000 }): Promise<string | undefined> {
    if (!this.playing) return undefined;
    const { best } = await this.#search.search(this.#game, limits);
    return best;
  }

  /** Stops the computer's search, or lets the computer continue. */
  pause(paused: boolean): void {
    this.#paused = paused;
    if (paused) this.stop();
    // While a person is to move nothing changes, and the selection on the board remains.
    if (this.playing && !this.failure && this.seatOf(this.toMove).kind === 'person') return;
    this.update();
  }

  /**
   * Reports a change of the game or the shown turn, and starts a search if the computer is to move.
   */
  update(frames: readonly T['frame'][] = []): void {
    this.failure = null;
    this.hooks.changed(frames);
    void this.#searchIfDue();
  }

  /** Reports a turn that was just played by `side`. */
  protected turnCompleted(turn: string, side: T['side'], frames: readonly T['frame'][] = []): void {
    this.#undone = 0;
    this.dropDisplay();
    const watching = this.atLatest;
    this.hooks.turned(turn, side, this.seatOf(side));
    this.update(watching ? frames : []);
    if (!this.playing) this.hooks.ended(this.display.status);
  }

  /** Discards the cached data for display. Must be called after each change of the game. */
  protected dropDisplay(): void {
    this.#display = null;
  }

  protected stop(): void {
    this.thinking = null;
    this.#search.stop();
  }

  /** Returns how many turns `takeBack` undoes: back to the last turn that a person played. */
  protected turnsToTakeBack(): number {
    const { sides, plies, firstPly } = this;
    const last = plies - firstPly;
    if (this.#seats.every((seat) => seat.kind === 'computer')) return Math.min(1, last);
    const now = sides.indexOf(this.toMove);
    for (let count = 1; count <= last; count++) {
      const side = sides[(((now - count) % sides.length) + sides.length) % sides.length]!;
      if (this.seatOf(side).kind !== 'computer') return count;
    }
    return 0;
  }

  async #searchIfDue(): Promise<void> {
    const side = this.toMove;
    const seat = this.seatOf(side);
    if (this.thinking || this.#paused || !this.playable || !this.playing || this.waiting) return;
    if (seat.kind !== 'computer' || this.#undone > 0) return;
    const thinking: Thinking<T['side']> = { side, level: seat.level };
    this.thinking = thinking;
    this.hooks.changed([]);
    try {
      const { best } = await this.#search.search(this.#game, {
        ...(seat.seconds ? { timeMs: seat.seconds * 1000 } : { level: seat.level }),
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
      const frames = this.rules.framesOf(this.#game, best);
      this.turnCompleted(this.#game.play(best), side, frames);
    } catch (error) {
      if (this.thinking !== thinking) return;
      this.thinking = null;
      this.failure = { error, retry: () => this.update() };
      this.hooks.changed([]);
      this.hooks.failed(error);
    }
  }

  #show(ply: number | null): void {
    this.#shownCopy?.free();
    this.#shownCopy = null;
    this.#shownDisplay = null;
    this.#shownPly = ply;
    if (ply === null) return;
    this.#shownCopy = this.#game.clone();
    this.#shownCopy.goTo(ply);
  }
}

/** Parses the attribute `seats`; an empty text gives every side to a person. */
function seatsFor(sides: readonly unknown[], text: string): Seat[] {
  return `${text}`.trim() === '' ? sides.map(() => ({ kind: 'person' })) : parseSeats(text, sides.length);
}
