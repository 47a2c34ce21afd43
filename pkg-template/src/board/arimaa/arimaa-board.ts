/** `<arimaa-board>`: a board to play on, to look at, and to embed. */
import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ArimaaGame, type ArimaaSide, init } from '../../arimaa/face.js';
import type { ArimaaEditor } from '../extra/edit-arimaa.js';
import { BoardElement } from '../shared/base.js';
import type { Asks } from '../shared/editing.js';
import { GameBoard } from '../shared/game-board.js';
import { writeSeats } from '../shared/seats.js';
import type { Refused, Said, Written } from '../shared/state.js';
import { bar } from './bar.js';
import { ground, over, pieces, token, under } from './drawing.js';
import { Film } from './film.js';
import { middle, type Orientation, squares } from './geometry.js';
import { rows } from './grid.js';
import { Input } from './input.js';
import { pressed } from './keyboard.js';
import { refusalText, statusText, turnText } from './labels.js';
import { lexicon } from './lexicon.js';
import { sideOf } from './notation.js';
import { type Plan, plansFor } from './plans.js';
import { Pointer } from './pointer.js';
import { freshGame, readGame, setUp, splitTurns } from './record.js';
import { type Facts, factsOf, sceneOf } from './scene.js';
import { type Board, type Hooks, Session } from './session.js';
import { swapPlans } from './setup.js';
import { type ArimaaBoardState, type Seats, stateOf } from './state.js';
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
 * @fires keddah-solved - a puzzle is solved: `{ turns, tries }`
 * @fires keddah-error - something cannot be read or shown: `{ code, message }`
 *
 * @csspart piece - a piece
 * @csspart trap - a trap
 * @csspart arrow - a step: of this turn, of the last one, or of a hint
 * @csspart lamps - how many steps of the turn are made
 *
 * @cssprop --keddah-rule - the lines between squares
 * @cssprop --keddah-pit - the floor of a trap
 * @cssprop --keddah-pit-deep - its edge
 * @cssprop --keddah-gold - Gold's pieces
 * @cssprop --keddah-silver - Silver's pieces
 */
export class ArimaaBoard extends GameBoard<
  ArimaaGame,
  ArimaaSide,
  ArimaaBoardState,
  Session,
  Board,
  ArimaaEditor<ArimaaGame>
