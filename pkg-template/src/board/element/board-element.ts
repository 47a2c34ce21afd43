import { html, LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Verdict } from '../../game/types.js';
import type { Module } from '../modules/module.js';
import type { Puzzle } from '../modules/puzzle.js';
import { faultText } from '../shared/errors.js';
import { type Seat, writeSeats } from '../shared/seats.js';
import type { SessionHooks } from '../shared/session.js';
import { type Outcome, type Refused, stateOf } from '../shared/state.js';
import { theme } from '../shared/theme.js';
import type { Values } from '../shared/words.js';
import type { BoardHost, BoardTypes, EditorModule, GameAdapter } from './adapter.js';
import { Announcer } from './announcer.js';
import { listenToBrowsingKeys } from './browsing-keys.js';
import { EditingController } from './editing-controller.js';
import { ErrorController } from './error-controller.js';
import { choiceErrors, showStates } from './errors.js';
import { LanguageController } from './language.js';
import { LazyInit } from './lazy-init.js';
import { MarksController } from './marks-controller.js';
import { OptionalModules } from './optional-modules.js';
import { PuzzleController } from './puzzle-controller.js';
import { RefusalController } from './refusal-controller.js';
import { TextContentObserver } from './text-content.js';
import { createViewHost } from './view-host.js';

/**
 * The base class of the board elements: attributes, life cycle and events. The element of each game
 * passes an adapter with what differs between games.
 *
 * @attr lang - the language: `en`, `de`, `pl`, `tr` or one added by `addWords`; by default that of
 * the page
 *
 * @slot before - content above the board
 * @slot caption - content directly below the board
 * @slot status - replaces the sentence about the state of the game
 * @slot controls - replaces the buttons
 * @slot after - content below everything else
 *
 * @csspart field - the board with everything over it
 * @csspart board - the background of the board
 * @csspart coordinate - the name of a row or a column
 * @csspart dot - the dot on a square that can be reached
 * @csspart mark - an arrow or a frame of the attribute `marks`
 * @csspart status - the sentence about the state of the game
 * @csspart bar - the row of buttons below the board
 * @csspart button - a button
 * @csspart main - the primary button
 * @csspart error - the message shown in place of a board that cannot be shown
 * @csspart edit - the controls below a board in mode `edit`
 * @csspart faults - the errors of the position being edited
 * @csspart text - the field with the position being edited as text
 *
 * @cssprop --keddah-size - the largest width of the board
 * @cssprop --keddah-font - the font
 * @cssprop --keddah-text - the color of text
 * @cssprop --keddah-muted - the color of disabled buttons
 * @cssprop --keddah-surface - the background of buttons and bubbles
 * @cssprop --keddah-line - the borders of buttons and bubbles
 * @cssprop --keddah-may - the accent color, for possible moves
 * @cssprop --keddah-care - the color of refusals and warnings
 * @cssprop --keddah-pace - the duration of the animation of one step
 * @cssprop --keddah-board - the background of the board
 * @cssprop --keddah-frame - the border of the board
 * @cssprop --keddah-mark-green - the default color of marks
 * @cssprop --keddah-mark-red - the color of marks with `=red`
 * @cssprop --keddah-mark-blue - the color of marks with `=blue`
 * @cssprop --keddah-mark-yellow - the color of marks with `=yellow`
 *
 * @cssstate loading - the rules are being loaded
 * @cssstate error - an attribute or the text content cannot be read or shown
 * @cssstate thinking - the computer is thinking
 * @cssstate refused - a refusal is being shown
 * @cssstate earlier - an earlier turn is shown
 * @cssstate over - the game is over
 * @cssstate wrong - the last attempt at the puzzle was wrong
 * @cssstate solved - the puzzle is solved
 * @cssstate faulty - the position being edited is not legal
 */
export class BoardElement<T extends BoardTypes> extends LitElement {
  static override styles = [theme];
  static override properties: PropertyDeclarations = {
    mode: { reflect: true, useDefault: true },
    controls: { reflect: true, useDefault: true },
    coordinates: { reflect: true, useDefault: true },
    theme: { reflect: true, useDefault: true },
    look: { reflect: true, useDefault: true },
    animation: { reflect: true, useDefault: true },
    position: { reflect: true },
    moves: { reflect: true },
    ply: { reflect: true, type: Number },
    solution: { reflect: true },
    goal: { reflect: true },
    seats: { reflect: true, useDefault: true },
    marks: { reflect: true },
  };

