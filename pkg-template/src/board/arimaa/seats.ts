/** Who plays a side: a person at this screen, the machine at a level, or nobody. */
export type Seat = { kind: 'person' } | { kind: 'machine'; level: number } | { kind: 'nobody' };

/** Both seats, Gold's and Silver's. */
export interface Seats {
  gold: Seat;
  silver: Seat;
}

/** What the attribute `seats` says: two words, Gold's first. Throws where they cannot be read. */
export function readSeats(text: string): Seats {
  const words = text.trim().split(/\s+/);
  if (words.length !== 2) throw new RangeError(`seats must be two words, Gold's and Silver's, not "${text}".`);
  return { gold: readSeat(words[0]!), silver: readSeat(words[1]!) };
}

function readSeat(word: string): Seat {
  if (word === 'person' || word === 'nobody') return { kind: word };
  const level = /^machine(?::(\d+))?$/.exec(word);
  if (level) {
    const value = Number(level[1] ?? 3);
    if (value >= 1 && value <= 10) return { kind: 'machine', level: value };
  }
  throw new RangeError(`A seat is "person", "machine:1" to "machine:10" or "nobody", not "${word}".`);
}

/** The attribute's text for two seats. */
export function writeSeats({ gold, silver }: Seats): string {
  return [gold, silver].map((seat) => (seat.kind === 'machine' ? `machine:${seat.level}` : seat.kind)).join(' ');
}
