/** The module that wasm-bindgen generates for clocks from `src/wasm/clock.rs` of the crate. */
import type { WasmModule } from '../game/global.js';

/** A clock in the wasm. Players are counted from 0, times are in milliseconds. */
export class Clock {
  constructor(control: string, players: number, player: number, ply: number, turnsMs: Float64Array, usedMs: number);
  control(): string;
  start(nowMs: number): void;
  pause(nowMs: number): void;
  press(nowMs: number): boolean;
  takeBack(turns: number, nowMs: number): void;
  toMove(): number;
  isRunning(): boolean;
  leftMs(player: number, nowMs: number): number;
  budgetMs(nowMs: number): number;
  turnsMs(): Float64Array;
  usedMs(nowMs: number): number;
  isExpired(nowMs: number): boolean;
  flagged(nowMs: number): number | undefined;
  free(): void;
}

/** Instantiates the wasm. */
export default function initialize(module: WasmModule): Promise<unknown>;