  /**
   * `play`; `view`, without playing; `puzzle`, to find the `solution` or reach the `goal`; `edit`.
   */
  mode: string = 'play';
  /** `full` shows the status and buttons below the board; `none` leaves them to the page. */
  controls: string = 'full';
  /** `on` or `off`. */
  coordinates: string = 'on';
  /** `light`, `dark`, or `auto` for the setting of the system. */
  theme: string = 'auto';
  /** The colors of the board: `standard`, `wood`, `slate` or `contrast`. */
  look: string = 'standard';
  /** `on` or `off`. If the system asks for reduced motion, nothing is animated in either case. */
  animation: string = 'on';
  /** A position or a record as text. */
  position?: string;
  /** The turns played from `position`. */
  moves?: string;
  /** The number of turns after which the board is shown; by default all. */
  ply?: number;
  /**
   * The turns that solve a puzzle, replies included. Alternative solutions are separated by `|`.
   */
  solution?: string;
  /** The goal of a puzzle that the rules check: `win` this turn, or `win 2` within two turns. */
  goal?: string;
  /**
   * Who plays each side, in the order of turns: `person`, `computer:1` to `computer:10`, `nobody`.
   */
  seats = '';
  /** Squares, arrows and walls drawn over the board: `e4 e2>e4=red`. */
  marks?: string;

