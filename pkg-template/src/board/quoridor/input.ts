import type { QuoridorGame } from '../../game/quoridor/api.js';
import type { BoardVerdict } from '../shared/codes.js';
import type { WallPreview } from './drawing.js';
import type { QuoridorEditor } from './editor.js';
import { type Facts, isOwn } from './facts.js';
import { type BoardHit, shifted, type WallSlot, wallCenter } from './geometry.js';
import type { Held } from './pointer.js';

/** The distance from the center line of a groove at which a press selects it, in units. */
const REACH = { besideTarget: 14, elsewhere: 29 };

/** A wall that may be placed next: under the pointer, dragged by it, or waiting to be confirmed. */
export interface Candidate extends WallPreview {
  how: 'hover' | 'held' | 'waits';
  verdict: BoardVerdict;
}

/** The data and functions of the board that its input handler uses. */
export interface InputHost {
  readonly facts: Facts | null;
  /** Returns whether a wall is legal; `undefined` before there is a game. */
  check(wall: string): BoardVerdict | undefined;
  /** Plays a move, or shows why the rules do not allow it and returns `false`. */
  play(move: string, known?: BoardVerdict): boolean;
  /** Moves the pawn of the player to move to a square. */
  go(square: string): void;
  /** Returns the position editor in the mode `edit`, otherwise `null`. */
  editor(): QuoridorEditor<QuoridorGame> | null;
  /**
   * Called when the previewed wall has changed. `waits`: whether the new or the previous wall waits
   * to be confirmed.
   */
  previewed(waits: boolean): void;
  /** Called when the board must be rendered again. */
  changed(): void;
}

/**
 * Handles the pointer and keyboard input of one board: a state machine without DOM. It keeps the
 * previewed wall and the dragged pawn.
 */
export class Input {
  candidate: Candidate | null = null;
  held: { player: number; x: number; y: number } | undefined;
  /** The square to which a press would move the pawn now, if any. */
  aimed: string | undefined;
  readonly #host: InputHost;

  constructor(host: InputHost) {
    this.#host = host;
  }

  /** The previewed wall that waits for the player to confirm it; `null` without one. */
  get pending(): Candidate | null {
    return this.candidate?.how === 'waits' ? this.candidate : null;
  }

  /** Whether a wall or pawn is dragged, or a wall waits for confirmation. */
  get busy(): boolean {
    return this.candidate?.how === 'held' || this.pending !== null || this.held !== undefined;
  }

  /** Discards the previewed wall and the dragged pawn. */
  clear(): void {
    this.candidate = null;
    this.held = undefined;
  }

  /**
   * Places the wall that waits to be confirmed. If it is illegal, shows why and returns `false`.
   */
  placeWall(): boolean {
    const { pending } = this;
    return pending !== null && this.#host.play(pending.wall, pending.verdict);
  }

  /** Shows the preview of another wall; `null` removes it. */
  preview(candidate: Candidate | null): void {
    const waited = this.pending !== null;
    if (candidate?.wall === this.candidate?.wall && candidate?.how === this.candidate?.how) return;
    this.candidate = candidate;
    this.#host.previewed(waited || this.pending !== null);
  }

  /** Previews the legal wall nearest to the center of the board, for the player to confirm. */
  offer(): void {
    const { facts } = this.#host;
    if (!facts?.canPlay) return;
    const { view } = facts;
    const off = (slot: WallSlot) =>
      Math.hypot(wallCenter(slot).x - view.field / 2, wallCenter(slot).y - view.field / 2);
    const slots = facts.walls.map((wall) => view.slot(wall));
    slots.sort((a, b) => off(a) - off(b) || Number(b.horizontal) - Number(a.horizontal));
    if (slots[0]) this.wait(slots[0]);
    else this.#host.play(view.wall({ column: 0, row: 0, horizontal: true })!);
  }

