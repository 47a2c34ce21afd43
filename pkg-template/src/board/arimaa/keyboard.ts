/** The keyboard commands of the board. */
import { type Orientation, shifted } from './geometry.js';

/** The actions that keys trigger. */
export interface KeyHost {
  readonly cursor: string;
  readonly orientation: Orientation;
  /** Moves the cursor to a square. */
  goto(square: string): void;
  /** Acts like a tap on the square at the cursor. */
  enter(): void;
  /** Puts down the picked piece. Returns `false` if there is none. */
  escape(): boolean;
  undoStep(): void;
  endTurn(): void;
  /** Shows the previous (-1) or next (1) turn. */
  browse(by: number): void;
}

const MOVES: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
};

/** Handles a key. Keys without a command are left to the page. */
export function handleKey(event: KeyboardEvent, host: KeyHost): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const by = MOVES[event.key];
  if (by) host.goto(shifted(host.cursor, by[0], by[1], host.orientation));
  else if (event.key === 'Enter') host.enter();
  else if (event.key === 'Escape' && !host.escape()) return;
  else if (event.key === 'Backspace') host.undoStep();
  else if (event.key === ' ') host.endTurn();
  else if (event.key === 'PageUp') host.browse(-1);
  else if (event.key === 'PageDown') host.browse(1);
  else if (event.key !== 'Escape') return;
  event.preventDefault();
}
