/** `<quoridor-board>`: a board to play on, to look at, and to embed. */
import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import {
  init,
  QuoridorGame,
  type QuoridorNotation,
  type QuoridorOptions,
  type QuoridorPlayer,
} from '../../quoridor/face.js';
import type { Verdict } from '../../types.js';
import type { QuoridorEditor } from '../extra/edit-quoridor.js';
import type { EditHost } from '../extra/editor.js';
import { iconButton, bar as sharedBar } from '../shared/bar.js';
import { BoardElement } from '../shared/base.js';
import { GameBoard, type Refused, type Said, type Written } from '../shared/game-board.js';
import type { Seat } from '../shared/seats.js';
import type { Hooks } from '../shared/session.js';
import { atEdge, corner, type Ghost, ghostly, ground, pawns, stocks, suggestion, under, walls } from './drawing.js';
import { type Facts, factsOf, isWall } from './facts.js';
import { heart, type Lie, middle, PITCH, type Place, RIM, shifted, TILE } from './geometry.js';
import { pressed } from './keyboard.js';
import { cellLabel, moveText, refusalText, statusText } from './labels.js';
import { lexicon } from './lexicon.js';
import { pill } from './pill.js';
import { type Held, Pointer } from './pointer.js';
import { readGame } from './record.js';
import { Session } from './session.js';
import { type QuoridorBoardState, stateOf } from './state.js';
import { styles } from './styles.js';

/** How far from a groove's middle a press still means it: beside a square that may be entered, and else. */
const NEAR = { target: 14, else: 29 };

/** A wall that is thought of: under the pointer, held by it, or waiting to be confirmed. */
interface Thought extends Ghost {
  how: 'hover' | 'held' | 'waits';
  verdict: Verdict;
}

/**
 * A board for Quoridor. What is on it comes from `position`, `moves`, the record in its body, or `game`.
 *
 * @fires keddah-move - before a move is made: `{ turn, side, by }`; cancel it to keep it from being so
 * @fires keddah-illegal - something was refused: `{ code, squares, message, walls, players }`
 * @fires keddah-change - something in `state` is different
 * @fires keddah-end - the game is over: `{ status }`
 * @fires keddah-solved - a puzzle is solved: `{ turns, tries }`
 * @fires keddah-error - something cannot be read or shown: `{ code, message }`
 */
export class QuoridorBoard extends GameBoard<
  QuoridorGame,
  QuoridorPlayer,
  QuoridorBoardState,
  Session,
  never,
  QuoridorEditor<QuoridorGame>
