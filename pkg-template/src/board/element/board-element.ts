import { html, nothing, type PropertyValues, supportsAdoptingStyleSheets, svg, type TemplateResult } from 'lit';
import { checkRecord } from '../../game/arguments.js';
import { KeddahError } from '../../game/errors.js';
import { keep } from '../../game/wasm-game.js';
import type { Move } from '../../kinds/all.js';
import type { Marks } from '../modules/marks.js';
import type { ModeController } from '../modules/mode-controller.js';
import type { Lit, Module } from '../modules/module.js';
import type { BoardVerdict } from '../shared/codes.js';
import type { BoardEventDetails, BoardEventMap } from '../shared/events.js';
import { type Seat, writeSeats } from '../shared/seats.js';
import type { SessionHooks } from '../shared/session.js';
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
        if (this.session && !this.position?.trim()) this.#games.read();
      }),
      session: () => this.session,
      start: (game) => {
        const session: T['session'] = view.newSession(game, this.#hooks);
        this.#host.session = session;
        session.playable = this.mode === 'play';
        if (this.#games.given) this.#watch();
        return session;
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
   */
  get ready(): Promise<void> {
    const updated = () => this.updateComplete;
    return this.#init.ready.then(updated).then(() => this.#modules.settled(updated));
  }

  protected get session(): T['session'] | null {
    return this.#host.session;
  }

  /** Returns the session. Throws `not-initialised` before the board is `ready`. */
  protected started(): T['session'] {
    const { session } = this;
    if (session) return session;
    throw new KeddahError('not-initialised', 'The board is not ready: await its property ready before this call.');
  }

  /**
   * The game on the board. A game set here belongs to the board from then on. The board shows every
   * change of it, for example by `board.game.play` or `board.game.goToNode`. Setting anything but a
   * game of this board throws a `TypeError`.
   */
  get game(): T['game'] | undefined {
    this.#watch();
    return this.session?.game ?? this.#games.given ?? undefined;
  }

  set game(game: T['game']) {
    if (!(game instanceof this.#adapter.Game)) throw new TypeError('game must be a game of this board.');
    this.#errors.unread = null;
    this.#watch();
    if (this.session) this.session.replace(game);
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
    const { session } = this;
    if (!session) return undefined;
    // A report of the search changes the state, but not the game.
    if (this.#state?.thinking && this.#state.thinking.info !== session.thinking?.info) this.#state = null;
    if (!this.#state) {
      const refused = this.#refusal.current;
      const { editor = null, puzzle = null, lesson = null } = this.#mode ?? {};
      const prompt = this.view.prompt();
      const shared = stateOf(session, {
        prompt,
        text: prompt || this.#mode?.text(session) || this.#adapter.statusText(this.#language.words, session),
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
    const session = this.started();
    const { game, toMove } = session;
    const trial = game.clone();
    let text: string;
    try {
      text = trial.play(turn);
    } finally {
      trial.free();
    }
    if (!session.hooks.deciding(text, toMove, session.seatOf(toMove))) return null;
    this.#announcer.side('played', toMove, text, session);
    session.playTurn(text);
    return text;
  }

  /** Takes back the last turn and the computer's replies to it. */
  takeBack(): void {
    const session = this.started();
    if (this.#mode?.puzzle) this.startOver();
    else {
      session.takeBack();
      this.#announcer.status(session, `${this.#language.say('taken-back')} `);
    }
  }

  /** Replays the turns that were taken back last. */
  redo(): void {
    const session = this.started();
    session.redo();
    this.#announcer.shown(session);
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

  /** Shows the position after the first `ply` turns of the game. */
  goTo(ply: number): void {
    this.started().goTo(ply);
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
    const session = this.started();
    const { suggestTurn } = await import('../modules/suggestion.js');
    return suggestTurn({
      session,
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
    return this.#adapter.turnText(this.#language.words, turn, this.session);
  }

  /**
   * Pauses the computer before its next turn, or lets it play again. Called before the board is
   * `ready`, it has its effect then.
   */
  pause(paused: boolean): void {
    const { session } = this;
    if (session) session.pause(paused);
    else void this.ready.then(() => this.session?.pause(paused));
  }

  /** Returns the reason why a move is illegal, as a sentence in the language of the board. */
  explain(verdict: BoardVerdict): string {
    return verdict.ok ? '' : this.#adapter.refusalText(this.#language.words, verdict, this.session);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.session?.pause(false);
    if (this.#games.given) this.#init.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.pause(true);
    this.#mode?.puzzle?.startOver();
    this.#mode?.dropPuzzle();
    this.view.disconnected();
  }

  /** Starts another game on the board. Without `seats` the players stay the same. */
  protected restart(game: T['game'], seats: string | readonly Seat[] | undefined): void {
    const session = this.started();
    const text = typeof seats === 'object' ? writeSeats(seats) : seats;
    session.replace(game, text);
    if (text !== undefined) this.seats = text;
    this.#errors.unread = null;
  }

  /** Moves the focus to the square at which the keyboard acts. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { session, ply } = this;
    const errors = this.#errors;
    const sources = ['position', 'moves', ...this.view.gameAttributes];
    if (session && sources.some((name) => changed.has(name))) this.#games.read();
    if (changed.has('look') && this.look !== 'standard') this.#modules.get('looks');
    const faults: unknown[] = choiceErrors(this, this.view.choices);
    // A mode may replace the game: then the attribute is that of the game before.
    const isNewPly = changed.has('ply');
    if (session) faults.push(...this.#updateMode(session));
    if (session && !errors.unread) faults.push(...this.#games.showPly(session, isNewPly, ply));
    try {
      this.#marks = undefined;
      const marks = `${this.marks ?? ''} ${this.#mode?.marks ?? ''}`;
      const module = session && marks.trim() && this.#modules.get('marks');
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
    const { session } = this;
    const { editor, puzzle } = this.#mode ?? {};
    const outcome = puzzle?.outcome;
    showStates(this.#internals?.states, {
      loading: this.#init.running,
      error: this.#errors.current !== null,
      thinking: session?.thinking != null,
      refused: this.#refusal.current !== null,
      earlier: session?.atLatest === false,
      over: session?.playing === false,
      solved: outcome === 'solved',
      faulty: (editor?.faults.length ?? 0) > 0,
      wrong: outcome === 'wrong',
    });
    if (!this.#changed || !session) return;
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
  #updateMode(session: T['session']): unknown[] {
    const needsModule = this.mode !== 'play' || this.analysis;
    const module = needsModule && !this.#mode && this.#modules.get('mode');
    if (module) this.#mode = this.#newMode(LIT, module);
    return this.#mode?.update(session) ?? session.admit(this.seats, this.mode === 'play');
  }

  /** The callbacks by which the session reports changes of the game to this element. */
  get #hooks(): SessionHooks<T> {
    return {
      changed: (frames) => this.#sessionChanged(frames),
      deciding: (turn, side, seat) => this.#fire('keddah-move', { turn, side, by: seat.kind }, true),
      turned: (turn, side, seat) => {
        if (seat.kind === 'computer') this.#announcer.side('played', side, turn, this.session);
      },
      ended: (status) => {
        this.#announcer.status(this.session!, '', true);
        this.#fire('keddah-end', { status });
      },
      failed: this.#errors.failed,
    };
  }

  #sessionChanged(frames: readonly T['frame'][]): void {
    const { session } = this;
    if (!session) return;
    this.#refusal.show(null);
    this.#announcer.expire();
    this.#host.suggested = undefined;
    this.#invalidate();
    this.ply = session.atLatest ? undefined! : session.ply;
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
