/** The clock of a game over a connection, which runs on both pages. */
import type { ClockState } from 'keddah/clock';
import type { TableClock } from '../table/clock.ts';

/**
 * The difference up to which the clocks of the two pages are considered to agree, in milliseconds.
 */
export const LAG_MS = 2000;

/** Returns the time used for the last turn, in milliseconds; `null` without a clock. */
export function lastMs({ state }: TableClock<unknown>): number | null {
  return state && state.ply > 0 ? (state.turnsMs.at(-1) ?? null) : null;
}

/** Returns the state of the clock with no time left for the side `seat`, whose turn it is. */
export function clockAtEnd(clock: TableClock<unknown>, seat: number): ClockState | null {
  const { state } = clock;
  return state && { ...state, usedMs: Math.ceil(state.usedMs + Math.max(0, clock.leftMs(seat + 1) ?? 0)) };
}

/**
 * Returns the state of the clock after a turn of the friend, which took `ms` according to the
 * friend's page.
 */
export function clockAfter({ state }: TableClock<unknown>, ms: number | null, plies: number): ClockState | null {
  if (!state || state.ply === 0 || plies <= state.ply) return state;
  const took = ms === null ? state.usedMs : Math.max(ms, state.usedMs - LAG_MS, 0);
  return { ...state, turnsMs: [...state.turnsMs.slice(0, plies - 1 - state.ply), Math.round(took)], usedMs: 0 };
}
