/**
 * The interfaces that a game implements for its board element: an adapter, and a renderer for each
 * board.
 */
import type { CSSResultOrNative, PropertyValues, ReactiveElement, TemplateResult } from 'lit';
import type { EditingController } from '../modules/editing-controller.js';
import type { Editor, EditorHost } from '../modules/editor.js';
import type { LessonGame } from '../modules/lesson-game.js';
import type { MarkPlace } from '../modules/marks.js';
import type { Module } from '../modules/module.js';
import type { Bar } from '../shared/bar.js';
import type { BoardVerdict } from '../shared/codes.js';
import type { Fire } from '../shared/events.js';
import type { BoardModel, ModelHooks } from '../shared/model.js';
import type { BoardState, GameTexts, Refused } from '../shared/state.js';
import type { ModelTypes } from '../shared/types.js';
import type { Lexicon, Values, Words } from '../shared/words.js';

/** The properties and methods of the board element that code of a game may use. */
export interface BoardAttributes extends ReactiveElement {
  mode: string;
  coordinates: string;
  controls: string;
  animation: string;
  seats: string;
  goTo(ply: number): void;
  startOver(): void;
  takeBack(): void;
  explain(verdict: BoardVerdict): string;
}

/** The types of one game's board, bundled into one type parameter. */
export interface BoardTypes extends ModelTypes {
  // biome-ignore lint/suspicious/noExplicitAny: the bundle refers to itself.
  model: BoardModel<any>;
  // biome-ignore lint/suspicious/noExplicitAny: each game fills in its own side.
  state: BoardState<any>;
  // biome-ignore lint/suspicious/noExplicitAny: each game fills in its own class.
  editor: Editor<any>;
  element: BoardAttributes;
  // biome-ignore lint/suspicious/noExplicitAny: the bundle refers to itself.
  view: BoardView<any>;
}

/**
 * The module of a game's position editor. `Editor` is its class, whose constructor takes a
 * position's text.
 */
export interface EditorModule<T extends BoardTypes> extends Module {
  Editor: new (text: string, host: never) => T['editor'];
  EditingController: typeof EditingController;
}

/**
 * What a game, such as Arimaa, provides to the board element. It is stateless; each view has the
 * state of one board.
 */
export interface GameAdapter<T extends BoardTypes> {
  readonly lexicon: Lexicon;
  readonly styles: CSSResultOrNative;
  /** Loads the wasm with the rules of the game. */
  loadRules(): Promise<void>;
  /** Loads the module with the position editor of the game. */
  loadEditor(): Promise<EditorModule<T>>;
  /** Loads the module with the board's color schemes other than `standard`. */
  loadLooks(): Promise<Module>;
  /** The public game class of this game, such as `ArimaaGame`. */
  readonly Game: (new () => T['game']) & LessonGame;
  /** Returns the game to show on a board for which the page has given no text. */
  freshGame(): T['game'];
  /**
   * Makes the game of a board from its texts and attributes. Throws the errors of parsing and of
   * the rules.
   */
  readGame(texts: GameTexts, board: T['element']): T['game'];
  /** Splits a text with several turns into the notation of each turn. */
  splitTurns(text: string): string[];
  /** Describes the state of the game in a sentence or two. */
  statusText(words: Words, model: T['model']): string;
  /**
   * Returns a sentence that explains why an input was rejected. `model` is given if it was an
   * input on its board.
   */
  refusalText(words: Words, refused: Refused, model: T['model'] | null): string;
  /** Describes a turn in a sentence for screen readers. */
  turnText(words: Words, turn: string, model: T['model'] | null): string;
  /** Returns the name of a side as it is written in the middle of a sentence. */
  sideText(words: Words, side: T['side']): string;
  /** Creates the renderer of one board element. */
  createView(host: BoardHost<T>): T['view'];
}

/** The data and functions of the board element that its renderer uses. */
export interface BoardHost<T extends BoardTypes> {
  readonly element: T['element'];
  model: T['model'] | null;
  readonly words: Words;
  readonly state: T['state'] | undefined;
  /** The rejected input whose reason the board shows, if any. */
  readonly refused: Refused | null;
  /** The turn that the board shows as the computer's hint, in notation, if any. */
  suggested: string | undefined;
  readonly editor: T['editor'] | null;
  /** Whether changes on the board are animated. */
  readonly animated: boolean;
  /** Whether an error message is shown in place of the board. */
  readonly covered: boolean;
  /** The Lit template of the error message over the board; `nothing` without an error. */
  readonly cover: unknown;
  /**
   * The arrows and circles drawn over the board, as SVG and as a description for screen readers.
   */
  readonly marks: { readonly drawn: unknown; described(words: Words): string };
  say(id: string, values?: Values): string;
  /** Announces a text to screen readers; with `add`, after the current announcement. */
  announce(text: string, add?: boolean): void;
  explain(verdict: BoardVerdict): string;
  /** Shows why an input was rejected, and fires an event about it for the page. */
  refuse(verdict: BoardVerdict & { ok: false }): void;
  /** Hides the message that explains why an input was rejected. */
  dismissRefusal(): void;
  readonly fire: Fire;
  /** Marks the board's state as out of date. `keddah-change` is fired after the next update. */
  invalidate(): void;
  requestUpdate(): void;
}

/** Renders one board and handles its input. Each game implements it. */
export interface BoardView<T extends BoardTypes> {
  /** The allowed values of the attributes that only this game's board has, by attribute. */
  readonly choices: Record<string, readonly string[]>;
  /** The names of further attributes, besides `position` and `moves`, that determine the game. */
  readonly gameAttributes: readonly string[];
  /** Whether the computer's hint for the current position may be shown now. */
  readonly suggestable: boolean;
  newModel(game: T['game'], hooks: ModelHooks<T>): T['model'];
  /** Returns the prompt that asks the player for the next choice; empty if there is none. */
  prompt(): string;
  /** Returns the public state of the board: the shared properties and those of this game. */
  stateOf(shared: BoardState<T['side']>): T['state'];
  /** Returns the place where a square or a wall is drawn, if it exists. */
  locate(name: string): MarkPlace | undefined;
  newEditor(module: EditorModule<T>, text: string, host: EditorHost<T['game']>): T['editor'];
  /**
   * Handles a change of the game or the shown turn. `frames` are the intermediate states, for
   * animation.
   */
  changed(frames: readonly T['frame'][]): void;
  willUpdate(changed: PropertyValues): void;
  /** Renders the board with all its layers, without the sentence and buttons below it. */
  field(): TemplateResult;
  /** Renders the status sentence and the buttons below the board. */
  bar(): Bar;
  disconnected(): void;
}
