import { KeddahError, toError } from '../errors.js';
import { checkSource, compile, loadError } from '../source.js';
import type { Source } from '../types.js';
import initialise from '../wasm/arimaa.js';

let pending: Promise<void> | undefined;
let compiled: WebAssembly.Module | undefined;

/**
 * Loads the rules of Arimaa, which are written in Rust. Must be awaited before a game is made.
 *
 * Once is enough: later calls do nothing more, and calls at the same time share one load.
 *
 * @param source - where the wasm is, where it does not lie beside the package's scripts; Node, Deno, Bun and
 * bundlers that follow `new URL(…, import.meta.url)` need none
 * @throws {@link KeddahError} `init-failed` where the wasm cannot be had; a later call tries again
 *
 * @example
 * ```js
 * import { init, ArimaaGame } from 'keddah/arimaa'
 * await init()
 * console.log(new ArimaaGame().status) // { kind: 'playing', toMove: 'gold' }
 * ```
 */
export async function init(source?: Source): Promise<void> {
  checkSource(source);
  pending ??= load(source).catch((error) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function load(source: Source | undefined): Promise<void> {
  const module = await compile(source, new URL('../wasm/arimaa_bg.wasm', import.meta.url));
  // Anything that compiles would be taken, and the script beside the wasm cannot be made ready a second time.
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === 'game_new')) {
    throw loadError('it is other wasm than keddah’s');
  }
  try {
    await initialise({ module_or_path: module });
  } catch (cause) {
    throw loadError(cause);
  }
  compiled = module;
}

/** The compiled wasm. Throws `not-initialised` before {@link init} is done. */
export function loaded(): WebAssembly.Module {
  if (!compiled) throw new KeddahError('not-initialised', 'Call init() and wait for it before making a game.');
  return compiled;
}

/** Calls the wasm; whatever it throws becomes an error of this package. */
export function call<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw toError(error);
  }
}
