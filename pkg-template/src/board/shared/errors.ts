/** What the rules have against a text or a position, in the reader's language. */
import type { KeddahError } from '../../errors.js';
import type { Fault } from '../extra/editor.js';
import type { Refused } from './state.js';
import type { Values, Words } from './words.js';

/** One of the faults of a position; in English it brings its sentence along. */
export function faultText(words: Words, fault: Fault): string {
  const { code, message, squares, walls = [], players = [] } = fault;
  const id = `fault-${code}`;
  if (!words.has(id)) return message;
  const list = (items: readonly unknown[]) => new Intl.ListFormat(words.lang).format(items.map(String));
  const [wall = '', other = ''] = walls;
  return words.say(id, { count: squares.length, squares: list(squares), who: list(players), wall, other });
}

/** A refusal in the reader's language; English brings its sentence along where the board has none of its own. */
export function refusal(words: Words, { code, message }: Refused, values: Values): string {
  const id = `refuse-${code}`;
  return words.has(id) ? words.say(id, values) : message || words.say('refuse-other');
}

/** An error of the rules; `refusal` tells one that a turn is refused for. Nothing where it is none of theirs. */
export function ruleText(words: Words, error: unknown, refusal: () => string): string | undefined {
  const { code = '', at = 0, turn, faults = [] } = error as Partial<KeddahError>;
  if (words.lang === 'en') return (error as Error).message;
  if (faults.length > 0) return faults.map((fault) => faultText(words, fault)).join(' ');
  if (code === 'notation' && words.has('unread-notation')) return words.say('unread-notation', { at: at + 1 });
  if (!words.has(`refuse-${code}`)) return undefined;
  return turn && words.has('unread-turn') ? words.say('unread-turn', { turn, why: refusal() }) : refusal();
}
