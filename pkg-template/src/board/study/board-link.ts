import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Turns, turnsOf } from '../../game/tree-numbers.js';
import { endOf, nodesOf } from '../../game/tree-rows.js';
import type { TreeNode } from '../../game/types.js';

/** The members of a board element that the turn list and graph beside it use. */
export interface StudiedBoard extends HTMLElement {
  readonly ready: Promise<void>;
  readonly game: StudiedGame | undefined;
  readonly state: StudiedState | undefined;
  goTo(ply: number): void;
}

/** The members of a game that the turn list and graph beside a board use. */
interface StudiedGame {
  readonly tree: TreeNode;
  readonly node: TreeNode;
  readonly position: { readonly toMove: string | number };
  goToNode(id: number): void;
}

interface StudiedState {
  readonly ply: number;
  readonly plies: number;
  readonly firstPly: number;
  readonly seats: readonly unknown[];
}

/**
 * The game tree of a board with its shown position, as the turn list and graph beside it show it.
 */
export interface Shown extends Turns {
  readonly game: StudiedGame;
  /** The tree node after which the list of turns begins: the root, or the last setup. */
  readonly start: TreeNode;
  readonly firstPly: number;
  /** The tree node of the position on the board. */
  readonly node: TreeNode;
  /** The tree nodes from the root to the game's current node. */
  readonly path: readonly TreeNode[];
}

/** The time after which a missing board is reported on the console, in milliseconds. */
const MISSING_MS = 1000;

/**
 * Connects an element with the board that its attribute `for` names, even if the board appears
 * later.
 */
export class BoardLink implements ReactiveController {
  board: StudiedBoard | null = null;
  readonly #host: ReactiveControllerHost & HTMLElement & { for: string };
  readonly #observer: MutationObserver | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reported = '';
  #tree: TreeNode | null = null;
  #nodes: ReadonlyMap<number, TreeNode> = new Map();

  constructor(host: ReactiveControllerHost & HTMLElement & { for: string }) {
    this.#host = host;
    this.#observer = typeof MutationObserver === 'undefined' ? null : new MutationObserver(() => this.find());
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    this.#observer?.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] });
    this.find();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    clearTimeout(this.#timer);
    this.#use(null);
  }

  /** Finds the board that the attribute `for` names. Call it when `for` has changed. */
  find(): void {
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    const found = this.#host.for ? (root.getElementById?.(this.#host.for) ?? null) : null;
    this.#use(found && isBoard(found) ? found : null);
    clearTimeout(this.#timer);
    if (!this.board) this.#timer = setTimeout(() => this.#report(), MISSING_MS);
    // The element may not be defined yet.
    if (found && !this.board && found.localName.includes('-')) {
      void customElements.whenDefined(found.localName).then(() => {
        if (!this.board && this.#host.isConnected && isBoard(found)) this.find();
      });
    }
  }

  /** The game tree that the board shows; `null` unless a board is ready. */
  get shown(): Shown | null {
    const { game, state } = this.board ?? {};
    if (!game || !state) return null;
    const { tree, node: cursor } = game;
    if (tree !== this.#tree) {
      this.#tree = tree;
      this.#nodes = nodesOf(tree);
    }
    const path = this.#pathTo(cursor);
    const start = path[state.firstPly] ?? tree;
    const turns = turnsOf(game.position.toMove, state.plies, state.seats.length);
    return { game, start, firstPly: state.firstPly, node: path[state.ply] ?? cursor, path, ...turns };
  }

  /** Returns the parent of a tree node; `null` for the root. */
  parentOf(node: TreeNode): TreeNode | null {
    return (node.parent !== null && this.#nodes.get(node.parent)) || null;
  }

  /** Shows the position of a tree node on the board. */
  async show(node: TreeNode): Promise<void> {
    const { board, shown } = this;
    if (!board || !shown) return;
    let ply = shown.path.findIndex(({ id }) => id === node.id);
    if (ply < 0) {
      const end = endOf(node);
      ply = this.#pathTo(node).length - 1;
      const { length } = this.#pathTo(end);
      shown.game.goToNode(end.id);
      await changed(board, () => board.state?.plies === length - 1 && board.game?.node.id === end.id);
    }
    board.goTo(ply);
  }

  /**
   * Returns the tree nodes that the graph shows: the path to the current node, and the turns after
   * it.
   */
  lineOf({ path }: Shown): readonly TreeNode[] {
    const line = [...path];
    for (let next = line.at(-1)?.children[0]; next; next = next.children[0]) line.push(next);
    return line;
  }

  #pathTo(node: TreeNode): TreeNode[] {
    const path: TreeNode[] = [];
    for (let at: TreeNode | null = node; at; at = this.parentOf(at)) path.push(at);
    return path.reverse();
  }

  #use(board: StudiedBoard | null): void {
    if (board === this.board) return;
    for (const type of ['keddah-change', 'keddah-tree']) {
      this.board?.removeEventListener(type, this.#update);
      board?.addEventListener(type, this.#update);
    }
    this.board = board;
    this.#reported = '';
    this.#update();
    // If the rules cannot be loaded, the board shows why; a later attempt ends with an event.
    board?.ready.then(this.#update, () => {});
  }

  #report(): void {
    const { localName, for: id } = this.#host;
    if (this.#reported === id || this.board) return;
    this.#reported = id || '(none)';
    console.error(`<${localName}>: for="${id}" must be the id of a board of keddah on this page.`);
  }

  readonly #update = (): void => this.#host.requestUpdate();
}

function isBoard(element: Element): element is StudiedBoard {
  return 'goTo' in element && 'ready' in element;
}

/** Resolves when the board has changed as expected, at the latest with its next change. */
async function changed(board: StudiedBoard, isDone: () => boolean): Promise<void> {
  await null;
  if (isDone()) return;
  await new Promise((resolve) => board.addEventListener('keddah-change', resolve, { once: true }));
}
