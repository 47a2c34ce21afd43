/** Editing a position: pieces are put and taken freely, the rules say what is wrong with it, and its text is offered. */
import type { TemplateResult } from 'lit';
import { Carry } from './carry.js';
import type { Lit, Say } from './extra.js';

export const words = `
edit-brushes = What to put
edit-hand = Move
edit-erase = Remove
edit-clear = Clear the board
edit-turn = To move
edit-fine = This position is legal.
edit-text = Position
edit-copy = Copy
edit-copied = Copied.
edit-put = { $what } on { $square }.
edit-gone = { $square }: removed.
edit-walls = Walls of player { $side }
edit-stock = Walls
edit-hint = Press between two squares to lay or take a wall.
edit-players = Players
edit-size = Squares a side
edit-unread = Not taken: { $why }
`;

export const css = `
  .edit { display: grid; gap: 0.5rem; padding-block: 0.5rem; }
  .edit .brushes, .edit .line { display: flex; flex-wrap: wrap; gap: 0.3rem; align-items: center; }
  .edit .line { column-gap: 0.9rem; }
  .edit .brushes i { flex-basis: 100%; }
  .edit button.brush { inline-size: 2.75rem; padding: 0; touch-action: none; cursor: grab; }
  .edit :is(.brush, .carried, .stocks) svg { inline-size: 2.3rem; block-size: 2.3rem; stroke: none; fill: revert; }
  .edit .brush .tool { inline-size: 1.4rem; block-size: 1.4rem; fill: none; stroke: currentColor; }
  .edit .stocks { flex-basis: 100%; display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem; }
  .edit .stocks label { display: inline-flex; align-items: center; }
  .edit .stocks svg { inline-size: 1.6rem; }
  .edit small { color: var(--_muted); font-size: 0.875rem; }
  .edit .carried { position: fixed; z-index: 3; translate: -50% -50%; scale: 1.25; pointer-events: none; }
  .cell[data-over] { box-shadow: inset 0 0 0 3px var(--_may); }
  .edit button[aria-pressed='true'] { border-color: var(--_may); box-shadow: 0 0 0 2px var(--_may); }
  .edit select, .edit input, .edit textarea { font-family: inherit; font-size: 1rem; box-sizing: border-box; color: inherit; background: var(--_surface); border: 1px solid var(--_line); border-radius: 0.5rem; padding: 0.4rem; min-block-size: 2.75rem; }
  .edit textarea { inline-size: 100%; font: 1rem ui-monospace, monospace; white-space: pre-wrap; }
  .edit input { inline-size: 3rem; padding-inline: 0.3rem; }
  .edit .faults { color: var(--_care); }
  .edit .faults ul { margin: 0; padding-inline-start: 1.2rem; }
  .edit .faults.none { color: inherit; }
  .edit p { margin: 0; color: var(--_care); }
  .edit [aria-invalid='true'] { border-color: var(--_care); }
`;

/** Brushes that put nothing, with their drawings. */
const TOOLS: Readonly<Record<string, string>> = {
  hand: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  erase: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
};

/** What is wrong with a position. */
export interface Fault {
  code: string;
  message: string;
  squares: readonly string[];
  walls?: readonly string[];
  players?: readonly number[];
}

/** Why a text was not taken. */
export interface Unread {
  /** What was written. */
  written: string;
  error: unknown;
}

/** What an editor asks of its board. */
export interface EditHost<Game> {
  /** The game of a text. Throws what is wrong with it. */
  parse(text: string): Game;
  /** Shows a legal position. */
  use(game: Game): void;
  /** Something is different; `told` is heard. */
  changed(told?: string): void;
  readonly say: Say;
  /** How a brush looks and what it is called. */
  icon(brush: string): unknown;
  named(brush: string): string;
  sideName(side: string): string;
  /** What is wrong with a position, and why a text cannot be read, in the reader's language. */
  faultText(fault: Fault): string;
  errorText(error: unknown): string;
}

/** The editor of a board. */
export abstract class Editor<Game> {
  faults: readonly Fault[] = [];
  /** What a tap puts; `hand` moves. */
  brush = 'hand';
  protected readonly host: EditHost<Game>;
  readonly #carry: Carry;
  #copied = false;
  /** The text as it was typed, while that goes on. */
  #typed: string | null = null;
  #unread: Unread | null = null;

