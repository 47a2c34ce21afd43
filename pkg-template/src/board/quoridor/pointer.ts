/** Mouse, touch and pen input on the board. Taps arrive as clicks, drags as pointer events. */
import { type BoardHit, hitAt, RIM } from './geometry.js';

/** The distance that a pressed pointer must move to start a drag, in pixels. */
const DRAG_THRESHOLD = 6;
/** How far above a finger a dragged wall is drawn, in pixels. */
const LIFT = 44;

/** What a pointer can drag on the board. */
export type Held = 'wall' | 'pawn';

/** The functions of the board that its pointer handler calls. */
export interface PointerHost {
  readonly size: number;
  /** The width of all squares together, without the rim, in units of the drawing. */
  readonly field: number;
  /** Returns whether a press at this point can drag a wall or a pawn, and which. */
  draggable(place: BoardHit | undefined, stock: boolean): Held | undefined;
  /** Called when the mouse moves over the board, or leaves it. */
  hover(place: BoardHit | undefined): void;
  /** Called when a wall or pawn is dragged to another point. */
  drag(held: Held, at: { x: number; y: number }, place: BoardHit | undefined): void;
  /** Called when the dragged wall or pawn was dropped. */
  drop(held: Held, place: BoardHit | undefined, touch: boolean): void;
  /** Called when a point of the board was tapped or clicked. */
  tapped(place: BoardHit, touch: boolean): void;
  /** Called when a square was chosen without a pointer, such as by a screen reader. */
  chosen(square: string): void;
}

/** Handles the mouse, touch and pen events of the Quoridor board. */
export class Pointer {
  #host: PointerHost;
  #down: { id: number; x: number; y: number; held: Held; going: boolean } | null = null;
  #touch = false;
  #dragged = false;
  /**
   * The point of the last press, since browsers move a finger's click to a clickable element
   * nearby.
   */
  #pressed = { clientX: 0, clientY: 0 };

  constructor(host: PointerHost) {
    this.#host = host;
  }

  readonly down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.#touch = event.pointerType !== 'mouse';
    this.#dragged = false;
    this.#pressed = { clientX: event.clientX, clientY: event.clientY };
    const stock = (event.target as Element).closest('[data-stock]') !== null;
    const held = this.#host.draggable(this.#place(event).place, stock);
    if (held) this.#down = { id: event.pointerId, x: event.clientX, y: event.clientY, held, going: false };
  };

  readonly move = (event: PointerEvent): void => {
    const down = this.#down;
    if (!down || down.id !== event.pointerId) {
      if (event.pointerType === 'mouse') this.#host.hover(this.#place(event).place);
      return;
    }
    if (!down.going) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < DRAG_THRESHOLD) return;
      down.going = true;
      this.#dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const { at, place } = this.#place(event, this.#lift(down.held));
    this.#host.drag(down.held, at, place);
  };

  readonly up = (event: PointerEvent): void => {
    const down = this.#down;
    this.#down = null;
    if (!down?.going || down.id !== event.pointerId) return;
    this.#host.drop(down.held, this.#place(event, this.#lift(down.held)).place, this.#touch);
  };

  /** A listener that keeps a dragging finger from scrolling the page. */
  readonly touchMove = {
    handleEvent: (event: Event): void => {
      if (this.#down?.going) event.preventDefault();
    },
    passive: false,
  };

  readonly cancel = (): void => {
    const down = this.#down;
    this.#down = null;
    if (down?.going) this.#host.drop(down.held, undefined, this.#touch);
  };

  readonly leave = (): void => {
    if (!this.#down) this.#host.hover(undefined);
  };

  readonly click = (event: MouseEvent): void => {
    const dragged = this.#dragged && event.detail > 0;
    this.#dragged = false;
    if (dragged || (event.target as Element).closest('button')) return;
    const square = (event.target as Element).closest<HTMLElement>('[data-square]')?.dataset.square;
    if (event.detail === 0) {
      if (square) this.#host.chosen(square);
      return;
    }
    const { currentTarget } = event;
    const { place } = this.#place(this.#touch ? { currentTarget, ...this.#pressed } : event);
    if (place) this.#host.tapped(place, this.#touch);
  };

  #lift(held: Held): number {
    return this.#touch && held === 'wall' ? LIFT : 0;
  }

  /**
   * Returns the position of the pointer, in units from the top left corner of the top left square,
   * and the hit on the board there.
   */
  #place(
    event: Pick<MouseEvent, 'currentTarget' | 'clientX' | 'clientY'>,
    lift = 0,
  ): { at: { x: number; y: number }; place: BoardHit | undefined } {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const { field, size } = this.#host;
    const units = (field + 2 * RIM) / box.width;
    const at = {
      x: (event.clientX - box.left) * units - RIM,
      y: (event.clientY - lift - box.top) * units - RIM,
    };
    return { at, place: hitAt(at.x, at.y, size) };
  }
}
