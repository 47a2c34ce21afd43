/** Functions about seats: which sides people play, and which the computer. */
import type { Seat } from 'keddah/boards';

export type { Seat } from 'keddah/boards';

export const PERSON: Seat = { kind: 'person' };

/**
 * Returns the index of the only person if the computer plays all other sides; otherwise -1.
 */
export function onlyPersonIn(seats: readonly Seat[]): number {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 && seats.length > 1 ? seats.findIndex(({ kind }) => kind === 'person') : -1;
}

/** Returns who plays each side, in the syntax of the board's attribute `seats`. */
export function seatsText(seats: readonly Seat[]): string {
  return seats.map((seat) => (seat.kind === 'computer' ? `computer:${seat.level}` : seat.kind)).join(' ');
}

/**
 * Returns by how many places in the order of turns the only person has moved in `next`; 0 unless
 * both have exactly one person.
 */
export const seatShift = (seats: readonly Seat[], next: readonly Seat[]): number =>
  onlyPersonIn(next) - onlyPersonIn(seats);

/** Returns the level of the first computer player; `null` if only people play. */
export function computerLevel(seats: readonly Seat[]): number | null {
  for (const seat of seats) if (seat.kind === 'computer') return seat.level;
  return null;
}

/**
 * Returns the value of the attribute `seats` for a game that is opened: a person for one side and
 * the computer at `level` for the others; without `person` people for all sides.
 */
export function seatsWithPerson<Side>(sides: readonly Side[], person: Side | null, level: number): string {
  return sides.map((side) => (person === null || side === person ? 'person' : `computer:${level}`)).join(' ');
}

/**
 * Returns who plays each side in a rematch. `changesSides`: each side is played by whoever played
 * the one before it; `level`: the new level of the computer.
 */
export function rematchSeats(
  seats: readonly Seat[],
  { changesSides, level }: { changesSides?: boolean; level?: number },
): Seat[] {
  const next = seats.map((seat): Seat => (seat.kind === 'computer' && level ? { ...seat, level } : seat));
  return changesSides ? [...next.slice(-1), ...next.slice(0, -1)] : next;
}
