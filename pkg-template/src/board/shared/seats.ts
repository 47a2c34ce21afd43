import { attributeError } from './attribute-error.js';

/** Who plays a side: a person at this screen, the computer at a level from 1 to 10, or nobody. */
export type Seat = { kind: 'person' } | { kind: 'computer'; level: number } | { kind: 'nobody' };

/** The level of the seat `computer`, without a number. */
const DEFAULT_LEVEL = 3;
const MAX_LEVEL = 10;

/** Splits the text of the attribute `seats` into its words, one for each side. */
export const seatWords = (text: string): string[] => text.trim().split(/\s+/);

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
  const level = parseLevel(/^computer(?::(\d+))?$/, word);
  if (level !== null) return { kind: 'computer', level };
  // Until version 0.1 the word was "machine".
  const earlier = parseLevel(/^machine(?::(\d+))?$/, word);
  if (earlier !== null) {
    const next = `computer:${earlier}`;
    throw attributeError('seat-renamed', `In seats, ${word} is now ${next}.`, { value: word, next });
  }
  throw attributeError('seat', `A seat is "person", "computer:1" to "computer:10" or "nobody", not "${word}".`, {
    value: word,
  });
}

/**
 * Returns the level in a word of this form; `null` if the word has another form or the level is out
 * of range.
 */
function parseLevel(form: RegExp, word: string): number | null {
  const found = form.exec(word);
  if (!found) return null;
  const level = Number(found[1] ?? DEFAULT_LEVEL);
  return level >= 1 && level <= MAX_LEVEL ? level : null;
}

/** Returns these seats as text of the attribute `seats`. */
export function writeSeats(seats: readonly Seat[]): string {
  return seats.map((seat) => (seat.kind === 'computer' ? `computer:${seat.level}` : seat.kind)).join(' ');
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
