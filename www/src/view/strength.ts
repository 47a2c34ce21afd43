import type { Words } from '../i18n/index.ts';
import type { Computer } from '../seats.ts';

/** Returns a time for a turn in words: `10 sec a turn`. */
export function timeText(words: Words, seconds: number): string {
  const [n, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  const format = new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'short' });
  return words('timeOf', { time: format.format(n) });
}

/**
 * Returns the level of a computer player, or its time for a turn, in words. `level` is the UI text
 * of a level.
 */
export function strengthText(
  words: Words,
  seat: Computer,
  level: 'level' | 'resultLevel' | 'levelOf' = 'level',
): string {
  return seat.seconds ? timeText(words, seat.seconds) : words(level, { n: seat.level });
}