> {
  static override styles = [...BoardElement.styles, styles];

  /** Who sits at the bottom. */
  @property({ reflect: true, useDefault: true }) orientation: Orientation = 'gold';
  /** Whether a tap on a second piece exchanges two of them, before the first turn. Dragging always does. */
  @property({ reflect: true, type: Boolean }) arranging = false;

  /** @internal How touches become plans. */
  readonly input: Input;
  #tokens = new Tokens();
  #pointer: Pointer;
  #hover: string | undefined;
  #held: { square: string; x: number; y: number } | undefined;
  #cursor = 'd2';
  #keys = false;
  #film = new Film((board) => {
    this.#tokens.update(board ?? this.#board);
    this.requestUpdate();
  });
  #grabs = new Set<string>();
  #facts: Facts | null = null;
  #prompted = '';

  constructor() {
    super(lexicon);
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
      gone: (square) => this.#gone(square),
      tapped: (square) => this.#tapped(square),
    });
  }

  /** The names of arrangements for the setup. */
  get presets(): { name: string; label: string }[] {
    return (this.session?.presets ?? []).map((name) => ({ name, label: this.say(`preset-${name}`) }));
  }

  /** Takes back the last step of the turn being built. */
  undoStep(): void {
    if (!this.session?.open || this.session.game.turn.steps.length === 0) return;
    this.session.undoStep();
    this.announce(this.say('undone'));
  }

  /** Makes it again. */
  redoStep(): void {
    this.session?.redoStep();
  }

  /** Takes back all steps of the turn being built. */
  clearTurn(): void {
    if (this.session?.open) this.session.clearTurn();
  }

  /** Ends the turn. `false`, and a reason, where it may not end. */
  endTurn(): boolean {
    const { session } = this;
    if (!session) return false;
    this.#film.settle();
    const verdict = session.canEnd;
    if (!verdict.ok) this.refuse(verdict);
    return verdict.ok && session.endTurn();
  }

  /** Lets the other side sit at the bottom. */
  flip(): void {
    this.orientation = this.orientation === 'gold' ? 'silver' : 'gold';
  }

  override async hint(): Promise<void> {
    if (this.session?.open) this.session.clearTurn();
    await super.hint();
  }

  /** Both sides set up as `setup` names it; without, a machine chooses for itself. */
  newGame({ seats, setup }: { seats?: string | Seats; setup?: string } = {}): void {
    const both = typeof seats === 'object' ? writeSeats([seats.gold, seats.silver]) : seats;
    this.restart(setup === undefined ? setUp(new ArimaaGame(), both ?? this.seats) : freshGame(setup), both);
  }

  /** Places a side's pieces as one of the `presets` has them, before the first turn. */
  applyPreset(name: string, side?: ArimaaSide): void {
    this.session?.applyPreset(name, side);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#film.stop();
  }

  protected override spotOf(name: string): { x: number; y: number } | undefined {
    return /^[a-h][1-8]$/.test(name) ? middle(name, this.orientation) : undefined;
  }

  protected override loadRules(): Promise<void> {
    return init();
  }

  protected override newSession(game: ArimaaGame, hooks: Omit<Hooks, 'stepped'>): Session {
    const stepped: Hooks['stepped'] = (step, side) => {
      this.announce(turnText(this.words, step), true);
      this.tell('keddah-step', { step, side });
    };
    return new Session(game, { ...hooks, stepped }, this.seats);
  }

  protected override freshGame(): ArimaaGame {
    return freshGame();
  }

  protected override readGame(written: Written): ArimaaGame {
    return readGame(written, this.seats);
  }

  protected override stateOf(session: Session, said: Pick<ArimaaBoardState, Said>): ArimaaBoardState {
    return stateOf(session, said);
  }

  protected override statusText(session: Session): string {
    return statusText(this.words, session);
  }

  protected override refusalText(refused: Refused, onBoard: boolean): string {
    return refusalText(this.words, refused, (onBoard && this.session?.game.position.board) || {});
  }

  protected override turnText(turn: string): string {
    return turnText(this.words, turn);
  }

  protected override turnsOf(text: string): string[] {
    return splitTurns(text);
  }

  protected override sideText(side: ArimaaSide): string {
    return this.words.part('side', { side });
  }

  protected override get choosable(): Record<string, readonly string[]> {
    return { orientation: ['gold', 'silver'] };
  }

  protected override get suggestable(): boolean {
    return this.session?.game.turn.steps.length === 0;
  }

  protected override renew(frames: Board[]): void {
    const session = this.session!;
    this.#facts = null;
    this.input.clear();
    this.#grabs = new Set();
    if (session.open) for (const { from } of session.game.legalMoves()) if (from) this.#grabs.add(from);
    if (this.editor) this.#grabs = new Set(this.editor.brush === 'hand' ? Object.keys(this.editor.board) : []);
    if (session.setup)
      for (const square of Object.keys(session.game.position.board)) {
        if (session.people.includes(sideOf(session.game.position.board[square]!))) this.#grabs.add(square);
      }
    this.#film.play(this.moving ? frames : []);
  }

  /** What is to be chosen next, where one has to be told. */
  protected override prompt(): string {
    const { state } = this.input;
    if (state.name === 'choosing') return this.say('pusher');
    if (state.name !== 'pair') return '';
    return this.say('pair', { partner: { piece: this.#facts?.board[state.partner] ?? '' } });
  }

  /** What is on the board, legal or not. */
  get #board(): Board {
    return this.editor?.board ?? this.session?.seen.position.board ?? {};
  }

  protected override newEditor(text: string, host: Asks<ArimaaGame>): ArimaaEditor<ArimaaGame> | undefined {
    const extra = this.shelf.take('arimaa');
    const { use } = host;
    return (
      extra &&
      new extra.Editor(text, {
        ...host,
        parse: (position) => ArimaaGame.parse(position),
        // A board without pieces is one that is still to be set up: there is no game to show yet.
        use: (game) => game.position.phase === 'play' && use(game),
        icon: (piece) => html`<svg viewBox="-52 -52 104 104">
        <g class=${`token ${piece < 'a' ? 'gold' : 'silver'}`}>${token(piece)}</g></svg>`,
        named: (piece) => this.say('piece-name', { piece: { piece } }),
        sideName: (side) => this.say('side', { side: side === 'g' ? 'gold' : 'silver' }),
      })
    );
  }

  #plansFor(square: string): Plan[] {
    const { session, editor } = this;
    if (editor?.board[square]) {
      const all = squares('gold').filter((target) => target !== square);
      return all.map((target) => ({ kind: 'swap', actor: square, target, steps: [], paths: [], lost: [] }));
    }
    if (!session) return [];
    const plans = session.open ? plansFor(session.game, square) : [];
    const { board } = session.game.position;
    const side = board[square] && sideOf(board[square]);
    if (session.setup && side && session.people.includes(side)) plans.push(...swapPlans(board, square));
    return plans;
  }

  #commit(plan: Plan): void {
    const { session, editor } = this;
    if (!session) return;
    if (editor) {
      this.#cursor = plan.target;
      editor.move(plan.actor, plan.target);
      return;
    }
    const { board } = session.game.position;
    this.#cursor = plan.target;
    this.said = '';
    session.commit(plan);
    if (plan.kind !== 'swap') return;
    this.announce(this.say('swapped', { piece: { piece: board[plan.actor]! }, other: { piece: board[plan.target]! } }));
  }

  #refuse(square: string, from?: string): void {
    const why = this.session && !this.editor && whyNot(this.session, square, from);
    if (why) this.refuse(why);
    else this.hush();
  }

  #aimed(): void {
    const { state } = this.input;
    const board = this.#board;
    if (state.name !== 'idle') {
      this.hush();
      this.suggested = undefined;
    }
    if (state.name === 'picked' && this.#keys) {
      this.announce(this.say('picked', { piece: { piece: board[state.from] ?? '' }, count: this.input.choices.size }));
    }
    const prompt = this.prompt();
    if (prompt) this.announce(prompt);
    if (prompt !== this.#prompted) {
      this.#prompted = prompt;
      this.stale();
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

  #gone(square: string): boolean {
    const { editor } = this;
    if (editor) this.input.clear();
    editor?.remove(square);
    return editor !== null;
  }

  #tapped(square: string): void {
    this.#cursor = square;
    this.#film.settle();
    const state = this.input.state;
    const hidden = this.input.choices.has(square) && !this.#choices.has(square);
    if (this.editor?.paint(square)) return;
    if (state.name === 'picked' && hidden && !this.editor) this.input.grab(square);
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
      leaf: (by) => this.session?.leaf(by),
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
    const { session } = this;
    const orientation = this.orientation === 'silver' ? 'silver' : 'gold';
    const choices = this.#choices;
    const busy = this.#film.running;
    this.#facts ??= session && factsOf(session, this.editor?.board);
    const facts = this.#facts;
    const scene =
      facts &&
      sceneOf({
        facts,
        state: this.input.state,
        choices,
        hover: this.#hover,
        refused: this.refused?.squares ?? this.editor?.squares ?? [],
        hint: this.suggested,
      });
    if (scene && busy) Object.assign(scene, { dots: [], rings: [], paths: [], ghosts: [], frozen: new Map() });
    const board = facts?.board ?? {};
    const moving = this.moving;
    const { down, move, up, cancel, leave, click, still } = this.#pointer;
    const state = this.veiled ? undefined : this.state;
    const field = html`<div class=${moving ? 'field' : 'field still'} part="field">
        <svg class="board" viewBox="0 0 800 800" aria-hidden="true">
          ${ground(orientation, this.coordinates !== 'off')}
          ${scene ? under(scene, orientation) : nothing}
          ${scene ? pieces({ tokens: this.#tokens, scene, orientation, held: this.#held, moving }) : nothing}
          ${scene ? over(scene, orientation) : nothing}
          ${this.marked.drawn}
        </svg>
        <div class=${this.#held ? 'cells holding' : 'cells'} role="grid" ?inert=${this.veiled} aria-label=${this.say('board')}
          aria-describedby="marks" aria-readonly=${this.mode === 'view' ? 'true' : 'false'}
          @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @pointerleave=${leave}
          @touchmove=${still} @click=${click} @keydown=${this.#key}
          @focusin=${(event: FocusEvent) => {
            const square = (event.target as HTMLElement).dataset.square;
            if (square && square !== this.#cursor) {
              this.#cursor = square;
              this.requestUpdate();
            }
          }}>
          ${rows({ words: this.words, orientation, board, scene, choices, grabs: this.#grabs, cursor: this.#cursor })}
        </div>
        <p class="unseen" id="marks">${this.marked.heard(this.words)}</p>
        ${this.veil}
      </div>`;
    return this.around(field, bar(this, state, this.words));
  }
}
