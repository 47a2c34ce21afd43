/** The opening moves of the games that the user has stored in the browser. */
import type { GameKind, KeptGame } from '../mine/kind.ts';
import { keptGames } from '../mine/store.ts';
import { pauses } from '../pauses.ts';
import { type Opening, OpeningIndex, type PlayedTurn } from './opening-index.ts';

/** The number of turns of each game that are counted, setups included. */
const MAX_TURNS = 40;

/**
 * Counts how often each opening turn was played in the stored games of one game, such as Arimaa.
 * Games that are already counted are not read again.
 */
export class KeptOpenings {
  readonly #index = new OpeningIndex();
  readonly #counted = new Map<string, { record: string; turns: readonly PlayedTurn[] }>();
  #updating: Promise<void> = Promise.resolve();

  constructor(
    private readonly game: string,
    private readonly kind: GameKind,
  ) {}

  /**
   * Returns the turns that stored games have in the position with this hash, the most frequent
   * first.
   */
  at(hash: string): Opening[] {
    return this.#index.at(hash);
  }

  /** Counts the turns of stored games that are new, and counts changed games again. */
  update(): Promise<void> {
    this.#updating = this.#updating
      .then(() => this.#update())
      // Without storage there are no games.
      .catch((error: unknown) => console.warn(error));
    return this.#updating;
  }

  async #update(): Promise<void> {
    const pause = pauses();
    const games = await keptGames(this.game);
    const ids = new Set(games.map(({ id }) => id));
    for (const id of this.#counted.keys()) if (!ids.has(id)) this.#forget(id);
    for (const game of games) {
      const { record } = game.saved;
      if (this.#counted.get(game.id)?.record === record) continue;
      this.#forget(game.id);
      const turns = await this.#turnsOf(game, pause);
      this.#index.add(turns);
      this.#counted.set(game.id, { record, turns });
      await pause();
    }
  }

  #forget(id: string): void {
    this.#index.add(this.#counted.get(id)?.turns ?? [], -1);
    this.#counted.delete(id);
  }

  async #turnsOf({ saved, status, winner }: KeptGame, pause: () => Promise<void>): Promise<PlayedTurn[]> {
    const { kind } = this;
    const played: PlayedTurn[] = [];
    try {
      const game = kind.parse(saved.record);
      const turns = game.history.slice(0, MAX_TURNS);
      await pause();
      game.goTo(0);
      let before = game.hash;
      for (const [ply, turn] of turns.entries()) {
        const mover = kind.sideIndex(game.status.toMove);
        game.goTo(ply + 1);
        const after = game.hash;
        const result = status === 'won' ? (winner === mover ? 'wins' : 'losses') : status === 'drawn' ? 'draws' : null;
        played.push({ before, after, turn, result });
        before = after;
        await pause();
      }
      game.free();
    } catch (error) {
      console.warn(error);
    }
    return played;
  }
}
