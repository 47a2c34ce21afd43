import { unfit } from './unfit.js';

/** Who plays a side: a person at this screen, the machine at a level, or nobody. */
export type Seat = { kind: 'person' } | { kind: 'machine'; level: number } | { kind: 'nobody' };

/** What the attribute `seats` says: a word for each side, in the order of their turns. Throws where it cannot be read. */
export function readSeats(text: string, count: number): Seat[] {
  const words = text.trim().split(/\s+/);
  if (words.length !== count)
    throw unfit('seats', `seats must be ${count} words, one for each side, not "${text}".`, { count, value: text });
  return words.map(readSeat);
}

function readSeat(word: string): Seat {
  if (word === 'person' || word === 'nobody') return { kind: word };
  const level = /^machine(?::(\d+))?$/.exec(word);
  if (level) {
    const value = Number(level[1] ?? 3);
    if (value >= 1 && value <= 10) return { kind: 'machine', level: value };
  }
  throw unfit('seat', `A seat is "person", "machine:1" to "machine:10" or "nobody", not "${word}".`, { value: word });
}

/** The attribute's text for these seats. */
export function writeSeats(seats: readonly Seat[]): string {
  return seats.map((seat) => (seat.kind === 'machine' ? `machine:${seat.level}` : seat.kind)).join(' ');
}

/** Whether the machine plays a side, by the attribute's text; one that cannot be read seats none. */
export function isMachine(text: string, index: number): boolean {
  return /^machine\b/.test(text.trim().split(/\s+/)[index] ?? '');
}