  /** Previews the wall in a slot, for the player to confirm. */
  wait(slot: WallSlot): void {
    this.preview(this.#candidateAt(slot, 'waits'));
  }

  /** Shifts the previewed wall that waits for confirmation, in columns and rows. */
  shift(right: number, down: number): void {
    const { pending } = this;
    const { facts } = this.#host;
    if (pending && facts) this.wait(shifted(pending.slot, right, down, facts.view.size));
  }

  /** Rotates the previewed wall that waits for confirmation. */
  turn(): void {
    const { pending } = this;
    if (pending) this.wait({ ...pending.slot, horizontal: !pending.slot.horizontal });
  }

  /** Returns whether a press at a point of the board can drag a wall or a pawn, and which. */
  draggable(place: BoardHit | undefined, stock: boolean): Held | undefined {
    const { facts, editor } = this.#host;
    const edit = editor();
    if (edit) return edit.hold(this.#names(place), stock);
    if (stock || (this.pending && place)) return 'wall';
    return place && facts && isOwn(facts, facts.view.square(place.cell)!) && !this.#wallAt(place) ? 'pawn' : undefined;
  }

  hover(place: BoardHit | undefined): void {
    if (this.pending) return;
    const { facts } = this.#host;
    const slot = this.#wallAt(place);
    const square = place && !slot ? facts?.view.square(place.cell) : undefined;
    const aimed = square && facts?.targets.has(square) ? square : undefined;
    if (aimed !== this.aimed) {
      this.aimed = aimed;
      this.#host.changed();
    }
    this.preview(slot ? this.#candidateAt(slot, 'hover') : null);
  }

  drag(held: Held, at: { x: number; y: number }, place: BoardHit | undefined): void {
    const { facts, editor } = this.#host;
    const edit = editor();
    if (edit) {
      edit.drag(at);
      const { wall } = this.#names(place);
      const how = 'held' as const;
      this.preview(
        held === 'wall' && wall && place ? { wall, slot: place.slot, how, legal: true, verdict: { ok: true } } : null,
      );
    } else if (held === 'wall') this.preview(place ? this.#candidateAt(place.slot, 'held') : null);
    else {
      const square = place && facts?.view.square(place.cell);
      this.held = { player: facts!.position.toMove, ...at };
      this.aimed = square && facts?.targets.has(square) ? square : undefined;
      this.#host.changed();
    }
  }

  drop(held: Held, place: BoardHit | undefined, touch: boolean): void {
    const { facts, play, changed, editor } = this.#host;
    const edit = editor();
    if (edit) {
      this.preview(null);
      edit.drop(this.#names(place));
      return;
    }
    this.held = undefined;
    this.aimed = undefined;
    changed();
    if (held === 'pawn') {
      const square = place && facts?.view.square(place.cell);
      if (square && facts && !isOwn(facts, square)) play(square);
      return;
    }
    const candidate = place ? this.#candidateAt(place.slot, touch ? 'waits' : 'held') : null;
    if (touch || !candidate) this.preview(candidate);
    else {
      this.preview(null);
      play(candidate.wall, candidate.verdict);
    }
  }

  tapped(place: BoardHit, touch: boolean): void {
    const { facts, go, editor, play } = this.#host;
    if (!facts) return;
    const edit = editor();
    if (edit) {
      edit.press(this.#names(place));
      return;
    }
    const square = facts.view.square(place.cell)!;
    const { pending } = this;
    const slot = pending && !facts.targets.has(square) ? place.slot : this.#wallAt(place);
    if (!slot) {
      go(square);
      return;
    }
    const same = pending && pending.slot.column === slot.column && pending.slot.row === slot.row;
    // Pressing the waiting wall again rotates it.
    const candidate = this.#candidateAt(same ? { ...slot, horizontal: !pending.slot.horizontal } : slot, 'waits');
    if (!candidate) return;
    if (touch || pending) this.preview(candidate);
    else play(candidate.wall, candidate.verdict);
  }

  /**
   * Returns the names of the square and the wall at a point of the board, for the position editor.
   */
  #names(place: BoardHit | undefined): { square?: string | undefined; wall?: string | undefined; near?: boolean } {
    const view = this.#host.facts?.view;
    if (!view || !place) return {};
    return { square: view.square(place.cell), wall: view.wall(place.slot), near: place.distance <= REACH.elsewhere };
  }

  /** Returns the wall that would be placed in a slot, and whether it is legal. */
  #candidateAt(slot: WallSlot, how: Candidate['how']): Candidate | null {
    const { facts, check } = this.#host;
    const wall = facts?.view.wall(slot);
    if (!wall) return null;
    // Cached, since a moving pointer often returns to the same wall.
    const verdict = facts?.verdicts.get(wall) ?? check(wall);
    if (!verdict) return null;
    facts?.verdicts.set(wall, verdict);
    return { wall, slot, how, verdict, legal: verdict.ok };
  }

  /** Returns the wall slot that a press at a point of the board selects, if any. */
  #wallAt(place: BoardHit | undefined): WallSlot | undefined {
    const { facts } = this.#host;
    if (!place || !facts?.canPlay) return undefined;
    const { position, targets, view } = facts;
    const square = view.square(place.cell)!;
    const mine = targets.has(square) || isOwn(facts, square);
    const left = position.wallsLeft[position.toMove - 1] ?? 0;
    return place.distance <= (mine || left === 0 ? REACH.besideTarget : REACH.elsewhere) ? place.slot : undefined;
  }
}
