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
import { type Bar, iconButton, bar as sharedBar } from '../shared/bar.js';
import { BoardElement } from '../shared/base.js';
import type { Asks } from '../shared/editing.js';
import { GameBoard } from '../shared/game-board.js';
import type { Seat } from '../shared/seats.js';
import type { Hooks } from '../shared/session.js';
import type { Refused, Said, Written } from '../shared/state.js';
import { ghostly, ground, pawn, pawns, stocks, suggestion, under, walls } from './drawing.js';
import { type Facts, factsOf, isOwn, isWall } from './facts.js';
import { heart, middle, RIM, shifted, View } from './geometry.js';
import { Hand } from './hand.js';
import { pressed } from './keyboard.js';
import { moveText, refusalText, statusText } from './labels.js';
import { lexicon } from './lexicon.js';
import { buttons, grid, tip } from './parts.js';
import { pill } from './pill.js';
import { Pointer } from './pointer.js';
import { checkOptions, readGame } from './record.js';
import { Session } from './session.js';
import { type QuoridorBoardState, stateOf } from './state.js';
import { styles } from './styles.js';

/**
 * A board for Quoridor. What is on it comes from `position`, `moves`, the record in its body, or `game`.
 *
 * @fires keddah-move - before a move is made: `{ turn, side, by }`; cancel it to keep it from being so
 * @fires keddah-illegal - something was refused: `{ code, squares, message, walls, players }`
 * @fires keddah-change - something in `state` is different
 * @fires keddah-end - the game is over: `{ status }`
 * @fires keddah-solved - a puzzle is solved: `{ turns, tries }`
 * @fires keddah-error - something cannot be read or shown: `{ code, message }`
 *
 * @csspart squares - the squares
 * @csspart pawn - a pawn
 * @csspart wall - a wall
 * @csspart ghost - a wall that does not lie yet
 * @csspart stock - the walls that a player has left
 * @csspart pill - the question before a wall is laid
 * @csspart tip - why a wall may not lie where it is thought of
 *
 * @cssprop --keddah-groove - the grooves between squares
 * @cssprop --keddah-tile - the squares
 * @cssprop --keddah-wall - the walls
 * @cssprop --keddah-player-1 - the colour of player 1
 * @cssprop --keddah-player-2 - the colour of player 2
 * @cssprop --keddah-player-3 - the colour of player 3
 * @cssprop --keddah-player-4 - the colour of player 4
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
  @property({ reflect: true, useDefault: true }) orientation = '1';

  #facts: Facts | null = null;
  #way: { player: QuoridorPlayer; squares: string[] } | null = null;
  #cursor = '';
  readonly #hand: Hand;
  readonly #pointer: Pointer;

  constructor() {
    super(lexicon);
    const self = this;
    const hand = new Hand({
      get facts() {
        return self.#facts;
      },
      get game() {
        return self.session?.game;
      },
      play: (move, known) => this.#play(move, known),
      go: (square) => this.#go(square),
      editor: () => this.editor,
      thought: (waits) => this.#thought(waits),
      changed: () => this.requestUpdate(),
    });
    this.#hand = hand;
    this.#pointer = new Pointer({
      get size() {
        return self.#facts?.position.size ?? 9;
      },
      get field() {
        return self.#facts?.view.field ?? 0;
      },
      holdable: (place, stock) => hand.holdable(place, stock),
      hover: (place) => hand.hover(place),
      drag: (held, at, place) => hand.drag(held, at, place),
      drop: (held, place, touch) => hand.drop(held, place, touch),
      tapped: (place, touch) => hand.tapped(place, touch),
      chosen: (square) => this.#go(square),
    });
  }

  /** Lets the next player sit at the bottom. */
  flip(): void {
    const { sides = [1, 2] } = this.session ?? {};
    this.orientation = String(sides[sides.findIndex((side) => String(side) === this.orientation) + 1] ?? 1);
  }

  /** A new game by these options; what is not told is as the attributes have it. */
  newGame({ seats, ...options }: QuoridorOptions & { seats?: string | readonly Seat[] } = {}): void {
    this.restart(readGame({}, { ...this.#options, ...options }), seats);
  }

  /** Lays the wall that waits. `false`, and a reason, where it may not lie there. */
  lay(): boolean {
    return this.#hand.lay();
  }

  /** Takes back the wall that waits. */
  takeUp(): void {
    if (!this.#hand.pending) return;
    this.#hand.think(null);
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
    checkOptions(this.#options);
    return readGame(written, this.#options);
  }

  protected override rewritten(changed: PropertyValues): boolean {
    const counts = ['players', 'size', 'walls', 'first', 'notation'];
    return super.rewritten(changed) || counts.some((name) => changed.has(name));
  }

  protected override stateOf(session: Session, said: Pick<QuoridorBoardState, Said>): QuoridorBoardState {
    return stateOf(session, { ...said, pending: this.#hand.pending?.wall ?? null, path: this.#way?.player ?? null });
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
    return this.words.part('side', { side });
  }

  protected override prompt(): string {
    if (this.session?.mustPass) return this.say('must-pass');
    const pending = this.#hand.pending;
    if (!pending) return '';
    const { wall, verdict } = pending;
    return verdict.ok ? this.say('confirm-wall', { wall }) : this.explain(verdict);
  }

  protected override get choosable(): Record<string, readonly string[]> {
    return { orientation: (this.session?.sides ?? [1, 2, 3, 4]).map(String) };
  }

  protected override renew(): void {
    this.#facts = null;
    this.#hand.clear();
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

  protected override newEditor(text: string, host: Asks<QuoridorGame>): QuoridorEditor<QuoridorGame> | undefined {
    const extra = this.shelf.take('quoridor');
    return (
      extra &&
      new extra.Editor(text, {
        ...host,
        parse: (position) => QuoridorGame.parse(position),
        fresh: (players, size) => String(new QuoridorGame({ players, size } as QuoridorOptions)),
        icon: (brush) =>
          html`<svg viewBox="-40 -40 80 80"><g class=${`pawn player-${brush}`}>${pawn(Number(brush))}</g></svg>`,
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

  /** Another wall is thought of. */
  #thought(waits: boolean): void {
    if (this.#hand.thought) this.hush();
    if (this.#hand.pending) this.announce(this.prompt());
    if (waits) this.stale();
    else this.requestUpdate();
  }

  /** Goes to a square; one's own pawn only says so. */
  #go(square: string): void {
    this.#cursor = square;
    if (this.editor?.paint(square)) return;
    this.#hand.think(null);
    if (this.#facts && isOwn(this.#facts, square)) this.hush();
    else this.#play(square);
  }

  #play(move: string, known?: Verdict): boolean {
    const { session } = this;
    if (!session) return false;
    const { closed } = session;
    const verdict: Verdict = closed
      ? { ok: false, code: closed, message: '', squares: [] }
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

  #key = (event: KeyboardEvent): void => {
    const facts = this.#facts;
    if (!facts || ((event.target as Element).closest('button') && event.key !== 'Escape')) return;
    const { view } = facts;
    pressed(event, {
      step: (right, down) => {
        if (this.#hand.pending) {
          this.#hand.shift(right, down);
          return;
        }
        const { column, row } = view.spot(this.#cursor);
        const keep = (at: number) => Math.min(view.size - 1, Math.max(0, at));
        this.#cursor = view.square({ column: keep(column + right), row: keep(row + down) })!;
        this.requestUpdate();
        void this.updateComplete.then(() => this.#focus());
      },
      enter: () => {
        if (this.#hand.pending) this.lay();
        else this.#go(this.#cursor);
      },
      wall: (letter) => {
        const name = this.#hand.pending?.wall.slice(0, -1) ?? this.#cursor;
        const lie = view.lie(name + letter);
        if (this.editor) this.editor.paint(view.wall(shifted(lie, 0, 0, view.size))!);
        else if (facts.open) this.#hand.wait(shifted(lie, 0, 0, view.size));
        else this.#play(name + letter);
      },
      escape: () => {
        const waits = this.#hand.pending !== null;
        this.takeUp();
        if (waits) this.#focus();
        return waits;
      },
      leaf: (by) => this.session?.leaf(by),
    });
  };

  #focus(): void {
    this.renderRoot.querySelector<HTMLElement>(`[data-square="${this.#cursor}"]`)?.focus();
  }

  protected override render(): TemplateResult {
    const facts = this.#facts;
    const state = this.veiled ? undefined : this.state;
    const view = facts?.view ?? this.#bare;
    const side = view.field + 2 * RIM;
    const { down, move, up, cancel, leave, click, still } = this.#pointer;
    const { thought } = this.#hand;
    const field = html`<div class=${this.moving ? 'field' : 'field still'} part="field">
        <svg class="board" viewBox=${`${-RIM} ${-RIM} ${side} ${side}`} aria-hidden="true">${ground(view, this.coordinates !== 'off')}${facts ? this.#drawing(facts) : nothing}</svg>
        <div class=${this.#hand.busy ? 'pad holding' : 'pad'} ?inert=${this.veiled}
          @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @pointerleave=${leave}
          @touchmove=${still} @click=${click} @keydown=${this.#key}>
          ${facts ? [this.#grid(facts), this.#buttons(facts)] : nothing}
        </div>
        ${facts && thought && thought.how !== 'waits' && !thought.verdict.ok ? tip(facts, thought.lie, this.explain(thought.verdict)) : nothing}
        ${this.#pill(facts)}
        ${this.veil}
      </div>`;
    return this.around(field, this.#bar(state));
  }

  /** The board as far as it is known before its rules are loaded. */
  get #bare(): View {
    const size = Number(/^(5|7|11)(?=:|$)/.exec(this.position ?? String(this.size))?.[0] ?? 9);
    const bottom = Number(/^[1-4]$/.exec(this.orientation)?.[0] ?? 1);
    return new View({ size, players: this.#options.players === 4 ? 4 : 2 }, bottom);
  }

  #drawing(facts: Facts): TemplateResult {
    const { thought } = this.#hand;
    const squares = this.refused?.squares ?? this.editor?.squares ?? [];
    const inWay = thought && !thought.verdict.ok ? thought.verdict.walls : this.refused?.walls;
    return svg`
      ${stocks(facts, thought && thought.how !== 'hover' ? facts.position.toMove : undefined)}
      ${under(facts, { way: this.#way, aimed: this.#hand.aimed, refused: squares })}
      ${walls(facts, inWay ?? [])}
      ${this.suggested ? suggestion(facts, this.suggested) : nothing}
      ${pawns(facts, this.#hand.held ?? this.editor?.pawn)}
      ${thought ? ghostly(thought, thought.how === 'waits') : nothing}
      ${this.marked.drawn}`;
  }

  #grid(facts: Facts): TemplateResult {
    return grid(this.words, facts, {
      cursor: this.#cursor,
      looking: this.mode === 'view',
      marks: this.marked.heard(this.words),
      focused: (square) => {
        this.#cursor = square;
        this.requestUpdate();
      },
    });
  }

  #buttons(facts: Facts): TemplateResult[] {
    return buttons(this.words, facts, {
      shown: this.#way?.player,
      show: (player) => this.showPath(player),
      offer: () => this.#hand.offer(),
    });
  }

  #pill(facts: Facts | null): TemplateResult | typeof nothing {
    const pending = this.#hand.pending;
    if (!facts || (!pending && !facts.mustPass)) return nothing;
    const box = this.renderRoot.querySelector('.field')?.getBoundingClientRect();
    const below = box !== undefined && box.bottom + 72 < innerHeight;
    const low = !pending || pending.lie.row < facts.view.size / 2;
    return pill({
      words: this.words,
      place: below ? 'below' : low ? 'low' : 'high',
      text: this.prompt(),
      pending: pending && { fine: pending.fine },
      shift: (right, down) => this.#hand.shift(right, down),
      turn: () => this.#hand.turn(),
      cancel: () => {
        this.takeUp();
        this.#focus();
      },
      confirm: () => void (pending ? this.lay() : this.pass()),
      key: this.#key,
    });
  }

  #bar(state: QuoridorBoardState | undefined): Bar {
    const lead = iconButton('undo', this.say('take-back'), state?.canTakeBack, () => this.takeBack());
    return sharedBar(this, state, this.words, { lead: this.mode === 'play' ? lead : nothing, tail: nothing });
  }
}
