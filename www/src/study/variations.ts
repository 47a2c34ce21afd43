/** Navigates and edits the variation tree of the game on the board. */
import { endOf, indicesOf, pathTo, sizeOf } from 'keddah/tree';
import type { Board, Game, Snapshot, TreeNode } from '../board.ts';
import type { Seat } from '../seats.ts';
import { seatsText } from '../seats.ts';
import type { StudyState } from '../table/saved-game.ts';
import { addLine } from './line-adding.ts';

/** The maximum number of changes of the tree that can be undone. */
const MAX_UNDO = 30;

/** The members of the game view that the variation tree uses. */
export interface VariationTable<Side> {
  readonly board: Board<Side>;
  /**
   * Whether the game is played on a clock, with a friend or to find a level, so that only a copy of
   * it can be studied.
   */
  readonly isBound: boolean;
  currentSeats(): readonly Seat[];
  /** Replaces the game by a copy without clock and without a friend, with the cursor at a node. */
  copyForStudy(study: StudyState): Promise<void>;
  changed(): void;
}

/**
 * The node at which the game itself continues, and its players, while another position is analyzed.
 */
interface Live {
  readonly id: number;
  readonly seats: readonly Seat[];
}

export class Variations<Side = unknown> {
  /** The game on the board when it was last seen, and a copy of it. */
  #game: Game | null = null;
  #whole: Game | null = null;
  #key = '';
  #ply = -1;
  #live: Live | null = null;
  readonly #past: Game[] = [];
  /** The node identifiers of the first turns of lines that were added rather than played. */
  readonly #added = new Set<number>();
  #state: Snapshot<Side> | null = null;

  /** The number of changes so far; a new value makes the view render again. */
  version = 0;

  constructor(private readonly table: VariationTable<Side>) {}

  /** The game whose variation tree is shown; `null` before there is one. */
  get game(): Game | null {
    return this.#game;
  }

