/** The review of a game: the search through its turns, and their annotations in the tree. */
import type { Engine, Game, ReviewedTurn, TreeGame, TreeNode } from '../board.ts';

/** The number of turns of a better line that a review adds to the tree. */
const MAX_LINE = 3;
/** The annotation glyphs (NAG numbers) for the verdicts of a review; other verdicts have none. */
const NAGS: Partial<Record<ReviewedTurn['mark'], number>> = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** The NAG numbers of the faults that the summary of a review counts. */
export const FAULTS = [6, 2, 4] as const;

/** Reviews a game with a separate engine. Fires `progress` after each turn. */
export class ReviewSearch extends EventTarget {
  done = 0;
  total = 0;
  readonly #abort = new AbortController();

  /**
   * Reviews the game and returns its turns with verdicts; `null` after an abort. Frees the game.
   * `nodesOf` returns the number of positions to search for each turn.
   */
  async run(
    game: Game,
    load: () => Promise<Engine>,
    nodesOf: (game: Game) => Promise<number>,
  ): Promise<readonly ReviewedTurn[] | null> {
    const { signal } = this.#abort;
    let engine: Engine | null = null;
    try {
      engine = await load();
      const { turns } = await engine.review(game, {
        nodes: await nodesOf(game),
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

/** A reviewed turn of the game's main line, with its win chance and fault. */
export interface Judged {
  readonly node: TreeNode;
  readonly ply: number;
  /** The index of the side that made the reviewed turn. */
  readonly side: number;
  /**
   * The win chance of the first side after the turn, from 0 to 1; with four players, that of the
   * turn's side.
   */
  readonly chance: number;
  /** The annotation glyph (NAG number) for the turn's fault, such as `?!`; 0 without one. */
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
