/** What one holds or thinks of: a wall under the pointer, held by it or waiting to be confirmed, a pawn in hand. */
import type { QuoridorGame } from '../../quoridor/face.js';
import type { Verdict } from '../../types.js';
import type { QuoridorEditor } from '../extra/edit-quoridor.js';
import type { Ghost } from './drawing.js';
import { type Facts, isOwn } from './facts.js';
import { heart, type Lie, type Place, shifted } from './geometry.js';
import type { Held } from './pointer.js';

/** How far from a groove's middle a press still means it: beside a square that may be entered, and else. */
const NEAR = { target: 14, else: 29 };

/** A wall that is thought of: under the pointer, held by it, or waiting to be confirmed. */
export interface Thought extends Ghost {
  how: 'hover' | 'held' | 'waits';
  verdict: Verdict;
}

/** What the hand asks of its board, and tells it. */
export interface HandHost {
  readonly facts: Facts | null;
  readonly game: QuoridorGame | undefined;
  /** Plays a move, or tells why not. */
  play(move: string, known?: Verdict): boolean;
  /** Steps to a square. */
  go(square: string): void;
  /** What the position is edited with, if it is. */
  editor(): QuoridorEditor<QuoridorGame> | null;
  /** Another wall is thought of; `waits` where one waits for an answer, or did. */
  thought(waits: boolean): void;
  /** Something looks different. */
  changed(): void;
}

/** What is in a player's hand. */
export class Hand {
  thought: Thought | null = null;
  held: { player: number; x: number; y: number } | undefined;
  /** The square that a press would step to. */
  aimed: string | undefined;
  readonly #host: HandHost;

  constructor(host: HandHost) {
    this.#host = host;
  }

  /** The wall that waits to be confirmed. */
  get pending(): Thought | null {
    return this.thought?.how === 'waits' ? this.thought : null;
  }

  /** Whether the pointer is busy, or will be. */
  get busy(): boolean {
    return this.thought?.how === 'held' || this.pending !== null || this.held !== undefined;
  }

  /** Puts everything down. */
  clear(): void {
    this.thought = null;
    this.held = undefined;
  }

  /** Lays the wall that waits. `false`, and a reason, where it may not lie there. */
  lay(): boolean {
    const { pending } = this;
    return pending !== null && this.#host.play(pending.wall, pending.verdict);
  }

  /** Thinks of another wall, or of none. */
  think(thought: Thought | null): void {
    const waited = this.pending !== null;
    if (thought?.wall === this.thought?.wall && thought?.how === this.thought?.how) return;
    this.thought = thought;
    this.#host.thought(waited || this.pending !== null);
  }

  /** A wall of one's own waits to be placed: near the middle, where one may lie. */
  offer(): void {
    const { facts, game } = this.#host;
    if (!facts?.open || !game) return;
    const { view } = facts;
    const off = (lie: Lie) => Math.hypot(heart(lie).x - view.field / 2, heart(lie).y - view.field / 2);
    const lies = game
      .legalMoves()
      .filter(({ kind }) => kind === 'wall')
      .map(({ text }) => view.lie(text));
    lies.sort((a, b) => off(a) - off(b) || Number(b.across) - Number(a.across));
    if (lies[0]) this.wait(lies[0]);
    else this.#host.play(view.wall({ column: 0, row: 0, across: true })!);
  }

