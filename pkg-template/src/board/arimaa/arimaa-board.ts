/** `<arimaa-board>`: a board to play on, to look at, and to embed. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { type ArimaaGame, type ArimaaSide, init } from '../../arimaa/face.js';
import type { Verdict } from '../../types.js';
import { BoardElement, type Trouble } from '../shared/base.js';
import { bar } from './bar.js';
import { ground, over, pieces, under } from './drawing.js';
import { Film } from './film.js';
import type { Orientation } from './geometry.js';
import { rows } from './grid.js';
import { Input } from './input.js';
import { pressed } from './keyboard.js';
import { type Refused, refusalText, statusText, turnText } from './labels.js';
import { sideOf } from './notation.js';
import { type Plan, plansFor } from './plans.js';
import { Pointer } from './pointer.js';
import { readGame } from './record.js';
import { type Facts, factsOf, sceneOf } from './scene.js';
import { readSeats, type Seats, writeSeats } from './seats.js';
import { type Board, Session } from './session.js';
import { swapPlans } from './setup.js';
import { type ArimaaBoardState, stateOf } from './state.js';
import { styles } from './styles.js';
import { Tokens } from './tokens.js';
import { whyNot } from './why.js';

/**
 * A board for Arimaa. What is on it comes from `position`, `moves`, the record in its body, or `game`.
 *
 * @fires keddah-move - before a turn is completed: `{ turn, side, by }`; cancel it to keep it from being so
 * @fires keddah-step - a step was made: `{ step, side }`
 * @fires keddah-illegal - something was refused: `{ code, squares, message }`
 * @fires keddah-change - something in `state` is different
 * @fires keddah-end - the game is over: `{ status }`
 * @fires keddah-error - something cannot be read or shown: `{ code, message }`
 */
export class ArimaaBoard extends BoardElement {
  static override styles = [...BoardElement.styles, styles];

  /** A position or a record as text. */
  @property({ reflect: true }) position?: string;
  /** Turns to be played from there. */
  @property({ reflect: true }) moves?: string;
  /** The turn that is looked at; none is the latest. */
  @property({ reflect: true, type: Number }) ply?: number;
  /** Who sits at the bottom. */
  @property({ reflect: true }) orientation: Orientation = 'gold';
  /** Who plays Gold and who Silver: `person`, `machine:3`, `nobody`. */
  @property({ reflect: true }) seats = 'person person';
  /** Whether a tap on a second piece exchanges two of them, before the first turn. Dragging always does. */
  @property({ reflect: true, type: Boolean }) arranging = false;

