/** Carrying something from below the board to one of its squares, by mouse, finger or pen. */
import type { TemplateResult } from 'lit';
import type { Lit } from './extra.js';

/** How far a pointer goes before it carries, in pixels. */
const SLACK = 6;
/** How far above a finger lies what it carries, in pixels. */
const LIFT = 24;
/** Where a square is looked for that lies beside the pointer: there are grooves between squares. */
const NEAR = [0, -7, 7].flatMap((x) => [0, -7, 7].map((y) => [x, y] as const));

/** What the carrying tells. */
export interface CarryHost {
  /** It looks different. */
  changed(): void;
  /** It is let go over a square. */
  dropped(what: string, square: string): void;
}

/** Has what is carried, while it is. */
export class Carry {
  readonly #host: CarryHost;
  #from: { what: string; id: number; x: number; y: number } | null = null;
  #at: { x: number; y: number } | null = null;
  #over: Element | null = null;
  #carried = false;

  constructor(host: CarryHost) {
    this.#host = host;
  }

  /** What is carried. */
  get what(): string | undefined {
    return this.#at ? this.#from?.what : undefined;
  }

  /** Whether the press that ends with this click has carried something, and so means nothing else. */
  get spent(): boolean {
    return this.#carried;
  }

  down(event: PointerEvent, what: string): void {
    if (!event.isPrimary || event.button !== 0) return;
    // A mouse that is quick leaves what it presses before it has moved there.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#from = { what, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  readonly move = (event: PointerEvent): void => {
    const from = this.#from;
    if (from?.id !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#at && Math.hypot(x - from.x, y - from.y) < SLACK) return;
    this.#carried = true;
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
    // A mouse that is let go clicks right after; a finger does not.
    setTimeout(() => {
      this.#carried = false;
    });
    if (what) this.#host.changed();
  };

  /** What is carried, where the pointer is. */
  drawn({ html, nothing }: Lit, icon: (what: string) => unknown): TemplateResult | typeof nothing {
    const { what } = this;
    const at = this.#at;
    return what && at
      ? html`<div class="carried" .style=${`left:${at.x}px;top:${at.y}px`}>${icon(what)}</div>`
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
