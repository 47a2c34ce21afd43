/**
 * Lets a board observe the changes that a page makes to its game. Loaded when a page has access to
 * the game.
 */
import type { Status, TreeNode } from '../../game/types.js';
import { type AnyWasmGame, wasmOf, withWasm } from '../../game/wasm-game.js';
import type { Fire } from '../shared/events.js';

/** The methods of the wasm games that change a game or its cursor. */
const CHANGING = [
  'play',
  'undo',
  'redo',
  'goTo',
  'goToNode',
  'promote',
  'remove',
  'annotate',
  'setTags',
  'resign',
  'end',
  'step',
  'undoStep',
  'redoStep',
  'clearSteps',
  'finishTurn',
];

/** The data that the wasm of every game computes for its board. */
interface Displayed extends AnyWasmGame {
  display(): unknown;
}

/** The members of a board's model that are updated when the page changes the game. */
export interface ObservedModel {
  readonly game: { readonly tree: TreeNode; readonly node: TreeNode };
  /**
   * The data about the game that the board displays; a new object after each change that the board
   * has made itself.
   */
  readonly display: { readonly status: Status<unknown> };
  readonly playing: boolean;
  readonly hooks: { ended(status: Status<never>): void };
  refresh(): void;
}

/** A board whose game is observed, so that it shows changes that the page makes to the game. */
export interface GameObserver {
  readonly model: ObservedModel | null;
  readonly fire: Fire;
}

/** The board of each observed game. A game can be moved to another board. */
const boards = new WeakMap<object, { board: GameObserver }>();

/** Shows every change of a board's game that the board has not made itself. */
export function watch(board: GameObserver): void {
  const { model } = board;
  if (!model) return;
  const known = boards.get(model.game);
  if (known) known.board = board;
  else observe(model.game, { board });
  // The page may have changed the game while this module was loading.
  show(model);
}

/** Reports the changes of a game to its board, with one report for all changes in the same task. */
function observe(game: ObservedModel['game'], owner: { board: GameObserver }): void {
  boards.set(game, owner);
  const wasm = wasmOf(game);
  let changes = wasm.changes();
  let isReported = true;
  const report = (display: unknown): void => {
    isReported = true;
    const { board } = owner;
    const { model } = board;
    if (model?.game !== game || wasmOf(game) !== wasm) return;
    if (model.display === display) show(model);
    if (wasm.changes() === changes) return;
    changes = wasm.changes();
    board.fire('keddah-tree', { tree: game.tree, node: game.node });
  };
  const methods = wasm as unknown as Record<string, (...given: unknown[]) => unknown>;
  for (const name of CHANGING) {
    const method = methods[name];
    if (!method) continue;
    methods[name] = (...given) => {
      const result = method.apply(wasm, given);
      const { model } = owner.board;
      if (isReported && model?.game === game) {
        isReported = false;
        const { display } = model;
        queueMicrotask(() => report(display));
      }
      return result;
    };
  }
}

/** Makes the board show the current state of its game, if it differs from the displayed one. */
function show(model: ObservedModel): void {
  const { playing, display } = model;
  if (JSON.stringify(withWasm(model.game, (wasm: Displayed) => wasm.display())) === JSON.stringify(display)) return;
  model.refresh();
  if (playing && !model.playing) model.hooks.ended(model.display.status as Status<never>);
}
