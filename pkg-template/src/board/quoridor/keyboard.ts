/** What the keys do on the board. */

/** What the keys ask of the board. */
export interface KeyHost {
  /** Goes so many squares, or shifts the wall that waits. */
  step(right: number, down: number): void;
  /** Steps to the square, or lays the wall. */
  enter(): void;
  /** Lets a wall wait at the square, or turns it. */
  wall(letter: 'h' | 'v'): void;
  /** Takes the wall back; `false` where none waits. */
  escape(): boolean;
  /** Looks at the turn before or after. */
  leaf(by: number): void;
}

const MOVES: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-99, 0],
  End: [99, 0],
};

/** Does what a key asks for. Keys that mean nothing here go on to the page. */
export function pressed(event: KeyboardEvent, host: KeyHost): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const by = MOVES[key];
  if (by) host.step(by[0], by[1]);
  else if (key === 'Enter' || key === ' ') host.enter();
  else if (key === 'h' || key === 'v') host.wall(key);
  else if (key === 'Escape' && !host.escape()) return;
  else if (key === 'PageUp') host.leaf(-1);
  else if (key === 'PageDown') host.leaf(1);
  else if (key !== 'Escape') return;
  event.preventDefault();
}
