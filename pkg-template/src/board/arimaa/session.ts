/** A game of Arimaa being played: beside what every session has, the turn being built and the arranging before it. */
import { ArimaaGame, type ArimaaSide, Engine } from '../../arimaa/face.js';
import type { Verdict } from '../../types.js';
import { type Hooks as AllHooks, Session as BaseSession, NOT_NOW } from '../shared/session.js';
import { readSteps, sideOf } from './notation.js';
import { boardsOf, type Plan } from './plans.js';
import { setUp } from './record.js';
import { PRESETS, presetOf, swapped } from './setup.js';

/** What is shown of a game at one moment. */
export type Board = Readonly<Record<string, string>>;

/** What a session tells whoever shows it. */
export interface Hooks extends AllHooks<ArimaaSide, Board> {
  /** A step was made. */
  stepped(step: string, side: ArimaaSide): void;
}

const SIDES = ['gold', 'silver'] as const;

/** A game with its seats. */
export class Session extends BaseSession<ArimaaGame, ArimaaSide, Board> {
  declare protected hooks: Hooks;
  #undoneSteps = 0;
  /** Whether the machine, to move first, may begin. */
  #begun = false;

  constructor(game: ArimaaGame, hooks: Hooks, seats: string) {
    super(setUp(game, seats), hooks, () => Engine.start());
  }

  protected override sidesOf(): readonly ArimaaSide[] {
    return SIDES;
  }

  get toMove(): ArimaaSide {
    return this.game.position.toMove;
  }

  /** How many turns were setups. */
  override get first(): number {
    const { history } = this.game;
    return history.length >= 2 && readSteps(history[0]!).length === 0 ? 2 : 0;
  }

  /** Whether pieces can still be exchanged: both sides are set up and no turn has been made. */
  get setup(): boolean {
    const { history, turn } = this.game;
    if (!this.playable || !this.playing || history.length !== 2 || turn.steps.length > 0) return false;
    return this.people.length > 0 && history.every((entry) => readSteps(entry).length === 0);
  }

  /** Whether the machine waits for a person to be done with arranging. */
  override get waiting(): boolean {
    return this.setup && !this.#begun && this.seatOf(this.toMove).kind === 'machine';
  }

  get canEnd(): Verdict {
    if (this.waiting) return { ok: true };
    return this.open ? this.game.turn.check() : NOT_NOW;
  }

  override get canTakeBack(): boolean {
    return this.game.turn.steps.length > 0 || super.canTakeBack;
  }

  get canRedoStep(): boolean {
    return this.#undoneSteps > 0;
  }

  override replace(game: ArimaaGame, seats?: string): void {
    this.#undoneSteps = 0;
    this.#begun = false;
    super.replace(setUp(game, seats ?? this.seatsText), seats);
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
      const full = this.game.turn.step(step);
      frames.push(this.game.position.board);
      this.hooks.stepped(full, side);
    }
    this.#undoneSteps = 0;
    this.update(frames);
  }

  undoStep(): void {
    if (this.game.turn.undo() === null) return;
    this.#undoneSteps++;
    this.update();
  }

  redoStep(): void {
    if (this.#undoneSteps === 0 || this.game.turn.redo() === null) return;
    this.#undoneSteps--;
    this.update();
  }

  clearTurn(): void {
    this.game.turn.clear();
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
    if (!this.hooks.deciding(this.game.turn.steps.join(' '), side, this.seatOf(side))) return false;
    this.finished(this.game.turn.finish(), side);
    return true;
  }

  override takeBack(): void {
    this.#undoneSteps = 0;
    if (this.game.turn.steps.length === 0) super.takeBack();
    else {
      this.stop();
      this.game.turn.clear();
      this.goTo(this.plies);
    }
  }

  override get begun(): boolean {
    return this.game.turn.steps.length > 0;
  }

  override retract(count: number): void {
    this.#undoneSteps = 0;
    this.game.turn.clear();
    super.retract(count);
  }

  override resign(side?: ArimaaSide): void {
    if (this.playing) this.game.turn.clear();
    super.resign(side);
  }

  /** Exchanges two pieces of a side before its first turn. */
  swap(a: string, b: string): void {
    const { board } = this.game.position;
    const side = board[a] && sideOf(board[a]);
    if (side) this.arrange(side, swapped(board, side, a, b));
  }

  applyPreset(name: string, side?: ArimaaSide): void {
    const own = side ?? (this.people.includes(this.toMove) ? this.toMove : this.people[0]);
    if (own) this.arrange(own, presetOf(name, own));
  }

  get presets(): string[] {
    return Object.keys(PRESETS);
  }

  /** Places a side's pieces anew. */
  arrange(side: ArimaaSide, placements: string): void {
    if (!this.setup) return;
    const [gold, silver] = this.game.history;
    const game = new ArimaaGame();
    game.play(side === 'gold' ? placements : gold!);
    game.play(side === 'silver' ? placements : silver!);
    this.replace(game);
  }

  protected override framesOf(before: ArimaaGame, turn: string): Board[] {
    return boardsOf(before, turn);
  }

  protected override finished(turn: string, side: ArimaaSide, frames: Board[] = []): void {
    this.#undoneSteps = 0;
    super.finished(turn, side, frames);
  }
}