  constructor(host: EditHost<Game>) {
    this.host = host;
    this.#carry = new Carry({
      changed: () => host.changed(),
      dropped: (what, square) => this.put(what, square),
    });
  }

  /** The position as text, whether it is legal or not. */
  abstract get text(): string;
  /** Takes over a position's text, legal or not. `false` where it is none that can be shown. */
  protected abstract read(text: string): boolean;
  protected abstract get brushes(): readonly string[];
  protected abstract get sides(): readonly string[];
  protected abstract side: string;
  protected abstract clear(): void;
  /** Puts what is chosen on a square, or a wall. `false` where nothing is chosen. */
  abstract paint(place: string): boolean;

  /** Puts something on a square, whatever stands there. */
  protected abstract put(what: string, square: string): void;

  /** The squares that faults are about. */
  get squares(): readonly string[] {
    return this.faults.flatMap(({ squares }) => squares);
  }

  /** Starts with what a page has written, where that is no legal position: with its faults, or else with an empty board. */
  start({ written, error }: Unread): void {
    this.clear();
    this.take(written);
    if (this.#unread) this.#unread = { written, error };
  }

  /** Takes a text that someone has written. One that cannot be read is left in its field, and the board as it is. */
  take(text: string): void {
    const { host } = this;
    let wrong: unknown = null;
    let own = text.trim();
    try {
      own = String(host.parse(own));
    } catch (error) {
      wrong = error;
    }
    const { faults = [] } = (wrong ?? {}) as { faults?: Fault[] };
    const taken = (wrong === null || faults.length > 0) && this.read(own);
    if (taken) this.judge();
    this.#typed = text;
    this.#unread = taken ? null : { written: text, error: wrong };
    host.changed(taken ? '' : this.#whyNot);
  }

  /** Asks the rules. */
  protected judge(told?: string): void {
    this.#copied = false;
    this.#typed = null;
    this.#unread = null;
    try {
      const game = this.host.parse(this.text);
      this.faults = [];
      this.host.use(game);
    } catch (error) {
      const { code, message, squares, faults = [] } = error as Fault & { faults?: Fault[] };
      this.faults = faults.length > 0 ? faults : [{ code, message, squares: squares ?? [] }];
    }
    this.host.changed(told);
  }

  /** What stands below the board. */
  panel(lit: Lit): TemplateResult {
    const { html, nothing } = lit;
    const { say, icon, named, sideName, faultText } = this.host;
    const { faults } = this;
    const unread = this.#unread;
    const carry = this.#carry;
    const select = (brush: string) => {
      if (carry.spent) return;
      this.brush = brush;
      this.host.changed();
    };
    const button = (brush: string, inside: unknown, label: string) => html`<button type="button" part="button"
      class="brush" aria-pressed=${brush === this.brush ? 'true' : 'false'} aria-label=${label} title=${label}
      @pointerdown=${(event: PointerEvent) => !TOOLS[brush] && carry.down(event, brush)}
      @pointermove=${carry.move} @pointerup=${carry.up} @pointercancel=${carry.cancel}
      @click=${() => select(brush)}>${inside}</button>`;
    return html`<div class="edit" part="edit">
      <div class="brushes" role="group" aria-label=${say('edit-brushes')}>
        ${this.brushes.map((brush) =>
          brush === '|'
            ? html`<i></i>`
            : TOOLS[brush]
              ? button(
                  brush,
                  html`<svg class="tool" viewBox="0 0 24 24"><path d=${TOOLS[brush]} /></svg>`,
                  say(`edit-${brush}`),
                )
              : button(brush, icon(brush), named(brush)),
        )}
        ${this.hint ? html`<small>${this.hint}</small>` : nothing}
        ${carry.drawn(lit, icon)}
      </div>
      <div class="line">
        ${this.choice(
          lit,
          say('edit-turn'),
          this.sides.map((side) => [side, sideName(side)] as const),
          this.side,
          (side) => {
            this.side = side;
            this.judge();
          },
        )}
        ${this.more(lit) ?? nothing}
        <button type="button" part="button" @click=${() => {
          this.clear();
          this.judge();
        }}>${say('edit-clear')}</button>
      </div>
      <div class=${faults.length > 0 ? 'faults' : 'faults none'} part="faults" role="status">
        ${faults.length === 0 ? say('edit-fine') : html`<ul>${faults.map((fault) => html`<li>${faultText(fault)}</li>`)}</ul>`}
      </div>
      <label>${say('edit-text')}<textarea part="text" rows="2" spellcheck="false" autocapitalize="off" aria-invalid=${unread ? 'true' : 'false'}
        aria-describedby="unread" .value=${this.#typed ?? this.text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
        @input=${(event: Event) => this.take((event.target as HTMLTextAreaElement).value)}
        @change=${() => this.#typedOut()}></textarea></label>
      <p id="unread" ?hidden=${!unread}>${unread ? this.#whyNot : nothing}</p>
      <div class="line"><button type="button" part="button main" @click=${(event: Event) => this.#copy(event)}>${say('edit-copy')}</button>
        <span role="status">${this.#copied ? say('edit-copied') : nothing}</span></div>
    </div>`;
  }

  /** A list to choose from. */
  protected choice(
    { html }: Lit,
    label: string,
    options: readonly (readonly [string, string])[],
    now: string,
    act: (value: string) => void,
  ): TemplateResult {
    return html`<label>${label} <select @change=${(event: Event) => act((event.target as HTMLSelectElement).value)}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${value === now}>${text}</option>`)}
    </select></label>`;
  }

  /** What else can be done on the board, in words. */
  protected get hint(): string {
    return '';
  }

  /** What a game's panel has beside that. */
  protected more(_lit: Lit): TemplateResult[] | undefined {
    return undefined;
  }

  /** Why a text was not taken. */
  get #whyNot(): string {
    return this.host.say('edit-unread', { why: this.host.errorText(this.#unread?.error) });
  }

  /** What was typed and could be read is written as it should be. */
  #typedOut(): void {
    if (this.#unread) return;
    this.#typed = null;
    this.host.changed();
  }

  async #copy(event: Event): Promise<void> {
    const area = (event.target as Element).closest('.edit')?.querySelector('textarea');
    try {
      await navigator.clipboard.writeText(this.text);
    } catch {
      // Without leave to write, the text is selected, to be copied by keys.
      area?.focus();
      return;
    }
    this.#copied = true;
    this.host.changed();
  }
}
