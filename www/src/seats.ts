/** Functions about seats: which sides people play, and which the computer. */
import type { Seat } from 'keddah/boards';

export type { Seat } from 'keddah/boards';

export const PERSON: Seat = { kind: 'person' };

/** The levels of the computer: 1 to this number. */
export const LEVELS = 10;

/** The times for a turn, in seconds, that the computer can get in place of a level. */
const TIMES = [3, 10, 60];

/**
 * The strengths of the computer that can be chosen: 1 to this number. First come the levels, then
 * the times for a turn.
 */
export const STRENGTHS = LEVELS + TIMES.length;

/** A computer player. */
export type Computer = Extract<Seat, { kind: 'computer' }>;

/** Returns the computer player of a strength. */
export function computerOf(strength: number): Computer {
  const seconds = TIMES[strength - LEVELS - 1];
  return seconds ? { kind: 'computer', level: LEVELS, seconds } : { kind: 'computer', level: strength };
}

/** Returns the strength of a computer player; for a time that cannot be chosen, the next below. */
export function strengthOf({ level, seconds }: Computer): number {
  return seconds ? LEVELS + Math.max(1, TIMES.filter((time) => time <= seconds).length) : level;
}

/** Returns the strength of a computer player, a word of the attribute `seats`. */
export function strengthOfText(word: string): number {
  const [level, seconds] = (word.match(/\d+/g) ?? []).map(Number);
  return strengthOf({ kind: 'computer', level: level ?? 1, seconds });
}

/** Whether a value is a valid computer player. Only level 10 can have a time for each turn. */
export function isComputer(value: unknown): value is Computer {
  const { kind, level, seconds } = Object(value) as Record<string, unknown>;
  const isWithin = (n: unknown, most: number) => Number.isInteger(n) && Number(n) >= 1 && Number(n) <= most;
  if (kind !== 'computer' || !isWithin(level, LEVELS)) return false;
  return seconds === undefined || (level === LEVELS && isWithin(seconds, 999));
}

/**
 * Returns the index of the only person if the computer plays all other sides; otherwise -1.
 */
export function onlyPersonIn(seats: readonly Seat[]): number {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 && seats.length > 1 ? seats.findIndex(({ kind }) => kind === 'person') : -1;
}

/** Returns who plays each side, in the syntax of the board's attribute `seats`. */
export function seatsText(seats: readonly Seat[]): string {
  return seats.map(seatText).join(' ');
}

/** Returns a player in the syntax of the board's attribute `seats`. */
export function seatText(seat: Seat): string {
  if (seat.kind !== 'computer') return seat.kind;
  return `computer:${seat.level}${seat.seconds ? `@${seat.seconds}s` : ''}`;
}

/**
 * Returns by how many places in the order of turns the only person has moved in `next`; 0 unless
 * both have exactly one person.
 */
export const seatShift = (seats: readonly Seat[], next: readonly Seat[]): number =>
  onlyPersonIn(next) - onlyPersonIn(seats);

/** Returns the first computer player; `undefined` if only people play. */
export function firstComputer(seats: readonly Seat[]): Computer | undefined {
  return seats.find((seat) => seat.kind === 'computer');
}

/**
 * Returns the value of the attribute `seats` for a game that is opened: a person for one side and
 * the player `computer` for the others; without `person` people for all sides.
 */
export function seatsWithPerson<Side>(sides: readonly Side[], person: Side | null, computer: string): string {
  return sides.map((side) => (person === null || side === person ? 'person' : computer)).join(' ');
}

/**
 * Returns who plays each side in a rematch. `changesSides`: each side is played by whoever played
 * the one before it; `strength`: the new one of the computer.
 */
export function rematchSeats(
  seats: readonly Seat[],
  { changesSides, strength }: { changesSides?: boolean; strength?: number },
): Seat[] {
  const next = seats.map((seat): Seat => (seat.kind === 'computer' && strength ? computerOf(strength) : seat));
  return changesSides ? [...next.slice(-1), ...next.slice(0, -1)] : next;
}
