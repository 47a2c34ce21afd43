import { html, nothing, type PropertyValues, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { BaseGame } from '../../shared/game.js';
import type { Status, Verdict } from '../../types.js';
import type { EditHost, Editor, Fault } from '../extra/editor.js';
import type { Mark, Spot } from '../extra/marks.js';
import type { Outcome, Puzzle } from '../extra/puzzle.js';
import { BoardElement, type Trouble } from './base.js';
import { Shelf } from './extras.js';
import { Poser } from './poser.js';
import { type Seat, writeSeats } from './seats.js';
import type { Hooks, Session, Thinking } from './session.js';
import type { Lexicon } from './words.js';

/** Why something was not done, as the board shows it. */
export interface Refused {
  code: string;
  message: string;
  squares: string[];
  walls?: string[];
  players?: number[];
}

/** What a page can know of either board at one moment. A snapshot; nothing in it changes later. */
export interface BoardState<Side> {
  status: Status<Side>;
  toMove: Side;
  /** The turn that is looked at, and how many there are. */
  ply: number;
  plies: number;
  /** The first turn that is worth looking at. */
  firstPly: number;
  atLatest: boolean;
  history: readonly string[];
  canTakeBack: boolean;
  canRedo: boolean;
  thinking: Thinking<Side> | null;
  refusal: (Refused & { text: string }) | null;
  /** What is to be chosen next, in words, where one has to be told; else empty. */
  prompt: string;
  /** How far a puzzle is: `open`, `right` so far, `wrong` or `solved`, and how many wrong tries there were. */
  puzzle: { outcome: Outcome; tries: number } | null;
  /** The position being edited, and what is wrong with it. The game is that of the last one that was legal. */
  editing: { text: string; faults: readonly Fault[] } | null;
  /** How the game stands, in words; a prompt takes its place. */
  text: string;
}

/** What of a state the session does not know. */
export type Said = 'text' | 'prompt' | 'refusal' | 'puzzle' | 'editing';

/** What is the same of both boards' states. */
export function stateOf<Side extends string | number>(
  // biome-ignore lint/suspicious/noExplicitAny: whatever is passed through on the way is of no matter here.
  session: Session<any, Side, any>,
): Omit<BoardState<Side>, Said> {
  const { status, history } = session.game;
  return {
    status,
    history,
    toMove: session.toMove,
    ply: session.ply,
    plies: history.length,
    firstPly: session.first,
    atLatest: session.atLatest,
    canTakeBack: session.canTakeBack,
    canRedo: session.canRedo,
    thinking: session.thinking && { ...session.thinking },
  };
}

/** What attributes and body say. */
export interface Written {
  position?: string | undefined;
  moves?: string | undefined;
  record?: string | undefined;
}

/** How far below the edge of the window a board is made ready. */
const AHEAD = '200px';

/** How long a refusal is seen, in milliseconds. */
const SEEN = 6000;

/** What both boards share: a session, what the author wrote of it, and what the page is told. */
export abstract class GameBoard<
  Game extends BaseGame<unknown, Side>,
  Side extends string | number,
  State extends BoardState<Side>,
  Play extends Session<Game, Side, Frame>,
  Frame = never,
  Edit extends Editor<Game> = Editor<Game>,
> extends BoardElement {
  /** A position or a record as text. */
  @property({ reflect: true }) position?: string;
  /** Turns to be played from there. */
  @property({ reflect: true }) moves?: string;
  /** The turn that is looked at; none is the latest. */
  @property({ reflect: true, type: Number }) ply?: number;
  /** What solves a puzzle: its turns, answers among them; other ways follow after `|`. */
  @property({ reflect: true }) solution?: string;
  /** What a puzzle is about, where the rules judge: `win` this turn, or `win 2` within two. */
  @property({ reflect: true }) goal?: string;
  /** Who plays, side by side: `person`, `machine:3`, `nobody`. */
  @property({ reflect: true }) seats = '';

  /** Squares, arrows and walls drawn over the board: `e4 e2>e4=red`. */
  @property({ reflect: true }) marks?: string;

  protected session: Play | null = null;
  protected readonly shelf = new Shelf(
    (extra) => this.learn(extra),
    (error) => this.fail(error, false),
  );
  /** What a position is edited with, in the mode `edit`. */
  protected editor: Edit | null = null;
  /** The game that is edited. */
  #edited: Game | null = null;
  readonly #poser = new Poser(this.shelf, {
    changed: (outcome, puzzle) => this.#judged(outcome, puzzle),
    failed: (error) => this.fail(error, false),
    turnsOf: (text) => this.turnsOf(text),
  });
  #marks: readonly Mark[] = [];
  protected refused: Refused | null = null;
  protected suggested: string | undefined;
  readonly #ready: Promise<void>;
  #settled!: () => void;
  #watch: IntersectionObserver | undefined;
  #given: Game | null = null;
  #starting = false;
  #state: State | null = null;
  #changed = false;
  /** The ply that the author asks for, until it is looked at. */
  #wanted: number | undefined;
  #plyFault = '';
  /** Why what the author wrote cannot be read. */
  #unread: Trouble | null = null;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor(lexicon: Lexicon) {
    super(lexicon);
    this.#ready = new Promise((done) => {
      this.#settled = done;
    });
    for (const touch of ['pointerdown', 'focusin', 'keydown']) this.addEventListener(touch, () => this.#wake());
    this.addEventListener('keydown', (event) => this.#leaf(event), { capture: true });
  }

  /**
   * Done when the rules are loaded and the board can be asked. They are loaded when it comes into view, is touched, is
   * given a game, or is asked for this.
   */
  get ready(): Promise<void> {
    this.#wake();
    return this.#ready;
  }

  /** Where a square or a wall is drawn, if there is one of that name. */
  protected abstract spotOf(name: string): Spot | undefined;
  /** Loads the rules. */
  protected abstract loadRules(): Promise<void>;
  protected abstract newSession(game: Game, hooks: Hooks<Side, Frame>): Play;
  /** The game of who writes nothing. */
  protected abstract freshGame(): Game;
  /** Makes a game of what is written. Throws what the rules have against it. */
  protected abstract readGame(written: Written): Game;
  protected abstract stateOf(session: Play, said: Pick<State, Said>): State;
  protected abstract statusText(session: Play): string;
  protected abstract refusalText(refused: Refused): string;
  /** A turn as it is read out. */
  protected abstract turnText(turn: string): string;
  protected abstract sideText(side: Side): string;
  /** What is to be chosen next, where one has to be told. */
  protected abstract prompt(): string;
  /** A new editor for a position, once its script is here. */
  protected abstract newEditor(text: string, host: Pick<EditHost<Game>, 'changed' | 'use' | 'say'>): Edit | undefined;
  /** The turns of a text. */
  protected abstract turnsOf(text: string): string[];
  /** The attributes that are one of a few words. */
  protected abstract get choosable(): Record<string, readonly string[]>;
  /** The session is different: what is derived from it goes. */
  protected abstract renew(frames: Frame[]): void;

  /** The game on the board. Set it to show another; it belongs to the board from then on. */
  get game(): Game | undefined {
    return this.session?.game ?? this.#given ?? undefined;
  }

  set game(game: Game) {
    this.#unread = null;
    if (this.session) this.session.replace(game);
    else {
      this.#given = game;
      if (this.isConnected) this.#wake();
    }
  }

  /** Everything there is to know at this moment; `undefined` until the board is `ready`. */
  get state(): State | undefined {
    const { session, refused } = this;
    if (!session) return undefined;
    // The search reports without a change of the game.
    if (this.#state?.thinking && this.#state.thinking.info !== session.thinking?.info) this.#state = null;
    if (!this.#state) {
      const refusal = refused && { ...refused, text: this.explain({ ok: false, ...refused }) };
      const prompt = this.prompt();
      const { puzzle: at } = this.#poser;
      const puzzle = at && { outcome: at.outcome, tries: at.tries };
      const editing = this.editor && { text: this.editor.text, faults: this.editor.faults };
      const said = { prompt, text: prompt || this.#standing(session), refusal, puzzle, editing };
      this.#state = this.stateOf(session, said as Pick<State, Said>);
    }
    return this.#state;
  }

  takeBack(): void {
    if (this.#poser.puzzle) this.startOver();
    else this.session?.takeBack();
  }

  redo(): void {
    this.session?.redo();
  }

  /** A puzzle from its beginning. */
  startOver(): void {
    this.#poser.puzzle?.startOver();
  }

  goTo(ply: number): void {
    this.session?.goTo(ply);
  }

  resign(side?: Side): void {
    this.session?.resign(side);
  }

  stopThinking(): void {
    this.session?.stopThinking();
  }

  /** Shows a position or a record. Throws what cannot be read, and then nothing has changed. */
  load(text: string): void {
    this.game = this.readGame({ position: text });
  }

  /** Draws a turn the machine would play. */
  async hint(): Promise<void> {
    const { session } = this;
    if (!session?.open) return;
    const before = session.game.toString();
    try {
      const turn = await session.hint();
      if (!turn || session.game.toString() !== before || !this.suggestable) return;
      this.suggested = turn;
      this.announce(this.turnText(turn));
    } catch (error) {
      this.fail(error, false);
    }
  }

  /** Why something is refused, in the reader's language. */
  explain(verdict: Verdict): string {
    return verdict.ok ? '' : this.refusalText(verdict);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.session) this.session.pause(false);
    else if (this.#given || typeof IntersectionObserver === 'undefined') this.#wake();
    else {
      this.#watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.#wake(), {
        rootMargin: AHEAD,
      });
      this.#watch.observe(this);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.pause(true);
    this.startOver();
    this.#poser.drop();
    this.#watch?.disconnect();
    clearTimeout(this.#fade);
  }

  /** Whether a turn may still be suggested that the machine has thought of. */
  protected get suggestable(): boolean {
    return true;
  }

  protected override translated(): void {
    this.stale();
  }

  /** The state is no longer what it was; the page is told after the next update. */
  protected stale(): void {
    this.#state = null;
    this.#changed = true;
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { session } = this;
    if (session && this.rewritten(changed)) this.#read();
    const faults = this.faults({ mode: ['play', 'view', 'puzzle', 'edit'], ...this.choosable });
    if (session) this.#edit(session);
    if (session) this.#pose(session);
    if (this.#poser.fault) faults.push(this.#poser.fault);
    try {
      if (session) session.seatsText = this.#poser.puzzle ? this.#puzzleSeats(session) : this.seats;
    } catch (error) {
      faults.push((error as Error).message);
    }
    if (session && session.playable !== this.#playable) {
      session.playable = this.#playable;
      session.update();
    }
    if (session && !this.#unread) {
      const asked = this.#wanted ?? (changed.has('ply') ? (this.ply ?? session.plies) : undefined);
      this.#wanted = undefined;
      if (asked !== undefined) this.#look(asked);
      if (this.#plyFault) faults.push(this.#plyFault);
    }
    try {
      const extra = this.marks?.trim() ? this.shelf.take('marks') : undefined;
      this.#marks = (session && extra?.readMarks(this.marks!, (name) => this.spotOf(name))) ?? [];
    } catch (error) {
      this.#marks = [];
      faults.push((error as Error).message);
    }
    if (this.#unread) this.trouble = this.#unread;
    else this.blame(faults);
  }

  /** Whether the author wrote something else for a game. */
  protected rewritten(changed: PropertyValues): boolean {
    return changed.has('position') || changed.has('moves');
  }

  protected override updated(): void {
    const { session } = this;
    this.show({
      loading: this.#starting,
      error: this.trouble !== null,
      thinking: session?.thinking != null,
      refused: this.refused !== null,
      earlier: session?.atLatest === false,
      over: session?.playing === false,
      solved: this.#poser.puzzle?.outcome === 'solved',
      faulty: (this.editor?.faults.length ?? 0) > 0,
      wrong: this.#poser.puzzle?.outcome === 'wrong',
    });
    if (!this.#changed || !this.session) return;
    this.#changed = false;
    this.tell('keddah-change', { state: this.state });
  }

  /** Another game, by the same seats or others. */
  protected restart(game: Game, seats: string | readonly Seat[] | undefined): void {
    const { session } = this;
    if (!session) return;
    const text = typeof seats === 'object' ? writeSeats(seats) : seats;
    session.replace(game, text);
    if (text !== undefined) this.seats = text;
    this.#unread = null;
  }

  /** Tells why something is not done. */
  protected refuse(refusal: Verdict & { ok: false }): void {
    const solved = refusal.code === 'view' && this.#poser.puzzle?.outcome === 'solved';
    const verdict = solved ? { ...refusal, code: 'solved' } : refusal;
    const { code, squares, walls, players } = verdict;
    const text = this.explain(verdict);
    this.refused = {
      code,
      message: verdict.message || text,
      squares,
      ...(walls && { walls }),
      ...(players && { players }),
    };
    this.stale();
    this.announce(text);
    this.tell('keddah-illegal', this.refused);
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => this.hush(), SEEN);
  }

  /** The refusal has been seen. */
  protected hush(): void {
    if (!this.refused) return;
    this.refused = null;
    this.stale();
  }

  /** Hooks of the session; a board may add its own. */
  protected get hooks(): Hooks<Side, Frame> {
    return {
      changed: (frames) => this.#renewed(frames),
      deciding: (turn, side, seat) => this.tell('keddah-move', { turn, side, by: seat.kind }, true),
      turned: (turn, side, seat) => {
        const { puzzle } = this.#poser;
        if (puzzle ? puzzle.turned(side) : seat.kind !== 'machine') return;
        const played = this.say('played', { side: this.sideText(side) });
        this.announce(`${played} ${this.turnText(turn)}`);
      },
      ended: (status) => {
        const { puzzle } = this.#poser;
        if (puzzle && puzzle.outcome !== 'solved') return;
        this.announce(this.statusText(this.session!), true);
        this.tell('keddah-end', { status });
      },
      failed: (error) => this.fail(error, false),
    };
  }

  /** What the author has drawn over the board. */
  protected get drawnMarks(): SVGTemplateResult | typeof nothing {
    const extra = this.#marks.length > 0 && this.shelf.take('marks');
    return extra ? extra.drawMarks({ html, svg, nothing }, this.#marks, (name) => this.spotOf(name)) : nothing;
  }

  /** The same for those who hear the board: what describes the grid. */
  protected get heardMarks(): string {
    const extra = this.#marks.length > 0 && this.shelf.take('marks');
    return extra ? extra.heardMarks((id, values) => this.words.part(id, values), this.#marks, this.words.lang) : '';
  }

  /** What lies over a board that cannot be shown. */
  protected get veil(): TemplateResult | typeof nothing {
    const { trouble } = this;
    return trouble
      ? html`<div class="trouble" part="error" role="alert">
          <p><strong>${this.say('error')}</strong></p><p>${trouble.message}</p>
        </div>`
      : nothing;
  }

  /** What is said to those who hear the board. */
  protected get voice(): TemplateResult {
    return html`<div class="unseen" role="status" aria-live="polite">${this.said}</div>`;
  }

  #wake(): void {
    if (!this.session && !this.#starting) void this.#start();
  }

  async #start(): Promise<void> {
    this.#watch?.disconnect();
    this.#starting = true;
    this.requestUpdate();
    try {
      await this.loadRules();
      this.#unread = null;
      this.session = this.newSession(this.#given ?? this.freshGame(), this.hooks);
      this.session.playable = this.#playable;
      const { ply } = this;
      if (!this.#given) this.#read();
      this.#wanted = ply;
      this.requestUpdate('seats');
      this.session.update();
    } catch (error) {
      this.#unreadable(error);
    } finally {
      this.#starting = false;
      this.#settled();
    }
  }

  /** Whether turns can be made. */
  get #playable(): boolean {
    return this.mode === 'play' || this.#poser.open;
  }

  /** Sees to there being an editor in its mode, and none in others. */
  #edit(session: Play): void {
    if (this.mode !== 'edit') {
      if (this.editor) {
        this.editor = null;
        session.update();
      }
      return;
    }
    if (this.editor && this.#edited === session.game) return;
    this.#edited = session.game;
    const editor = this.newEditor(session.game.toString(), {
      say: (id, values) => this.say(id, values),
      use: (game) => {
        this.#edited = game;
        session.replace(game);
        this.#edited = session.game;
      },
      changed: (told) => {
        if (told) this.announce(told);
        this.stale();
        this.renew([]);
      },
    });
    this.editor = editor ?? null;
    if (!editor) this.#edited = null;
    else session.update();
  }

  /** What stands below a board that is edited. */
  protected get panel(): TemplateResult | typeof nothing {
    return this.editor && !this.trouble ? this.editor.panel({ html, svg, nothing }) : nothing;
  }

  #standing(session: Play): string {
    const { puzzle } = this.#poser;
    if (!puzzle || session.begun || !session.atLatest) return this.statusText(session);
    return puzzle.text((id, values) => this.say(id, values), this.sideText(puzzle.solver as Side));
  }

  /** The solver is a person, and the others are answered for. */
  #puzzleSeats(session: Play): string {
    const { puzzle } = this.#poser;
    return session.sides.map((side) => (side === puzzle?.solver ? 'person' : 'nobody')).join(' ');
  }

  #pose(session: Play): void {
    if (this.mode !== 'puzzle' || this.#unread) this.#poser.drop();
    else if (this.#poser.pose(session, this.solution, this.goal)) this.stale();
  }

  #judged(outcome: Outcome, puzzle: Puzzle): void {
    this.stale();
    if (outcome === 'open') return;
    this.announce(this.say(`puzzle-${outcome}`));
    if (outcome === 'solved') this.tell('keddah-solved', { turns: puzzle.turns, tries: puzzle.tries });
  }

  /** Reads what the author wrote. What cannot be read is shown and told, never thrown. */
  #read(): void {
    try {
      const game = this.readGame({ position: this.position, moves: this.moves, record: this.#body });
      this.#unread = null;
      this.session?.replace(game);
    } catch (error) {
      this.#unreadable(error);
    }
  }

  /** The text in the tag, without what goes into slots. */
  get #body(): string {
    const own = [...this.childNodes].filter((node) => !(node instanceof Element && node.slot));
    return own.map((node) => node.textContent).join('');
  }

  #unreadable(error: unknown): void {
    const { code = 'error', message } = error as { code?: string; message: string };
    this.#unread = { code, message };
    queueMicrotask(() => this.fail(error));
  }

  #renewed(frames: Frame[]): void {
    const { session } = this;
    if (!session) return;
    this.refused = null;
    this.suggested = undefined;
    this.stale();
    this.ply = session.atLatest ? undefined! : session.ply;
    this.renew(frames);
  }

  /** The arrows of a board that is for looking leaf through the turns; with Shift they go from square to square. */
  #leaf(event: KeyboardEvent): void {
    const { session } = this;
    if (this.mode !== 'view' || !session || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { ply, plies, first } = session;
    const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: first, End: plies }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const kept = Math.min(plies, Math.max(Math.min(first, ply), to));
    if (kept !== ply) this.goTo(kept);
    this.announce(this.seenText(session));
  }

  /** The turn that is looked at, and how the game stood after it. */
  protected seenText(session: Play): string {
    const turn = session.game.history[session.ply - 1];
    return `${turn ? this.turnText(turn) : ''} ${this.statusText(session)}`.trim();
  }

  #look(ply: number): void {
    this.#plyFault = '';
    try {
      if (ply !== this.session!.ply) this.session!.goTo(ply);
    } catch (error) {
      this.#plyFault = (error as Error).message;
      this.ply = ply;
    }
  }
}
