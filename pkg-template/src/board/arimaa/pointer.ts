/** Mouse, finger and pen on the board: taps come from clicks, drags from pointer events. */

import type { Orientation } from './geometry.js';
import { squareAt } from './geometry.js';
import type { Input } from './input.js';

/** How far a pointer goes before it drags, in pixels. */
const SLACK = 6;

/** What the pointer asks of the board. */
export interface PointerHost {
  readonly input: Input;
  readonly orientation: Orientation;
  /** Whether the piece on a square can be taken hold of. */
  grabbable(square: string): boolean;
  /** Finishes what is still moving. */
  settle(): void;
  /** Where the pointer is: over which square, and what it holds where. */
  pointed(square: string | undefined, held?: { square: string; x: number; y: number }): void;
  /** A piece was let go off the board; `false` where it then goes back. */
  gone(square: string): boolean;
  /** A square is tapped. */
  tapped(square: string): void;
}

/** Listens on the grid of squares. */
export class Pointer {
  #host: PointerHost;
  #down: { id: number; square: string; x: number; y: number; held: boolean } | null = null;
  /** The square that was picked up by the press that is about to become a click. */
  #fresh: string | undefined;
  #dragged = false;

  constructor(host: PointerHost) {
    this.#host = host;
  }

  readonly down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.#host.settle();
    this.#fresh = undefined;
    this.#dragged = false;
    const square = this.#square(event);
    if (!square) return;
    const { input } = this.#host;
    const held = this.#host.grabbable(square);
    const state = input.state;
    if (held && !input.choices.has(square) && !('from' in state && state.from === square) && state.name !== 'pair') {
      if (input.grab(square)) this.#fresh = square;
    }
    if (held) this.#down = { id: event.pointerId, square, x: event.clientX, y: event.clientY, held: false };
  };

  readonly move = (event: PointerEvent): void => {
    const down = this.#down;
    if (!down || down.id !== event.pointerId) {
      if (event.pointerType === 'mouse') this.#host.pointed(this.#square(event));
      return;
    }
    if (!down.held) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLACK) return;
      const { input } = this.#host;
      if (!('from' in input.state && input.state.from === down.square) && !input.grab(down.square)) return;
      down.held = true;
      this.#dragged = true;
      input.drag();
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 800;
    const y = ((event.clientY - box.top) / box.height) * 800;
    this.#host.pointed(this.#square(event), {
      square: down.square,
      x,
      y: y - (event.pointerType === 'touch' ? 40 : 0),
    });
  };

  readonly up = (event: PointerEvent): void => {
    const down = this.#down;
    this.#down = null;
    if (!down?.held || down.id !== event.pointerId) return;
    const { input, pointed, gone } = this.#host;
    const square = this.#square(event);
    pointed(undefined);
    if (square || !gone(down.square)) input.drop(square);
  };

  /** A finger that drags scrolls nothing, and flings nothing when it is lifted. */
  readonly still = {
    handleEvent: (event: Event): void => {
      if (this.#down?.held) event.preventDefault();
    },
    passive: false,
  };

  readonly cancel = (): void => {
    if (this.#down?.held) {
      this.#host.pointed(undefined);
      this.#host.input.drop(undefined);
    }
    this.#down = null;
  };

  readonly leave = (): void => {
    if (!this.#down) this.#host.pointed(undefined);
  };

  readonly click = (event: MouseEvent): void => {
    const square = (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;
    const dragged = this.#dragged && event.detail > 0;
    this.#dragged = false;
    if (!square || dragged) return;
    if (this.#fresh === square && event.detail > 0) {
      this.#fresh = undefined;
      return;
    }
    this.#host.tapped(square);
  };

  #square(event: PointerEvent): string | undefined {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return squareAt(
      (event.clientX - box.left) / box.width,
      (event.clientY - box.top) / box.height,
      this.#host.orientation,
    );
  }
}
