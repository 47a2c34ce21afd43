/** Which side makes a turn, and the number of that turn in a record. */

/** The order in which the sides make the turns of a game. */
export interface Turns {
  readonly isArimaa: boolean;
  /** The number of sides that take turns. */
  readonly sides: number;
  /** The index of the side that makes the first turn. */
  readonly firstSide: number;
}

/** Returns the order of turns in a game in which `toMove` is to move after `plies` turns. */
export function turnsOf(toMove: string | number, plies: number, sides: number): Turns {
  const isArimaa = typeof toMove === 'string';
  const now = isArimaa ? Number(toMove === 'silver') : toMove - 1;
  return { isArimaa, sides, firstSide: (((now - plies) % sides) + sides) % sides };
}

/** Returns the index of the side that makes the turn `ply`, counted from 1. */
export const sideOf = ({ sides, firstSide }: Turns, ply: number): number => (firstSide + ply - 1) % sides;

/** Returns the number of the turn `ply`, counted from 1, as records write it. */
export function numberOf({ isArimaa, sides, firstSide }: Turns, ply: number): string {
  if (isArimaa) {
    const half = ply - 1 + firstSide;
    return `${Math.floor(half / 2) + 1}${half % 2 ? 's' : 'g'}`;
  }
  const index = ply - 1;
  return `${Math.floor(index / sides) + 1}${index % sides ? '…' : '.'}`;
}
