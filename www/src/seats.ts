/** Queries about seats: who plays which side. */
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

/** Returns the level of the first computer player; `null` if only people play. */
export function computerLevel(seats: readonly Seat[]): number | null {
  for (const seat of seats) if (seat.kind === 'computer') return seat.level;
  return null;
}

/**
 * Returns the attribute `seats` for a game that is opened: a person for one side and the computer
 * at `level` for the others; without `person` people for all sides.
 */
export function seatsWithPerson<Side>(sides: readonly Side[], person: Side | null, level: number): string {
  return sides.map((side) => (person === null || side === person ? 'person' : `computer:${level}`)).join(' ');
}
