import type { Side } from './board.ts';

/** Who sits at the board: `null` is a person, a number the level of the machine. */
export type Seats = Record<Side, number | null>;

/** Reads the board's attribute `seats`, gold first: `"person machine:3"`. Whatever cannot be read is a person. */
export function parseSeats(text: string | null): Seats {
  const [gold, silver] = (text ?? '').trim().split(/\s+/).map(seat);
  return { gold: gold ?? null, silver: silver ?? null };
}

export function formatSeats(seats: Seats): string {
  return [seats.gold, seats.silver].map((level) => (level === null ? 'person' : `machine:${level}`)).join(' ');
}

function seat(text: string): number | null {
  const level = Number(/^machine:(\d+)$/.exec(text)?.[1]);
  return level >= 1 && level <= 10 ? level : null;
}

/** The one side a person plays, or null where both or neither do. */
export function personIn(seats: Seats): Side | null {
  if (seats.gold === null && seats.silver !== null) return 'gold';
  if (seats.silver === null && seats.gold !== null) return 'silver';
  return null;
}
