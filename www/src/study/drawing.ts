/** Drawing arrows and highlighted squares on the board with mouse, finger or keys. */
import type { Board, Mark, TreeNode } from '../board.ts';
import type { Words } from './i18n/index.ts';
import { colorOf, type MarkColor, toggled } from './marks.ts';

/** The time that a finger must rest on a square before it draws, in milliseconds. */
const LONG_PRESS_MS = 500;
/** The distance that a finger may move before it starts to draw, in pixels. */
const MAX_MOVE = 8;

/** The members of the analysis that drawing arrows and squares uses. */
export interface DrawingHost {
  readonly board: Board<unknown>;
  readonly words: Words;
  /** The tree node of the position on the board. */
  readonly shown: TreeNode | null;
  annotate(id: number, changes: { marks: readonly Mark[] }): void;
  /** Called when the marks, the tools or the announcement have changed. */
  changed(): void;
}

/** An arrow or highlighted square that the user is still drawing. */
interface Stroke {
  readonly from: string;
  to: string;
  readonly color: MarkColor;
  /** The id of the pointer that draws; missing while drawing with the keyboard. */
  readonly pointer?: number;
  readonly isTouch: boolean;
}

export class Drawing {
  /** The color of drawn marks, unless a modifier key chooses another one. */
  color: MarkColor = 'green';
  /** Whether the toolbar for drawing arrows and squares is open. */
  isOpen = false;
  /** The square of the board that had the keyboard focus last; empty before there was one. */
  square = '';
  announcement = '';
  /** The number of changes so far; a new value makes the view render again. */
  version = 0;
  #stroke: Stroke | null = null;
  #listening: AbortController | null = null;
  #press: { pointer: number; x: number; y: number; timer: number } | null = null;
  /** Whether the current touch has drawn on the board, so that its click is ignored. */
  #hasDrawn = false;

  constructor(private readonly host: DrawingHost) {}

  get isOn(): boolean {
    return this.#listening !== null;
  }

  /** The arrow or highlighted square that is being drawn, if any. */
  get pending(): Mark | null {
    return this.#stroke && markOf(this.#stroke);
  }

