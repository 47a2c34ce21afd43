import { distance } from './geometry.js';

/** A piece as drawn on the screen, which keeps its identity while it moves. */
export interface Token {
  /**
   * The index of the drawn piece in the rendered list: the smallest one that was free when it
   * appeared.
   */
  id: number;
  piece: string;
  square: string;
}

/**
 * The pieces on the screen. When the board changes, each moves to the nearest square with the same
 * piece, so that moves can be animated.
 */
export class Tokens {
  all: Token[] = [];
  /** The pieces that have just disappeared from the board and are still animated. */
  gone: Token[] = [];

  /** Moves, adds and removes the drawn pieces to match a new board. */
  update(board: Readonly<Record<string, string>>): void {
    const unmatched = new Map(Object.entries(board));
    const stay: Token[] = [];
    const unplaced: Token[] = [];
    for (const token of this.all) {
      if (unmatched.get(token.square) === token.piece) {
        unmatched.delete(token.square);
        stay.push(token);
      } else unplaced.push(token);
    }
    const pairs = unplaced.flatMap((token) =>
      [...unmatched].filter(([, piece]) => piece === token.piece).map(([square]) => ({ token, square })),
    );
    pairs.sort((a, b) => distance(a.token.square, a.square) - distance(b.token.square, b.square));
    for (const { token, square } of pairs) {
      if (!unmatched.has(square) || !unplaced.includes(token)) continue;
      unmatched.delete(square);
      unplaced.splice(unplaced.indexOf(token), 1);
      stay.push({ ...token, square });
    }
    this.gone = unplaced;
    const taken = new Set([...stay, ...unplaced].map((token) => token.id));
    let id = 0;
    for (const [square, piece] of unmatched) {
      while (taken.has(id)) id++;
      stay.push({ id: id++, piece, square });
    }
    this.all = stay;
  }
}