  /** How this board is drawn and operated. */
  protected readonly view: T['view'];
  readonly #adapter: GameAdapter<T>;
  readonly #internals = this.attachInternals();
  readonly #language: LanguageController;
  readonly #modules: OptionalModules<EditorModule<T>>;
  readonly #editing: EditingController<T['game'], T['editor']>;
  readonly #puzzles: PuzzleController;
  readonly #marks: MarksController;
  readonly #init = new LazyInit(this, () => this.#initialize());
  readonly #text = new TextContentObserver(this, () => {
    if (this.session && !this.position?.trim()) this.#read();
  });
  readonly #refusal = new RefusalController(this, () => this.#invalidate());
  readonly #announcer = new Announcer(this);
  readonly #errors: ErrorController;
  readonly #host: BoardHost<T>;
  #given: T['game'] | null = null;
  #state: T['state'] | null = null;
  #changed = false;
  /** The requested ply, until it is shown. */
  #wantedPly: number | undefined;
  #plyFault: unknown = null;

  /** @internal */
  constructor(adapter: GameAdapter<T>) {
    super();
    this.#adapter = adapter;
    this.#language = new LanguageController(this, adapter.lexicon, () => this.#invalidate());
    const language = this.#language;
    const fire = this.#fire.bind(this);
    const errors = new ErrorController(this, language, adapter, fire);
    this.#errors = errors;
    const failed = (error: unknown) => errors.report(error, false);
    const modules = new OptionalModules(adapter, (module) => this.#addModule(module), failed);
    this.#modules = modules;
    this.#editing = new EditingController((text, { use }) => this.#newEditor(text, use));
    this.#puzzles = new PuzzleController(modules, {
      changed: (outcome, puzzle) => this.#puzzleChanged(outcome, puzzle),
      failed,
      splitTurns: (text) => adapter.splitTurns(text),
      say: (id, values) => this.#say(id, values),
      sideText: (side) => adapter.sideText(this.#language.words, side as T['side']),
    });
    this.#marks = new MarksController(modules, (name) => this.view.locate(name));
    this.#host = createViewHost<T>({
      element: this,
      language,
      announcer: this.#announcer,
      errors,
      refusal: this.#refusal,
      editing: this.#editing,
      marks: this.#marks,
      retry: () => this.#init.start(),
      refuse: (verdict) => this.#refuse(verdict),
      fire,
      invalidate: () => this.#invalidate(),
    });
    this.view = adapter.createView(this.#host);
    listenToBrowsingKeys(this, (by) => this.#browse(by));
  }

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit collects the attributes of this class.
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.isConnected) void this.#language.lookUp();
  }

  /**
   * Resolves when the rules and the modules for the mode are loaded and the board can be used.
   * Reading this property starts loading; so do the board coming into view, being touched or
   * getting a game.
   */
  get ready(): Promise<void> {
    return this.#init.ready.then(() => this.updateComplete).then(() => this.#modules.settled());
  }

  protected get session(): T['session'] | null {
    return this.#host.session;
  }

  /** The game on the board. A game set here belongs to the board from then on. */
  get game(): T['game'] | undefined {
    return this.session?.game ?? this.#given ?? undefined;
  }

  set game(game: T['game']) {
    this.#errors.unread = null;
    if (this.session) this.session.replace(game);
    else {
      this.#given = game;
      if (this.isConnected) this.#init.start();
    }
  }

  /**
   * A snapshot of everything that a page can show about the board; `undefined` until the board is
   * `ready`.
   */
  get state(): T['state'] | undefined {
    const { session } = this;
    if (!session) return undefined;
    // A report of the search changes the state, but not the game.
    if (this.#state?.thinking && this.#state.thinking.info !== session.thinking?.info) this.#state = null;
    if (!this.#state) {
      const { words } = this.#language;
      const refused = this.#refusal.current;
      const { editor } = this.#editing;
      const prompt = this.view.prompt();
      const shared = stateOf(session, {
        prompt,
        text: prompt || this.#puzzles.text(session) || this.#adapter.statusText(words, session),
        refusal: refused && { ...refused, text: this.explain({ ok: false, ...refused }) },
        puzzle: this.#puzzles.state,
        editing: editor && { text: editor.text, faults: editor.faults },
      });
      this.#state = this.view.stateOf(shared);
    }
    return this.#state ?? undefined;
  }

  /** Takes back the last turn and the computer's replies to it. */
  takeBack(): void {
    if (this.#puzzles.puzzle) this.startOver();
    else if (this.session) {
      this.session.takeBack();
      this.#announceShown(this.session, `${this.#say('taken-back')} `);
    }
  }

  /** Plays again the turns last taken back. */
  redo(): void {
    const { session } = this;
    session?.redo();
    if (session) this.#announceShown(session);
  }

  /** Returns a puzzle to its starting position. */
  startOver(): void {
    this.#puzzles.puzzle?.startOver();
  }

  /** Shows the board after the first `ply` turns. */
  goTo(ply: number): void {
    this.session?.goTo(ply);
  }

  /** Resigns, by default for the side that a person plays. */
  resign(side?: T['side']): void {
    this.session?.resign(side);
  }

  /** Makes the computer play the best turn that it has found so far. */
  stopThinking(): void {
    this.session?.stopThinking();
  }

  /** Shows a position or a record. Throws if it cannot be read; the board is then unchanged. */
  load(text: string): void {
    this.game = this.#adapter.readGame({ position: text }, this);
  }

  /**
   * Draws the turn that the computer suggests at full strength, after at most two seconds. Returns
   * the turn in words, which are also announced; `undefined` if there is nothing to suggest.
   */
  async hint(): Promise<string | undefined> {
    const { session } = this;
    if (!session?.canPlay) return;
    const before = session.game.toString();
    session.failure = null;
    try {
      const turn = await session.hint();
      if (!turn || session.game.toString() !== before || !this.view.suggestable) return;
      this.#host.suggested = turn;
      const text = this.#adapter.turnText(this.#language.words, turn, session);
      this.#announcer.announce(text);
      return text;
    } catch (error) {
      session.failure = { error, retry: () => void this.hint() };
      this.#errors.report(error, false);
    }
  }

  /** Stops the computer before its next turn, or lets it play again. */
  pause(paused: boolean): void {
    this.session?.pause(paused);
  }

  /** Returns the reason of a refusal in the language of the board. */
  explain(verdict: Verdict): string {
    return verdict.ok ? '' : this.#adapter.refusalText(this.#language.words, verdict, this.session);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.session?.pause(false);
    if (this.#given) this.#init.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.pause(true);
    this.startOver();
    this.#puzzles.drop();
    this.view.disconnected();
  }

  /** Shows another game. Without `seats` the same players go on. */
  protected restart(game: T['game'], seats: string | readonly Seat[] | undefined): void {
    const { session } = this;
    if (!session) return;
    const text = typeof seats === 'object' ? writeSeats(seats) : seats;
    session.replace(game, text);
    if (text !== undefined) this.seats = text;
    this.#errors.unread = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { session } = this;
    const sources = ['position', 'moves', ...this.view.gameAttributes];
    if (session && sources.some((name) => changed.has(name))) this.#read();
    if (changed.has('look') && this.look !== 'standard') this.#modules.get('looks');
    const faults: unknown[] = choiceErrors(this, this.view.choices);
    if (session) this.#setMode(session, faults);
    if (session && !this.#errors.unread) {
      const asked = this.#wantedPly ?? (changed.has('ply') ? (this.ply ?? session.plies) : undefined);
      this.#wantedPly = undefined;
      if (asked !== undefined) this.#showPly(asked);
      if (this.#plyFault) faults.push(this.#plyFault);
    }
    try {
      this.#marks.read(session ? this.marks : undefined);
    } catch (error) {
      faults.push(error);
    }
    if (this.#errors.unread && !(this.#editing.editor && faults.length > 0)) this.#errors.current = this.#errors.unread;
    else this.#errors.showFaults(faults);
    this.view.willUpdate(changed);
  }

  protected override updated(): void {
    this.#announcer.fresh = false;
    const { session } = this;
    const outcome = this.#puzzles.puzzle?.outcome;
    showStates(this.#internals.states, {
      loading: this.#init.running,
      error: this.#errors.current !== null,
      thinking: session?.thinking != null,
      refused: this.#refusal.current !== null,
      earlier: session?.atLatest === false,
      over: session?.playing === false,
      solved: outcome === 'solved',
      faulty: (this.#editing.editor?.faults.length ?? 0) > 0,
      wrong: outcome === 'wrong',
    });
    if (!this.#changed || !session) return;
    this.#changed = false;
    this.#fire('keddah-change', { state: this.state });
  }

  protected override render(): TemplateResult {
    const field = this.view.field();
    const [status, buttons] = this.controls === 'full' && this.mode !== 'edit' ? this.view.bar() : [];
    return html`<slot name="before"></slot>
      ${field}
      <slot name="caption"></slot>
      ${this.#editing.panel}
      <slot name="status">${status}</slot>
      <slot name="controls">${buttons}</slot>
      <slot name="after"></slot>
      <div class="unseen" role="status">${this.#announcer.text}</div>`;
  }

  /** Hooks of the session. */
  get #hooks(): SessionHooks<T> {
    return {
      changed: (frames) => this.#sessionChanged(frames),
      deciding: (turn, side, seat) => this.#fire('keddah-move', { turn, side, by: seat.kind }, true),
      turned: (turn, side, seat) => {
        const { puzzle } = this.#puzzles;
        if (puzzle ? puzzle.turned(side) : seat.kind !== 'computer') return;
        const { words } = this.#language;
        const played = this.#say('played', { side: this.#adapter.sideText(words, side) });
        this.#announcer.announce(`${played} ${this.#adapter.turnText(words, turn, this.session)}`);
      },
      ended: (status) => {
        const { puzzle } = this.#puzzles;
        if (puzzle && puzzle.outcome !== 'solved') return;
        this.#announcer.announce(this.#adapter.statusText(this.#language.words, this.session!), true);
        this.#fire('keddah-end', { status });
      },
      failed: (error) => this.#errors.report(error, false),
    };
  }

  /**
   * Updates the editor, the puzzle and the seats for the current mode, and collects the errors of
   * their attributes.
   */
  #setMode(session: T['session'], faults: unknown[]): void {
    const puzzles = this.#puzzles;
    if (this.mode === 'edit') this.#editing.edit(session, this.#errors.unread);
    else this.#editing.drop(session);
    if (this.mode !== 'puzzle' || this.#errors.unread) puzzles.drop();
    else if (puzzles.update(session, this.solution, this.goal)) this.#invalidate();
    if (puzzles.fault) faults.push(puzzles.fault);
    try {
      session.seatsText = this.mode === 'edit' ? '' : (puzzles.seats(session.sides) ?? this.seats);
    } catch (error) {
      faults.push(error);
    }
    if (session.playable !== this.#playable) {
      session.playable = this.#playable;
      session.update();
    }
  }

  #newEditor(text: string, use: (game: T['game']) => void): T['editor'] | undefined {
    const module = this.#modules.get('editor');
    return (
      module &&
      this.view.newEditor(module, text, {
        use,
        say: (id, values) => this.#say(id, values),
        changed: (announcement) => {
          if (announcement) this.#announcer.announce(announcement);
          if (this.#editing.hasEdits) this.#errors.unread = null;
          this.#invalidate();
          this.view.changed([]);
        },
        faultText: (fault) => faultText(this.#language.words, fault),
        errorText: (error) => this.#errors.textOf(error),
      })
    );
  }

  async #initialize(): Promise<void> {
    try {
      await this.#adapter.loadRules();
      this.#errors.unread = null;
      const game = this.#given ?? this.#adapter.freshGame();
      const session: T['session'] = this.view.newSession(game, this.#hooks);
      this.#host.session = session;
      session.playable = this.#playable;
      const { ply } = this;
      if (!this.#given) this.#read();
      this.#wantedPly = ply;
      this.requestUpdate('seats');
      session.update();
    } catch (error) {
      this.#reportUnread(error);
      if (!this.session) throw error;
    }
  }

  /** Makes the game from attributes and text content. Errors are shown and reported, not thrown. */
  #read(): void {
    try {
      const { position, moves } = this;
      const game = this.#adapter.readGame({ position, moves, record: this.#text.text }, this);
      this.#errors.unread = null;
      this.session?.replace(game);
    } catch (error) {
      this.#reportUnread(error);
    }
  }

  #reportUnread(error: unknown): void {
    this.#errors.reportUnread(error, this.position ?? this.moves ?? this.#text.text);
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

  #puzzleChanged(outcome: Outcome, puzzle: Puzzle): void {
    this.#invalidate();
    if (outcome === 'open') return;
    this.#announcer.announce(this.#say(`puzzle-${outcome}`));
    if (outcome === 'solved') this.#fire('keddah-solved', { turns: puzzle.turns, tries: puzzle.tries });
  }

  #browse(by: number): boolean {
    const { session } = this;
    if (!session || this.mode !== 'view') return false;
    session.browse(by);
    this.#announceShown(session);
    return true;
  }

  /** Announces a text, by default the turn before the shown board, and the state of the game. */
  #announceShown(session: T['session'], text?: string): void {
    const { words } = this.#language;
    const turn = session.display.history[session.ply - 1];
    const first = text ?? (turn ? `${this.#adapter.turnText(words, turn, session)} ` : '');
    this.#announcer.announce(first + this.#adapter.statusText(words, session));
  }

  /** Announces which side is at the bottom now. */
  protected announceFlip(side: T['side']): void {
    this.#announcer.announce(this.#say('flipped', { side: this.#adapter.sideText(this.#language.words, side) }));
  }

  #showPly(ply: number): void {
    this.#plyFault = null;
    try {
      if (ply !== this.session!.ply) this.session!.goTo(ply);
    } catch (error) {
      this.#plyFault = error;
      this.ply = ply;
    }
  }

  /** Whether turns can be made. */
  get #playable(): boolean {
    return this.mode === 'play' || this.#puzzles.isUnsolved;
  }

  #say(id: string, values?: Values): string {
    return this.#language.words.say(id, values);
  }

  #invalidate(): void {
    this.#state = null;
    this.#changed = true;
    this.requestUpdate();
  }

  #refuse(refusal: Verdict & { ok: false }): void {
    const solved = refusal.code === 'view' && this.#puzzles.puzzle?.outcome === 'solved';
    const verdict = solved ? { ...refusal, code: 'solved' } : refusal;
    const { code, squares, walls, players } = verdict;
    const text = this.explain(verdict);
    const message = verdict.message || text;
    const refused: Refused = { code, message, squares, ...(walls && { walls }), ...(players && { players }) };
    this.#refusal.show(refused);
    this.#announcer.announce(text);
    this.#fire('keddah-illegal', refused);
  }

  #fire(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  #addModule({ words, css }: Module): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.shadowRoot?.adoptedStyleSheets.push(sheet);
    this.#language.add(words);
  }
}
