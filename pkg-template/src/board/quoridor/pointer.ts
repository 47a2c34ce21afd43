/** Mouse, finger and pen on the board: taps come from clicks, drags from pointer events. */
import { type Place, placeAt, RIM } from './geometry.js';

/** How far a pointer goes before it drags, in pixels. */
const SLACK = 6;
/** How far above a finger the wall lies that it holds, in pixels. */
const LIFT = 44;

/** What can be dragged. */
export type Held = 'wall' | 'pawn';

/** What the pointer asks of the board. */
export interface PointerHost {
  readonly size: number;
  /** The width of the squares, in units. */
  readonly field: number;
  /** What a press there could drag. */
  holdable(place: Place | undefined, stock: boolean): Held | undefined;
  /** A mouse is over the board, or no longer. */
  hover(place: Place | undefined): void;
  /** Something is dragged. */
  drag(held: Held, at: { x: number; y: number }, place: Place | undefined): void;
  /** It is let go. */
  drop(held: Held, place: Place | undefined, touch: boolean): void;
  /** A place is tapped. */
  tapped(place: Place, touch: boolean): void;
  /** A square is chosen by whoever does not point. */
  chosen(square: string): void;
}

/** Listens on the board. */
export class Pointer {
  #host: PointerHost;
  #down: { id: number; x: number; y: number; held: Held; going: boolean } | null = null;
  #touch = false;
  #dragged = false;
  /** Where the last press was: a browser moves the click of a finger into what can be clicked nearby. */
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
    const held = this.#host.holdable(this.#place(event).place, stock);
    if (held) this.#down = { id: event.pointerId, x: event.clientX, y: event.clientY, held, going: false };
  };

  readonly move = (event: PointerEvent): void => {
    const down = this.#down;
    if (!down || down.id !== event.pointerId) {
      if (event.pointerType === 'mouse') this.#host.hover(this.#place(event).place);
      return;
    }
    if (!down.going) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLACK) return;
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

  /** A finger that drags scrolls nothing, and flings nothing when it is lifted. */
  readonly still = {
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

  /** Where the pointer is: in units from the top left square's corner, and what is there. */
  #place(
    event: Pick<MouseEvent, 'currentTarget' | 'clientX' | 'clientY'>,
    lift = 0,
  ): { at: { x: number; y: number }; place: Place | undefined } {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const { field, size } = this.#host;
    const units = (field + 2 * RIM) / box.width;
    const at = {
      x: (event.clientX - box.left) * units - RIM,
      y: (event.clientY - lift - box.top) * units - RIM,
    };
    return { at, place: placeAt(at.x, at.y, size) };
  }
}
