import { checkInteger, checkMove, checkMs, checkOptions } from './arguments.js';
import type { Global } from './global.js';
import type { RawLimits } from './raw-limits.js';
import type { Limits } from './types.js';

/**
 * The checked limits of a search. The signal and the callback stay in this thread; the worker gets
 * `raw`.
 */
export interface CheckedLimits {
  raw: RawLimits;
  signal: Global<'AbortSignal'> | undefined;
  onInfo: Limits['onInfo'];
}

const BOUNDS = [
  ['nodes', 1, Number.MAX_SAFE_INTEGER],
  ['level', 1, 10],
  ['depth', 1, 96],
  ['lines', 1, 100],
  ['seed', 0, Number.MAX_SAFE_INTEGER],
] as const;

const LIMITS = [...BOUNDS.map(([name]) => name), 'timeMs', 'infinite', 'net', 'searchTurns', 'signal', 'onInfo'];

/**
 * Checks the limits of a search. Without time, nodes, level, depth or endless analysis: level 5.
 */
export function checkLimits(value: unknown): CheckedLimits {
  const limits = checkOptions<Limits>('limits', value, LIMITS);
  const { timeMs, infinite, net, searchTurns, signal, onInfo } = limits;
  const raw: RawLimits = {};
  if (timeMs !== undefined) raw.timeMs = checkMs('timeMs', timeMs);
  for (const [name, min, max] of BOUNDS) {
    if (limits[name] !== undefined) raw[name] = checkInteger(name, limits[name], min, max);
  }
  if (searchTurns !== undefined) raw.searchTurns = checkTurns(searchTurns);
  for (const name of ['infinite', 'net'] as const) {
    if (limits[name] !== undefined && typeof limits[name] !== 'boolean')
      throw new TypeError(`${name} must be a boolean.`);
  }
  if (net !== undefined) raw.net = Number(net);
  if (signal !== undefined && typeof signal?.addEventListener !== 'function') {
    throw new TypeError('signal must be an AbortSignal.');
  }
  if (onInfo !== undefined && typeof onInfo !== 'function') throw new TypeError('onInfo must be a function.');
  const bound = (['timeMs', 'nodes', 'level', 'depth'] as const).find((name) => raw[name] !== undefined);
  if (infinite && bound) throw new TypeError(`infinite excludes ${bound}.`);
  if (infinite || (!bound && raw.lines !== undefined && signal !== undefined)) {
    raw.endless = true;
    raw.lines ??= 1;
  } else if (!bound) raw.level = 5;
  return { raw, signal, onInfo: onInfo && ((info) => onInfo.call(value, info)) };
}

/** Checks that an argument is a list of turns. Returns them as text, one per line. */
function checkTurns(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) throw new TypeError('searchTurns must be a list of turns.');
  // Each ends with a line break, so that an empty turn at the end is not lost.
  return value.map((turn) => `${checkMove(turn).replace(/\s/g, ' ')}\n`).join('');
}