  /** Done when the rules are loaded and the board can be asked. */
  readonly ready: Promise<void>;
  readonly input: Input;
  #settled!: () => void;
  #session: Session | null = null;
  #given: ArimaaGame | null = null;
  #starting = false;
  #tokens = new Tokens();
  #pointer: Pointer;
  #state: ArimaaBoardState | null = null;
  #refused: Refused | null = null;
  #hint: string | undefined;
  #hover: string | undefined;
  #held: { square: string; x: number; y: number } | undefined;
  #cursor = 'd2';
  #keys = false;
  #film = new Film((board) => {
    this.#tokens.update(board ?? this.#session!.seen.position.board);
    this.requestUpdate();
  });
  #grabs = new Set<string>();
  #changed = false;
  #facts: Facts | null = null;
  /** The ply that the author asks for, until it is looked at. */
  #wanted: number | undefined;
  #plyFault = '';
  #prompted = '';
  /** Why what the author wrote cannot be read. */
  #unread: Trouble | null = null;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.ready = new Promise((done) => {
      this.#settled = done;
    });
    this.input = new Input({
      plansFor: (square) => this.#plansFor(square),
      commit: (plan) => this.#commit(plan),
      refuse: (square, from) => this.#refuse(square, from),
      changed: () => this.#aimed(),
    });
    const self = this;
    this.#pointer = new Pointer({
      input: this.input,
      get orientation() {
        return self.orientation;
      },
      grabbable: (square) => this.#grabs.has(square),
      settle: () => this.#film.settle(),
      pointed: (square, held) => this.#pointed(square, held),
      tapped: (square) => this.#tapped(square),
    });
  }

  /** The game on the board. Set it to show another; it belongs to the board from then on. */
  get game(): ArimaaGame | undefined {
    return this.#session?.game ?? this.#given ?? undefined;
  }

  set game(game: ArimaaGame) {
    this.#unread = null;
    if (this.#session) this.#session.replace(game);
    else {
      this.#given = game;
      if (this.isConnected) void this.#start();
    }
  }

  /** Everything there is to know at this moment; `undefined` until the board is `ready`. */
  get state(): ArimaaBoardState | undefined {
    const session = this.#session;
    if (!session) return undefined;
    const refused = this.#refused;
    const refusal = refused && { ...refused, text: this.explain({ ok: false, ...refused }) };
    const prompt = this.#prompt();
    // The search reports without a change of the game.
    if (this.#state?.thinking && this.#state.thinking.info !== session.thinking?.info) this.#state = null;
    this.#state ??= stateOf(session, { prompt, text: prompt || statusText(this.words, session), refusal });
    return this.#state;
  }

  /** The names of arrangements for the setup. */
  get presets(): { name: string; label: string }[] {
    return (this.#session?.presets ?? []).map((name) => ({ name, label: this.say(`preset-${name}`) }));
  }

  undoStep(): void {
    if (!this.#session?.open || this.#session.game.turn.steps.length === 0) return;
    this.#session.undoStep();
    this.announce(this.say('undone'));
  }

  redoStep(): void {
    this.#session?.redoStep();
  }

  clearTurn(): void {
    if (this.#session?.open) this.#session.clearTurn();
  }

  /** Ends the turn. `false`, and a reason, where it may not end. */
  endTurn(): boolean {
    const session = this.#session;
    if (!session) return false;
    this.#film.settle();
    const verdict = session.canEnd;
    if (!verdict.ok) this.#refusedBy(verdict);
    return verdict.ok && session.endTurn();
  }

  takeBack(): void {
    this.#session?.takeBack();
  }

  redo(): void {
    this.#session?.redo();
  }

  goTo(ply: number): void {
    this.#session?.goTo(ply);
  }

  resign(side?: ArimaaSide): void {
    this.#session?.resign(side);
  }

  flip(): void {
    this.orientation = this.orientation === 'gold' ? 'silver' : 'gold';
  }

  /** Draws a turn the machine would play. */
  async hint(): Promise<void> {
    const session = this.#session;
    if (!session?.open) return;
    session.clearTurn();
    const before = session.game.toString();
    try {
      const turn = await session.hint();
      if (!turn || session.game.toString() !== before || session.game.turn.steps.length > 0) return;
      this.#hint = turn;
      this.announce(turnText(this.words, turn));
    } catch (error) {
      this.fail(error, false);
    }
  }

  newGame(options: { seats?: string | Seats; setup?: string } = {}): void {
    const seats = typeof options.seats === 'string' ? readSeats(options.seats) : options.seats;
    if (seats) this.seats = writeSeats(seats);
    this.#unread = null;
    this.#session?.newGame({ ...(seats && { seats }), ...(options.setup && { setup: options.setup }) });
  }

  /** Shows a position or a record. Throws what cannot be read, and then nothing has changed. */
  load(text: string): void {
    const game = readGame({ position: text });
    this.game = game;
  }

  stopThinking(): void {
    this.#session?.stopThinking();
  }

  /** Places a side's pieces as one of the `presets` has them, before the first turn. */
  applyPreset(name: string, side?: ArimaaSide): void {
    this.#session?.applyPreset(name, side);
  }

  /** Why something is refused, in the reader's language. */
  explain(verdict: Verdict): string {
    return verdict.ok ? '' : refusalText(this.words, verdict, this.#session?.game.position.board ?? {});
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session?.pause(true);
    this.#film.stop();
    clearTimeout(this.#fade);
  }

  protected override translated(): void {
    this.#state = null;
    this.#changed = true;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const session = this.#session;
    if (session && (changed.has('position') || changed.has('moves'))) this.#read();
    const faults = this.faults({ orientation: ['gold', 'silver'], mode: ['play', 'view'] });
    try {
      const seats = readSeats(this.seats);
      if (session && writeSeats(seats) !== session.seatsText) {
        session.seats = seats;
        session.update();
      }
    } catch (error) {
      faults.push((error as Error).message);
    }
    if (session && changed.has('mode')) session.playable = this.mode !== 'view';
    if (session && !this.#unread) {
      const asked = this.#wanted ?? (changed.has('ply') ? (this.ply ?? session.plies) : undefined);
      this.#wanted = undefined;
      if (asked !== undefined) this.#look(asked);
      if (this.#plyFault) faults.push(this.#plyFault);
    }
    if (this.#unread) this.trouble = this.#unread;
    else this.blame(faults);
  }

  protected override updated(): void {
    if (!this.#changed || !this.#session) return;
    this.#changed = false;
    this.tell('keddah-change', { state: this.state });
  }

  async #start(): Promise<void> {
    if (this.#session) return this.#session.pause(false);
    if (this.#starting) return;
    this.#starting = true;
    try {
      await init();
      this.#session = new Session(this.#given ?? readGame({}), {
        changed: (frames) => this.#sessionChanged(frames),
        deciding: (turn, side, seat) => this.tell('keddah-move', { turn, side, by: seat.kind }, true),
        stepped: (step, side) => {
          this.announce(turnText(this.words, step), true);
          this.tell('keddah-step', { step, side });
        },
        turned: (turn, side, seat) => {
          const played = this.say('played', { side: this.say('side', { side }) });
          if (seat.kind === 'machine') this.announce(`${played} ${turnText(this.words, turn)}`);
        },
        ended: (status) => {
          this.announce(statusText(this.words, this.#session!), true);
          this.tell('keddah-end', { status });
        },
        failed: (error) => this.fail(error, false),
      });
      this.#session.playable = this.mode !== 'view';
      const ply = this.ply;
      if (!this.#given) this.#read();
      this.#wanted = ply;
      this.requestUpdate('seats');
      this.#session.update();
    } catch (error) {
      this.fail(error);
    } finally {
      this.#starting = false;
      this.#settled();
    }
  }

  /** Reads what the author wrote. What cannot be read is shown and told, never thrown. */
  #read(): void {
    try {
      const record = this.textContent ?? '';
      const game = readGame({ position: this.position, moves: this.moves, record });
      this.#unread = null;
      this.#session?.replace(game);
    } catch (error) {
      const { code = 'error', message } = error as { code?: string; message: string };
      this.#unread = { code, message };
      queueMicrotask(() => this.fail(error));
    }
  }

  #sessionChanged(frames: Board[]): void {
    const session = this.#session;
    if (!session) return;
    this.#state = null;
    this.#facts = null;
    this.#changed = true;
    this.#refused = null;
    this.#hint = undefined;
    this.input.clear();
    this.ply = session.atLatest ? undefined! : session.ply;
    this.#grabs = new Set();
    if (session.open) for (const { from } of session.game.legalMoves()) if (from) this.#grabs.add(from);
    if (session.setup)
      for (const square of Object.keys(session.game.position.board)) {
        if (session.arrangers.includes(sideOf(session.game.position.board[square]!))) this.#grabs.add(square);
      }
    this.#film.play(this.moving ? frames : []);
  }

  #look(ply: number): void {
    this.#plyFault = '';
    try {
      if (ply !== this.#session!.ply) this.#session!.goTo(ply);
    } catch (error) {
      this.#plyFault = (error as Error).message;
      this.ply = ply;
    }
  }

  /** What is to be chosen next, where one has to be told. */
  #prompt(): string {
    const { state } = this.input;
    if (state.name === 'choosing') return this.say('pusher');
    if (state.name !== 'pair') return '';
    return this.say('pair', { partner: { piece: this.#facts?.board[state.partner] ?? '' } });
  }

  #plansFor(square: string): Plan[] {
    const session = this.#session;
    if (!session) return [];
    const plans = session.open ? plansFor(session.game, square) : [];
    const { board } = session.game.position;
    const side = board[square] && sideOf(board[square]);
    if (session.setup && side && session.arrangers.includes(side)) plans.push(...swapPlans(board, square));
    return plans;
  }

  #commit(plan: Plan): void {
    const session = this.#session;
    if (!session) return;
    const { board } = session.game.position;
    this.#cursor = plan.target;
    this.said = '';
    session.commit(plan);
    if (plan.kind !== 'swap') return;
    this.announce(this.say('swapped', { piece: { piece: board[plan.actor]! }, other: { piece: board[plan.target]! } }));
  }

  #refuse(square: string, from?: string): void {
    const why = this.#session && whyNot(this.#session, square, from);
    if (why) this.#refusedBy(why);
    else this.#hush();
  }

  #refusedBy(verdict: Verdict & { ok: false }): void {
    const { code, squares: at } = verdict;
    const text = this.explain(verdict);
    this.#refused = { code, message: verdict.message || text, squares: at };
    this.#state = null;
    this.#changed = true;
    this.announce(text);
    this.tell('keddah-illegal', this.#refused);
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => this.#hush(), 6000);
  }

  #hush(): void {
    if (!this.#refused) return;
    this.#refused = null;
    this.#state = null;
    this.#changed = true;
    this.requestUpdate();
  }

  #aimed(): void {
    const { state } = this.input;
    const board = this.#session?.game.position.board ?? {};
    if (state.name !== 'idle') {
      this.#hush();
      this.#hint = undefined;
    }
    if (state.name === 'picked' && this.#keys) {
      this.announce(this.say('picked', { piece: { piece: board[state.from] ?? '' }, count: this.input.choices.size }));
    }
    const prompt = this.#prompt();
    if (prompt) this.announce(prompt);
    if (prompt !== this.#prompted) {
      this.#prompted = prompt;
      this.#state = null;
      this.#changed = true;
    }
    this.requestUpdate();
  }

  #pointed(square: string | undefined, held?: { square: string; x: number; y: number }): void {
    this.#keys = false;
    if (square === this.#hover && !held && !this.#held) return;
    this.#hover = square;
    this.#held = held;
    if (held || this.input.state.name !== 'idle') this.requestUpdate();
  }

  #tapped(square: string): void {
    this.#cursor = square;
    this.#film.settle();
    const state = this.input.state;
    const hidden = this.input.choices.has(square) && !this.#choices.has(square);
    if (state.name === 'picked' && hidden) this.input.grab(square);
    else this.input.tap(square);
    this.requestUpdate();
  }

  #key(event: KeyboardEvent): void {
    this.#keys = true;
    pressed(event, {
      cursor: this.#cursor,
      orientation: this.orientation,
      goto: (square) => {
        this.#cursor = square;
        this.#hover = square;
        this.requestUpdate();
        void this.updateComplete.then(() => this.#cell(square)?.focus());
      },
      enter: () => this.#tapped(this.#cursor),
      escape: () => {
        if (this.input.state.name === 'idle') return false;
        this.input.clear();
        this.announce(this.say('dropped'));
        return true;
      },
      undoStep: () => this.undoStep(),
      endTurn: () => this.endTurn(),
      leaf: (by) => {
        const session = this.#session;
        if (session) this.goTo(Math.min(session.plies, Math.max(session.first, session.ply + by)));
      },
    });
  }

  /** What may be chosen; before the first turn, places are exchanged by tap only while one is arranging. */
  get #choices(): Map<string, Plan[]> {
    const { choices, state } = this.input;
    if (this.arranging || state.name !== 'picked') return choices;
    return new Map([...choices].filter(([, plans]) => plans[0]!.kind !== 'swap'));
  }

  #cell(square: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-square="${square}"]`);
  }

  protected override render(): TemplateResult {
    const session = this.#session;
    const orientation = this.orientation === 'silver' ? 'silver' : 'gold';
    const choices = this.#choices;
    const busy = this.#film.running;
    this.#facts ??= session && factsOf(session);
    const facts = this.#facts;
    const scene =
      facts &&
      sceneOf({
        facts,
        state: this.input.state,
        choices,
        hover: this.#hover,
        refused: this.#refused?.squares ?? [],
        hint: this.#hint,
      });
    if (scene && busy) Object.assign(scene, { dots: [], rings: [], paths: [], ghosts: [], frozen: new Map() });
    const board = facts?.board ?? {};
    const moving = this.moving;
    const { down, move, up, cancel, leave, click } = this.#pointer;
    const state = this.state;
    return html`
      <div class=${moving ? 'field' : 'field still'} part="field">
        <svg class="board" viewBox="0 0 800 800" aria-hidden="true">
          ${ground(orientation, this.coordinates !== 'off')}
          ${scene ? under(scene, orientation) : nothing}
          ${scene ? pieces({ tokens: this.#tokens, scene, orientation, held: this.#held, moving }) : nothing}
          ${scene ? over(scene, orientation) : nothing}
        </svg>
        <div class=${this.#held ? 'cells holding' : 'cells'} role="grid" ?inert=${this.trouble !== null} aria-label=${this.say('board')}
          aria-readonly=${this.mode === 'view' ? 'true' : 'false'}
          @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @pointerleave=${leave}
          @click=${click} @keydown=${this.#key}
          @focusin=${(event: FocusEvent) => {
            const square = (event.target as HTMLElement).dataset.square;
            if (square && square !== this.#cursor) {
              this.#cursor = square;
              this.requestUpdate();
            }
          }}>
          ${rows({ words: this.words, orientation, board, scene, choices, grabs: this.#grabs, cursor: this.#cursor })}
        </div>
        ${
          this.trouble
            ? html`<div class="trouble" part="error" role="alert">
                <p><strong>${this.say('error')}</strong></p><p>${this.trouble.message}</p>
              </div>`
            : nothing
        }
      </div>
      ${this.controls === 'full' && state ? bar(this, state, this.words) : nothing}
      <div class="unseen" role="status" aria-live="polite">${this.said}</div>`;
  }
}
