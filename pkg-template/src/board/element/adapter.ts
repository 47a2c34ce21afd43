/**
 * The interfaces that a game implements for its board element: an adapter, and a view for each
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
import type { Session, SessionHooks } from '../shared/session.js';
import type { BoardState, GameTexts, Refused } from '../shared/state.js';
import type { SessionTypes } from '../shared/types.js';
import type { Lexicon, Values, Words } from '../shared/words.js';

/** The part of the board element that a game may use. */
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
export interface BoardTypes extends SessionTypes {
  // biome-ignore lint/suspicious/noExplicitAny: the bundle refers to itself.
  session: Session<any>;
  // biome-ignore lint/suspicious/noExplicitAny: each game fills in its own side.
  state: BoardState<any>;
  // biome-ignore lint/suspicious/noExplicitAny: each game fills in its own class.
  editor: Editor<any>;
  element: BoardAttributes;
  // biome-ignore lint/suspicious/noExplicitAny: the bundle refers to itself.
  view: BoardView<any>;
}

/**
 * The module of a game's editor. `Editor` is its class, whose constructor takes a position's text.
 */
export interface EditorModule<T extends BoardTypes> extends Module {
  Editor: new (text: string, host: never) => T['editor'];
  EditingController: typeof EditingController;
}

/** One game for the board element. An adapter has no state; each view has that of one board. */
export interface GameAdapter<T extends BoardTypes> {
  readonly lexicon: Lexicon;
  readonly styles: CSSResultOrNative;
  /** Loads the wasm with the rules. */
  loadRules(): Promise<void>;
  /** Loads the module with the position editor. */
  loadEditor(): Promise<EditorModule<T>>;
  /** Loads the module with the looks besides `standard`. */
  loadLooks(): Promise<Module>;
  /** The class of the games. */
  readonly Game: (new () => T['game']) & LessonGame;
  /** Returns the game of a board without any text. */
  freshGame(): T['game'];
  /** Makes a game from texts and attributes. Throws the errors of parsing and of the rules. */
  readGame(texts: GameTexts, board: T['element']): T['game'];
  /** Splits a text into its turns. */
  splitTurns(text: string): string[];
  /** Describes the state of the game in a sentence or two. */
  statusText(words: Words, session: T['session']): string;
  /** Explains a refusal. `session` is given if the refusal concerns its board. */
  refusalText(words: Words, refused: Refused, session: T['session'] | null): string;
  /** Describes a turn for screen readers. */
  turnText(words: Words, turn: string, session: T['session'] | null): string;
  /** Returns the name of a side for the middle of a sentence. */
  sideText(words: Words, side: T['side']): string;
  /** Creates the view of one board. */
  createView(host: BoardHost<T>): T['view'];
}

/** The services of the board element for its view. */
export interface BoardHost<T extends BoardTypes> {
  readonly element: T['element'];
  session: T['session'] | null;
  readonly words: Words;
  readonly state: T['state'] | undefined;
  /** The refusal being shown, if any. */
  readonly refused: Refused | null;
  /** The turn being suggested, if any. */
  suggested: string | undefined;
  readonly editor: T['editor'] | null;
  /** Whether changes are animated. */
  readonly animated: boolean;
  /** Whether an error covers the board. */
  readonly covered: boolean;
  /** The template of that error; `nothing` without one. */
  readonly cover: unknown;
  /** The marks as a drawing and as a description. */
  readonly marks: { readonly drawn: unknown; described(words: Words): string };
  say(id: string, values?: Values): string;
  /** Announces a text to screen readers; with `add`, after the current announcement. */
  announce(text: string, add?: boolean): void;
  explain(verdict: BoardVerdict): string;
  /** Shows a refusal and reports it to the page. */
  refuse(verdict: BoardVerdict & { ok: false }): void;
  /** Hides the refusal. */
  dismissRefusal(): void;
  readonly fire: Fire;
  /** Marks the state as out of date. `keddah-change` is fired after the next update. */
  invalidate(): void;
  requestUpdate(): void;
}

/** Draws and operates one board. */
export interface BoardView<T extends BoardTypes> {
  /** The allowed values of the game's own attributes, by attribute. */
  readonly choices: Record<string, readonly string[]>;
  /** The attributes that determine the game, besides `position` and `moves`. */
  readonly gameAttributes: readonly string[];
  /** Whether a suggestion for the current position may be shown now. */
  readonly suggestable: boolean;
  newSession(game: T['game'], hooks: SessionHooks<T>): T['session'];
  /** Returns the prompt that asks the player for the next choice; empty if there is none. */
  prompt(): string;
  /** Adds the game's own properties to the state. */
  stateOf(shared: BoardState<T['side']>): T['state'];
  /** Returns the place where a square or a wall is drawn, if it exists. */
  locate(name: string): MarkPlace | undefined;
  newEditor(module: EditorModule<T>, text: string, host: EditorHost<T['game']>): T['editor'];
  /** Handles a change of the session. `frames` are the intermediate states, for animation. */
  changed(frames: readonly T['frame'][]): void;
  willUpdate(changed: PropertyValues): void;
  /** Renders the board with all its layers. */
  field(): TemplateResult;
  /** Renders the sentence and the buttons below the board. */
  bar(): Bar;
  disconnected(): void;
}
