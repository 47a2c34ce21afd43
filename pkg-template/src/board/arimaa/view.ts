import { html, nothing, type TemplateResult } from 'lit';
import { ArimaaGame } from '../../game/arimaa/api.js';
import type { BoardHost, EditorModule } from '../element/adapter.js';
import type { EditorHost } from '../modules/editor.js';
import type { MarkPlace } from '../modules/marks.js';
import type { Bar } from '../shared/bar.js';
import { handleKey } from '../shared/keyboard.js';
import type { ModelHooks } from '../shared/model.js';
import type { BoardState } from '../shared/state.js';
import { bar } from './bar.js';
import { ground, over, pieces, token, under } from './drawing.js';
import type { ArimaaEditor } from './editor.js';
import { type Orientation, RIM, shifted, squareCenter, squares } from './geometry.js';
import { rows } from './grid.js';
import { Input } from './input.js';
import { turnText } from './labels.js';
import { ArimaaModel } from './model.js';
import { sideOf } from './pieces.js';
import { type Plan, swapPlan } from './plans.js';
import { Pointer } from './pointer.js';
import { type Board, destinationsOf } from './queries.js';
import { type Facts, factsOf, type Scene, sceneOf } from './scene.js';
import { swapPlans } from './setup.js';
import { type ArimaaBoardState, stateOf } from './state.js';
import { StepAnimation } from './step-animation.js';
import { Tokens } from './tokens.js';
import type { ArimaaControls, ArimaaTypes } from './types.js';
import { whyNot } from './why-not.js';

/** The square of a dragged piece, and the point under the pointer. */
interface Held {
  square: string;
  x: number;
  y: number;
}

