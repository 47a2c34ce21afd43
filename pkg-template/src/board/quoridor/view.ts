import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { QuoridorGame, type QuoridorOptions, type QuoridorPlayer } from '../../game/quoridor/api.js';
import type { BoardHost, EditorModule } from '../element/adapter.js';
import type { EditorHost } from '../modules/editor.js';
import type { MarkPlace } from '../modules/marks.js';
import { type Bar, bar, iconButton } from '../shared/bar.js';
import type { BoardVerdict } from '../shared/codes.js';
import { handleKey } from '../shared/keyboard.js';
import type { ModelHooks } from '../shared/model.js';
import type { BoardState } from '../shared/state.js';
import { ground, pawn, pawns, stocks, suggestion, under, wallPreview, walls } from './drawing.js';
import type { QuoridorEditor } from './editor.js';
import { type Facts, factsOf, isOwn } from './facts.js';
import { RIM, shifted, squareCenter, View, wallCenter } from './geometry.js';
import { Input } from './input.js';
import { moveText, statusText } from './labels.js';
import { QuoridorModel } from './model.js';
import { buttons, grid, tip } from './overlay.js';
import { pill } from './pill.js';
import { Pointer } from './pointer.js';
import { displayOf, readMove } from './queries.js';
import { optionsOf } from './record.js';
import { type QuoridorBoardState, stateOf } from './state.js';
import type { QuoridorControls, QuoridorTypes } from './types.js';

/** Renders one Quoridor board and handles its input. */
export class QuoridorView implements QuoridorControls {
  readonly gameAttributes = ['players', 'size', 'walls', 'first', 'notation'];
  readonly suggestable = true;
  readonly #host: BoardHost<QuoridorTypes>;
  readonly #input: Input;
  readonly #pointer: Pointer;
  #facts: Facts | null = null;
  /** The number of turns when the board last changed, and whether the last turn is animated. */
  #plies = Number.NaN;
  #laid = false;
  #path: { player: QuoridorPlayer; squares: string[] } | null = null;
  /** The square at the keyboard cursor. */
  #cursor = '';

