import { attributeError } from './attribute-error.js';

/**
 * The player of a side: a person at this screen, the computer at a level from 1 to 10, or nobody.
 * With `seconds` the computer searches each turn for that time, without the limits of level 10.
 */
export type Seat =
  | { kind: 'person' }
  | { kind: 'computer'; level: number; seconds?: number | undefined }
  | { kind: 'nobody' };

/** The computer's level if the attribute `seats` has `computer` without a number. */
const DEFAULT_LEVEL = '3';

/** Splits the attribute `seats` into its words, one for each side. Pages may set any value. */
export const seatWords = (text: string): string[] => `${text}`.trim().split(/\s+/);

/**
 * Parses the attribute `seats`: one word for each side, in the order of their turns. Throws an
 * `AttributeError` if the number of words is not `count` or a word is not a seat.
 */
export function parseSeats(text: string, count: number): Seat[] {
  const words = seatWords(text);
  if (words.length !== count)
    throw attributeError('seats', `seats must be ${count} words, one for each side, not "${text}".`, {
      count,
      value: text,
    });
  return words.map(parseSeat);
}

function parseSeat(word: string): Seat {
  if (word === 'person' || word === 'nobody') return { kind: word };
  const [, kind, level = DEFAULT_LEVEL, seconds] =
    /^(computer|machine)(?::([1-9]|10(?:@([1-9]\d{0,2})s)?))?$/.exec(word) ?? [];
  if (!kind)
    throw attributeError(
      'seat',
      `A seat is "person", "computer:1" to "computer:10", "computer:10@3s" or "nobody", not "${word}".`,
      { value: word },
    );
  if (kind === 'computer') return { kind, level: Number.parseInt(level, 10), ...(seconds && { seconds: +seconds }) };
  // Until version 0.1 the word was "machine".
  const next = word.replace(kind, 'computer');
  throw attributeError('seat-renamed', `In seats, ${word} is now ${next}.`, { value: word, next });
}

/**
 * Returns who plays each side, in the syntax of the attribute `seats`. Throws a `TypeError` for
 * what is no list.
 */
export function writeSeats(seats: readonly Seat[]): string {
  if (!Array.isArray(seats)) throw new TypeError('seats must be a text or a list.');
  return seats.map(writeSeat).join(' ');
}

function writeSeat(seat: Seat): string {
  if (seat.kind !== 'computer') return seat.kind;
  return `computer:${seat.level}${seat.seconds ? `@${seat.seconds}s` : ''}`;
}

/**
 * Returns whether the text of `seats` assigns a side to the computer; `false` if it cannot be
 * parsed.
 */
export function isComputer(text: string, index: number): boolean {
  try {
    return parseSeat(seatWords(text)[index] ?? '').kind === 'computer';
  } catch {
    return false;
  }
}
