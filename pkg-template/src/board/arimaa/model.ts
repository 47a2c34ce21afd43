import { ArimaaGame, type ArimaaSide } from '../../game/arimaa/api.js';
import type { BoardVerdict } from '../shared/codes.js';
import { BoardModel, type ModelHooks, type ModelRules, NOT_NOW } from '../shared/model.js';
import type { ArimaaModelTypes } from './model-types.js';
import { sideOf } from './pieces.js';
import type { Plan } from './plans.js';
import { type Board, boardsAlong, displayOf } from './queries.js';
import { setUp } from './record.js';
import { PRESETS, presetOf, swapped } from './setup.js';

const SIDES = ['gold', 'silver'] as const;

const rules: ModelRules<ArimaaModelTypes> = {
  displayOf,
  sidesOf: () => SIDES,
  framesOf: boardsAlong,
  // Loaded on the first search: a board with people alone needs no engine.
  startEngine: async () => (await import('../../engine/arimaa.js')).Engine.start(),
};

/**
 * The model of an Arimaa board: a game and its players. It also builds turns, and exchanges
 * pieces before the first turn.
 */
export class ArimaaModel extends BoardModel<ArimaaModelTypes> {
  #undoneSteps = 0;
  /** Whether a person has let the computer play the first turn. */
  #started = false;
  readonly #stepped: (step: string, side: ArimaaSide) => void;

  /**
   * Makes the model of an Arimaa board with its first game.
   *
   * @param stepped - called after each step, with the step in full notation
   */
  constructor(
    game: ArimaaGame,
    hooks: ModelHooks<ArimaaModelTypes>,
    seats: string,
    stepped: (step: string, side: ArimaaSide) => void,
  ) {
    super(setUp(game, seats), rules, hooks);
    this.#stepped = stepped;
  }

  /** The number of setups at the start of the history: 2 or 0. */
  override get firstPly(): number {
    return this.display.setups >= 2 ? 2 : 0;
  }

  /** Whether pieces can still be exchanged: both sides are set up, and no turn was played. */
  get setup(): boolean {
    const { history, steps, setups } = this.display;
    if (!this.playable || !this.playing || history.length !== 2 || steps.length > 0) return false;
    return this.personSides.length > 0 && setups === 2 && !this.isStudied;
  }

  /** Whether the computer waits until a person has finished arranging the pieces. */
  override get waiting(): boolean {
    return this.setup && !this.#started && this.seatOf(this.toMove).kind === 'computer';
  }

  get canEnd(): BoardVerdict {
    if (this.waiting) return { ok: true };
    return this.canPlay ? this.display.canEnd : NOT_NOW;
  }

  override get canTakeBack(): boolean {
    return this.turnBegun || super.canTakeBack;
  }

  get canRedoStep(): boolean {
    return this.#undoneSteps > 0;
  }

  override replace(game: ArimaaGame, seats?: string): void {
    this.#undoneSteps = 0;
    this.#started = false;
    super.replace(setUp(game, seats ?? this.seatsText), seats);
  }

  /** Plays the steps of a chosen plan on the board, or exchanges the two pieces that it names. */
  commit(plan: Plan): void {
    if (plan.kind === 'swap') {
      this.swap(plan.actor, plan.target);
      return;
    }
    const side = this.toMove;
    for (const step of plan.steps) this.#stepped(this.game.turn.step(step.text), side);
    this.#undoneSteps = 0;
    this.dropDisplay();
    const { length } = plan.steps;
    // A single step needs no frames: the current board is the only one.
    this.update(length > 1 ? boardsAlong(this.game, this.turnText).slice(-length) : []);
  }

  undoStep(): void {
    if (this.game.turn.undo() === null) return;
    this.#undoneSteps++;
    this.dropDisplay();
    this.update();
  }

  redoStep(): void {
    if (this.#undoneSteps === 0 || this.game.turn.redo() === null) return;
    this.#undoneSteps--;
    this.dropDisplay();
    this.update();
  }

  clearTurn(): void {
    this.#dropTurn();
    this.#undoneSteps = 0;
    this.update();
  }

  /** Ends the turn, or lets the computer play the first one. Returns `false` if it may not end. */
  endTurn(): boolean {
    if (this.waiting) {
      this.#started = true;
      this.update();
      return true;
    }
    if (!this.canEnd.ok) return false;
    const side = this.toMove;
    if (!this.hooks.deciding(this.turnText, side, this.seatOf(side))) return false;
    this.turnCompleted(this.game.turn.finish(), side);
    return true;
  }

  override takeBack(): void {
    this.#undoneSteps = 0;
    if (!this.turnBegun) super.takeBack();
    else {
      this.stop();
      this.#dropTurn();
      this.goTo(this.plies);
    }
  }

  override get turnBegun(): boolean {
    return this.display.steps.length > 0;
  }

  /** The turn being built, in notation. */
  get turnText(): string {
    return this.display.position.steps.join(' ');
  }

  override retract(count: number): void {
    this.#undoneSteps = 0;
    this.#dropTurn();
    super.retract(count);
  }

  override resign(side?: ArimaaSide): void {
    if (this.playing) this.#dropTurn();
    super.resign(side);
  }

  /** Exchanges two pieces of a side's setup before its first turn. */
  swap(a: string, b: string): void {
    const { board } = this.display.position;
    const side = board[a] && sideOf(board[a]);
    if (side) this.arrange(side, swapped(board, side, a, b));
  }

  applyPreset(name: string, side?: ArimaaSide): void {
    const own = side ?? (this.personSides.includes(this.toMove) ? this.toMove : this.personSides[0]);
    if (own) this.arrange(own, presetOf(name, own));
  }

  get presets(): string[] {
    return Object.keys(PRESETS);
  }

  /** Replaces the setup of a side with these placements. Only possible before the first turn. */
  arrange(side: ArimaaSide, placements: string): void {
    if (!this.setup) return;
    const [gold, silver] = this.display.history;
    const game = new ArimaaGame();
    game.play(side === 'gold' ? placements : gold!);
    game.play(side === 'silver' ? placements : silver!);
    this.replace(game);
  }

  protected override turnCompleted(turn: string, side: ArimaaSide, frames: readonly Board[] = []): void {
    this.#undoneSteps = 0;
    super.turnCompleted(turn, side, frames);
  }

  #dropTurn(): void {
    this.game.turn.clear();
    this.dropDisplay();
  }
}
