/**
 * The script of a game's wasm in an instance of its own, for searches in this thread. It is the
 * module of `game-module.d.ts` with a `search` that does not pause.
 */
import type { WasmModule } from '../game/global.js';

/** Searches a game given as a record. The search ends when `onInfo` returns `true`. */
export function search(
  record: string,
  limits: Float64Array,
  turns: string,
  // biome-ignore lint/suspicious/noExplicitAny: plain objects; the callers give them types.
  onInfo: ((info: any) => unknown) | undefined,
  host: { pause(): boolean },
  // biome-ignore lint/suspicious/noExplicitAny: the same.
): any;

/** Instantiates the wasm. */
export default function initialize(module: WasmModule): Promise<unknown>;
