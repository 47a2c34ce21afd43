/** The keyboard commands of the boards. A key means the same on each of them. */

/** The actions of a board that keys trigger. */
export interface KeyHost {
  /** Moves the cursor, or shifts a wall that waits to be confirmed. */
  step(right: number, down: number): void;
  /** Acts like a tap on the square at the cursor, or places the wall. */
  choose(): void;
  /** Ends the turn, or passes in games whose turns are single moves. */
  endTurn(): void;
  /** Puts down the picked-up piece or wall. Returns `false` if there is none. */
  escape(): boolean;
  /** Undoes the last step of the turn being built. */
  undo?(): void;
  /** Previews a wall next to the cursor's square, for the player to confirm. */
  wall?(letter: 'h' | 'v'): void;
  /** Shows the position one turn earlier (-1) or later (1). */
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
  const { key } = event;
  const by = MOVES[key];
  if (by) host.step(by[0], by[1]);
  else if (key === 'Enter' || key === ' ') {
    // A key that is held down acts once.
    if (!event.repeat) (event.shiftKey && key === 'Enter' ? host.endTurn : host.choose)();
  } else if (host.wall && /^[hv]$/i.test(key)) host.wall(key.toLowerCase() as 'h' | 'v');
  else if (key === 'Backspace' && host.undo) host.undo();
  else if (key === 'PageUp') host.browse(-1);
  else if (key === 'PageDown') host.browse(1);
  else if (key !== 'Escape' || !host.escape()) return;
  event.preventDefault();
}
