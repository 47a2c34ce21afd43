/** Which token is which from one board to the next, so that a piece that moves is seen to move. */
import { distance } from './geometry.js';

/** A piece on the screen. */
export interface Token {
  /** Its number, as small as can be. */
  id: number;
  piece: string;
  square: string;
}

/** Follows the pieces by likeness and nearness; what is legal is of no matter to it. */
export class Tokens {
  all: Token[] = [];
  /** Those that have just gone, to be seen sinking. */
  gone: Token[] = [];

  /** Takes over a new board. */
  update(board: Readonly<Record<string, string>>): void {
    const waiting = new Map(Object.entries(board));
    const stay: Token[] = [];
    const loose: Token[] = [];
    for (const token of this.all) {
      if (waiting.get(token.square) === token.piece) {
        waiting.delete(token.square);
        stay.push(token);
      } else loose.push(token);
    }
    const pairs = loose.flatMap((token) =>
      [...waiting].filter(([, piece]) => piece === token.piece).map(([square]) => ({ token, square })),
    );
    pairs.sort((a, b) => distance(a.token.square, a.square) - distance(b.token.square, b.square));
    for (const { token, square } of pairs) {
      if (!waiting.has(square) || !loose.includes(token)) continue;
      waiting.delete(square);
      loose.splice(loose.indexOf(token), 1);
      stay.push({ ...token, square });
    }
    this.gone = loose;
    const taken = new Set([...stay, ...loose].map((token) => token.id));
    let id = 0;
    for (const [square, piece] of waiting) {
      while (taken.has(id)) id++;
      stay.push({ id: id++, piece, square });
    }
    this.all = stay;
  }
}
