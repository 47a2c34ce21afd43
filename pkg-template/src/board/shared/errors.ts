/** Error messages in the board's language, for unreadable texts, illegal turns and positions. */
import type { KeddahError } from '../../game/errors.js';
import type { Fault, Refused } from './state.js';
import type { Values, Words } from './words.js';

/** Returns a sentence about one fault of an illegal position, in the board's language. */
export function faultText(words: Words, fault: Fault): string {
  const { code, message, squares, walls = [], players = [] } = fault;
  const id = `fault-${code}`;
  if (!words.has(id)) return message;
  const list = (items: readonly unknown[]) => new Intl.ListFormat(words.lang).format(items.map(String));
  const [wall = '', other = ''] = walls;
  return words.say(id, { count: squares.length, squares: list(squares), who: list(players), wall, other });
}

/**
 * Returns a sentence that explains why an input was rejected; its English message if the board's
 * language has none.
 */
export function refusal(words: Words, { code, message }: Refused, values: Values): string {
  const id = `refuse-${code}`;
  return words.has(id) ? words.say(id, values) : message || words.say('refuse-other');
}

/**
 * Returns the message for an error that the rules threw; `undefined` for other errors.
 *
 * @param refusal - returns why a turn is refused
 */
export function ruleText(words: Words, error: unknown, refusal: () => string): string | undefined {
  const { code = '', at = 0, turn, faults = [] } = error as Partial<KeddahError>;
  // The messages of failures are for programmers.
  if (words.lang === 'en' && !/^(init|engine)-/.test(code)) return (error as Error).message;
  if (faults.length > 0) return faults.map((fault) => faultText(words, fault)).join(' ');
  if (code === 'notation' && words.has('unread-notation')) return words.say('unread-notation', { at: at + 1 });
  if (!words.has(`refuse-${code}`)) return undefined;
  return turn && words.has('unread-turn') ? words.say('unread-turn', { turn, why: refusal() }) : refusal();
}
