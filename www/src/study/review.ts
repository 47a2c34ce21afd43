/** The review of a game: the search through its turns, and their annotations in the tree. */
import type { Engine, Game, ReviewedTurn, TreeGame, TreeNode } from '../board.ts';

/** The number of positions to search for each turn. */
export const NODES = 30_000;
/** The number of turns of a better line that are added to the tree. */
const MAX_LINE = 3;
/** The glyphs of marks by their numbers in records; other marks have none. */
const NAGS: Partial<Record<ReviewedTurn['mark'], number>> = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** The marks that count in a summary, by the numbers of their glyphs. */
export const FAULTS = [6, 2, 4] as const;

/** Reviews a game with an engine of its own. Fires `progress` after each turn. */
export class ReviewSearch extends EventTarget {
  done = 0;
  total = 0;
  readonly #abort = new AbortController();

  /** Returns the turns with their marks; `null` after an abort. Frees the game. */
  async run(game: Game, load: () => Promise<Engine>): Promise<readonly ReviewedTurn[] | null> {
    const { signal } = this.#abort;
    let engine: Engine | null = null;
    try {
      engine = await load();
      const { turns } = await engine.review(game, {
        nodes: NODES,
        signal,
        onProgress: ({ done, total }) => {
          this.done = done;
          this.total = total;
          this.dispatchEvent(new Event('progress'));
        },
      });
      return signal.aborted ? null : turns;
    } finally {
      engine?.dispose();
      game.free();
    }
  }

  cancel(): void {
    this.#abort.abort();
  }
}

/** Writes the result of a review into the tree: win chances, glyphs, and better lines. */
export function annotateReview(game: Game, turns: readonly ReviewedTurn[]): void {
  const at = game.node.id;
  for (const { ply, win, winAfter, line, mark } of turns) {
    const path = [game.tree, ...game.mainLine()];
    const [parent, node] = [path[ply - 1], path[ply]];
    if (!parent || !node) continue;
    const nag = NAGS[mark];
    const hasGlyph = (node.nags ?? []).some((each) => each >= 1 && each <= 6);
    game.annotate(node.id, { win: winAfter, ...(nag && !hasGlyph && { nags: [nag, ...(node.nags ?? [])] }) });
    if (!nag) continue;
    game.goToNode(parent.id);
    for (const [index, turn] of line.slice(0, MAX_LINE).entries()) {
      game.play(turn, { variation: true });
      if (index === 0) game.annotate(game.node.id, { win });
    }
  }
  game.goToNode(at);
}

/** The result of a review for a turn of the main line. */
export interface Judged {
  readonly node: TreeNode;
  readonly ply: number;
  /** The index of the side that made the turn. */
  readonly side: number;
  /** The win chance of the first side after the turn; with four players, of the side itself. */
  readonly chance: number;
  /** The number of the glyph for a fault; 0 without one. */
  readonly fault: number;
}

/** Returns the reviewed turns of the main line. `sideOf` returns the side of a turn as an index. */
export function judgedTurns(game: TreeGame, sides: number, sideOf: (ply: number) => number): Judged[] {
  return [...game.mainLine()].flatMap((node, index) => {
    if (node.win === undefined) return [];
    const ply = index + 1;
    const side = sideOf(ply);
    const chance = sides > 2 || side === 0 ? node.win : 1 - node.win;
    return [{ node, ply, side, chance, fault: FAULTS.find((nag) => node.nags?.includes(nag)) ?? 0 }];
  });
}
