/** Editing a position: pieces are put and taken freely, the rules say what is wrong with it, and its text is offered. */
import type { TemplateResult } from 'lit';
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
`;

export const css = `
  .edit { display: grid; gap: 0.5rem; padding-block: 0.5rem; }
  .edit .brushes, .edit .line { display: flex; flex-wrap: wrap; gap: 0.3rem; align-items: center; }
  .edit button.brush { inline-size: 2.75rem; padding: 0; }
  .edit button.brush svg { inline-size: 2.3rem; block-size: 2.3rem; stroke: none; fill: revert; }
  .edit button[aria-pressed='true'] { border-color: var(--_may); box-shadow: 0 0 0 2px var(--_may); }
  .edit textarea { inline-size: 100%; box-sizing: border-box; font: 0.9rem ui-monospace, monospace; white-space: pre-wrap; }
  .edit select, .edit input, .edit textarea { font-size: 1rem; color: inherit; background: var(--_surface); border: 1px solid var(--_line); border-radius: 0.5rem; padding: 0.4rem; min-block-size: 2.75rem; }
  .edit input { inline-size: 4rem; }
  .edit .faults { color: var(--_care); }
  .edit .faults ul { margin: 0; padding-inline-start: 1.2rem; }
  .edit .faults.none { color: inherit; }
`;

/** What is wrong with a position. */
export interface Fault {
  code: string;
  message: string;
  squares: readonly string[];
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
}

/** The editor of a board. */
export abstract class Editor<Game> {
  faults: readonly Fault[] = [];
  /** What a tap puts; `hand` moves. */
  brush = 'hand';
  protected readonly host: EditHost<Game>;
  #copied = false;

  constructor(host: EditHost<Game>) {
    this.host = host;
  }

  /** The position as text, whether it is legal or not. */
  abstract get text(): string;
  protected abstract get brushes(): readonly string[];
  protected abstract get sides(): readonly string[];
  protected abstract side: string;
  protected abstract clear(): void;
  /** Puts what is chosen on a square, or a wall. `false` where nothing is chosen. */
  abstract paint(place: string): boolean;

  /** The squares that faults are about. */
  get squares(): readonly string[] {
    return this.faults.flatMap(({ squares }) => squares);
  }

  /** Asks the rules. */
  protected judge(told?: string): void {
    this.#copied = false;
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
  panel({ html, nothing }: Lit): TemplateResult {
    const { say, icon, named, sideName } = this.host;
    const { faults } = this;
    const select = (brush: string) => {
      this.brush = brush;
      this.host.changed();
    };
    const button = (brush: string, inside: unknown, label: string) => html`<button type="button" part="button"
      class=${inside === label ? 'word' : 'brush'} aria-pressed=${brush === this.brush ? 'true' : 'false'} aria-label=${label} title=${label}
      @click=${() => select(brush)}>${inside}</button>`;
    return html`<div class="edit" part="edit">
      <div class="brushes" role="group" aria-label=${say('edit-brushes')}>
        ${this.brushes.map((brush) =>
          ['hand', 'erase'].includes(brush)
            ? button(brush, say(`edit-${brush}`), say(`edit-${brush}`))
            : button(brush, icon(brush), named(brush)),
        )}
      </div>
      <div class="line">
        <label>${say('edit-turn')} <select @change=${(event: Event) => {
          this.side = (event.target as HTMLSelectElement).value;
          this.judge();
        }}>${this.sides.map((side) => html`<option value=${side} ?selected=${side === this.side}>${sideName(side)}</option>`)}</select></label>
        ${this.more({ html } as Lit) ?? nothing}
        <button type="button" part="button" @click=${() => {
          this.clear();
          this.judge();
        }}>${say('edit-clear')}</button>
      </div>
      <div class=${faults.length > 0 ? 'faults' : 'faults none'} part="faults" role="status">
        ${faults.length === 0 ? say('edit-fine') : html`<ul>${faults.map(({ message }) => html`<li>${message}</li>`)}</ul>`}
      </div>
      <label>${say('edit-text')}<textarea part="text" rows="2" readonly spellcheck="false" .value=${this.text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea></label>
      <div class="line"><button type="button" part="button main" @click=${(event: Event) => this.#copy(event)}>${say('edit-copy')}</button>
        <span role="status">${this.#copied ? say('edit-copied') : nothing}</span></div>
    </div>`;
  }

  /** What a game's panel has beside that. */
  protected more(_lit: Lit): TemplateResult[] | undefined {
    return undefined;
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
