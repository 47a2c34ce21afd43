/** What the keys do on the grid of squares. */
import { type Orientation, shifted } from './geometry.js';

/** What the keys ask of the board. */
export interface KeyHost {
  readonly cursor: string;
  readonly orientation: Orientation;
  /** Goes to a square. */
  goto(square: string): void;
  /** Picks up, or puts down. */
  enter(): void;
  /** Puts everything down; `false` where nothing is picked up. */
  escape(): boolean;
  undoStep(): void;
  endTurn(): void;
  /** Looks at the turn before or after. */
  leaf(by: number): void;
}

const MOVES: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
};

/** Does what a key asks for. Keys that mean nothing here go on to the page. */
export function pressed(event: KeyboardEvent, host: KeyHost): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const by = MOVES[event.key];
  if (by) host.goto(shifted(host.cursor, by[0], by[1], host.orientation));
  else if (event.key === 'Enter') host.enter();
  else if (event.key === 'Escape' && !host.escape()) return;
  else if (event.key === 'Backspace') host.undoStep();
  else if (event.key === ' ') host.endTurn();
  else if (event.key === 'PageUp') host.leaf(-1);
  else if (event.key === 'PageDown') host.leaf(1);
  else if (event.key !== 'Escape') return;
  event.preventDefault();
}
