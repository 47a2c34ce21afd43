/** Mouse, touch and pen input on the board. Taps arrive as clicks, drags as pointer events. */

import type { Orientation } from './geometry.js';
import { squareAt } from './geometry.js';
import type { Input } from './input.js';

/** The distance that a pressed pointer must move to start a drag, in pixels. */
const DRAG_THRESHOLD = 6;

/** The functions of the board that its pointer handler calls. */
export interface PointerHost {
  readonly input: Input;
  readonly orientation: Orientation;
  /** Returns whether the piece on a square can be dragged. */
  draggable(square: string): boolean;
  /** Ends the animation of pieces in progress at once. */
  settle(): void;
  /** Called when the pointer moves to a square, possibly while it drags a piece. */
  pointed(square: string | undefined, held?: { square: string; x: number; y: number }): void;
  /**
   * Called when a piece was dropped outside the board. Returns `false` if it goes back to its
   * square.
   */
  droppedOutside(square: string): boolean;
  /** Called when a square was tapped or clicked. */
  tapped(square: string): void;
}

/** Handles the mouse, touch and pen events of the board's squares. */
export class Pointer {
  #host: PointerHost;
  #down: { id: number; square: string; x: number; y: number; held: boolean } | null = null;
  /** The square picked by the current press, whose click must not put the piece down again. */
  #pickedByPress: string | undefined;
  #dragged = false;

  constructor(host: PointerHost) {
    this.#host = host;
  }

  readonly down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.#host.settle();
    this.#pickedByPress = undefined;
    this.#dragged = false;
    const square = this.#square(event);
    if (!square) return;
    const { input } = this.#host;
    const held = this.#host.draggable(square);
    const state = input.state;
    if (held && !input.choices.has(square) && !('from' in state && state.from === square) && state.name !== 'pair') {
      if (input.grab(square)) this.#pickedByPress = square;
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
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < DRAG_THRESHOLD) return;
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
    const { input, pointed, droppedOutside } = this.#host;
    const square = this.#square(event);
    pointed(undefined);
    if (square || !droppedOutside(down.square)) input.drop(square);
  };

  /** A listener that keeps a dragging finger from scrolling the page. */
  readonly touchMove = {
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
    if (this.#pickedByPress === square && event.detail > 0) {
      this.#pickedByPress = undefined;
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
