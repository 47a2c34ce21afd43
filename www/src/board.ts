/**
 * Interfaces for the parts of the package's boards, games and engines that the page uses for every
 * game.
 */

/** A snapshot of the state of a board of any game. */
export interface Snapshot<Side> {
  status:
    | { kind: 'playing' }
    | { kind: 'won'; winner: Side; reason: string }
    | { kind: 'drawn'; winner?: undefined; reason: string };
  toMove: Side;
  ply: number;
  plies: number;
  firstPly: number;
  atLatest: boolean;
  history: readonly string[];
  thinking: { side: Side; info?: { depth: number; nodes: number } } | null;
  waiting?: boolean;
  canTakeBack: boolean;
  canRedo: boolean;
  refusal: { code: string; text: string } | null;
  prompt: string;
  text: string;
  /** The position in the editor, and its faults; `null` if no position is edited. */
  editing?: { text: string; faults: readonly unknown[] } | null;
}

/** A marked square, or an arrow from one square to another. */
export interface Mark {
  readonly color: 'green' | 'red' | 'blue' | 'yellow';
  readonly from: string;
  readonly to?: string;
}

/** The annotations of a node of a game's tree: comment, glyphs, marks and win probability. */
export interface Annotation {
  readonly comment?: string;
  readonly nags?: readonly number[];
  readonly marks?: readonly Mark[];
  readonly win?: number;
}

/** A node of a game's tree: a turn, or the start. */
export interface TreeNode extends Annotation {
  readonly id: number;
  /** The identifier of the parent node; `null` for the start of the game. */
  readonly parent: number | null;
  readonly turn: string | null;
  readonly children: readonly TreeNode[];
}

/** A game with its variations as a tree of turns. */
export interface TreeGame {
  readonly tree: TreeNode;
  readonly node: TreeNode;
  /** Returns the nodes of the main line, without the start of the game. */
  mainLine(): Iterable<TreeNode>;
  /** Returns all lines, each from the first turn to a last one. */
  lines(): Iterable<TreeNode[]>;
  goToNode(id: number): void;
}

/** The members of the package's game objects that the page uses. */
export interface Game extends TreeGame {
  readonly history: readonly string[];
  readonly status: { readonly kind: string; readonly toMove?: unknown };
  /** The hash of the position: equal positions have equal hashes. */
  readonly hash: string;
  check(turn: string): { ok: boolean };
  legalMoves(): readonly { readonly text: string; readonly kind: string; readonly from?: string }[];
  play(turn: string, options?: { variation: boolean }): string;
  /** The turn of several steps that is being built; missing in games whose turns have no steps. */
  readonly turn?: { readonly steps: readonly string[]; step(steps: string): unknown; clear(): void };
  annotate(id: number, changes: Annotation): void;
  promote(id: number): void;
  remove(id: number): void;
  toRecord(options?: { to: 'cursor' }): string;
  toString(): string;
  clone(): Game;
  goTo(ply: number): void;
  end(result: { winner: unknown; reason: string }): void;
  free(): void;
}

/** A report of the engine during a search. */
export interface Report {
  depth: number;
  nps: number;
  score: { win: number };
  lines: readonly { moves: readonly string[]; score: { win: number } }[];
}

/** The result of a review for one turn. Win chances are those of the side that made the turn. */
export interface ReviewedTurn {
  ply: number;
  turn: string;
  /** The win chance of the player with the best turn and with the played one, each from 0 to 1. */
  win: number;
  winAfter: number;
  /** The best line: the best turn and the turns after it. */
  line: readonly string[];
  mark: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
}

/** The best turn of the next player if the player to move passed. */
export interface ThreatResult {
  turn: string | null;
  threats: readonly {
    kind: 'capture' | 'goal' | 'immobilization' | 'detour';
    piece?: string;
    square: string;
    steps?: number;
  }[];
}

/** The options of the engine for reviewing a game. */
export interface ReviewOptions {
  nodes: number;
  signal: AbortSignal;
  onProgress(progress: { done: number; total: number }): void;
}

/** The methods of the package's engines that the page uses. */
export interface Engine {
  search(
    game: Game,
    limits: {
      lines?: number;
      nodes?: number;
      net?: boolean;
      searchTurns?: readonly string[];
      signal?: AbortSignal;
      onInfo?(info: Report): void;
    },
  ): Promise<{ score: { win: number } }>;
  review(game: Game, options: ReviewOptions): Promise<{ turns: readonly ReviewedTurn[] }>;
  threat(game: Game, options: { timeMs: number; signal: AbortSignal }): Promise<ThreatResult>;
  dispose(): void;
}

/** The part of the package's board elements that the page uses. */
export interface Board<Side> extends HTMLElement {
  readonly ready: Promise<void>;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  game: Game | undefined;
  readonly state: Snapshot<Side> | undefined;
  seats: string;
  theme: string;
  controls: string;
  readonly looks: readonly string[];
  look: string;
  mode: string;
  readonly orientation: string;
  marks?: string | undefined;
  goTo(ply: number): void;
  takeBack(): void;
  redo(): void;
  hint(): Promise<string>;
  describe(turn: string): string;
  preview(turn?: string): void;
  pause(paused: boolean): void;
  flip(): void;
  resign(side?: Side): void;
  stopThinking(): void;
}

/** The type of the state of a board element of type `B`. */
export type StateOf<B> = B extends { readonly state: infer S } ? NonNullable<S> : never;

/** Resolves when a board can be used, perhaps only after the user has tried again to load it. */
export async function whenReady(board: Board<unknown>): Promise<void> {
  await board.ready.catch(() => new Promise((done) => board.addEventListener('keddah-change', done, { once: true })));
}
