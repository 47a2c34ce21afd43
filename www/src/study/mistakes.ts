/** A quiz about the mistakes of a reviewed game, for the person who made them. */
import type { Engine, Game, TreeGame, TreeNode } from '../board.ts';
import { FAULTS } from './review.ts';
import type { Variations } from './variations.ts';

/**
 * The maximum loss in win chance, compared with the best turn, at which the quiz accepts a turn.
 */
const MARGIN = 0.035;

/** A position of the reviewed game in which the player made a mistake. */
interface Mistake {
  readonly position: TreeNode;
  readonly played: TreeNode;
  readonly best: TreeNode;
  /** The index of the side that made the mistake. */
  readonly side: number;
}

/** The state of the user's last try to find a better turn. */
export type TryState = 'asked' | 'judging' | 'passed' | 'played' | 'worse';

/** Returns the mistakes of a side, or of all sides for -1. `sideOf` returns the side of a turn. */
export function mistakesOf(game: TreeGame, side: number, sideOf: (ply: number) => number): Mistake[] {
  const line = [game.tree, ...game.mainLine()];
  return line.flatMap((played, ply) => {
    const position = line[ply - 1];
    const isFault = FAULTS.some((nag) => played.nags?.includes(nag));
    const best = position?.children.find((child) => child !== played && child.win !== undefined);
    if (!position || !best || !isFault || (side >= 0 && sideOf(ply) !== side)) return [];
    return [{ position, played, best, side: sideOf(ply) }];
  });
}

/** A quiz that asks for a better turn in each position where the player made a mistake. */
export class MistakeQuiz {
  index = 0;
  outcome: TryState = 'asked';
  hasHint = false;
  #engine: Promise<Engine> | null = null;

  constructor(
    readonly mistakes: readonly Mistake[],
    private readonly variations: Variations,
    private readonly load: () => Promise<Engine>,
    private readonly nodesOf: (game: Game) => Promise<number>,
    private readonly changed: () => void,
  ) {
    this.ask(0);
  }

  get current(): Mistake | undefined {
    return this.mistakes[this.index];
  }

  get isLast(): boolean {
    return this.index === this.mistakes.length - 1;
  }

  /** Puts the position of the mistake with this index on the board. */
  ask(index: number): void {
    this.index = index;
    this.outcome = 'asked';
    this.hasHint = false;
    if (this.current) void this.variations.show(this.current.position.id);
    this.changed();
  }

  hint(): void {
    this.hasHint = true;
    this.changed();
  }

  /** Returns the move, or in Arimaa the step, that the best turn begins with. */
  firstMove() {
    const { current } = this;
    const game = this.variations.game?.clone();
    if (!game || !current) return undefined;
    game.goToNode(current.position.id);
    const moves = game.legalMoves();
    game.free();
    return moves.find(({ text }) => `${current.best.turn} `.startsWith(`${text} `));
  }

  /**
   * Judges the turn that the user played in the quiz, and takes it back unless it is good enough.
   */
  async follow(): Promise<void> {
    const { current, variations } = this;
    const { game, shown } = variations;
    if (!current || !game || !shown || this.outcome === 'judging' || this.outcome === 'passed') return;
    const position = variations.nodeOf(current.position.id);
    if (!position?.children.some(({ id }) => id === shown.id)) return;
    const isKnown = current.position.children.some(({ id }) => id === shown.id);
    this.outcome = 'judging';
    this.changed();
    this.outcome = await this.#judge(game, shown, current).catch((error) => {
      console.error(error);
      return 'asked' as const;
    });
    if (this.outcome !== 'passed') {
      if (!isKnown) variations.remove(shown.id);
      await variations.show(current.position.id);
    }
    this.changed();
  }

  dispose(): void {
    void this.#engine?.then((engine) => engine.dispose());
  }

  async #judge(game: Game, { id, turn, win }: TreeNode, { position, played, best }: Mistake): Promise<TryState> {
    if (id === played.id) return 'played';
    const enough = (best.win ?? 1) - MARGIN;
    if (id === best.id || (win !== undefined && win >= enough)) return 'passed';
    this.#engine ??= this.load();
    const engine = await this.#engine;
    const copy = game.clone();
    copy.goToNode(position.id);
    try {
      // As the review has judged the other turns.
      const limits = { nodes: await this.nodesOf(copy), net: true, searchTurns: [turn ?? ''] };
      const { score } = await engine.search(copy, limits);
      return score.win >= enough ? 'passed' : 'worse';
    } finally {
      copy.free();
    }
  }
}