  /** The wall that lies so waits. */
  wait(lie: Lie): void {
    this.think(this.#thoughtOf(lie, 'waits'));
  }

  /** Shifts the wall that waits. */
  shift(right: number, down: number): void {
    const { pending } = this;
    const { facts } = this.#host;
    if (pending && facts) this.wait(shifted(pending.lie, right, down, facts.view.size));
  }

  /** Turns it. */
  turn(): void {
    const { pending } = this;
    if (pending) this.wait({ ...pending.lie, across: !pending.lie.across });
  }

  /** What a press there could drag. */
  holdable(place: Place | undefined, stock: boolean): Held | undefined {
    const { facts, editor } = this.#host;
    const edit = editor();
    if (edit) return edit.hold(this.#names(place), stock);
    if (stock || (this.pending && place)) return 'wall';
    return place && facts && isOwn(facts, facts.view.square(place.spot)!) && !this.#wallAt(place) ? 'pawn' : undefined;
  }

  hover(place: Place | undefined): void {
    if (this.pending) return;
    const { facts } = this.#host;
    const lie = this.#wallAt(place);
    const square = place && !lie ? facts?.view.square(place.spot) : undefined;
    const aimed = square && facts?.targets.has(square) ? square : undefined;
    if (aimed !== this.aimed) {
      this.aimed = aimed;
      this.#host.changed();
    }
    this.think(lie ? this.#thoughtOf(lie, 'hover') : null);
  }

  drag(held: Held, at: { x: number; y: number }, place: Place | undefined): void {
    const { facts, game, editor } = this.#host;
    const edit = editor();
    if (edit) {
      edit.drag(at);
      const { wall } = this.#names(place);
      const how = 'held' as const;
      this.think(
        held === 'wall' && wall && place ? { wall, lie: place.lie, how, fine: true, verdict: { ok: true } } : null,
      );
    } else if (held === 'wall') this.think(place ? this.#thoughtOf(place.lie, 'held') : null);
    else {
      const square = place && facts?.view.square(place.spot);
      this.held = { player: game!.position.toMove, ...at };
      this.aimed = square && facts?.targets.has(square) ? square : undefined;
      this.#host.changed();
    }
  }

  drop(held: Held, place: Place | undefined, touch: boolean): void {
    const { facts, play, changed, editor } = this.#host;
    const edit = editor();
    if (edit) {
      this.think(null);
      edit.drop(this.#names(place));
      return;
    }
    this.held = undefined;
    this.aimed = undefined;
    changed();
    if (held === 'pawn') {
      const square = place && facts?.view.square(place.spot);
      if (square && facts && !isOwn(facts, square)) play(square);
      return;
    }
    const thought = place ? this.#thoughtOf(place.lie, touch ? 'waits' : 'held') : null;
    if (touch || !thought) this.think(thought);
    else {
      this.think(null);
      play(thought.wall, thought.verdict);
    }
  }

  tapped(place: Place, touch: boolean): void {
    const { facts, go, editor, play } = this.#host;
    if (!facts) return;
    const square = facts.view.square(place.spot)!;
    if (editor()?.paint((place.off <= NEAR.else && facts.view.wall(place.lie)) || square)) return;
    const { pending } = this;
    const lie = pending && !facts.targets.has(square) ? place.lie : this.#wallAt(place);
    if (!lie) {
      go(square);
      return;
    }
    const same = pending && pending.lie.column === lie.column && pending.lie.row === lie.row;
    // Pressed again, a wall that waits turns.
    const thought = this.#thoughtOf(same ? { ...lie, across: !pending.lie.across } : lie, 'waits');
    if (!thought) return;
    if (touch || pending) this.think(thought);
    else play(thought.wall, thought.verdict);
  }

  /** What is at a place that is edited. */
  #names(place: Place | undefined): { square?: string | undefined; wall?: string | undefined; near?: boolean } {
    const view = this.#host.facts?.view;
    if (!view || !place) return {};
    return { square: view.square(place.spot), wall: view.wall(place.lie), near: place.off <= NEAR.else };
  }

  /** The wall that lies so, as one thinks of it. */
  #thoughtOf(lie: Lie, how: Thought['how']): Thought | null {
    const { facts, game } = this.#host;
    const wall = facts?.view.wall(lie);
    if (!wall || !game) return null;
    const verdict = game.check(wall);
    return { wall, lie, how, verdict, fine: verdict.ok };
  }

  /** The wall that a press there means, if it means one. */
  #wallAt(place: Place | undefined): Lie | undefined {
    const { facts } = this.#host;
    if (!place || !facts?.open) return undefined;
    const { position, targets, view } = facts;
    const square = view.square(place.spot)!;
    const mine = targets.has(square) || isOwn(facts, square);
    const left = position.wallsLeft[position.toMove - 1] ?? 0;
    return place.off <= (mine || left === 0 ? NEAR.target : NEAR.else) ? place.lie : undefined;
  }
}
