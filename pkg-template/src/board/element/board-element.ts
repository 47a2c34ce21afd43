import { html, nothing, type PropertyValues, supportsAdoptingStyleSheets, svg, type TemplateResult } from 'lit';
import { checkInteger, checkRecord } from '../../game/arguments.js';
import { KeddahError } from '../../game/errors.js';
import { keep } from '../../game/wasm-game.js';
import type { Move } from '../../kinds/all.js';
import type { Marks } from '../modules/marks.js';
import type { ModeController } from '../modules/mode-controller.js';
import type { Lit, Module } from '../modules/module.js';
import type { BoardVerdict } from '../shared/codes.js';
import type { BoardEventDetails, BoardEventMap } from '../shared/events.js';
import type { ModelHooks } from '../shared/model.js';
import { type Seat, writeSeats } from '../shared/seats.js';
import { type Refused, stateOf } from '../shared/state.js';
import type { BoardHost, BoardTypes, EditorModule, GameAdapter } from './adapter.js';
import { Announcer } from './announcer.js';
import { BoardProperties } from './board-properties.js';
import { ErrorController } from './error-controller.js';
import { choiceErrors, showStates } from './errors.js';
import { GameLoader } from './game-loader.js';
import { LanguageController } from './language.js';
import { LazyInit } from './lazy-init.js';
import { type Modules, OptionalModules } from './optional-modules.js';
import { RefusalController } from './refusal-controller.js';
import { TextContentObserver } from './text-content.js';
import { createViewHost } from './view-host.js';

/** The template functions of Lit that are passed to the optional modules. */
const LIT: Lit = { html, svg, nothing };

/**
 * The types of a board's event listeners, which receive events with the sides and the state of its
 * game.
 */
