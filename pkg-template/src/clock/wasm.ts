import { defineWasm } from '../game/define-wasm.js';
import { toError } from '../game/errors.js';
import initialize, { Clock } from '../wasm/clock.js';

/** Loads the wasm module that implements game clocks. */
export const loader = defineWasm('clocks', 'a clock', { initialize, ownExports: ['clock_budgetMs'] });

/** The state from which a game clock in the wasm is made. Players are counted from 0. */
interface WasmClockState {
  control: string;
  players: number;
  player: number;
  ply: number;
  turnsMs: readonly number[];
  usedMs: number;
}

/**
 * Makes a game clock in the wasm module.
 *
 * @throws {@link NotationError} if the time control cannot be parsed
 */
export function makeClock({ control, players, player, ply, turnsMs, usedMs }: WasmClockState): Clock {
  loader.compiled();
  try {
    return new Clock(control, players, player, ply, Float64Array.from(turnsMs), usedMs);
  } catch (error) {
    throw toError(error);
  }
}

export type { Clock };
