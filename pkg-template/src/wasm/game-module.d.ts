/**
 * The module that wasm-bindgen generates for each game from `src/wasm/` of the crate. The build
 * adds it to the package; the `wasm.ts` of each game gives its class precise types.
 */
import type { WasmModule } from '../game/global.js';

/** The class of games. */
export const Game: unknown;

/**
 * Searches a game given as a record. The search ends when `onInfo` returns `true`, or when
 * `host.pause` returns or resolves to `true`.
 */
export function search(
  record: string,
  limits: Float64Array,
  turns: string,
  // biome-ignore lint/suspicious/noExplicitAny: plain objects; the callers give them types.
  onInfo: ((info: any) => unknown) | undefined,
  host: { pause(): boolean | Promise<boolean> },
  // biome-ignore lint/suspicious/noExplicitAny: the same.
): Promise<any>;

/** Reads the weights of a network for all later searches. Returns the reason if they do not fit. */
export function setNet(weights: Uint8Array): string | undefined;

/** Instantiates the wasm synchronously, which browsers allow only in workers. */
export function initSync(module: WasmModule): unknown;

/** Instantiates the wasm. */
export default function initialize(module: WasmModule): Promise<unknown>;