/** Renders one Arimaa board and handles its input. */
export class ArimaaView implements ArimaaControls {
  readonly choices = { orientation: ['gold', 'silver'], pieces: ['animals', 'letters'] };
  readonly gameAttributes = [];
  readonly #host: BoardHost<ArimaaTypes>;
  /** The state machine that turns taps and drags into moves to choose from. */
  readonly #input: Input;
  readonly #pointer: Pointer;
  readonly #tokens = new Tokens();
  readonly #animation = new StepAnimation((board) => {
    this.#tokens.update(board ?? this.#board);
    this.#host.requestUpdate();
  });
  /** The square under the pointer or at the keyboard cursor. */
  #hover: string | undefined;
  #held: Held | undefined;
  /** The square at the keyboard cursor. */
  #cursor = 'd2';
  /** Whether the last input came from the keyboard rather than a pointer. */
  #byKeyboard = false;
  /** The squares whose pieces can be dragged. */
  #draggable = new Set<string>();
  #facts: Facts | null = null;
  #lastPrompt = '';

  constructor(host: BoardHost<ArimaaTypes>) {
    this.#host = host;
    this.#input = new Input({
      plansFor: (square) => this.#plansFor(square),
      commit: (plan) => this.#commit(plan),
      refuse: (square, from) => this.#refuse(square, from),
      changed: () => this.#inputChanged(),
    });
    this.#pointer = new Pointer({
      input: this.#input,
      get orientation() {
        return host.element.orientation;
      },
      draggable: (square) => this.#draggable.has(square),
      settle: () => this.#animation.settle(),
      pointed: (square, held) => this.#pointed(square, held),
      droppedOutside: (square) => this.#droppedOutside(square),
      tapped: (square) => this.#tapped(square),
    });
  }

  get presets(): { name: string; label: string }[] {
    const names = this.#host.model?.presets ?? [];
    return names.map((name) => ({ name, label: this.#host.say(`preset-${name}`) }));
  }

  get suggestable(): boolean {
    return this.#host.model?.turnBegun === false;
  }

  undoStep(): void {
    const { model } = this.#host;
    if (!model?.canPlay || !model.turnBegun) return;
    model.undoStep();
    this.#host.announce(this.#host.say('undone'));
  }

  endTurn(): boolean {
    const { model } = this.#host;
    if (!model) return false;
    this.#animation.settle();
    const verdict = model.canEnd;
    if (!verdict.ok) this.#host.refuse(verdict);
    return verdict.ok && model.endTurn();
  }

  newModel(game: ArimaaGame, hooks: ModelHooks<ArimaaTypes>): ArimaaModel {
    return new ArimaaModel(game, hooks, this.#host.element.seats, (step, side) => {
      this.#host.announce(turnText(this.#host.words, step), true);
      this.#host.fire('keddah-step', { step, side });
    });
  }

  stateOf(shared: BoardState<ArimaaTypes['side']>): ArimaaBoardState {
    return stateOf(this.#host.model!, shared);
  }

  locate(name: string): MarkPlace | undefined {
    return squares('gold').includes(name) ? squareCenter(name, this.#host.element.orientation) : undefined;
  }

  prompt(): string {
    const { state } = this.#input;
    if (state.name === 'choosing') return this.#host.say('pusher');
    if (state.name !== 'pair') return '';
    return this.#host.say('pair', { partner: { piece: this.#facts?.board[state.partner] ?? '' } });
  }

  changed(frames: readonly Board[]): void {
    const { model, editor, animated } = this.#host;
    this.#facts = null;
    this.#input.clear();
    this.#draggable = new Set(model?.canPlay ? model.display.movable : []);
    if (editor) this.#draggable = new Set(editor.brush === 'hand' ? Object.keys(editor.board) : []);
    if (model?.setup) {
      for (const [square, piece] of Object.entries(model.display.position.board)) {
        if (model.personSides.includes(sideOf(piece))) this.#draggable.add(square);
      }
    }
    this.#animation.play(animated ? frames : []);
  }

  newEditor(module: EditorModule<ArimaaTypes>, text: string, host: EditorHost<ArimaaGame>): ArimaaEditor<ArimaaGame> {
    const { use } = host;
    const { say } = this.#host;
    return new (module.Editor as typeof ArimaaEditor)<ArimaaGame>(text, {
      ...host,
      parse: (position) => ArimaaGame.parse(position),
      // A board without pieces parses as a game in setup, which cannot be shown.
      use: (game) => game.position.phase === 'play' && use(game),
      icon: (piece) => html`<svg viewBox="-52 -52 104 104">
        <g class=${`token ${sideOf(piece)}`}>${token(piece, this.#host.element.pieces === 'letters')}</g></svg>`,
      brushName: (piece) => say('piece-name', { piece: { piece } }),
      sideName: (side) => say('side', { side }),
    });
  }

  willUpdate(): void {}

  disconnected(): void {
    this.#animation.stop();
  }

  field(): TemplateResult {
    const { element, marks, animated, cover, covered, words } = this.#host;
    const orientation = this.#orientation;
    const letters = element.pieces === 'letters';
    const choices = this.#choices;
    const scene = this.#scene(choices);
    const board = this.#facts?.board ?? {};
    const { down, move, up, cancel, leave, click, touchMove } = this.#pointer;
    return html`<div class=${animated ? 'field' : 'field still'} part="field">
        <svg class="board" viewBox=${`${-RIM} ${-RIM} ${800 + 2 * RIM} ${800 + 2 * RIM}`} aria-hidden="true">
          ${ground(orientation, element.coordinates !== 'off')}
          ${scene ? under(scene, orientation, letters) : nothing}
          ${scene ? pieces({ tokens: this.#tokens, scene, orientation, letters, held: this.#held, animated }) : nothing}
          ${scene ? over(scene, orientation) : nothing}
          ${marks.drawn}
        </svg>
        <div class=${this.#held ? 'cells holding' : 'cells'} role="grid" ?inert=${covered} aria-label=${words.say('board')}
          aria-describedby="marks" aria-readonly=${element.mode === 'view' ? 'true' : 'false'}
          @pointerdown=${down} @pointermove=${move} @pointerup=${up} @pointercancel=${cancel} @pointerleave=${leave}
          @touchmove=${touchMove} @click=${click} @keydown=${this.#key} @focusin=${this.#focused}>
          ${rows({ words, orientation, board, scene, choices, draggable: this.#draggable, cursor: this.#cursor })}
        </div>
        <p class="unseen" id="marks">${marks.described(words)}</p>
        ${cover}
      </div>`;
  }

  bar(): Bar {
    return bar(this.#host.element, this.#host.state, this.#host.words);
  }

  get #orientation(): Orientation {
    return this.#host.element.orientation === 'silver' ? 'silver' : 'gold';
  }

  /** The pieces to draw by square: those of the edited position or of the shown turn. */
  get #board(): Board {
    return this.#host.editor?.board ?? this.#host.model?.shownDisplay.position.board ?? {};
  }

  /**
   * The squares that the user can choose next. Tapping exchanges pieces only while the computer
   * waits for the setup, or if `arranging` is set.
   */
  get #choices(): Map<string, Plan[]> {
    const { choices, state } = this.#input;
    const { element, model } = this.#host;
    if (element.arranging || model?.waiting || state.name !== 'picked') return choices;
    return new Map([...choices].filter(([, plans]) => plans[0]!.kind !== 'swap'));
  }

  #scene(choices: Map<string, Plan[]>): Scene | null {
    const { model, editor, refused, suggested } = this.#host;
    this.#facts ??= model && factsOf(model, editor?.board);
    if (!this.#facts) return null;
    const scene = sceneOf({
      facts: this.#facts,
      state: this.#input.state,
      choices,
      hover: this.#hover,
      refused: refused?.squares ?? editor?.squares ?? [],
      hint: suggested,
    });
    if (this.#animation.running) {
      Object.assign(scene, { dots: [], rings: [], paths: [], ghosts: [], frozen: new Map() });
    }
    return scene;
  }

  #plansFor(square: string): Plan[] {
    const { model, editor } = this.#host;
    if (editor?.board[square]) {
      const targets = squares('gold').filter((target) => target !== square);
      return targets.map((target) => swapPlan(square, target));
    }
    if (!model) return [];
    const plans: Plan[] = model.canPlay ? destinationsOf(model.game, square) : [];
    const { board } = model.display.position;
    const side = board[square] && sideOf(board[square]);
    if (model.setup && side && model.personSides.includes(side)) plans.push(...swapPlans(board, square));
    return plans;
  }

  #commit(plan: Plan): void {
    const { model, editor } = this.#host;
    if (!model) return;
    if (editor) {
      this.#cursor = plan.target;
      editor.move(plan.actor, plan.target);
      return;
    }
    const { board } = model.display.position;
    this.#cursor = plan.target;
    model.commit(plan);
    if (plan.kind !== 'swap') return;
    const [piece, other] = [board[plan.actor]!, board[plan.target]!];
    this.#host.announce(this.#host.say('swapped', { piece: { piece }, other: { piece: other } }));
  }

  #refuse(square: string, from?: string): void {
    const { model, editor } = this.#host;
    const why = model && !editor && whyNot(model, square, from);
    if (why) this.#host.refuse(why);
    else this.#host.dismissRefusal();
  }

  #inputChanged(): void {
    const { state, choices } = this.#input;
    if (state.name !== 'idle') {
      this.#host.dismissRefusal();
      this.#host.suggested = undefined;
    }
    if (state.name === 'picked') {
      const { from: square } = state;
      this.#host.fire('keddah-pick', { square });
      const piece = this.#board[square] ?? '';
      if (this.#byKeyboard) this.#host.announce(this.#host.say('picked', { piece: { piece }, count: choices.size }));
    }
    const prompt = this.prompt();
    if (prompt) this.#host.announce(prompt);
    if (prompt !== this.#lastPrompt) {
      this.#lastPrompt = prompt;
      this.#host.invalidate();
    }
    this.#host.requestUpdate();
  }

  #pointed(square: string | undefined, held?: Held): void {
    this.#byKeyboard = false;
    if (square === this.#hover && !held && !this.#held) return;
    this.#hover = square;
    this.#held = held;
    if (held || this.#input.state.name !== 'idle') this.#host.requestUpdate();
  }

  #droppedOutside(square: string): boolean {
    const { editor } = this.#host;
    if (editor) this.#input.clear();
    editor?.remove(square);
    return editor !== null;
  }

  #tapped(square: string): void {
    this.#cursor = square;
    this.#animation.settle();
    const { editor } = this.#host;
    const { state } = this.#input;
    const hidden = this.#input.choices.has(square) && !this.#choices.has(square);
    if (editor?.applyBrush(square)) return;
    if (state.name === 'picked' && hidden && !editor) this.#input.grab(square);
    else this.#input.tap(square);
    this.#host.requestUpdate();
  }

  readonly #focused = (event: FocusEvent): void => {
    const { square } = (event.target as HTMLElement).dataset;
    if (!square || square === this.#cursor) return;
    this.#cursor = square;
    this.#host.requestUpdate();
  };

  readonly #key = (event: KeyboardEvent): void => {
    this.#byKeyboard = true;
    const { element } = this.#host;
    handleKey(event, {
      step: (right, down) => {
        const square = shifted(this.#cursor, right, down, element.orientation);
        this.#cursor = square;
        this.#hover = square;
        this.#host.requestUpdate();
        const cell = () => element.renderRoot.querySelector<HTMLElement>(`[data-square="${square}"]`);
        void element.updateComplete.then(() => cell()?.focus());
      },
      choose: () => this.#tapped(this.#cursor),
      escape: () => {
        if (this.#input.state.name === 'idle') return false;
        this.#input.clear();
        this.#host.announce(this.#host.say('dropped'));
        return true;
      },
      undo: () => this.undoStep(),
      endTurn: () => this.endTurn(),
      browse: (by) => this.#host.model?.browse(by),
    });
  };
}
