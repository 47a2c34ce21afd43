/**
 * The base class of position editors: pieces are placed freely, and the rules report all faults.
 */
import type { TemplateResult } from 'lit';
import type { Fault } from '../shared/state.js';
import type { Lit, Say } from './module.js';
import { PaletteDrag } from './palette-drag.js';

export const words = `
edit-brushes = Choose a piece
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
edit-hint = Press between two squares to place or remove a wall.
edit-players = Players
edit-size = Squares per side
edit-unread = Not accepted: { $why }
`;

export const css = `
  .edit { container-type: inline-size; display: grid; gap: 0.5rem; padding-block: 0.5rem; }
  .edit .brushes, .edit .line { display: flex; flex-wrap: wrap; gap: 0.3rem; align-items: center; }
  .edit .line { column-gap: 0.9rem; }
  .edit .brushes i { flex-basis: 100%; }
  .edit button.brush { inline-size: min(2.75rem, (100cqi - 2rem) / 7); min-inline-size: 0; padding: 0; touch-action: none; cursor: grab; }
  .edit :is(.brush, .dragged, .stocks) svg { max-inline-size: 100%; inline-size: 2.3rem; block-size: 2.3rem; stroke: none; fill: revert; }
  .edit .brush .tool { inline-size: 1.4rem; block-size: 1.4rem; fill: none; stroke: currentColor; }
  .edit .stocks { flex-basis: 100%; display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem; }
  .edit .stocks label { display: inline-flex; align-items: center; }
  .edit .stocks svg { inline-size: 1.6rem; }
  .edit small { color: var(--_muted); font-size: 0.875rem; }
  .edit .dragged { position: fixed; z-index: 3; translate: -50% -50%; scale: 1.25; pointer-events: none; }
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

/** The tools of the position editor that do not place pieces, with the SVG paths of their icons. */
const TOOLS: Readonly<Record<string, string>> = {
  hand: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  erase: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
};

/** A text that could not be parsed as a position or record, and the error. */
export interface UnreadableText {
  source: string;
  error: unknown;
}

/** The functions of the board that its position editor uses. */
export interface EditHost<Game> {
  /** Parses the text of a position. Throws the errors of parsing and of illegal positions. */
  parse(text: string): Game;
  /** Puts the edited position on the board, once it is legal. */
  use(game: Game): void;
  /** Handles a change of the edited position. `announcement` is for screen readers. */
  changed(announcement?: string): void;
  readonly say: Say;
  /** Returns the icon of a palette entry, such as a piece. */
  icon(brush: string): unknown;
  /** Returns the name of a palette entry, such as a piece. */
  brushName(brush: string): string;
  sideName(side: string): string;
  /**
   * Returns a sentence about a fault of the position, or about an error, in the board's language.
   */
  faultText(fault: Fault): string;
  errorText(error: unknown): string;
}

/** The functions of the board that position editors of all games use. */
export type EditorHost<Game> = Omit<EditHost<Game>, 'parse' | 'icon' | 'brushName' | 'sideName'>;

/** The position editor of a board. Each game has a subclass. */
export abstract class Editor<Game> {
  faults: readonly Fault[] = [];
  /** The piece that a tap places; `hand` to move pieces, `erase` to remove them. */
  brush = 'hand';
  protected readonly host: EditHost<Game>;
  readonly #drag: PaletteDrag;
  #copied = false;
  /** The contents of the position's text field while the user is typing. */
  #typed: string | null = null;
  #unread: UnreadableText | null = null;

  constructor(host: EditHost<Game>) {
    this.host = host;
    this.#drag = new PaletteDrag({
      changed: () => host.changed(),
      dropped: (piece, square) => this.place(piece, square),
    });
  }

  /** The edited position as text, legal or not. */
  abstract get text(): string;
  /** Opens the position in a text, legal or not. Returns `false` if it cannot be parsed. */
  protected abstract read(text: string): boolean;
  protected abstract get brushes(): readonly string[];
  protected abstract get sides(): readonly string[];
  protected abstract side: string;
  protected abstract clear(): void;

  /** Places a piece on a square of the edited position, replacing the piece there. */
  protected abstract place(piece: string, square: string): void;

  /** The squares to mark because of faults that make the edited position illegal. */
  get squares(): readonly string[] {
    return this.faults.flatMap(({ squares }) => squares);
  }

  /**
   * Opens a text that is not a legal position: with its faults or, if it cannot be parsed, an empty
   * board.
   */
  start({ source, error }: UnreadableText): void {
    this.clear();
    this.readInput(source);
    if (this.#unread) this.#unread = { source, error };
  }

  /**
   * Parses the typed text of a position. If it cannot be parsed, the board is unchanged and the
   * text stays in its field.
   */
  readInput(text: string): void {
    const { host } = this;
    let failure: unknown = null;
    let position = text.trim();
    try {
      position = String(host.parse(position));
    } catch (error) {
      failure = error;
    }
    const { faults = [] } = (failure ?? {}) as { faults?: Fault[] };
    const isShown = (failure === null || faults.length > 0) && this.read(position);
    if (isShown) this.validate();
    this.#typed = text;
    this.#unread = isShown ? null : { source: text, error: failure };
    host.changed(isShown ? '' : this.#unreadReason);
  }

  /** Validates the edited position by the rules, and puts it on the board if it is legal. */
  protected validate(announcement?: string): void {
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
    this.host.changed(announcement);
  }

  /** Renders the controls of the position editor below the board. */
  panel(lit: Lit): TemplateResult {
    const { html, nothing } = lit;
    const { say, icon, brushName, sideName, faultText } = this.host;
    const { faults } = this;
    const unread = this.#unread;
    const drag = this.#drag;
    const select = (brush: string) => {
      if (drag.endsWithClick) return;
      this.brush = brush;
      this.host.changed();
    };
    const button = (brush: string, inside: unknown, label: string) => html`<button type="button" part="button"
      class="brush" aria-pressed=${brush === this.brush ? 'true' : 'false'} aria-label=${label} title=${label}
      @pointerdown=${(event: PointerEvent) => !TOOLS[brush] && drag.down(event, brush)}
      @pointermove=${drag.move} @pointerup=${drag.up} @pointercancel=${drag.cancel}
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
              : button(brush, icon(brush), brushName(brush)),
        )}
        ${this.hint ? html`<small>${this.hint}</small>` : nothing}
        ${drag.drawn(lit, icon)}
      </div>
      <div class="line">
        ${this.selectBox(
          lit,
          say('edit-turn'),
          this.sides.map((side) => [side, sideName(side)] as const),
          this.side,
          (side) => {
            this.side = side;
            this.validate();
          },
        )}
        ${this.extraControls(lit) ?? nothing}
        <button type="button" part="button" @click=${() => {
          this.clear();
          this.validate();
        }}>${say('edit-clear')}</button>
      </div>
      <div class=${faults.length > 0 ? 'faults' : 'faults none'} part="faults" role="status">
        ${faults.length === 0 ? say('edit-fine') : html`<ul>${faults.map((fault) => html`<li>${faultText(fault)}</li>`)}</ul>`}
      </div>
      <label>${say('edit-text')}<textarea part="text" rows="2" spellcheck="false" autocapitalize="off" aria-invalid=${unread ? 'true' : 'false'}
        aria-describedby="unread" .value=${this.#typed ?? this.text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
        @input=${(event: Event) => this.readInput((event.target as HTMLTextAreaElement).value)}
        @change=${() => this.#endTyping()}></textarea></label>
      <p id="unread" ?hidden=${!unread}>${unread ? this.#unreadReason : nothing}</p>
      <div class="line"><button type="button" part="button main" @click=${(event: Event) => this.#copy(event)}>${say('edit-copy')}</button>
        <span role="status">${this.#copied ? say('edit-copied') : nothing}</span></div>
    </div>`;
  }

  /** Renders a labeled drop-down list. */
  protected selectBox(
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

  /** A hint for the user below the editor's palette; empty for none. */
  protected get hint(): string {
    return '';
  }

  /** Renders further controls of the position editor that only one game needs. */
  protected extraControls(_lit: Lit): TemplateResult[] | undefined {
    return undefined;
  }

  /** A sentence that explains why the typed position could not be parsed. */
  get #unreadReason(): string {
    return this.host.say('edit-unread', { why: this.host.errorText(this.#unread?.error) });
  }

  /** Replaces the typed text of a position by its standard form, if it could be parsed. */
  #endTyping(): void {
    if (this.#unread) return;
    this.#typed = null;
    this.host.changed();
  }

  async #copy(event: Event): Promise<void> {
    const area = (event.target as Element).closest('.edit')?.querySelector('textarea');
    try {
      await navigator.clipboard.writeText(this.text);
    } catch {
      // If copying is not permitted, the text is selected so that it can be copied with the
      // keyboard.
      area?.focus();
      return;
    }
    this.#copied = true;
    this.host.changed();
  }
}
