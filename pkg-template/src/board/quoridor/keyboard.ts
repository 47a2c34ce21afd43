/** The keyboard commands of the board. */

/** The actions that keys trigger. */
export interface KeyHost {
  /** Moves the cursor, or shifts the wall that waits to be confirmed. */
  step(right: number, down: number): void;
  /** Moves to the square at the cursor, or places the wall. */
  enter(): void;
  /** Proposes a wall at the cursor for confirmation. */
  wall(letter: 'h' | 'v'): void;
  /** Discards the wall. Returns `false` if none waits to be confirmed. */
  escape(): boolean;
  /** Shows the previous (-1) or next (1) turn. */
  browse(by: number): void;
}

const MOVES: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
};

/** Handles a key. Keys without a command are left to the page. */
export function handleKey(event: KeyboardEvent, host: KeyHost): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const by = MOVES[key];
  if (by) host.step(by[0], by[1]);
  else if (key === 'Enter' || key === ' ') host.enter();
  else if (key === 'h' || key === 'v') host.wall(key);
  else if (key === 'Escape' && !host.escape()) return;
  else if (key === 'PageUp') host.browse(-1);
  else if (key === 'PageDown') host.browse(1);
  else if (key !== 'Escape') return;
  event.preventDefault();
}