export interface BoardElement<T extends BoardTypes> {
  addEventListener<Type extends keyof BoardEventMap>(
    type: Type,
    listener: (this: this, event: BoardEventMap<T['side'], T['state']>[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof BoardEventMap>(
    type: Type,
    listener: (this: this, event: BoardEventMap<T['side'], T['state']>[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * The base class of the board elements: their life cycle, methods and events. The element of each
 * game passes an adapter for everything that differs between games.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the methods are those of every element.
export class BoardElement<T extends BoardTypes> extends BoardProperties {
  /** The game's renderer and input handler for this board. */
  protected readonly view: T['view'];
  readonly #adapter: GameAdapter<T>;
  /** `undefined` in simulated documents, such as that of happy-dom. */
  readonly #internals = this.attachInternals?.();
  readonly #language: LanguageController;
  readonly #modules: OptionalModules<EditorModule<T>>;
  /** Manages the board's modes other than `play` and its engine analysis; loaded on first use. */
  #mode: ModeController<T['game'], T['editor'], EditorModule<T>> | undefined;
  readonly #newMode: (
    lit: Lit,
    module: Modules<EditorModule<T>>['mode'],
  ) => ModeController<T['game'], T['editor'], EditorModule<T>>;
  readonly #games: GameLoader<T>;
  readonly #init = new LazyInit(this, () => this.#games.load());
  readonly #refusal = new RefusalController(this, () => this.#invalidate());
  readonly #announcer: Announcer<T>;
  readonly #errors: ErrorController;
  readonly #host: BoardHost<T>;
  #marks: Marks | undefined;
  #state: T['state'] | null = null;
  #changed = false;

  /** @internal */
  constructor(adapter: GameAdapter<T>) {
    super();
    this.#adapter = adapter;
    const fire = this.#fire.bind(this);
    const invalidate = this.#invalidate.bind(this);
    const language = new LanguageController(this, adapter.lexicon, invalidate);
    const announcer = new Announcer(this, language, adapter);
    const errors = new ErrorController(this, language, adapter, fire);
    const modules = new OptionalModules(adapter, (module) => this.#addModule(module), errors.failed);
    this.#language = language;
    this.#announcer = announcer;
    this.#errors = errors;
    this.#modules = modules;
    this.#host = createViewHost<T>({
      element: this,
      language,
      announcer,
      errors,
      fire,
      invalidate,
      refusal: this.#refusal,
      editor: () => this.#mode?.editor ?? null,
      marks: () => this.#marks,
      retry: () => this.#init.start(),
      refuse: (verdict) => this.#refuse(verdict),
    });
    const view: T['view'] = adapter.createView(this.#host);
    this.view = view;
    this.#newMode = (lit, module) =>
      new module.ModeController<T['game'], T['editor'], EditorModule<T>>({
        ...{ element: this, lit, view, adapter, modules, language, announcer, errors, fire, invalidate },
      });
    this.#games = new GameLoader<T>({
      element: this,
      adapter,
      errors,
      text: new TextContentObserver(this, () => {
        if (this.model && !this.position?.trim()) this.#games.read();
      }),
      model: () => this.model,
      start: (game) => {
        const model: T['model'] = view.newModel(game, this.#hooks);
        this.#host.model = model;
        model.playable = this.mode === 'play';
        if (this.#games.given) this.#watch();
        return model;
      },
    });
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.isConnected) void this.#language.lookUp();
  }

  /**
   * Resolves when the rules and the modules for the mode are loaded and the board can be used.
   * Reading this property starts loading, as does scrolling the board into view, touching it or
   * setting its game.
   *
   * Rejects with the error, such as a `KeddahError` with the code `init-failed`, if the rules
   * cannot be loaded, which the board shows with a button to try again. Once that was pressed,
   * `ready` is a new promise.
   */
  get ready(): Promise<void> {
    const updated = () => this.updateComplete;
    return this.#init.ready.then(updated).then(() => this.#modules.settled(updated));
  }

  protected get model(): T['model'] | null {
    return this.#host.model;
  }

  /** Returns the model. Throws `not-initialised` before the board is `ready`. */
  protected started(): T['model'] {
    const { model } = this;
    if (model) return model;
    throw new KeddahError('not-initialised', 'The board is not ready: await its property ready before this call.');
  }

  /**
   * The game on the board. A game set here belongs to the board from then on. The board shows every
   * change of it, for example by `board.game.play` or `board.game.goToNode`. Setting anything but a
   * game of this board throws a `TypeError`.
   */
  get game(): T['game'] | undefined {
    this.#watch();
    return this.model?.game ?? this.#games.given ?? undefined;
  }

  set game(game: T['game']) {
    if (!(game instanceof this.#adapter.Game)) throw new TypeError('game must be a game of this board.');
    this.#errors.unread = null;
    this.#watch();
    if (this.model) this.model.replace(game);
    else {
      keep(this, game, this.#games.given ?? undefined);
      this.#games.given = game;
      if (this.isConnected) this.#init.start();
    }
  }

  /**
   * A snapshot of the data that a page can show about the board; `undefined` until the board is
   * `ready`.
   */
  get state(): T['state'] | undefined {
    const { model } = this;
    if (!model) return undefined;
    // A report of the search changes the state, but not the game.
    if (this.#state?.thinking && this.#state.thinking.info !== model.thinking?.info) this.#state = null;
    if (!this.#state) {
      const refused = this.#refusal.current;
      const { editor = null, puzzle = null, lesson = null } = this.#mode ?? {};
      const prompt = this.view.prompt();
      const shared = stateOf(model, {
        prompt,
        text: prompt || this.#mode?.text(model) || this.#statusText(model),
        refusal: refused && { ...refused, text: this.explain({ ok: false, ...refused }) },
        puzzle: puzzle && { outcome: puzzle.outcome, tries: puzzle.tries },
        lesson,
        editing: editor && { text: editor.text, faults: editor.faults },
      });
      this.#state = this.view.stateOf(shared);
    }
    return this.#state ?? undefined;
  }

  /**
   * Plays a turn for the side to move, as a person or the computer would: the same events are
   * fired. Returns the turn in full notation, or `null` if the page canceled `keddah-move`.
   *
   * Throws as `game.play` does, and like every method that needs the game, `not-initialised` before
   * the board is `ready`.
   */
  play(turn: string | Move): string | null {
    const model = this.started();
    const { game, toMove } = model;
    const trial = game.clone();
    let text: string;
    try {
      text = trial.play(turn);
    } finally {
      trial.free();
    }
    if (!model.hooks.deciding(text, toMove, model.seatOf(toMove))) return null;
    this.#announcer.side('played', toMove, text, model);
    model.playTurn(text);
    return text;
  }

  /** Takes back the last turn and the computer's replies to it. */
  takeBack(): void {
    const model = this.started();
    if (this.#mode?.puzzle) this.startOver();
    else {
      model.takeBack();
      this.#announcer.status(model, `${this.#language.say('taken-back')} `);
    }
  }

  /** Replays the turns that were taken back last. */
  redo(): void {
    const model = this.started();
    model.redo();
    this.#announcer.shown(model);
  }

  /** Resets a puzzle to its starting position. */
  startOver(): void {
    this.started();
    this.#mode?.puzzle?.startOver();
  }

  /** Shows the hint of a lesson's stage. A second call shows the first step of its solution. */
  hintStage(): void {
    this.started();
    this.#mode?.lessons?.hintStage();
  }

  /** Resets the shown stage of a lesson to its starting position. */
  again(): void {
    this.started();
    this.#mode?.lessons?.again();
  }

  /** Goes to the next stage of a lesson, or to the next lesson after the last stage. */
  next(): void {
    this.started();
    this.#mode?.lessons?.next();
  }

  /**
   * Shows the position after the first `ply` turns of the game.
   *
   * Throws a `TypeError` unless `ply` is a number, and a `RangeError` if the game has no such
   * position.
   */
  goTo(ply: number): void {
    this.started().goTo(checkInteger('ply', ply, 0, 2 ** 32 - 1));
  }

  /** Resigns the game, by default for the side that a person plays. */
  resign(side?: T['side']): void {
    this.started().resign(side);
  }

  /** Makes the computer stop its search and play the best turn found so far. */
  stopThinking(): void {
    this.started().stopThinking();
  }

  /**
   * Shows the game in the text of a position or a record. Throws if it cannot be parsed; the board
   * is then unchanged.
   */
  load(text: string): void {
    this.game = this.#adapter.readGame({ position: checkRecord(text) }, this);
  }

  /**
   * Draws and announces the turn that the computer suggests at full strength, after at most two
   * seconds, and returns it in notation.
   *
   * Rejects with a `KeddahError`: `no-hint` if no person is to move, or the board has changed
   * meanwhile; `engine-failed` or `engine-crashed` if the computer fails, which the board shows.
   */
  async hint(): Promise<string> {
    const model = this.started();
    const { suggestTurn } = await import('../modules/suggestion.js');
    return suggestTurn({
      model,
      suggestable: () => this.view.suggestable,
      show: (turn) => {
        this.#host.suggested = turn;
        this.#announcer.announce(this.describe(turn));
      },
      failed: this.#errors.failed,
      retry: () => void this.hint().catch(() => {}),
    });
  }

  /**
   * Draws a turn on the board as `hint` does; without one, or if it is illegal, removes what was
   * drawn.
   */
  preview(turn = ''): void {
    this.#host.suggested = turn && this.started().game.check(turn).ok ? turn : undefined;
    this.requestUpdate();
  }

  /** Returns a turn in words, in the language of the board. */
  describe(turn: string): string {
    return this.#adapter.turnText(this.#language.words, turn, this.model);
  }

  /**
   * Pauses the computer before its next turn, or lets it play again. Called before the board is
   * `ready`, it has its effect then.
   */
  pause(paused: boolean): void {
    const { model } = this;
    if (model) model.pause(paused);
    // The first change is that the rules are loaded, perhaps not at the first attempt.
    else this.addEventListener('keddah-change', () => this.model?.pause(paused), { once: true });
  }

  /** Returns the reason why a move is illegal, as a sentence in the language of the board. */
  explain(verdict: BoardVerdict): string {
    return verdict.ok ? '' : this.#adapter.refusalText(this.#language.words, verdict, this.model);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.model?.pause(false);
    if (this.#games.given) this.#init.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.model?.pause(true);
    this.#mode?.puzzle?.startOver();
    this.#mode?.dropPuzzle();
    this.view.disconnected();
  }

  /** Starts another game on the board. Without `seats` the players stay the same. */
  protected restart(game: T['game'], seats: string | readonly Seat[] | undefined): void {
    const model = this.started();
    const text = typeof seats === 'object' ? writeSeats(seats) : seats;
    model.replace(game, text);
    if (text !== undefined) this.seats = text;
    this.#errors.unread = null;
  }

  /** Moves the focus to the square at which the keyboard acts. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { model, ply } = this;
    const errors = this.#errors;
    const sources = ['position', 'moves', ...this.view.gameAttributes];
    if (model && sources.some((name) => changed.has(name))) this.#games.read();
    if (changed.has('look') && this.look !== 'standard') this.#modules.get('looks');
    const faults: unknown[] = choiceErrors(this, this.view.choices);
    // A mode may replace the game: then the attribute is that of the game before.
    const isNewPly = changed.has('ply');
    if (model) faults.push(...this.#updateMode(model));
    if (model && !errors.unread) faults.push(...this.#games.showPly(model, isNewPly, ply));
    try {
      this.#marks = undefined;
      const marks = `${this.marks ?? ''} ${this.#mode?.marks ?? ''}`;
      const module = model && marks.trim() && this.#modules.get('marks');
      if (module) this.#marks = new module.Marks(LIT, marks, (name) => this.view.locate(name));
    } catch (error) {
      faults.push(error);
    }
    if (errors.unread && !(this.#mode?.editor && faults.length > 0)) errors.current = errors.unread;
    else errors.showFaults(faults);
    this.view.willUpdate(changed);
  }

  protected override updated(): void {
    this.#announcer.fresh = false;
    const { model } = this;
    const { editor, puzzle } = this.#mode ?? {};
    const outcome = puzzle?.outcome;
    const loading = this.#init.running;
    // While the rules are loaded again, the board still shows the error of the last attempt.
    const error = !loading && this.#errors.current !== null;
    showStates(this.#internals?.states, {
      loading,
      error,
      thinking: model?.thinking != null,
      refused: this.#refusal.current !== null,
      earlier: model?.atLatest === false,
      over: model?.playing === false,
      solved: outcome === 'solved',
      faulty: (editor?.faults.length ?? 0) > 0,
      wrong: outcome === 'wrong',
    });
    if (!this.#changed || !model) return;
    this.#changed = false;
    this.#fire('keddah-change', { state: this.state! });
  }

  protected override render(): TemplateResult {
    const field = this.view.field();
    const [status, buttons] =
      this.controls === 'full' && this.mode !== 'edit' && !this.#mode?.hidesBar ? this.view.bar() : [];
    return html`<slot name="before"></slot>
      ${field}
      <slot name="caption"></slot>
      ${this.#mode?.panel}
      <slot name="status">${status}</slot>
      <slot name="controls">${buttons}</slot>
      <slot name="after"></slot>
      <div class="unseen" role="status">${this.#announcer.text}</div>`;
  }

  /**
   * Updates everything that depends on the board's mode. Returns the errors of the mode's
   * attributes.
   */
  #updateMode(model: T['model']): unknown[] {
    const needsModule = this.mode !== 'play' || this.analysis;
    const module = needsModule && !this.#mode && this.#modules.get('mode');
    if (module) this.#mode = this.#newMode(LIT, module);
    return this.#mode?.update(model) ?? model.admit(this.seats, this.mode === 'play');
  }

  /** Returns the status of the game in words or, if the computer to move has failed, the reason. */
  #statusText(model: T['model']): string {
    const { failure, atLatest, toMove } = model;
    const isStuck = failure && atLatest && model.seatOf(toMove).kind === 'computer';
    return isStuck ? this.#errors.textOf(failure.error) : this.#adapter.statusText(this.#language.words, model);
  }

  /** The callbacks by which the model reports changes of the game to this element. */
  get #hooks(): ModelHooks<T> {
    return {
      changed: (frames) => this.#modelChanged(frames),
      deciding: (turn, side, seat) => this.#fire('keddah-move', { turn, side, by: seat.kind }, true),
      turned: (turn, side, seat) => {
        if (seat.kind === 'computer') this.#announcer.side('played', side, turn, this.model);
      },
      ended: (status) => {
        this.#announcer.status(this.model!, '', true);
        this.#fire('keddah-end', { status });
      },
      failed: this.#errors.failed,
    };
  }

  #modelChanged(frames: readonly T['frame'][]): void {
    const { model } = this;
    if (!model) return;
    this.#refusal.show(null);
    this.#announcer.expire();
    this.#host.suggested = undefined;
    this.#invalidate();
    this.ply = model.atLatest ? undefined! : model.ply;
    this.view.changed(frames);
  }

  /** Starts to observe the game, so that the board shows every change that the page makes to it. */
  #watch(): void {
    void import('../modules/game-observer.js').then(({ watch }) => watch(this.#host), this.#errors.failed);
  }

  /** Announces to screen readers which side is at the bottom of the board now. */
  protected announceFlip(side: T['side']): void {
    this.#announcer.side('flipped', side);
  }

  #invalidate(): void {
    this.#state = null;
    this.#changed = true;
    this.requestUpdate();
  }

  #refuse(refusal: BoardVerdict & { ok: false }): void {
    const verdict = this.#mode?.refusal(refusal) ?? refusal;
    const { code, squares, walls, players } = verdict;
    const text = this.explain(verdict);
    const message = verdict.message || text;
    const refused: Refused = { code, message, squares, ...(walls && { walls }), ...(players && { players }) };
    this.#refusal.show(refused);
    this.#announcer.announce(text);
    this.#fire('keddah-illegal', refused);
  }

  #fire<Type extends keyof BoardEventDetails>(
    type: Type,
    detail: BoardEventDetails[Type],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  #addModule({ words, css }: Module): void {
    // The simulated DOM of jsdom has no such style sheets.
    if (supportsAdoptingStyleSheets) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      this.shadowRoot?.adoptedStyleSheets.push(sheet);
    }
    this.#language.add(words);
    this.requestUpdate();
  }
}
