/**
 * Engines with several workers, or with a queue of searches. Loaded when such an engine is started.
 */

import type { GameDefinition } from '../game/game-definition.js';
import type { CheckedLimits } from '../game/limits.js';
import type { RawLimits } from '../game/raw-limits.js';
import type { Line, SearchInfo, SearchResult } from '../game/types.js';
import { bindingOf, type EngineBinding, type EngineClient, Search } from './client.js';

/** A worker for each game that the engine serves, and the searches that it has not answered. */
interface Worker {
  readonly bindings: readonly EngineBinding[];
  readonly searches: Set<Search>;
}

/** Distributes the searches of one engine to several workers; a newer search ends no older one. */
export class Pool implements EngineClient {
  readonly #workers: readonly Worker[];
  #disposed = false;

  /**
   * Makes a client that runs searches on several workers.
   *
   * @param bindings - the games to search, one after the other for each worker. Each must be
   * registered with its worker; `dispose` unregisters them.
   */
  constructor(bindings: readonly EngineBinding[], workers: number) {
    const games = bindings.length / workers;
    this.#workers = Array.from({ length: workers }, (_, index) => ({
      bindings: bindings.slice(index * games, (index + 1) * games),
      searches: new Set<Search>(),
    }));
  }

  get workers(): number {
    return this.#workers.length;
  }

  async search(game: GameDefinition, record: string, limits: CheckedLimits): Promise<SearchResult> {
    const idle = this.#workers.filter(({ searches }) => searches.size === 0);
    if (idle.length > 1 && maySpread(limits.raw)) return this.#spread(idle, game, record, limits);
    const worker = this.#workers.reduce((least, one) => (one.searches.size < least.searches.size ? one : least));
    return this.#begin(worker, game, record, limits).result;
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    const searches = this.#workers.flatMap((worker) => [...worker.searches]);
    for (const search of searches) search.stop();
    for (const { host } of this.#workers.flatMap(({ bindings }) => bindings)) host.leave();
    for (const search of searches) search.remove();
  }

  #begin({ bindings, searches }: Worker, game: GameDefinition, record: string, limits: CheckedLimits): Search {
    const search = new Search(bindingOf(bindings, game, this.#disposed), record, limits);
    const end = (): void => void searches.delete(search);
    searches.add(search);
    search.result.then(end, end);
    search.begin();
    return search;
  }

  /** Splits a search among several workers, each of which searches a share of the root turns. */
  async #spread(
    workers: readonly Worker[],
    game: GameDefinition,
    record: string,
    { raw, signal, onInfo }: CheckedLimits,
  ): Promise<SearchResult> {
    const stop = new AbortController();
    const abort = (): void => stop.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    const reports: SearchInfo[] = [];
    const count = raw.lines ?? 1;
    const parts = workers.map(async (worker, share) => {
      const part = await this.#begin(worker, game, record, {
        raw: { ...raw, share, shares: workers.length },
        signal: stop.signal,
        onInfo(info) {
          reports[share] = info;
          onInfo?.(mergedReport(Object.values(reports), count));
        },
      }).result;
      // A proven win needs no other turn.
      if (part.score.win === 1) abort();
      return part;
    });
    try {
      const results = await Promise.all(parts);
      // A part that was stopped before its first report has a move that was not searched.
      const searched = results.filter((result, share) => !result.stopped || reports[share]);
      const merged = merge(searched.length > 0 ? searched : results.slice(0, 1), count);
      const stopped = results.some((result) => result.stopped) && merged.score.win < 1;
      return { best: merged.lines[0]?.moves[0] ?? '', ...merged, stopped };
    } finally {
      signal?.removeEventListener('abort', abort);
      abort();
    }
  }
}

/**
 * Whether a search may be spread: only a timed or endless one, since other limits guarantee the
 * same answer each time.
 */
function maySpread({ timeMs, endless, nodes, level, depth, searchTurns, task }: RawLimits): boolean {
  const others = [nodes, level, depth, searchTurns, task];
  return (timeMs !== undefined || endless === true) && others.every((limit) => limit === undefined);
}

/** The fields of reports and results that are merged from all shares of a split search. */
type Part = Pick<SearchResult, 'score' | 'lines' | 'nodes' | 'timeMs' | 'net'>;

/**
 * Merges the results of a search split among workers: the best lines of all shares, at most
 * `count`.
 */
function merge(parts: readonly Part[], count: number): Part {
  const byTurn = new Map<string | undefined, Line>();
  const lines = parts.flatMap((part) => part.lines).sort((a, b) => b.score.win - a.score.win);
  // A share without turns of its own searches all turns.
  for (const line of lines) if (!byTurn.has(line.moves[0])) byTurn.set(line.moves[0], line);
  const best = [...byTurn.values()].slice(0, count);
  return {
    score: best[0]?.score ?? { win: 0.5 },
    lines: best,
    nodes: parts.reduce((sum, part) => sum + part.nodes, 0),
    timeMs: Math.max(...parts.map((part) => part.timeMs)),
    net: parts[0]?.net ?? null,
  };
}

/**
 * Merges the reports of a search split among workers. The depth is the smallest one, to which every
 * line has been searched.
 */
function mergedReport(reports: readonly SearchInfo[], count: number): SearchInfo {
  return {
    depth: Math.min(...reports.map(({ depth }) => depth)),
    nps: reports.reduce((sum, { nps }) => sum + nps, 0),
    ...merge(reports, count),
  };
}
