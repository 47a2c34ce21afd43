/** The methods of engines that study games. Loaded when one of them is first called. */

import { checkInteger, checkOptions } from '../game/arguments.js';
import type { GameDefinition } from '../game/game-definition.js';
import { type CheckedLimits, checkLimits } from '../game/limits.js';
import type { RawLimits } from '../game/raw-limits.js';
import { continuation, linkNodes } from '../game/tree.js';
import type {
  Limits,
  Review,
  ReviewedTurn,
  ReviewOptions,
  SearchInfo,
  SearchResult,
  Threat,
  ThreatOptions,
  ThreatResult,
  TreeNode,
} from '../game/types.js';
import type { AnyWasmGame } from '../game/wasm-game.js';
import type { EngineClient } from './client.js';

/** The nodes that a review or the search for a threat searches for each turn by default. */
const DEFAULT_NODES = 50_000;

const BOUNDS = ['timeMs', 'nodes', 'level', 'depth'] as const;

/** The properties that the wasm adds to the result of a review or of a search for a threat. */
interface StudyResult extends SearchResult {
  mark?: ReviewedTurn['mark'];
  threats?: Threat[];
}

/** The study of one game with one engine. Each method may be called once; it frees the game. */
export class Study {
  readonly #client: EngineClient;
  readonly #definition: GameDefinition;
  readonly #game: AnyWasmGame;

  /**
   * Makes the study of a copy of a game.
   *
   * @param game - a copy of the game, which the study frees
   */
  constructor(client: EngineClient, definition: GameDefinition, game: AnyWasmGame) {
    this.#client = client;
    this.#definition = definition;
    this.#game = game;
  }

  /** Implements {@link BaseEngine.analyse}, which yields search reports of a position. */
  async *analyse(limits?: Limits): AsyncGenerator<SearchInfo, SearchResult, undefined> {
    const { raw, signal, onInfo } = this.#freeing(() =>
      checkLimits(isBounded(limits) ? limits : { ...limits, infinite: true }),
    );
    const stop = new AbortController();
    const abort = (): void => stop.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);

    let latest: SearchInfo | undefined;
    let ended = false;
    let wake = (): void => {};
    const result = this.#search({
      raw,
      signal: stop.signal,
      onInfo(info) {
        latest = info;
        wake();
        onInfo?.(info);
      },
    });
    const end = (): void => {
      ended = true;
      wake();
    };
    result.then(end, end);
    try {
      while (latest || !ended) {
        const info = latest;
        latest = undefined;
        if (info) yield info;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
      return await result;
    } finally {
      signal?.removeEventListener('abort', abort);
      abort();
    }
  }

  /** Implements {@link BaseEngine.threat}, which searches the opponent's best turn after a pass. */
  async threat(options?: ThreatOptions): Promise<ThreatResult> {
    const checked = this.#freeing(() => {
      const limits = checkOptions<ThreatOptions>('options', options, [...BOUNDS, 'signal']);
      return checkLimits(isBounded(limits) ? limits : { ...limits, nodes: DEFAULT_NODES });
    });
    const found: StudyResult = await this.#search({ ...checked, raw: { ...checked.raw, task: 2 } });
    const { stopped, lines, score, threats = [] } = found;
    const line = stopped ? [] : (lines[0]?.moves ?? []);
    return { turn: line[0] ?? null, threats, line, win: line[0] === undefined ? null : score.win, stopped };
  }

  /** Implements {@link BaseEngine.review}, which compares each turn of a game with the best one. */
  async review(options?: ReviewOptions): Promise<Review> {
    const stop = new AbortController();
    let signal: AbortSignal | undefined;
    const abort = (): void => stop.abort();
    try {
      const {
        nodes = DEFAULT_NODES,
        net = true,
        onProgress,
        ...others
      } = checkOptions<ReviewOptions>('options', options, ['nodes', 'net', 'signal', 'onProgress']);
      checkInteger('nodes', nodes, 1, Number.MAX_SAFE_INTEGER);
      const limits = checkLimits({ ...others, nodes, net });
      ({ signal } = limits);
      if (onProgress !== undefined && typeof onProgress !== 'function') {
        throw new TypeError('onProgress must be a function.');
      }
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);

      const line = [...continuation(linkNodes(this.#game.nodes()).get(0) as TreeNode)];
      const turns: ReviewedTurn[] = [];
      const nets = new Set<number | null>();
      let [next, done] = [0, 0];
      const work = async (): Promise<void> => {
        while (next < line.length && !stop.signal.aborted) {
          const ply = ++next;
          const { reviewed, net } = await this.#reviewTurn(line[ply - 1] as TreeNode, ply, limits.raw, stop);
          if (stop.signal.aborted) return;
          if (reviewed) {
            turns.push(reviewed);
            nets.add(net);
          }
          done++;
          onProgress?.call(options, { done, total: line.length, ...(reviewed && { turn: reviewed }) });
        }
      };
      const workers = Array.from({ length: this.#client.workers }, () =>
        work().catch((error) => {
          abort();
          throw error;
        }),
      );
      await Promise.all(workers);
      turns.sort((a, b) => a.ply - b.ply);
      // If a network could be loaded for some turns only, the review as a whole has none.
      const [used = null] = nets.size === 1 ? nets : [];
      return { net: used, turns, stopped: stop.signal.aborted };
    } finally {
      signal?.removeEventListener('abort', abort);
      abort();
      this.#game.free();
    }
  }

  /**
   * Reviews one turn of a game. `reviewed` is `undefined` if it has no verdict, or if the review
   * was stopped.
   */
  async #reviewTurn(
    { parent, turn }: TreeNode,
    ply: number,
    raw: RawLimits,
    stop: AbortController,
  ): Promise<{ reviewed?: ReviewedTurn; net: number | null }> {
    this.#game.goToNode(parent ?? 0);
    const task = { ...raw, searchTurns: turn ?? '', task: 1 as const };
    const limits = { raw: task, signal: stop.signal, onInfo: undefined };
    const found: StudyResult = await this.#client.search(this.#definition, this.#game.toRecord(true), limits);
    // A newer search of the same engine has superseded this one.
    if (found.stopped) stop.abort();
    const [best, played] = found.lines;
    if (!found.mark || !best || !played) return { net: null };
    const [win, winAfter] = [best.score.win, played.score.win];
    const reviewed = {
      ply,
      turn: turn ?? '',
      win,
      winAfter,
      best: best.moves[0] ?? '',
      line: best.moves,
      // Win probabilities are multiples of 1/10,000.
      loss: Math.max(0, Math.round((win - winAfter) * 10_000) / 10_000),
      mark: found.mark,
    };
    return { reviewed, net: found.net };
  }

  /** Searches the current position of the game, and frees the game. */
  #search(limits: CheckedLimits): Promise<SearchResult> {
    return this.#freeing(() => this.#client.search(this.#definition, this.#game.toRecord(true), limits), true);
  }

  /** Calls `work`, and frees the game afterwards if it fails or is the `last` call. */
  #freeing<Result>(work: () => Result, last = false): Result {
    let free = true;
    try {
      const result = work();
      free = last;
      return result;
    } finally {
      if (free) this.#game.free();
    }
  }
}

/** Returns whether the limits of a search, such as time or depth, make it end by itself. */
function isBounded(limits: Limits | undefined): boolean {
  return BOUNDS.some((name) => limits?.[name] !== undefined);
}