> {
  static override styles = [...BoardElement.styles, styles];

  /** How many play, where no position or record says so: 2, or 4. */
  @property({ reflect: true, type: Number }) players?: 2 | 4;
  /** How many squares an edge has, where no position or record says so. */
  @property({ reflect: true, type: Number }) size?: 5 | 7 | 9 | 11;
  /** How many walls each player has, where no position or record says so. */
  @property({ reflect: true, type: Number }) walls?: number;
  /** Who begins, where no position or record says so. */
  @property({ reflect: true, type: Number }) first?: QuoridorPlayer;
  /** How squares and walls are named; where a text is read and it is not told, whichever fits. */
  @property({ reflect: true }) notation?: QuoridorNotation;
  /** Which player sits at the bottom: `1` to `4`. */
  @property({ reflect: true }) orientation = '1';

  #facts: Facts | null = null;
  #thought: Thought | null = null;
  #held: { player: number; x: number; y: number } | undefined;
  #aimed: string | undefined;
  #way: { player: QuoridorPlayer; squares: string[] } | null = null;
  #cursor = '';
  #pointer: Pointer;

  constructor() {
    super(lexicon);
    const self = this;
    this.#pointer = new Pointer({
      get size() {
        return self.#facts?.position.size ?? 9;
      },
      get field() {
        return self.#facts?.view.field ?? 0;
      },
      holdable: (place, stock) => this.#holdable(place, stock),
      hover: (place) => this.#hover(place),
      drag: (held, at, place) => this.#drag(held, at, place),
      drop: (held, place, touch) => this.#drop(held, place, touch),
      tapped: (place, touch) => this.#tapped(place, touch),
      chosen: (square) => this.#go(square),
    });
  }

  flip(): void {
    const { sides = [1, 2] } = this.session ?? {};
    this.orientation = String(sides[sides.findIndex((side) => String(side) === this.orientation) + 1] ?? 1);
  }

  newGame({ seats, ...options }: QuoridorOptions & { seats?: string | readonly Seat[] } = {}): void {
    this.restart(readGame({}, { ...this.#options, ...options }), seats);
  }

  /** Lays the wall that waits. `false`, and a reason, where it may not lie there. */
  lay(): boolean {
    const thought = this.#thought;
    if (thought?.how !== 'waits') return false;
    return this.#play(thought.wall, thought.verdict);
  }

  /** Takes back the wall that waits. */
  takeUp(): void {
    if (this.#thought?.how !== 'waits') return;
    this.#think(null);
    this.announce(this.say('dropped'));
  }

  /** Passes, where nothing else can be done. */
  pass(): boolean {
    return this.#play('pass');
  }

  /** Draws a player's shortest way to the goal, or none. */
  showPath(player: QuoridorPlayer | null): void {
    const game = this.session?.seen;
    this.#way = game && player !== null ? { player, squares: game.shortestPath(player) } : null;
    this.stale();
  }

  protected override spotOf(name: string): { x: number; y: number; across?: boolean } | undefined {
    const view = this.#see()?.view;
    if (!view || !/^[a-k]\d+[hv]?$/.test(name)) return undefined;
    if (!isWall(name)) return view.square(view.spot(name)) === name ? middle(view.spot(name)) : undefined;
    const lie = view.lie(name);
    return view.wall(lie) === name ? { ...heart(lie), across: lie.across } : undefined;
  }

  protected override loadRules(): Promise<void> {
    return init();
  }

  protected override newSession(game: QuoridorGame, hooks: Hooks<QuoridorPlayer, never>): Session {
    return new Session(game, hooks);
  }

  protected override freshGame(): QuoridorGame {
    return new QuoridorGame();
  }

  protected override readGame(written: Written): QuoridorGame {
    return readGame(written, this.#options);
  }

  protected override rewritten(changed: PropertyValues): boolean {
    const counts = ['players', 'size', 'walls', 'first', 'notation'];
    return super.rewritten(changed) || counts.some((name) => changed.has(name));
  }

  protected override stateOf(session: Session, said: Pick<QuoridorBoardState, Said>): QuoridorBoardState {
    return stateOf(session, { ...said, pending: this.#pending?.wall ?? null, path: this.#way?.player ?? null });
  }

  protected override statusText(session: Session): string {
    return statusText(this.words, session);
  }

  protected override refusalText(refused: Refused): string {
    return refusalText(this.words, refused);
  }

  protected override turnText(turn: string): string {
    return moveText(this.words, turn);
  }

  protected override turnsOf(text: string): string[] {
    return text.split(/\s*\d+\.\s+|[\s;]+/).filter((turn) => turn !== '');
  }

  protected override sideText(side: QuoridorPlayer): string {
    return this.say('side', { side });
  }

  protected override prompt(): string {
    if (this.session?.mustPass) return this.say('must-pass');
    const pending = this.#pending;
    if (!pending) return '';
    const { wall, verdict } = pending;
    return verdict.ok ? this.say('confirm-wall', { wall }) : this.explain(verdict);
  }

  protected override get choosable(): Record<string, readonly string[]> {
    return { orientation: (this.session?.sides ?? [1, 2, 3, 4]).map(String) };
  }

  protected override renew(): void {
    this.#facts = null;
    this.#thought = null;
    this.#held = undefined;
    this.#way = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('orientation')) this.#facts = null;
    super.willUpdate(changed);
    this.#see();
  }

  #see(): Facts | null {
    const { session } = this;
    if (!session || this.#facts) return this.#facts;
    const bottom = Number(this.orientation);
    this.#facts = factsOf(session, session.sides.some((side) => side === bottom) ? bottom : 1, this.editor);
    const { position, view } = this.#facts;
    if (!view.squares.includes(this.#cursor)) this.#cursor = position.pawns[position.toMove - 1]!;
    return this.#facts;
  }

  protected override newEditor(
    text: string,
    host: Pick<EditHost<QuoridorGame>, 'changed' | 'use' | 'say'>,
  ): QuoridorEditor<QuoridorGame> | undefined {
    const extra = this.shelf.take('quoridor');
    return (
      extra &&
      new extra.Editor(text, {
        ...host,
        parse: (position) => QuoridorGame.parse(position),
        icon: (brush) => brush,
        named: (brush) => this.say('side', { side: brush }),
        sideName: (side) => this.say('side', { side }),
      })
    );
  }

  get #options(): QuoridorOptions {
    const { size, walls: each, first, notation } = this;
    const players = this.players ?? (this.seats.trim().split(/\s+/).length === 4 ? 4 : undefined);
    const options = { players, size, walls: each, first, notation };
    return Object.fromEntries(Object.entries(options).filter(([, value]) => value != null)) as QuoridorOptions;
  }

  get #pending(): Thought | null {
    return this.#thought?.how === 'waits' ? this.#thought : null;
  }

  get #wallsLeft(): number {
    const { position, open } = this.#facts ?? {};
    return open && position ? (position.wallsLeft[position.toMove - 1] ?? 0) : 0;
  }

  /** The wall that lies so, as one thinks of it. */
  #thoughtOf(lie: Lie, how: Thought['how']): Thought | null {
    const wall = this.#facts?.view.wall(lie);
    if (!wall || !this.session) return null;
    const verdict = this.session.game.check(wall);
    return { wall, lie, how, verdict, fine: verdict.ok };
  }

  #think(thought: Thought | null): void {
    const waited = this.#pending;
    if (thought?.wall === this.#thought?.wall && thought?.how === this.#thought?.how) return;
    this.#thought = thought;
    if (thought) this.hush();
    if (thought?.how === 'waits') this.announce(this.prompt());
    if (waited || thought?.how === 'waits') this.stale();
    else this.requestUpdate();
  }

  /** The wall that a press there means, if it means one. */
  #wallAt(place: Place | undefined): Lie | undefined {
    const facts = this.#facts;
    if (!place || !facts?.open) return undefined;
    const square = facts.view.square(place.spot)!;
    const mine = facts.targets.has(square) || this.#isOwn(square);
    const near = mine || this.#wallsLeft === 0 ? NEAR.target : NEAR.else;
    return place.off <= near ? place.lie : undefined;
  }

  #isOwn(square: string): boolean {
    const { position, open } = this.#facts!;
    return open && position.pawns[position.toMove - 1] === square;
  }

  #holdable(place: Place | undefined, stock: boolean): Held | undefined {
    if (stock || (this.#pending && place)) return 'wall';
    return place && this.#facts && this.#isOwn(this.#facts.view.square(place.spot)!) && !this.#wallAt(place)
      ? 'pawn'
      : undefined;
  }

  #hover(place: Place | undefined): void {
    if (this.#pending) return;
    const lie = this.#wallAt(place);
    const square = place && !lie ? this.#facts?.view.square(place.spot) : undefined;
    const aimed = square && this.#facts?.targets.has(square) ? square : undefined;
    if (aimed !== this.#aimed) {
      this.#aimed = aimed;
      this.requestUpdate();
    }
    this.#think(lie ? this.#thoughtOf(lie, 'hover') : null);
  }

  #drag(held: Held, at: { x: number; y: number }, place: Place | undefined): void {
    if (held === 'wall') this.#think(place ? this.#thoughtOf(place.lie, 'held') : null);
    else {
      const square = place && this.#facts?.view.square(place.spot);
      this.#held = { player: this.session!.toMove, ...at };
      this.#aimed = square && this.#facts?.targets.has(square) ? square : undefined;
      this.requestUpdate();
    }
  }

  #drop(held: Held, place: Place | undefined, touch: boolean): void {
    this.#held = undefined;
    this.#aimed = undefined;
    this.requestUpdate();
    if (held === 'pawn') {
      const square = place && this.#facts?.view.square(place.spot);
      if (square && !this.#isOwn(square)) this.#play(square);
      return;
    }
    const thought = place ? this.#thoughtOf(place.lie, touch ? 'waits' : 'held') : null;
    if (touch || !thought) this.#think(thought);
    else {
      this.#think(null);
      this.#play(thought.wall, thought.verdict);
    }
  }

  #tapped(place: Place, touch: boolean): void {
    const facts = this.#facts;
    if (!facts) return;
    const square = facts.view.square(place.spot)!;
    if (this.editor) {
      const { lie, off } = place;
      this.editor.paint((off <= NEAR.else && facts.view.wall(lie)) || square);
      return;
    }
    const pending = this.#pending;
    const lie = pending && !facts.targets.has(square) ? place.lie : this.#wallAt(place);
    if (!lie) {
      this.#go(square);
      return;
    }
    const same = pending && pending.lie.column === lie.column && pending.lie.row === lie.row;
    // Pressed again, a wall that waits turns.
    const thought = this.#thoughtOf(same ? { ...lie, across: !pending.lie.across } : lie, 'waits');
    if (!thought) return;
    if (touch || pending) this.#think(thought);
    else this.#play(thought.wall, thought.verdict);
  }

  /** Goes to a square; one's own pawn only says so. */
  #go(square: string): void {
    this.#cursor = square;
    if (this.editor?.paint(square)) return;
    this.#think(null);
    if (this.#facts && this.#isOwn(square)) this.hush();
    else this.#play(square);
  }

  #play(move: string, known?: Verdict): boolean {
    const { session } = this;
    if (!session) return false;
    const own = (code: string): Verdict => ({ ok: false, code, message: '', squares: [] });
    const verdict = !session.playing
      ? own('game-over')
      : !session.playable
        ? own('view')
        : !session.atLatest
          ? own('earlier')
          : !session.open
            ? own('not-now')
            : (known ?? session.game.check(move));
    if (!verdict.ok) {
      this.refuse(verdict);
      return false;
    }
    if (!isWall(move) && move !== 'pass') this.#cursor = move;
    this.said = '';
    const inPill = this.renderRoot.querySelector('.pill:focus-within');
    const played = session.play(move);
    if (inPill) void this.updateComplete.then(() => this.#focus());
    return played;
  }

  /** A wall of one's own waits to be placed: near the middle, where one may lie. */
  #offer(): void {
    const facts = this.#facts;
    const { session } = this;
    if (!facts || !session) return;
    const { view } = facts;
    const off = (lie: Lie) => Math.hypot(heart(lie).x - view.field / 2, heart(lie).y - view.field / 2);
    const lies = session.game
      .legalMoves()
      .filter(({ kind }) => kind === 'wall')
      .map(({ text }) => view.lie(text));
    lies.sort((a, b) => off(a) - off(b) || Number(b.across) - Number(a.across));
    if (lies[0]) this.#think(this.#thoughtOf(lies[0], 'waits'));
    else this.#play(view.wall({ column: 0, row: 0, across: true })!);
  }

  #shift(right: number, down: number): void {
    const pending = this.#pending;
    const facts = this.#facts;
    if (pending && facts) this.#think(this.#thoughtOf(shifted(pending.lie, right, down, facts.view.size), 'waits'));
  }

  #turn(): void {
    const pending = this.#pending;
    if (pending) this.#think(this.#thoughtOf({ ...pending.lie, across: !pending.lie.across }, 'waits'));
  }

  #key = (event: KeyboardEvent): void => {
    const facts = this.#facts;
    if (!facts || ((event.target as Element).closest('button') && event.key !== 'Escape')) return;
    const { view } = facts;
    pressed(event, {
      step: (right, down) => {
        if (this.#pending) {
          this.#shift(right, down);
          return;
        }
        const { column, row } = view.spot(this.#cursor);
        const keep = (at: number) => Math.min(view.size - 1, Math.max(0, at));
        this.#cursor = view.square({ column: keep(column + right), row: keep(row + down) })!;
        this.requestUpdate();
        void this.updateComplete.then(() => this.#focus());
      },
      enter: () => {
        if (this.#pending) this.lay();
        else this.#go(this.#cursor);
      },
      wall: (letter) => {
        const name = this.#pending?.wall.slice(0, -1) ?? this.#cursor;
        const lie = view.lie(name + letter);
        if (this.editor) this.editor.paint(view.wall(shifted(lie, 0, 0, view.size))!);
        else if (facts.open) this.#think(this.#thoughtOf(shifted(lie, 0, 0, view.size), 'waits'));
        else this.#play(name + letter);
      },
      escape: () => {
        const waits = this.#pending !== null;
        this.takeUp();
        if (waits) this.#focus();
        return waits;
      },
      leaf: (by) => {
        const { session } = this;
        if (session) this.goTo(Math.min(session.plies, Math.max(0, session.ply + by)));
      },
    });
  };

  #focus(): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${this.#cursor}"]`)?.focus();
  }

  protected override render(): TemplateResult {
    const facts = this.#facts;
    const state = this.state;
    const side = (facts?.view.field ?? 882) + 2 * RIM;
    const { down, move, up, cancel, leave, click, still } = this.#pointer;
    const thought = this.#thought;
    const holding = thought?.how === 'held' || thought?.how === 'waits' || this.#held;
    return html`
      <div class=${this.moving ? 'field' : 'field still'} part="field">
        <svg class="board" viewBox=${`${-RIM} ${-RIM} ${side} ${side}`} aria-hidden="true">${facts ? this.#drawing(facts) : nothing}</svg>
        <div class=${holding ? 'pad holding' : 'pad'} ?inert=${this.trouble !== null}
          @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @pointerleave=${leave}
          @touchmove=${still} @click=${click} @keydown=${this.#key}>
          ${facts ? [this.#grid(facts), this.#buttons(facts)] : nothing}
        </div>
        ${facts && thought && thought.how !== 'waits' && !thought.verdict.ok ? this.#tip(facts, thought) : nothing}
        ${this.#pill(facts)}
        ${this.veil}
      </div>
      ${this.panel}
      ${this.controls === 'full' && state ? this.#bar(state) : nothing}
      ${this.voice}`;
  }

  #drawing(facts: Facts): TemplateResult {
    const thought = this.#thought;
    const squares = this.refused?.squares ?? this.editor?.squares ?? [];
    const inWay = thought && !thought.verdict.ok ? thought.verdict.walls : this.refused?.walls;
    return svg`
      ${ground(facts, this.coordinates !== 'off')}
      ${stocks(facts, thought && thought.how !== 'hover' ? facts.position.toMove : undefined)}
      ${under(facts, { way: this.#way, aimed: this.#aimed, refused: squares })}
      ${walls(facts, inWay ?? [])}
      ${this.suggested ? suggestion(facts, this.suggested) : nothing}
      ${pawns(facts, this.#held)}
      ${thought ? ghostly(thought, thought.how === 'waits') : nothing}
      ${this.drawnMarks}`;
  }

  #grid(facts: Facts): TemplateResult {
    const { view, targets } = facts;
    const { squares, size, field } = view;
    const at = `inset:${(RIM / (field + 2 * RIM)) * 100}%;grid:repeat(${size},1fr)/repeat(${size},1fr);--_gap:${((PITCH - TILE) / field) * 100}%`;
    const cell = (square: string) => {
      const look = `cell${targets.has(square) ? ' aim' : ''}${this.#isOwn(square) ? ' own' : ''}`;
      return html`<div class=${look} role="gridcell" data-square=${square} tabindex=${square === this.#cursor ? 0 : -1}
        aria-label=${cellLabel(this.words, square, facts)}></div>`;
    };
    return html`<div class="cells" role="grid" .style=${at} aria-label=${this.say('board')} aria-describedby="keys marks"
      aria-readonly=${this.mode === 'view' ? 'true' : 'false'}
      @focusin=${(event: FocusEvent) => {
        const { square } = (event.target as HTMLElement).dataset;
        if (!square || square === this.#cursor) return;
        this.#cursor = square;
        this.requestUpdate();
      }}>
      ${Array.from({ length: size }, (_, row) => html`<div class="row" role="row">${squares.slice(row * size, (row + 1) * size).map(cell)}</div>`)}
    </div>
    <p class="unseen" id="keys">${this.say('keys')}</p>
    <p class="unseen" id="marks">${this.heardMarks}</p>`;
  }

  /** The numbers of every player, and the walls of the one to move. */
  #buttons({ position, view, open }: Facts): TemplateResult[] {
    const side = view.field + 2 * RIM;
    const place = (x: number, y: number, width: number, height: number) =>
      `left:${((x + RIM - width / 2) / side) * 100}%;top:${((y + RIM - height / 2) / side) * 100}%;width:${(width / side) * 100}%;height:${(height / side) * 100}%`;
    return position.pawns.map((_, index) => {
      const player = (index + 1) as QuoridorPlayer;
      const edge = view.edge(player);
      const { x, y } = corner(edge, view);
      const left = position.wallsLeft[index] ?? 0;
      const label = this.say('player', { player, steps: position.distances[index] ?? 0, walls: left });
      const shown = this.#way?.player === player;
      const [width, height] = edge % 2 === 0 ? [view.field, RIM] : [RIM, view.field];
      const middle = atEdge(edge, view.field / 2, RIM / 2, view);
      return html`
        <button class="chip-button" type="button" .style=${place(x, y, RIM, RIM)} aria-pressed=${shown ? 'true' : 'false'}
          aria-label=${`${label}. ${this.say('path')}`} title=${label}
          @click=${() => this.showPath(shown ? null : player)}></button>
        ${
          open && position.toMove === player
            ? html`<button class="stock" data-stock type="button" aria-label=${this.say('stock', { walls: left })}
                .style=${place(middle.x, middle.y, width, height)}
                @click=${() => this.#offer()}></button>`
            : nothing
        }`;
    });
  }

  #tip({ view }: Facts, { lie, verdict }: Thought): TemplateResult {
    const side = view.field + 2 * RIM;
    const { x, y } = heart(lie);
    const at = (value: number) => ((value + RIM) / side) * 100;
    const low = y > view.field / 2;
    const across = `left:clamp(0px,${at(x)}% - 8rem,100% - 16rem);`;
    const down = low ? `bottom:${100 - at(y - 24)}%` : `top:${at(y + 24)}%`;
    return html`<div class="tip" part="tip" .style=${across + down}>${this.explain(verdict)}</div>`;
  }

  #pill(facts: Facts | null): TemplateResult | typeof nothing {
    const pending = this.#pending;
    if (!facts || (!pending && !facts.mustPass)) return nothing;
    const box = this.renderRoot.querySelector('.field')?.getBoundingClientRect();
    const below = box !== undefined && box.bottom + 72 < innerHeight;
    const low = !pending || pending.lie.row < facts.view.size / 2;
    return pill({
      words: this.words,
      place: below ? 'below' : low ? 'low' : 'high',
      text: this.prompt(),
      pending: pending && { fine: pending.fine },
      shift: (right, down) => this.#shift(right, down),
      turn: () => this.#turn(),
      cancel: () => {
        this.takeUp();
        this.#focus();
      },
      confirm: () => void (pending ? this.lay() : this.pass()),
      key: this.#key,
    });
  }

  #bar(state: QuoridorBoardState): TemplateResult {
    const lead = iconButton('undo', this.say('take-back'), state.canTakeBack, () => this.takeBack());
    return sharedBar(this, state, this.words, { lead: this.mode === 'play' ? lead : nothing, tail: nothing });
  }
}
