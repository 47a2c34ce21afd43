import { KeddahError } from './errors.js';
import type { WasmModule } from './global.js';
import { FileLocator, type PlayerScript } from './locations.js';
import { forWasm, type RawLimits } from './raw-limits.js';
import { checkSource } from './source.js';
import type { SearchInfo, SearchResult, Source } from './types.js';
import { type AnyWasmGame, call } from './wasm-game.js';
import { instantiate, notLoaded, once, type WasmLoader, type WasmScript } from './wasm-loader.js';

/**
 * The wasm of a game: either one file with rules and player, or first the smaller file with the
 * rules alone, and later a second instance with the player.
 */
export interface GameLoader extends WasmLoader {
  /**
   * Loads at least the rules: the smaller file if its location is known and nothing is loaded yet.
   *
   * @throws {@link KeddahError} `init-failed`
   */
  initRules(): Promise<void>;
  /**
   * Throws unless the wasm with the rules is loaded, so that game objects can be made.
   *
   * @throws {@link KeddahError} `not-initialised` before {@link init} or {@link initRules}
   */
  checkRules(): void;
  /**
   * Searches a game in this thread. The search ends early when `onInfo` returns `true`, which may
   * change the game.
   *
   * @throws {@link KeddahError} `not-initialised` before {@link init}
   */
  search(game: AnyWasmGame, limits: RawLimits, onInfo?: (info: SearchInfo) => unknown): SearchResult;
}

/** The part of a worker that a search in this thread calls: it never pauses. */
const HOST = { pause: () => false };

/**
 * Defines how the wasm of a game is loaded. `ownExport` is the name of an export that only this
 * game has.
 */
export function defineGameWasm(
  name: string,
  { initialize, ownExport }: Pick<WasmScript, 'initialize'> & { ownExport: string },
): GameLoader {
  const files = new FileLocator();
  /** The compiled wasm module that includes the computer player. */
  let compiled: WasmModule | undefined;
  /** Whether the rules are loaded, so that game objects can be made. */
  let ready = false;
  /** The script of the second wasm instance, which only searches; undefined without one. */
  let player: PlayerScript | undefined;
  const ownExports = [ownExport, 'search'];
  /**
   * The last started load of a wasm file. Loads run one after another, since a script can be
   * initialized only once.
   */
  let last: Promise<unknown> = Promise.resolve();
  const oneByOne = <Given>(load: (given: Given) => Promise<void>) =>
    once((given: Given) => {
      const loading = last.catch(() => {}).then(() => load(given));
      last = loading;
      return loading;
    });

  const loadRules = oneByOne(async (source: Source) => {
    if (ready) return;
    await instantiate(source, name, { initialize, ownExports: [ownExport] });
    ready = true;
  });

  const loadAll = oneByOne(async (source: Source | undefined) => {
    const wasm = source ?? files.wasm();
    if (ready) {
      const script = await files.player();
      compiled = await instantiate(wasm, name, { initialize: script.default, ownExports });
      player = script;
    } else {
      compiled = await instantiate(wasm, name, { initialize, ownExports });
      ready = true;
    }
  });

  return {
    files,
    async init(source) {
      checkSource(source);
      return loadAll(source);
    },
    async initRules() {
      const rules = files.rules();
      return rules === undefined ? loadAll(undefined) : loadRules(rules);
    },
    checkRules() {
      if (!ready) throw notLoaded('a game');
    },
    compiled() {
      if (compiled) return compiled;
      throw notLoaded('a game');
    },
    search(game, limits, onInfo) {
      if (!compiled) throw new KeddahError('not-initialised', 'Call init() and wait for it before a search.');
      const { search } = player ?? {};
      if (search) return call(() => search(game.toRecord(true), ...forWasm(limits), onInfo, HOST));
      // Searches a copy, so that `onInfo` may change the game. It is not freed after an error: wasm
      // that trapped must not be called again.
      const copy = game.copy();
      const result = call(() => copy.bestMove(...forWasm(limits), onInfo));
      copy.free();
      return result;
    },
  };
}
