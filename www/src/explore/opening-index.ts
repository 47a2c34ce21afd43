/** An index of the turns that were played in each position, and of the results of their games. */

/**
 * An opening turn, and the results of its games for the player who made it. Some games have no
 * result.
 */
export interface Opening {
  readonly turn: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A turn of a game, between the hashes of the positions before and after it. */
export interface PlayedTurn {
  readonly before: string;
  readonly after: string;
  readonly turn: string;
  /** The result of the game for the player who made the turn; `null` if the game has not ended. */
  readonly result: 'wins' | 'draws' | 'losses' | null;
}

/**
 * Counts how often turns were played in each position. Turns that lead to the same position count
 * as one.
 */
export class OpeningIndex {
  readonly #positions = new Map<string, Map<string, { -readonly [K in keyof Opening]: Opening[K] }>>();

  /**
   * Adds the turns of a game to the index; with the count -1, removes those of a game that was
   * added.
   */
  add(played: readonly PlayedTurn[], count: 1 | -1 = 1): void {
    for (const { before, after, turn, result } of played) {
      const turns = this.#positions.get(before) ?? new Map();
      this.#positions.set(before, turns);
      const opening = turns.get(after) ?? { turn, games: 0, wins: 0, draws: 0, losses: 0 };
      turns.set(after, opening);
      opening.games += count;
      if (result) opening[result] += count;
      if (opening.games === 0) turns.delete(after);
      if (turns.size === 0) this.#positions.delete(before);
    }
  }

  /** Returns the turns that were played in the position with this hash, the most frequent first. */
  at(hash: string): Opening[] {
    return [...(this.#positions.get(hash)?.values() ?? [])].sort(
      (a, b) => b.games - a.games || (a.turn < b.turn ? -1 : 1),
    );
  }
}

/** The number of digits of a hash that `keddah openings` writes. */
const DIGITS = 8;

/** Reads the index of opening turns by position hash that `keddah openings` writes. */
export class OpeningFile {
  readonly #lines = new Map<string, string>();

  constructor(text: string) {
    const [, positions = ''] = text.split('\n\n');
    for (const line of positions.split('\n')) this.#lines.set(line.slice(0, DIGITS), line.slice(DIGITS + 1));
  }

  /** Returns the turns that were played in the position with this hash, the most frequent first. */
  at(hash: string): Opening[] {
    const line = this.#lines.get(hash.slice(0, DIGITS));
    if (!line) return [];
    return line.split('\t').map((text) => {
      const [turn = '', counts = ''] = text.split('=');
      const [wins = 0, draws = 0, losses = 0] = counts.split('/').map(Number);
      return { turn, games: wins + draws + losses, wins, draws, losses };
    });
  }
}
