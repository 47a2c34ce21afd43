import type { Limits, SearchResult } from '../types.js';
import { Client, type Desk } from './client.js';

/** A game's searches, and what must be ready before they can begin. */
export interface Place {
  desk: Desk;
  ready(): Promise<void>;
}

/** A client at every one of these places, once rules and workers are ready; where one cannot be had it leaves them all. */
export async function join(...places: Place[]): Promise<Client> {
  const joined = await Promise.allSettled(
    places.map(async ({ desk, ready }) => {
      await ready();
      await desk.host.join(desk.kind);
      return desk;
    }),
  );
  const failed = joined.find((one) => one.status === 'rejected');
  const desks = joined.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (!failed) return new Client(desks);
  for (const { host } of desks) host.leave();
  throw failed.reason;
}

/** A player that thinks in a worker. */
export abstract class BaseEngine<Game> {
  readonly #client: Client;

  protected constructor(client: Client) {
    this.#client = client;
  }

  /**
   * Searches for the best move, in Arimaa a whole turn from its start. The game may be played on meanwhile: it is
   * searched as it is now.
   *
   * An abort resolves it too, at once, with the best so far and `stopped: true`; a legal move even if it was aborted
   * beforehand.
   *
   * @throws {@link RuleError} `game-over`; {@link KeddahError} `engine-crashed`, after which the next search works;
   * what `onInfo` throws
   *
   * @example
   * ```js
   * const engine = await Engine.start()
   * const stop = new AbortController()
   * const { best, stopped } = await engine.search(new ArimaaGame(), {
   *   lines: 3,
   *   signal: stop.signal, // with `lines` and no other limit: until it is aborted
   *   onInfo: ({ depth, lines }) => depth > 3 && stop.abort(),
   * })
   * engine.dispose()
   * ```
   */
  search(game: Game, limits?: Limits): Promise<SearchResult> {
    return this.#client.run(game, limits);
  }

  /** Ends what is being searched, with the best so far, and lets go of the workers. It is of no use afterwards. */
  dispose(): void {
    this.#client.close();
  }
}
