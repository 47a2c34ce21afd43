/**
 * The module that wasm-bindgen generates for the goals of a game from `src/wasm/` of the crate. The
 * build adds it to the package; `lesson/judges.ts` gives the results precise types.
 */
import type { WasmModule } from '../game/global.js';

/** Judges a goal after turns that begin at a position, given as text of it or of a record. */
// biome-ignore lint/suspicious/noExplicitAny: a plain object; the caller gives it a type.
export function judge(start: string, goal: string, turns: string[]): any;

/** Returns the faults of a goal for a position. */
// biome-ignore lint/suspicious/noExplicitAny: the same.
export function faults(start: string, goal: string): any[];

/** Instantiates the wasm. */
export default function initialize(module: WasmModule): Promise<unknown>;
