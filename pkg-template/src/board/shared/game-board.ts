import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { BaseGame } from '../../shared/game.js';
import type { Verdict } from '../../types.js';
import type { Editor, Unread } from '../extra/editor.js';
import type { Outcome, Puzzle } from '../extra/puzzle.js';
import type { Bar } from './bar.js';
import type { Trouble } from './base.js';
import { Body } from './body.js';
import { Editing } from './editing.js';
import { faultText, ruleText } from './errors.js';
import { Shelf } from './extras.js';
import { GameFace } from './game-face.js';
import { leafing } from './leaf.js';
import { Marked } from './marked.js';
import { Poser } from './poser.js';
import { Refusal } from './refusal.js';
import { type Seat, writeSeats } from './seats.js';
import type { Hooks, Session } from './session.js';
import type { BoardState, Refused, Said } from './state.js';
import { Waking } from './waking.js';
import type { Lexicon } from './words.js';

/** What both boards share: a session, what the author wrote of it, and what the page is told. */
export abstract class GameBoard<
  Game extends BaseGame<unknown, Side>,
  Side extends string | number,
  State extends BoardState<Side>,
  Play extends Session<Game, Side, Frame>,
  Frame = never,
  Edit extends Editor<Game> = Editor<Game>,
> extends GameFace<Game, Side, State, Play, Frame, Edit> {
  protected session: Play | null = null;
  protected readonly shelf = new Shelf(
    (extra) => this.learn(extra),
    (error) => this.fail(error, false),
  );
  readonly #editing = new Editing<Game, Edit>((text, asks) =>
    this.newEditor(text, {
      ...asks,
      say: (id, values) => this.say(id, values),
      changed: (told) => {
        if (told) this.announce(told);
        if (this.#editing.begun) this.#unread = null;
        this.stale();
        this.renew([]);
      },
      faultText: (fault) => faultText(this.words, fault),
      errorText: (error) => this.errorText(error),
    }),
  );
  readonly #poser = new Poser(this.shelf, {
    changed: (outcome, puzzle) => this.#judged(outcome, puzzle),
    failed: (error) => this.fail(error, false),
    turnsOf: (text) => this.turnsOf(text),
    say: (id, values) => this.say(id, values),
    sideText: (side) => this.sideText(side as Side),
  });
  protected readonly marked = new Marked(this.shelf, (name) => this.spotOf(name));
  protected suggested: string | undefined;
  readonly #waking = new Waking(this, () => this.#start());
  readonly #body = new Body(this, () => {
    if (this.session && !this.position?.trim()) this.#read();
  });
  readonly #refusal = new Refusal(this, () => this.stale());
  #given: Game | null = null;
  #state: State | null = null;
  #changed = false;
  /** The ply that the author asks for, until it is looked at. */
  #wanted: number | undefined;
  #plyFault: unknown = null;
  /** What the author wrote that cannot be read, and why. */
  #unread: (Trouble & Unread) | null = null;

  constructor(lexicon: Lexicon) {
    super(lexicon);
    leafing(this, (by) => this.#leaf(by));
  }

  /**
   * Done when the rules, and what the mode needs besides, are loaded and the board can be asked. They are loaded when it
   * comes into view, is touched, is given a game, or is asked for this.
   */
  get ready(): Promise<void> {
    return this.#waking.ready.then(() => this.updateComplete).then(() => this.shelf.settled());
  }

  /** The game on the board. Set it to show another; it belongs to the board from then on. */
  get game(): Game | undefined {
    return this.session?.game ?? this.#given ?? undefined;
  }

  set game(game: Game) {
    this.#unread = null;
    if (this.session) this.session.replace(game);
    else {
      this.#given = game;
      if (this.isConnected) this.#waking.wake();
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
      const { state: puzzle } = this.#poser;
      const editing = this.editor && { text: this.editor.text, faults: this.editor.faults };
      const said = {
        prompt,
        text: prompt || this.#poser.text(session) || this.statusText(session),
        refusal,
        puzzle,
        editing,
      };
      this.#state = this.stateOf(session, said as Pick<State, Said>);
    }
    return this.#state;
  }

  /** Takes back the last turn, with the machine's answers to it. */
  takeBack(): void {
    if (this.#poser.puzzle) this.startOver();
    else this.session?.takeBack();
  }

  /** Plays again what was taken back. */
  redo(): void {
    this.session?.redo();
  }

  /** A puzzle from its beginning. */
  startOver(): void {
    this.#poser.puzzle?.startOver();
  }

  /** Looks at the board after so many turns. */
  goTo(ply: number): void {
    this.session?.goTo(ply);
  }

  /** Gives the game up, for the side that a person plays if none is told. */
  resign(side?: Side): void {
    this.session?.resign(side);
  }

  /** Lets the machine play at once what it has found so far. */
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
    return verdict.ok ? '' : this.refusalText(verdict, true);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.session?.pause(false);
    if (this.#given) this.#waking.wake();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session?.pause(true);
    this.startOver();
    this.#poser.drop();
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
    const faults: unknown[] = this.faults({ mode: ['play', 'view', 'puzzle', 'edit'], ...this.choosable });
    if (session && this.mode === 'edit') this.#editing.edit(session, this.#unread);
    else if (session) this.#editing.drop(session);
    if (session) this.#pose(session);
    if (this.#poser.fault) faults.push(this.#poser.fault);
    try {
      if (session) session.seatsText = this.mode === 'edit' ? '' : (this.#poser.seats(session.sides) ?? this.seats);
    } catch (error) {
      faults.push(error);
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
      this.marked.read(session ? this.marks : undefined);
    } catch (error) {
      faults.push(error);
    }
    if (this.#unread && !(this.editor && faults.length > 0)) this.trouble = this.#unread;
    else this.blame(faults);
  }

  /** Whether the author wrote something else for a game. */
  protected rewritten(changed: PropertyValues): boolean {
    return changed.has('position') || changed.has('moves');
  }

  protected override updated(): void {
    const { session } = this;
    this.show({
      loading: this.#waking.starting,
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
    const refused = {
      code,
      message: verdict.message || text,
      squares,
      ...(walls && { walls }),
      ...(players && { players }),
    };
    this.#refusal.show(refused);
    this.announce(text);
    this.tell('keddah-illegal', refused);
  }

  /** What was refused last, while it is seen. */
  protected get refused(): Refused | null {
    return this.#refusal.refused;
  }

  /** The refusal has been seen. */
  protected hush(): void {
    this.#refusal.show(null);
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

  /** Whether the board cannot be shown; one that is edited starts empty instead. */
  protected get veiled(): boolean {
    return this.trouble !== null && !(this.editor && this.trouble === this.#unread);
  }

  /** What lies over a board that cannot be shown. */
  protected get veil(): TemplateResult | typeof nothing {
    const { trouble } = this;
    return this.veiled && trouble
      ? html`<div class="trouble" part="error" role="alert">
          <p><strong>${this.say('error')}</strong></p><p>${trouble.text()}</p>
        </div>`
      : nothing;
  }

  /** A board with what stands around it. */
  protected around(field: TemplateResult, bar: Bar): TemplateResult {
    const [status, buttons] = this.controls === 'full' && this.mode !== 'edit' ? bar : [];
    return html`<slot name="before"></slot>
      ${field}
      <slot name="caption"></slot>
      ${this.panel}
      <slot name="status">${status}</slot>
      <slot name="controls">${buttons}</slot>
      <slot name="after"></slot>
      <div class="unseen" role="status" aria-live="polite">${this.said}</div>`;
  }

  async #start(): Promise<void> {
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
      if (!this.session) throw error;
    }
  }

  /** Whether turns can be made. */
  get #playable(): boolean {
    return this.mode === 'play' || this.#poser.open;
  }

  /** What a position is edited with, in the mode `edit`. */
  protected get editor(): Edit | null {
    return this.#editing.editor;
  }

  /** What stands below a board that is edited. */
  protected get panel(): TemplateResult | typeof nothing {
    return this.veiled ? nothing : this.#editing.panel;
  }

  protected override errorText(error: unknown): string {
    return ruleText(this.words, error, () => this.refusalText(error as Refused, false)) ?? super.errorText(error);
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
      const game = this.readGame({ position: this.position, moves: this.moves, record: this.#body.text });
      this.#unread = null;
      this.session?.replace(game);
    } catch (error) {
      this.#unreadable(error);
    }
  }

  #unreadable(error: unknown): void {
    const { code = 'error', message } = error as { code?: string; message: string };
    const text = () => this.errorText(error);
    this.#unread = { code, message, text, error, written: this.position ?? this.moves ?? this.#body.text };
    queueMicrotask(() => this.fail(error));
  }

  #renewed(frames: Frame[]): void {
    const { session } = this;
    if (!session) return;
    this.hush();
    this.suggested = undefined;
    this.stale();
    this.ply = session.atLatest ? undefined! : session.ply;
    this.renew(frames);
  }

  #leaf(by: number): boolean {
    const { session } = this;
    if (!session || this.mode !== 'view') return false;
    session.leaf(by);
    this.announce(this.seenText(session));
    return true;
  }

  /** The turn that is looked at, and how the game stood after it. */
  protected seenText(session: Play): string {
    const turn = session.game.history[session.ply - 1];
    return `${turn ? this.turnText(turn) : ''} ${this.statusText(session)}`.trim();
  }

  #look(ply: number): void {
    this.#plyFault = null;
    try {
      if (ply !== this.session!.ply) this.session!.goTo(ply);
    } catch (error) {
      this.#plyFault = error;
      this.ply = ply;
    }
  }
}
