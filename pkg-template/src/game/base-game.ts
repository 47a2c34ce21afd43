/// <reference lib="esnext.disposable" preserve="true" />

import type { Move, RefusalCode } from '../kinds/all.js';
import { checkInteger, checkMove, checkName, checkOptions, checkRecord, checkSquare } from './arguments.js';
import { KeddahError, toError } from './errors.js';
import type { GameDefinition } from './game-definition.js';
import { atPath, checkAnnotation, checkNode, continuation, linesOf, linkNodes, pathTo } from './tree.js';
import type { Annotation, GameJSON, Reason, Status, TreeNode, Verdict } from './types.js';
import { type AnyWasmGame, attach, ExistingGame, release, type WasmGame, withWasm } from './wasm-game.js';

/** A position and the turns that led to it: the base class of `ArimaaGame` and `QuoridorGame`. */
export abstract class BaseGame<
  Position,
  Side extends string | number,
  AnyMove extends Move = Move,
  Code extends RefusalCode = RefusalCode,
> {
  /** Lets `using game = …` free the game at the end of its block, where `Symbol.dispose` exists. */
  declare [Symbol.dispose]: () => void;
  /** The nodes of the game tree by identifier, cached until the tree changes. */
  #nodesAfter: { changes: number; nodes: Map<number, TreeNode> } | undefined;

  /** The current position: the board, the side to move and further facts, as plain data. */
  get position(): Position {
    return this.#withWasm((wasm) => wasm.position());
  }

  /** The state of the game: who is to move, who won and how, or that it is drawn. */
  get status(): Status<Side> {
    return this.#withWasm((wasm) => wasm.status());
  }

  /**
   * The turns from the start to the cursor, in full notation, without numbers. The cursor is at the
   * position that `position` shows.
   */
  get history(): readonly string[] {
    return this.#withWasm((wasm) => wasm.history());
  }

  /** The number of turns from the start to the cursor. */
  get ply(): number {
    return this.#withWasm((wasm) => wasm.ply());
  }

  /**
   * The start of the game with all turns, variations and annotations after it. The object never
   * changes: read `tree` again after a change.
   *
   * @example
   * ```js
   * const game = QuoridorGame.parse('1. e2 (1. d1 {Sideways.}) 1... e8')
   * console.log(game.tree.children.map(({ turn, comment }) => [turn, comment]))
   * // [['e2', undefined], ['d1', 'Sideways.']]
   * ```
   */
  get tree(): TreeNode {
    return this.#nodes.get(0) as TreeNode;
  }

  /** The node of `tree` at the cursor, which is the position that `position` shows. */
  get node(): TreeNode {
    return this.#nodes.get(this.#withWasm((wasm) => wasm.nodeId())) as TreeNode;
  }

  /** The nodes of the main line after the start, which leads through each node's first child. */
  mainLine(): Iterable<TreeNode> {
    return continuation(this.tree);
  }

  /**
   * All lines of the tree, each from the first turn to a leaf, the main line first.
   *
   * @example
   * ```js
   * const game = QuoridorGame.parse('1. e2 (1. d1 e8) 1... e8 2. e3')
   * for (const line of game.lines()) console.log(line.map(({ turn }) => turn).join(' '))
   * // e2 e8 e3
   * // d1 e8
   * ```
   */
  lines(): Iterable<TreeNode[]> {
    return linesOf(this.#nodes);
  }

  /**
   * The errors of those variations of the parsed record that could not be parsed to their end. The
   * tree has the turns before each error.
   */
  get variationErrors(): readonly KeddahError[] {
    return this.#withWasm((wasm) => wasm.variationErrors()).map((error) => toError(error) as KeddahError);
  }

  /**
   * The tags of the record, such as `Event`, by name. Assign an object to replace them all. They do
   * not include the tags that state how the game began or ended.
   *
   * @throws {@link RuleError} `wrong-tag` if a name is not a word or is one of those tags
   *
   * @example
   * ```js
   * const game = new QuoridorGame()
   * game.tags = { ...game.tags, Event: 'Club championship' }
   * console.log(game.toRecord()) // [Event "Club championship"] …
   * ```
   */
  get tags(): Readonly<Record<string, string>> {
    const words = this.#withWasm((wasm) => wasm.tags()).split('\n');
    const pairs = words.flatMap((name, i) => (name && i % 2 === 0 ? [[name, words[i + 1]]] : []));
    return Object.freeze(Object.fromEntries(pairs));
  }

  set tags(tags: Readonly<Record<string, string>>) {
    const words = Object.entries(checkOptions<Record<string, string>>('tags', tags)).flat();
    if (words.some((word) => typeof word !== 'string')) throw new TypeError('tags must be strings.');
    const lines = words.map((word) => `${`${word}`.replaceAll(/[\r\n]/g, ' ')}\n`).join('');
    this.#withWasm((wasm) => wasm.setTags(lines));
  }

  /**
   * A hash of the position after the last completed turn: 16 hexadecimal digits. Equal positions
   * have equal hashes.
   */
  get hash(): string {
    return this.#withWasm((wasm) => wasm.key().toString(16).padStart(16, '0'));
  }

  /**
   * Returns the legal moves (in Arimaa the legal next steps); an empty array once the game is over.
   *
   * @param filter - `from`: only the moves of the piece on this square
   * @throws {@link NotationError} if `from` is not a square
   */
  legalMoves(filter?: { from?: string | undefined }): AnyMove[] {
    const { from } = checkOptions<{ from: string }>('filter', filter);
    if (from !== undefined) checkSquare('from', from);
    return this.#withWasm((wasm) => wasm.legalMoves(from));
  }

  /**
   * Yields the legal turns as texts: in Quoridor the legal moves, in Arimaa complete turns.
   *
   * @example
   * ```js
   * for (const turn of new QuoridorGame().legalTurns()) console.log(turn) // d1, f1, e2, a1h …
   * ```
   */
  *legalTurns(): Generator<string, void> {
    for (const { text } of this.legalMoves()) yield text;
  }

  /**
   * Returns whether a turn is legal and, if not, why. Never throws for a string.
   *
   * @param move - the turn as text, or an object of `legalMoves`, whose text is checked
   */
  check(move: string | Move): Verdict<Code> {
    let text: string;
    try {
      text = checkMove(move);
    } catch (error) {
      if (!(error instanceof KeddahError)) throw error;
      return { ok: false, code: error.code as Code, message: error.message, squares: [], at: error.at ?? 0 };
    }
    return this.#withWasm((wasm) => wasm.check(text));
  }

  /**
   * Plays a turn, and returns it in full notation. A turn that already follows in the tree is
   * followed; any other one replaces the next turn with everything after it.
   *
   * @param move - the turn as text, or an object of `legalMoves`, whose text is played. In Arimaa
   * that is a turn of one step; for longer turns pass the objects to `turn.step`.
   * @param options - `variation: true`: nothing is replaced, and a new turn becomes a variation
   * @throws {@link RuleError} or {@link NotationError}; the game is then unchanged
   *
   * @example
   * ```js
   * import { init, QuoridorGame } from 'keddah/quoridor'
   * await init()
   * const game = new QuoridorGame()
   * game.play('e2')
   * const move = game.legalMoves({ from: 'e9' }).find(({ to }) => to === 'e8')
   * console.log(game.play(move)) // e8
   * ```
   */
  play(move: string | Move, options?: { variation?: boolean | undefined }): string {
    const text = checkMove(move);
    const { variation = false } = checkOptions<{ variation: boolean }>('options', options);
    return this.#withWasm((wasm) => wasm.play(text, variation));
  }

  /**
   * Takes back the last turn and returns it; `null` at the start. A result that ended the game
   * without a turn (`resign`, `end`) is taken back alone, and an empty string is returned.
   */
  undo(): string | null {
    return this.#withWasm((wasm) => wasm.undo()) ?? null;
  }

  /** Plays again the turn that `undo` last took back, and returns it; `null` if there is none. */
  redo(): string | null {
    return this.#withWasm((wasm) => wasm.redo()) ?? null;
  }

  /**
   * Goes to the position after the given number of turns, as `undo` and `redo` would; 0 is the
   * start.
   *
   * @throws {@link RuleError} `no-such-ply` beyond the last turn
   */
  goTo(ply: number): void {
    checkInteger('ply', ply, 0, 2 ** 32 - 1);
    this.#withWasm((wasm) => wasm.goTo(ply));
  }

  /**
   * Goes to a node of the tree. `undo` and `redo` then move along a line through it.
   *
   * @param node - a node, or its identifier
   * @throws {@link RuleError} `no-such-node`
   *
   * @example
   * ```js
   * const game = QuoridorGame.parse('1. e2 (1. d1 e8) 1... e8')
   * game.goToNode(game.tree.children[1])
   * console.log(game.history, game.redo()) // ['d1'] 'e8'
   * ```
   */
  goToNode(node: number | TreeNode): void {
    const id = checkNode(node);
    this.#withWasm((wasm) => wasm.goToNode(id));
  }

  /**
   * Changes the annotation of a node: the given properties replace the existing ones, and `null`
   * removes one. Commands in a comment, such as `[%win 0.5]`, are parsed as in records.
   *
   * @param node - a node, or its identifier; the start for the game as a whole
   * @throws {@link RuleError} `no-such-node`; {@link NotationError} for a mark that names no square
   *
   * @example
   * ```js
   * const game = QuoridorGame.parse('1. e2 e8')
   * game.annotate(game.node, { comment: 'Both run.', nags: [5] })
   * console.log(game.toRecord()) // 1. e2 e8 !? {Both run.}
   * ```
   */
  annotate(
    node: number | TreeNode,
    annotation: { [Name in keyof Annotation]?: Annotation[Name] | null | undefined },
  ): void {
    const id = checkNode(node);
    const checked = checkAnnotation(this.#nodes.get(id), annotation);
    this.#withWasm((wasm) => wasm.annotate(id, ...checked));
  }

  /**
   * Makes a turn the main continuation: the first child of its parent.
   *
   * @param node - a node, or its identifier
   * @throws {@link RuleError} `no-such-node`, also for the start
   */
  promote(node: number | TreeNode): void {
    const id = checkNode(node);
    this.#withWasm((wasm) => wasm.promote(id));
  }

  /**
   * Removes a turn with everything after it. If the cursor is there, it moves to the parent.
   *
   * @param node - a node, or its identifier
   * @throws {@link RuleError} `no-such-node`, also for the start
   */
  remove(node: number | TreeNode): void {
    const id = checkNode(node);
    this.#withWasm((wasm) => wasm.remove(id));
  }

  /**
   * Ends the game by resignation.
   *
   * @param player - the player who resigns; by default the player to move
   * @throws {@link RuleError} `game-over`
   */
  resign(player?: Side): void {
    if (player !== undefined) this.checkSide('player', player);
    this.#withWasm((wasm) => wasm.resign(player));
  }

  /**
   * Ends the game for a reason outside the board, such as time. In Quoridor, two players can agree
   * on a draw: the winner is then `null` and the reason `agreement`.
   *
   * @throws {@link RuleError} `game-over`, `wrong-result` if the reason is not one for a win or a
   * draw that players decide, `draw-not-allowed` with four players
   * @throws `TypeError` for a reason that the game does not have
   *
   * @example
   * ```js
   * const game = new QuoridorGame()
   * game.end({ winner: null, reason: 'agreement' })
   * console.log(game.status) // { kind: 'drawn', reason: 'agreement' }
   * ```
   */
  end(result: { winner: Side | null; reason: Reason }): void {
    const { winner, reason } = checkOptions<{ winner: Side | null; reason: Reason }>('result', result);
    const side = winner === null ? null : this.checkSide('winner', winner);
    const checked = checkName('reason', reason, definitionOf(this)?.reasons ?? []);
    this.#withWasm((wasm) => wasm.end(side, checked));
  }

  /** Returns an independent copy of the game with all its turns. */
  clone(): this {
    return wrapLike(
      this,
      this.#withWasm((wasm) => wasm.copy()),
    );
  }

  /** Returns the position after the last completed turn as text, which `parse` reads. */
  toString(): string {
    return this.#withWasm((wasm) => wasm.toText());
  }

  /**
   * Returns the game with all its turns, variations, annotations and tags as text, from which
   * `parse` makes an equal game. The position of the cursor does not matter.
   *
   * @param options - `to: 'cursor'`: only the turns up to the cursor, without variations
   */
  toRecord(options?: { to?: 'cursor' | undefined }): string {
    const { to } = checkOptions<{ to: 'cursor' }>('options', options);
    if (to !== undefined) checkName('to', to, ['cursor']);
    return this.#withWasm((wasm) => wasm.toRecord(to !== undefined));
  }

  /**
   * Returns whether another game has the same start, tags, turns, variations, annotations and
   * result. The positions of the cursors do not matter.
   */
  equals(other: this): boolean {
    return other instanceof this.constructor && other.toRecord() === this.toRecord();
  }

  /** Returns the game and its cursor as plain data; `JSON.stringify(game)` calls it. */
  toJSON(): GameJSON {
    return { record: this.toRecord(), cursor: pathTo(this.#nodes, this.node) };
  }

  /**
   * Makes a game from the result of `toJSON`, with the cursor at the stored node.
   *
   * @throws the errors of `parse`
   *
   * @example
   * ```js
   * const game = QuoridorGame.parse('1. e2 e8')
   * game.undo()
   * const text = JSON.stringify(game)
   * console.log(QuoridorGame.fromJSON(JSON.parse(text)).history) // ['e2']
   * ```
   */
  static fromJSON<Game extends BaseGame<unknown, string | number>>(
    this: { parse(text: string): Game },
    json: GameJSON,
  ): Game {
    const { record, cursor } = checkOptions<GameJSON>('json', json);
    // biome-ignore lint/complexity/noThisInStatic: the class of the game, which extends this one.
    const game = this.parse(record as string);
    if (Array.isArray(cursor)) game.goToNode(atPath(game.tree, cursor));
    return game;
  }

  /** Returns a drawing of the board after the last completed turn, in characters. */
  toAscii(): string {
    return this.#withWasm((wasm) => wasm.toAscii());
  }

  /**
   * Frees the memory of the game at once instead of at some later garbage collection. Every other
   * method then throws `freed`. Has no effect on a game that a board shows.
   */
  free(): void {
    release(this);
  }

  /**
   * Returns `side` if it is a side of this game; otherwise throws a `TypeError` or a `RangeError`.
   */
  protected abstract checkSide(name: string, side: unknown): Side;

  get #nodes(): ReadonlyMap<number, TreeNode> {
    return this.#withWasm((wasm) => {
      const changes = wasm.changes();
      if (this.#nodesAfter?.changes !== changes) this.#nodesAfter = { changes, nodes: linkNodes(wasm.nodes()) };
      return this.#nodesAfter.nodes;
    });
  }

  #withWasm<Result>(use: (wasm: WasmGame<Position, Side, AnyMove, Code>) => Result): Result {
    return withWasm(this, use);
  }
}
if (Symbol.dispose) {
  BaseGame.prototype[Symbol.dispose] = BaseGame.prototype.free;
}

/** The definition of the game, such as Arimaa, that each public game object belongs to. */
const definitions = new WeakMap<object, GameDefinition>();

/** Returns the definition of a public game object; `undefined` for any other object. */
export function definitionOf(game: object): GameDefinition | undefined {
  return definitions.get(game);
}

/**
 * Attaches a wasm game to a public game under construction: the one in `options` if that is an
 * {@link ExistingGame}, otherwise a new one.
 */
export function initializeGame(
  game: object,
  definition: GameDefinition,
  options: unknown,
  create: () => AnyWasmGame,
): void {
  definition.checkRules();
  definitions.set(game, definition);
  attach(game, options instanceof ExistingGame ? options.wasm : create());
}

/** Parses text into a game that a constructor attaches when it is passed as its options. */
export function parseForConstructor(definition: GameDefinition, text: unknown, options: object): object {
  return new ExistingGame(definition.parse(checkRecord(text), options));
}

/** Makes a public game of the same class as `game` around a wasm game. */
export function wrapLike<Game extends object>(game: Game, wasm: AnyWasmGame): Game {
  const Class = game.constructor as new (options: object) => Game;
  return new Class(new ExistingGame(wasm));
}