  /** Starts to handle the board's events, so that the user can draw. */
  start(): void {
    if (this.#listening) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const { board } = this.host;
    // In the capture phase, before the board's own listeners, which would play a turn.
    const options = { capture: true, signal };
    board.addEventListener('pointerdown', this.#down, options);
    window.addEventListener('pointermove', this.#move, options);
    window.addEventListener('pointerup', this.#up, options);
    window.addEventListener('pointercancel', this.#cancel, options);
    board.addEventListener('touchmove', this.#touchMove, { ...options, passive: false });
    board.addEventListener('click', this.#click, options);
    board.addEventListener('contextmenu', this.#menu, options);
    board.addEventListener('keydown', this.#key, options);
    // The focus is not seen from outside when it moves within the board, but keys are.
    for (const type of ['focusin', 'keyup', 'pointerup']) board.addEventListener(type, this.#focused, options);
    this.#changed();
  }

  /** Stops handling the board's events, which ends drawing. */
  stop(): void {
    if (!this.#listening) return;
    this.#endPress();
    this.#stroke = null;
    this.#listening.abort();
    this.#listening = null;
    this.#changed();
  }

  /** Opens or closes the toolbar for drawing arrows and squares. */
  toggle(): void {
    this.isOpen = !this.isOpen;
    this.#changed();
  }

  setColor(color: MarkColor): void {
    this.color = color;
    this.#changed();
  }

  /** Highlights the square that had the keyboard focus last, or removes its highlight. */
  markSquare(): void {
    this.#add({ color: this.color, from: this.square });
  }

  /** Removes all arrows and highlighted squares of the shown position. */
  clear(): void {
    const { shown, words } = this.host;
    if (!shown) return;
    this.announcement = words('marksRemoved');
    this.host.annotate(shown.id, { marks: [] });
    this.#changed();
  }

  #down = (event: PointerEvent): void => {
    this.#endPress();
    this.#hasDrawn = false;
    if (this.#stroke) this.#abandon();
    const square = squareOf(event);
    const { pointerId: pointer, pointerType, clientX: x, clientY: y, isPrimary } = event;
    if (!square || !isPrimary) return;
    if (event.button === 2) this.#begin({ from: square, color: colorOf(event, this.color), pointer, isTouch: false });
    else if (pointerType === 'touch') {
      const [target] = event.composedPath();
      const timer = window.setTimeout(() => {
        this.#press = null;
        this.#hasDrawn = true;
        // Without this, all further events would go to the first square.
        if (target instanceof Element && target.hasPointerCapture(pointer)) target.releasePointerCapture(pointer);
        this.#begin({ from: square, color: this.color, pointer, isTouch: true });
      }, LONG_PRESS_MS);
      this.#press = { pointer, x, y, timer };
    }
  };

  #move = (event: PointerEvent): void => {
    const { x = 0, y = 0, pointer } = this.#press ?? {};
    if (event.pointerId === pointer && Math.hypot(event.clientX - x, event.clientY - y) > MAX_MOVE) this.#endPress();
    if (this.#stroke?.pointer !== event.pointerId) return;
    event.stopPropagation();
    // Between two squares, the last one counts.
    this.#lead(squareOf(event));
  };

  #up = (event: PointerEvent): void => {
    this.#endPress();
    const stroke = this.#stroke;
    if (stroke?.pointer !== event.pointerId) return;
    this.#lead(squareOf(event));
    if (event.composedPath().includes(this.host.board)) this.#finish();
    else this.#abandon();
    if (stroke.isTouch) this.#putDown();
  };

  #cancel = (event: PointerEvent): void => {
    this.#endPress();
    if (this.#stroke?.pointer === event.pointerId) this.#abandon();
  };

  /** Prevents the page from scrolling under a finger that draws. */
  #touchMove = (event: TouchEvent): void => {
    if (this.#stroke?.isTouch && event.cancelable) event.preventDefault();
  };

  #click = (event: Event): void => {
    if (!this.#hasDrawn) return;
    this.#hasDrawn = false;
    event.preventDefault();
    event.stopPropagation();
  };

  #menu = (event: Event): void => {
    if (squareOf(event) || this.#stroke) event.preventDefault();
  };

  #key = (event: KeyboardEvent): void => {
    const { key, code, ctrlKey, metaKey, altKey, repeat } = event;
    const stroke = this.#stroke;
    const square = squareOf(event);
    if (key === 'Escape' && stroke) this.#abandon();
    // With Alt, some keyboards write another letter.
    else if (!square || ctrlKey || metaKey || !(/^m$/i.test(key) || (altKey && code === 'KeyM'))) return;
    else if (!repeat && stroke) {
      stroke.to = square;
      this.#finish();
    } else if (!repeat) {
      this.#begin({ from: square, color: colorOf(event, this.color), isTouch: false });
      this.announcement = this.host.words('markBegun', { square });
      this.#changed();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  #focused = (event: Event): void => {
    const square = squareOf(event);
    if (!square || square === this.square) return;
    this.square = square;
    if (this.#stroke && this.#stroke.pointer === undefined) this.#lead(square);
    else if (this.isOpen) this.#changed();
  };

  #begin(stroke: Omit<Stroke, 'to'>): void {
    this.#stroke = { ...stroke, to: stroke.from };
    this.#changed();
  }

  /** Extends the arrow that is being drawn to another square. */
  #lead(square: string | undefined): void {
    if (!this.#stroke || !square || square === this.#stroke.to) return;
    this.#stroke.to = square;
    this.#changed();
  }

  #finish(): void {
    const mark = this.pending;
    this.#stroke = null;
    if (mark) this.#add(mark);
  }

  #abandon(): void {
    this.#stroke = null;
    this.announcement = '';
    this.#changed();
  }

  #add(mark: Mark): void {
    const { shown, words } = this.host;
    if (!shown) return;
    const { marks, isRemoved } = toggled(shown.marks ?? [], mark);
    const { color, from, to = '' } = mark;
    const values = { square: from, to, color, kind: to ? 'arrow' : 'square' };
    this.announcement = words(isRemoved ? 'markRemoved' : 'marked', values);
    this.host.annotate(shown.id, { marks });
    this.#changed();
  }

  #endPress(): void {
    clearTimeout(this.#press?.timer);
    this.#press = null;
  }

  /** Makes the board put down the piece that the long press has picked up. */
  #putDown(): void {
    const { board } = this.host;
    if (board.state) board.goTo(board.state.ply);
  }

  #changed(): void {
    this.version += 1;
    this.host.changed();
  }
}

const markOf = ({ from, to, color }: Stroke): Mark => ({ color, from, ...(to !== from && { to }) });

/** Returns the square of a board at which an event has happened. */
function squareOf(event: Event): string | undefined {
  for (const target of event.composedPath()) {
    if (target instanceof HTMLElement && target.dataset.square) return target.dataset.square;
  }
  return undefined;
}