  /** The tree node of the position on the board. */
  get shown(): TreeNode | null {
    const game = this.#game;
    const state = this.#state;
    if (!game || !state) return null;
    return state.atLatest ? game.node : (this.#pathTo(game.node.id)[state.ply] ?? game.node);
  }

  /** Whether the board shows a position of the analysis other than the game's current position. */
  get isAway(): boolean {
    return this.#live !== null;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /**
   * The players of the game itself while another position is analyzed; `null` if its current
   * position is on the board.
   */
  get liveSeats(): readonly Seat[] | null {
    return this.#live?.seats ?? null;
  }

  /** The state of the analysis to store with the game: the paths to its positions in the tree. */
  get saved(): StudyState | undefined {
    const { game } = this.table.board;
    if (!game) return undefined;
    const path = (id: number) => indicesOf(pathTo(game.tree, id) ?? []);
    const live = this.#live && { path: path(this.#live.id), seats: this.#live.seats };
    return { cursor: path(game.node.id), ...(live && { live }) };
  }

  /**
   * Updates the tree after a change on the board. Lines that the board has replaced become
   * variations again.
   */
  sync(state: Snapshot<Side>): void {
    this.#state = state;
    const { game } = this.table.board;
    if (!game) return;
    const key = `${state.status.kind} ${state.history.join(' ')}`;
    const isSame = game === this.#game && key === this.#key;
    if (isSame && state.ply === this.#ply) return;
    this.#ply = state.ply;
    const merged = isSame || game !== this.#game || this.table.isBound ? null : this.#merged(state.history);
    if (merged) this.#put(merged);
    else if (!isSame) this.#adopt(game, key);
    this.#changed();
  }

  /** Resets all state that belongs to the current game, before another game is put on the board. */
  forget(): void {
    this.#live = null;
    this.#whole?.free();
    this.#whole = null;
    this.#game = null;
    this.#dropPast();
  }

  /** Restores the stored state of an analysis. Call it when its game is on the board. */
  restore({ live }: StudyState): void {
    const { game } = this.table.board;
    if (!live || !game) return;
    const node = live.path.reduce((at, index) => at.children[index] ?? at, game.tree);
    this.#live = { id: node.id, seats: live.seats };
  }

  /** Shows the position of a tree node on the board. The user then plays both sides from there. */
  async show(id: number): Promise<void> {
    const { board, isBound } = this.table;
    const { game } = board;
    if (!game) return;
    const place = this.#pathTo(game.node.id).findIndex((node) => node.id === id);
    if (isBound && place >= 0) board.goTo(place);
    else if (isBound) await this.#copy(id);
    else if (id === game.node.id) board.goTo(place);
    else {
      const live = this.#live ?? { id: game.node.id, seats: this.table.currentSeats() };
      const next = game.clone();
      next.goToNode(id);
      if (live.id === id) {
        this.#live = null;
        this.#put(next);
        board.seats = seatsText(live.seats);
      } else {
        // Set before the position is shown, so that the computer does not play in it.
        this.#live = live;
        board.seats = seatsText(live.seats.map(() => ({ kind: 'person' })));
        await board.updateComplete;
        this.#put(next);
      }
    }
  }

  /** Goes back from the analysis to the current position of the game. */
  goBack(): void {
    if (this.#live) void this.show(this.#live.id);
  }

  /** Plays a turn in the position that is shown. The turns that followed become a variation. */
  async play(turn: string): Promise<void> {
    const { board, isBound } = this.table;
    const at = this.shown;
    if (!at) return;
    if (!this.#state?.atLatest) {
      if (isBound) await this.#copy(at.id);
      else await this.show(at.id);
    }
    const game = board.game?.clone();
    if (!game?.check(turn).ok) return game?.free();
    game.play(turn, { variation: true });
    this.#put(game);
  }

  annotate(id: number, changes: Parameters<Game['annotate']>[1]): void {
    void this.#edit(id, (game, node) => game.annotate(node, changes));
  }

  promote(id: number): void {
    void this.#edit(id, (game, node) => game.promote(node));
  }

  /** Deletes a turn and all turns after it from the tree. */
  remove(id: number): void {
    void this.#edit(id, (game, node) => game.remove(node));
  }

  /**
   * Adds turns after the position that is shown, as one change that can be undone. The position on
   * the board stays. Resolves to whether the tree did not have all of them.
   */
  async addLine(turns: readonly string[]): Promise<boolean> {
    const { shown } = this;
    const copy = this.table.board.game?.clone();
    const isNew = !!copy && !!shown && addLine(copy, shown.id, turns) !== null;
    copy?.free();
    if (!isNew) return false;
    await this.#edit(shown.id, (game, id) => {
      const first = addLine(game, id, turns);
      if (first !== null) this.#added.add(first);
    });
    return true;
  }

  /** Changes the tree as one change that can be undone. The cursor stays. */
  edit(change: (game: Game) => void): Promise<void> {
    return this.#edit(this.table.board.game?.node.id ?? 0, change);
  }

  /** Undoes the last change of the variation tree. */
  undo(): void {
    const before = this.#past.pop();
    if (!before) return;
    const id = this.#game?.node.id ?? 0;
    const steps = this.#game?.turn?.steps.join(' ');
    if (pathTo(before.tree, id)) before.goToNode(id);
    // The steps of an unfinished turn are no part of the tree.
    if (steps && before.node.id === id) before.turn?.step(steps);
    this.#put(before);
    this.table.changed();
  }

  /** Returns the current node with this identifier; `undefined` if it was deleted. */
  nodeOf(id: number): TreeNode | undefined {
    return this.#pathTo(id).at(-1);
  }

  /** Returns whether a turn is the main continuation at its parent node. */
  isMain({ id }: TreeNode): boolean {
    const path = this.#pathTo(id);
    return path.length < 2 || path.at(-2)?.children[0]?.id === id;
  }

  /** Returns the record of the line through a node, without its variations. */
  lineThrough(node: TreeNode): string {
    const game = this.#game?.clone();
    if (!game) return '';
    game.goToNode(endOf(node).id);
    const text = game.toRecord({ to: 'cursor' });
    game.free();
    return text;
  }

  #pathTo(id: number): readonly TreeNode[] {
    return (this.#game && pathTo(this.#game.tree, id)) ?? [];
  }

  async #edit(id: number, change: (game: Game, id: number) => void): Promise<void> {
    const { board, isBound } = this.table;
    if (isBound) await this.#copy(id);
    const { game } = board;
    if (!game) return;
    // In a copy, the node has another identifier, but it is the node of the cursor.
    const changed = isBound ? game.node.id : id;
    this.#past.push(game.clone());
    if (this.#past.length > MAX_UNDO) this.#past.shift()?.free();
    const node = game.node.id;
    change(game, changed);
    if (this.#live && !pathTo(game.tree, this.#live.id)) this.#live = null;
    // The board has to show another position if its own was deleted.
    if (game.node.id !== node) this.#put(game.clone());
    else this.#keep(game);
    this.#changed();
    this.table.changed();
  }

  /** Puts a copy of the game without clock and friend on the board, with the cursor at a node. */
  async #copy(id: number): Promise<void> {
    const { game } = this.table.board;
    if (!game) return;
    const path = (node: number) => indicesOf(pathTo(game.tree, node) ?? []);
    const live = { path: path(game.node.id), seats: this.table.currentSeats() };
    await this.table.copyForStudy({ cursor: path(id), live });
  }

  /** Returns the tree with the turns on the board, if the board has dropped others. */
  #merged(history: readonly string[]): Game | null {
    const { game } = this.table.board;
    const merged = this.#whole?.clone();
    if (!game || !merged) return null;
    merged.goTo(0);
    for (const turn of history) {
      const next = merged.node.children[0];
      merged.play(turn, { variation: true });
      // The played game is the main line, before lines that were only added.
      if (!this.#live && next && this.#added.has(next.id)) merged.promote(merged.node.id);
    }
    if (merged.status.kind === game.status.kind && sizeOf(merged.tree) > sizeOf(game.tree)) return merged;
    merged.free();
    return null;
  }

  #adopt(game: Game, key: string): void {
    if (game !== this.#game) {
      this.#dropPast();
      this.#added.clear();
    }
    this.#game = game;
    this.#key = key;
    this.#keep(game);
  }

  #put(game: Game): void {
    const { board } = this.table;
    this.#game = game;
    this.#key = '';
    this.#keep(game);
    board.game = game;
  }

  #keep(game: Game): void {
    this.#whole?.free();
    this.#whole = game.clone();
  }

  #dropPast(): void {
    for (const game of this.#past.splice(0)) game.free();
  }

  #changed(): void {
    this.version += 1;
  }
}
