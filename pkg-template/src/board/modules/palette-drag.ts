/** Dragging a piece from the palette below the board to a square, by mouse, finger or pen. */
import type { TemplateResult } from 'lit';
import type { Lit } from './module.js';

/** The distance that a pressed pointer must move to start a drag, in pixels. */
const DRAG_THRESHOLD = 6;
/** How far above a finger the dragged piece is drawn, in pixels. */
const LIFT = 24;
/** Offsets in pixels that are tried to find a square, since there are grooves between squares. */
const NEAR = [0, -7, 7].flatMap((x) => [0, -7, 7].map((y) => [x, y] as const));

/** The callbacks of the position editor for dragging a piece from its palette. */
export interface PaletteDragHost {
  /** Called when the dragged piece must be rendered again. */
  changed(): void;
  /** Called when the piece `what` from the palette was dropped on a square. */
  dropped(what: string, square: string): void;
}

/** Handles the pointer events of the palette, and draws the dragged piece. */
export class PaletteDrag {
  readonly #host: PaletteDragHost;
  #from: { what: string; id: number; x: number; y: number } | null = null;
  #at: { x: number; y: number } | null = null;
  #over: Element | null = null;
  #dragged = false;

  constructor(host: PaletteDragHost) {
    this.#host = host;
  }

  /** The piece being dragged from the palette, if any. */
  get what(): string | undefined {
    return this.#at ? this.#from?.what : undefined;
  }

  /** Whether a click event now belongs to the end of a drag and must be ignored. */
  get endsWithClick(): boolean {
    return this.#dragged;
  }

  down(event: PointerEvent, what: string): void {
    if (!event.isPrimary || event.button !== 0) return;
    // A fast mouse may leave the button before its first move event.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#from = { what, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  readonly move = (event: PointerEvent): void => {
    const from = this.#from;
    if (from?.id !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#at && Math.hypot(x - from.x, y - from.y) < DRAG_THRESHOLD) return;
    this.#dragged = true;
    this.#at = { x, y: y - (event.pointerType === 'mouse' ? 0 : LIFT) };
    this.#aim(this.#squareAt(event));
    this.#host.changed();
  };

  readonly up = (event: PointerEvent): void => {
    const { what } = this;
    const square = this.#squareAt(event)?.dataset.square;
    this.cancel();
    if (what && square) this.#host.dropped(what, square);
  };

  readonly cancel = (): void => {
    const { what } = this;
    this.#from = null;
    this.#at = null;
    this.#aim(undefined);
    // After a drag, a mouse fires a click and a finger does not.
    setTimeout(() => {
      this.#dragged = false;
    });
    if (what) this.#host.changed();
  };

  /** Renders the piece dragged from the palette at the pointer. */
  drawn({ html, nothing }: Lit, icon: (what: string) => unknown): TemplateResult | typeof nothing {
    const { what } = this;
    const at = this.#at;
    return what && at
      ? html`<div class="dragged" .style=${`left:${at.x}px;top:${at.y}px`}>${icon(what)}</div>`
      : nothing;
  }

  #squareAt({ target, clientX, clientY }: PointerEvent): HTMLElement | undefined {
    const root = (target as Element).getRootNode() as ShadowRoot;
    for (const [x, y] of NEAR) {
      const square = root.elementFromPoint(clientX + x, clientY + y)?.closest<HTMLElement>('[data-square]');
      if (square) return square;
    }
    return undefined;
  }

  #aim(square: Element | undefined): void {
    if (this.#over === (square ?? null)) return;
    this.#over?.removeAttribute('data-over');
    this.#over = square ?? null;
    square?.setAttribute('data-over', '');
  }
}