  constructor(host: BoardHost<QuoridorTypes>) {
    this.#host = host;
    const self = this;
    const input = new Input({
      get facts() {
        return self.#facts;
      },
      check: (wall) => host.model?.game.check(wall),
      play: (move, known) => this.play(move, known),
      go: (square) => this.#go(square),
      editor: () => host.editor,
      previewed: (waits) => this.#previewed(waits),
      changed: () => host.requestUpdate(),
    });
    this.#input = input;
    this.#pointer = new Pointer({
      get size() {
        return self.#facts?.position.size ?? 9;
      },
      get field() {
        return self.#facts?.view.field ?? 0;
      },
      draggable: (place, stock) => input.draggable(place, stock),
      hover: (place) => input.hover(place),
      drag: (held, at, place) => input.drag(held, at, place),
      drop: (held, place, touch) => input.drop(held, place, touch),
      tapped: (place, touch) => input.tapped(place, touch),
      chosen: (square) => this.#go(square),
    });
  }

  get choices(): Record<string, readonly string[]> {
    return { orientation: (this.#host.model?.sides ?? [1, 2, 3, 4]).map(String) };
  }

  /** Places the previewed wall that waits for confirmation. */
  placeWall(): boolean {
    return this.#input.placeWall();
  }

  /** Discards the previewed wall that waits for confirmation. */
  discardWall(): void {
    if (!this.#input.pending) return;
    this.#input.preview(null);
    this.#host.announce(this.#host.say('dropped'));
  }

  /** Draws a player's shortest path to the goal; `null` removes it. */
  showPath(player: QuoridorPlayer | null): void {
    const game = this.#host.model?.shown;
    this.#path = game && player !== null ? { player, squares: game.shortestPath(player) } : null;
    this.#host.invalidate();
  }

  /**
   * Plays a move, or shows why it is illegal. `known` says whether it is legal, if already known.
   */
  play(move: string, known?: BoardVerdict): boolean {
    const { model, element } = this.#host;
    if (!model) return false;
    const { refusalCode } = model;
    const verdict: BoardVerdict = refusalCode
      ? { ok: false, code: refusalCode, message: '', squares: [] }
      : (known ?? model.game.check(move));
    if (!verdict.ok) {
      this.#host.refuse(verdict);
      return false;
    }
    const read = readMove(model.game, move);
    if (read?.kind === 'pawn') this.#cursor = read.to;
    this.#host.announce(read ? moveText(this.#host.words, read) : '');
    const inPill = element.renderRoot.querySelector('.pill:focus-within');
    const played = model.play(move);
    if (!played) this.#host.announce('');
    // Between two people the next one hears that it is their turn.
    else if (model.canPlay) this.#host.announce(statusText(this.#host.words, model), true);
    if (inPill) void element.updateComplete.then(() => this.#focus());
    return played;
  }

  newModel(game: QuoridorGame, hooks: ModelHooks<QuoridorTypes>): QuoridorModel {
    return new QuoridorModel(game, hooks);
  }

  stateOf(shared: BoardState<QuoridorPlayer>): QuoridorBoardState {
    const pending = this.#input.pending?.wall ?? null;
    return stateOf(this.#host.model!, shared, { pending, path: this.#path?.player ?? null });
  }

  locate(name: string): MarkPlace | undefined {
    const found = this.#updateFacts()?.view.find(name);
    if (!found) return undefined;
    return 'cell' in found
      ? squareCenter(found.cell)
      : { ...wallCenter(found.slot), horizontal: found.slot.horizontal };
  }

  prompt(): string {
    const { say, explain, model } = this.#host;
    if (model?.mustPass) return say('must-pass');
    const { pending } = this.#input;
    if (!pending) return '';
    const { wall, verdict } = pending;
    return verdict.ok ? say('confirm-wall', { wall }) : explain(verdict);
  }

  changed(): void {
    const { model, animated } = this.#host;
    this.#laid = animated && model?.atLatest === true && model.plies === this.#plies + 1;
    if (model && (this.#laid || model.plies !== this.#plies)) this.#plies = model.plies;
    this.#facts = null;
    this.#input.clear();
    this.#path = null;
  }

  newEditor(
    module: EditorModule<QuoridorTypes>,
    text: string,
    host: EditorHost<QuoridorGame>,
  ): QuoridorEditor<QuoridorGame> {
    const { say } = this.#host;
    return new (module.Editor as typeof QuoridorEditor)<QuoridorGame>(text, {
      ...host,
      parse: (position) => QuoridorGame.parse(position),
      fresh: (players, size) => {
        const game = new QuoridorGame({ players, size } as QuoridorOptions);
        return { text: String(game), walls: displayOf(game).walls };
      },
      icon: (brush) =>
        html`<svg viewBox="-40 -40 80 80"><g class=${`pawn player-${brush}`}>${pawn(Number(brush))}</g></svg>`,
      brushName: (brush) => say('side', { side: brush }),
      sideName: (side) => say('side', { side }),
    });
  }

  willUpdate(changed: PropertyValues): void {
    if (changed.has('orientation')) this.#facts = null;
    this.#updateFacts();
  }

  disconnected(): void {}

  field(): TemplateResult {
    const { element, animated, cover, covered, explain } = this.#host;
    const facts = this.#facts;
    const view = facts?.view ?? this.#emptyView;
    const side = view.field + 2 * RIM;
    const { down, move, up, cancel, leave, click, touchMove } = this.#pointer;
    const { candidate } = this.#input;
    return html`<div class=${animated ? 'field' : 'field still'} part="field" @pointerdown=${this.#settle} @keydown=${this.#settle}
        @animationend=${() => {
          this.#laid = false;
          this.#host.requestUpdate();
        }}>
        <svg class="board" viewBox=${`${-RIM} ${-RIM} ${side} ${side}`} aria-hidden="true">${ground(view, element.coordinates !== 'off')}${facts ? this.#drawing(facts) : nothing}</svg>
        <div class=${this.#input.busy ? 'pad holding' : 'pad'} ?inert=${covered}
          @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @pointerleave=${leave}
          @touchmove=${touchMove} @click=${click} @keydown=${this.#key}>
          ${facts ? [this.#grid(facts), this.#buttons(facts)] : nothing}
        </div>
        ${facts && candidate && candidate.how !== 'waits' && !candidate.verdict.ok ? tip(facts, candidate.slot, explain(candidate.verdict)) : nothing}
        ${this.#pill(facts)}
        ${cover}
      </div>`;
  }

  bar(): Bar {
    const { element, say, state, words } = this.#host;
    const lead = iconButton('undo', say('take-back'), state?.canTakeBack, () => element.takeBack());
    return bar(element, state, words, { lead: element.mode === 'play' ? lead : nothing, tail: nothing });
  }

  /**
   * Whether the board shows the pawns' distances to their goals: not if the page has its own
   * controls.
   */
  get #numbers(): boolean {
    return this.#host.element.controls !== 'none';
  }

  /** Ends all animations on the board at once when the user goes on playing. */
  readonly #settle = (event: Event): void => {
    for (const animation of (event.currentTarget as Element).getAnimations({ subtree: true })) animation.finish();
  };

  #updateFacts(): Facts | null {
    const { model, editor, element } = this.#host;
    if (!model || this.#facts) return this.#facts;
    const bottom = Number(element.orientation);
    this.#facts = factsOf(model, model.sides.some((side) => side === bottom) ? bottom : 1, editor);
    const { position, view } = this.#facts;
    if (!view.squares.includes(this.#cursor)) this.#cursor = position.pawns[position.toMove - 1]!;
    return this.#facts;
  }

  /** Renders the changed wall preview, and announces a wall that waits for confirmation. */
  #previewed(waits: boolean): void {
    if (this.#input.candidate) this.#host.dismissRefusal();
    if (this.#input.pending) this.#host.announce(this.prompt());
    if (waits) this.#host.invalidate();
    else this.#host.requestUpdate();
  }

  /** Moves the pawn to a square. Choosing the pawn's own square only hides an error message. */
  #go(square: string): void {
    this.#cursor = square;
    if (this.#host.editor) {
      this.#host.editor.press({ square });
      return;
    }
    this.#input.preview(null);
    if (this.#facts && isOwn(this.#facts, square)) this.#host.dismissRefusal();
    else this.play(square);
  }

  readonly #key = (event: KeyboardEvent): void => {
    const facts = this.#facts;
    const { editor, element, model } = this.#host;
    if (!facts || ((event.target as Element).closest('button') && event.key !== 'Escape')) return;
    const { view } = facts;
    const input = this.#input;
    handleKey(event, {
      step: (right, down) => {
        if (input.pending) {
          input.shift(right, down);
          return;
        }
        const { column, row } = view.cell(this.#cursor);
        const clamp = (at: number) => Math.min(view.size - 1, Math.max(0, at));
        this.#cursor = view.square({ column: clamp(column + right), row: clamp(row + down) })!;
        this.#host.requestUpdate();
        void element.updateComplete.then(() => this.#focus());
      },
      choose: () => {
        if (input.pending) this.placeWall();
        else this.#go(this.#cursor);
      },
      wall: (letter) => {
        const own = view.slot(this.#cursor + letter);
        const at = input.pending ? { ...input.pending.slot, horizontal: own.horizontal } : own;
        const slot = shifted(at, 0, 0, view.size);
        if (editor) editor.press({ wall: view.wall(slot), near: true });
        else if (facts.canPlay) input.wait(slot);
        else this.play(view.wall(slot)!);
      },
      endTurn: () => void this.play('pass'),
      escape: () => {
        const waits = input.pending !== null;
        this.discardWall();
        if (waits) this.#focus();
        return waits;
      },
      browse: (by) => model?.browse(by),
    });
  };

  #focus(): void {
    this.#host.element.renderRoot.querySelector<HTMLElement>(`[data-square="${this.#cursor}"]`)?.focus();
  }

  /** The geometry of the empty board, from attributes alone, until the rules are loaded. */
  get #emptyView(): View {
    const { element } = this.#host;
    const { position, size: asked, orientation } = element;
    const size = Number(/^(5|7|11)(?=:|$)/.exec(position ?? String(asked))?.[0] ?? 9);
    const bottom = Number(/^[1-4]$/.exec(orientation)?.[0] ?? 1);
    return new View({ size, players: optionsOf(element).players === 4 ? 4 : 2 }, bottom);
  }

  #drawing(facts: Facts): TemplateResult {
    const { editor, refused, model, suggested, marks } = this.#host;
    const { candidate } = this.#input;
    const hint = suggested && model ? readMove(model.game, suggested) : undefined;
    const squares = refused?.squares ?? editor?.squares ?? [];
    const inWay = candidate && !candidate.verdict.ok ? candidate.verdict.walls : refused?.walls;
    return svg`
      ${stocks(facts, candidate && candidate.how !== 'hover' ? facts.position.toMove : undefined, this.#numbers)}
      ${under(facts, { path: this.#path, aimed: this.#input.aimed, refused: squares })}
      ${walls(facts, inWay ?? [], this.#laid)}
      ${hint ? suggestion(facts, hint) : nothing}
      ${pawns(facts, this.#input.held ?? editor?.pawn)}
      ${candidate ? wallPreview(candidate, candidate.how === 'waits') : nothing}
      ${marks.drawn}`;
  }

  #grid(facts: Facts): TemplateResult {
    const { element, marks, words } = this.#host;
    return grid(words, facts, {
      cursor: this.#cursor,
      looking: element.mode === 'view',
      marks: marks.described(words),
      focused: (square) => {
        this.#cursor = square;
        this.#host.requestUpdate();
      },
    });
  }

  #buttons(facts: Facts): TemplateResult[] {
    return buttons(this.#host.words, facts, {
      numbers: this.#numbers,
      shown: this.#path?.player,
      show: (player) => this.showPath(player),
      offer: () => this.#input.offer(),
    });
  }

  #pill(facts: Facts | null): TemplateResult | typeof nothing {
    const { pending } = this.#input;
    if (!facts || (!pending && !facts.mustPass)) return nothing;
    const box = this.#host.element.renderRoot.querySelector('.field')?.getBoundingClientRect();
    const below = box !== undefined && box.bottom + 72 < innerHeight;
    const low = !pending || pending.slot.row < facts.view.size / 2;
    return pill({
      words: this.#host.words,
      place: below ? 'below' : low ? 'low' : 'high',
      text: this.prompt(),
      pending: pending && { legal: pending.legal },
      shift: (right, down) => this.#input.shift(right, down),
      turn: () => this.#input.turn(),
      cancel: () => {
        this.discardWall();
        this.#focus();
      },
      confirm: () => void (pending ? this.placeWall() : this.play('pass')),
      key: this.#key,
    });
  }
}
