import { endOf, type Row, type RowRange, rowsOf, rowWith, widened } from 'keddah/tree';
import { html, LitElement, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import type { TreeNode } from '../board.ts';
import { icon } from '../view/icons.ts';
import type { Drawing } from './drawing.ts';
import type { Words } from './i18n/index.ts';
import { isGlyph, nagsWith, signsOf } from './signs.ts';
import './turn-tools.ts';
import type { Variations } from './variations.ts';

/** How the list of turns with variations writes turns and their numbers. */
export interface Notation {
  /** The number of turns before the first one in the list of turns. */
  readonly firstPly: number;
  number(ply: number): string;
  view(turn: string, ply: number): unknown;
}

/** The maximum nesting depth at which variations are still indented further. */
const MAX_INDENT = 6;
/**
 * The number of turns of a large tree that are shown at first, and that are added when its list is
 * scrolled.
 */
const BATCH = 150;

/**
 * The tree of the game, with the main line, variations and comments, and with tools to change them.
 */
class VariationTree extends LitElement {
  static override properties = { variations: {}, drawing: {}, words: {}, notation: {}, copy: {}, version: {} };
  declare variations: Variations;
  declare drawing: Drawing;
  declare words: Words;
  declare notation: Notation;
  declare copy: (text: string) => void;
  /** A counter of changes; a new value makes the list of turns render again. */
  declare version: number;
  #rows: readonly Row[] = [];
  #tree: TreeNode | null = null;
  /** The range of rows of the turn list that are rendered so far. */
  #range: RowRange = { from: 0, to: 0 };
  /** Observes when the buttons that show more rows are scrolled into view. */
  #observer: IntersectionObserver | null = null;
  /** Whether another turn than before is current, so that the list must scroll to it. */
  #isElsewhere = false;
  #shownId: number | undefined;
  #keepsFocus = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(): void {
    const start = this.#start;
    const isNew = start !== this.#tree;
    if (isNew) {
      this.#tree = start;
      this.#rows = start ? rowsOf(start, this.notation.firstPly) : [];
    }
    const { shown } = this.variations;
    this.#isElsewhere = isNew || shown?.id !== this.#shownId;
    this.#shownId = shown?.id;
    const { from, to } = this.#range;
    const at = rowWith(this.#rows, shown?.id);
    if (isNew || at < from || at >= to) this.#range = widened(this.#rows, { from: at, to: at }, BATCH);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  protected override updated(): void {
    // Where the tree is shown, marks can be drawn.
    if (this.isConnected) this.drawing.start();
    const current = this.querySelector<HTMLElement>('[aria-current=true]');
    const list = this.querySelector<HTMLElement>('.lines');
    // A key without effect caused no update, so the focus may have moved since.
    const { activeElement: focused } = document;
    if (this.#keepsFocus && (!focused || focused === document.body || list?.contains(focused))) current?.focus();
    this.#keepsFocus = false;
    if (!list) return;
    // The tools below the list, which take room from it, are rendered by then.
    if (current && this.#isElsewhere) requestAnimationFrame(() => keepInView(current, list));
    this.#observer?.disconnect();
    this.#observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) void this.#grow(seen.target.matches('[data-more=before]'));
      },
      { root: list, rootMargin: '200px' },
    );
    for (const button of list.querySelectorAll('[data-more]')) this.#observer.observe(button);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.drawing.stop();
  }

  /**
   * Renders more rows of the turn list before or after the present ones, which stay where they are
   * on the screen.
   */
  async #grow(isBefore: boolean): Promise<void> {
    const { from, to } = this.#range;
    const all = this.#rows;
    this.#range = isBefore
      ? { from: widened(all.slice(0, to), { from, to }, BATCH).from, to }
      : { from, to: widened(all, { from: 0, to }, BATCH).to };
    const list = this.querySelector('.lines');
    const height = list?.scrollHeight ?? 0;
    this.requestUpdate();
    await this.updateComplete;
    if (list && isBefore) list.scrollTop += list.scrollHeight - height;
  }

  /** The node before the first turn of the list: the start, or the last setup. */
  get #start(): TreeNode | null {
    let node = this.variations.game?.tree ?? null;
    for (let ply = 0; node && ply < this.notation.firstPly; ply++) node = node.children[0] ?? null;
    return node;
  }

  #show(node: TreeNode | null | undefined): void {
    if (node) void this.variations.show(node.id);
  }

  #parentOf(id: number): TreeNode | null {
    for (const { turns } of this.#rows) {
      for (const { node } of turns) if (node.children.some((child) => child.id === id)) return node;
    }
    return this.#start?.children.some((child) => child.id === id) ? this.#start : null;
  }

  protected override render(): TemplateResult {
    const { words, variations } = this;
    const { shown } = variations;
    const start = this.#start;
    if (!start || !shown) return html``;
    const parent = this.#parentOf(shown.id);
    const [next] = shown.children;
    const to = (name: 'first' | 'previous' | 'next' | 'last', node: TreeNode | null | undefined) => html`
      <button type="button" class="tool" aria-label=${words(name)} title=${words(name)}
        ?disabled=${!node || node === shown} @click=${() => this.#show(node)}>${icon(name)}</button>`;
    return html`
      <section class="tree" aria-label=${words('tree')}>
        <div class="walk">
          ${variations.isAway ? html`<button type="button" class="back-to-game" @click=${() => variations.goBack()}>${words('latest')}</button>` : ''}
          <div class="walk-buttons" role="group" aria-label=${words('review')}>
            ${to('first', start)} ${to('previous', parent)} ${to('next', next)} ${to('last', endOf(shown))}
          </div>
        </div>
        <ol class="lines" @keydown=${this.#pressed}>
          <li class="row">${this.#button(start, words('startPosition'), html`<span class="steps">${words('startPosition')}</span>`)}${this.#comment(start)}</li>
          ${this.#more('before', this.#range.from > 0)}
          ${repeat(
            this.#rows.slice(this.#range.from, this.#range.to),
            ({ turns }) => turns[0]?.node.id,
            (row) => guard(this.#reasons(row), () => this.#row(row)),
          )}
          ${this.#more('after', this.#range.to < this.#rows.length)}
        </ol>
        ${keyed(
          shown.id,
          html`<turn-tools
            .words=${words}
            .variations=${variations}
            .drawing=${this.drawing}
            .version=${this.version}
            .node=${shown}
            .isStart=${shown === start}
            .copy=${this.copy}
          ></turn-tools>`,
        )}
        <div class="unseen" role="status">${this.drawing.announcement}</div>
      </section>
    `;
  }

  /**
   * Renders a button that shows more rows of the turn list. It acts by itself when it is scrolled
   * into view.
   */
  #more(side: 'before' | 'after', isNeeded: boolean): TemplateResult | string {
    if (!isNeeded) return '';
    return html`<li class="row"><button type="button" data-more=${side} @click=${() => this.#grow(side === 'before')}>${this.words('moreTurns')}</button></li>`;
  }

  /** Returns the values whose change makes a row of the turn list render again. */
  #reasons({ turns }: Row): unknown[] {
    const shown = turns.find(({ node }) => node.id === this.variations.shown?.id)?.node;
    return [turns, shown, this.words];
  }

  #row({ depth, isStart, turns }: Row): TemplateResult {
    const indent = Math.min(depth, MAX_INDENT);
    return html`<li class="row" aria-level=${depth + 1} data-depth=${indent} style=${`--depth:${indent}`} ?data-first=${isStart}>
      ${turns.map(({ node, ply }, index) => this.#turn(node, ply, index === 0, isStart && index === 0))}
    </li>`;
  }

  #turn(node: TreeNode, ply: number, isFirst: boolean, isVariation: boolean): TemplateResult {
    const { words, notation } = this;
    const turn = node.turn ?? '';
    const number = notation.number(ply);
    const { text, meaning } = signsOf(node, words);
    const parts = [isVariation ? words('variation') : '', words('turnLabel', { number, text: turn }), meaning];
    const label = parts.filter(Boolean).join(', ');
    const view = html`<span class="number" data-short=${String(!isFirst)}>${number}</span><span class="steps">${notation.view(turn, ply)}</span>${text ? html`<b class="sign">${text}</b>` : ''}`;
    return html`${this.#button(node, label, view)}${this.#comment(node)}`;
  }

  #button(node: TreeNode, label: string, view: unknown): TemplateResult {
    const isShown = node.id === this.variations.shown?.id;
    return html`<button
      type="button"
      data-node=${node.id}
      tabindex=${isShown ? 0 : -1}
      aria-current=${String(isShown)}
      aria-label=${label}
      @click=${() => this.#show(node)}
    >${view}</button>`;
  }

  #comment({ comment }: TreeNode): TemplateResult | string {
    return comment ? html`<span class="comment">${comment}</span>` : '';
  }

  #pressed = (event: KeyboardEvent): void => {
    const { variations } = this;
    const { shown } = variations;
    if (!shown) return;
    const button = this.querySelector(`[data-node="${shown.id}"]`);
    const buttons = [...this.querySelectorAll<HTMLElement>('[data-node]')];
    const beside = (by: number) => buttons[buttons.indexOf(button as HTMLElement) + by]?.click();
    const acts: Record<string, () => void> = {
      ArrowLeft: () => this.#show(this.#parentOf(shown.id)),
      ArrowRight: () => this.#show(shown.children[0]),
      ArrowUp: () => beside(-1),
      ArrowDown: () => beside(1),
      Home: () => this.#show(this.#start),
      End: () => this.#show(endOf(shown)),
      Delete: () => {
        if (shown !== this.#start) variations.remove(shown.id);
      },
    };
    // The glyphs are typed as shown: "!" and "?".
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey);
    const act = isUndo ? () => variations.undo() : acts[event.key];
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      this.#keepsFocus = true;
      act();
    } else if (isGlyph(event.key) && shown !== this.#start) {
      this.#keepsFocus = true;
      variations.annotate(shown.id, { nags: nagsWith(shown, event.key) });
    }
  };
}

/**
 * The scroll margin of the turn list: the minimum distance of the current turn from the edges of
 * the visible part, in pixels.
 */
const MARGIN = 48;

/** Scrolls a list as little as is needed to show an element of it. */
function keepInView(element: HTMLElement, list: HTMLElement): void {
  const above = element.getBoundingClientRect().top - list.getBoundingClientRect().top - MARGIN;
  const below = above + element.offsetHeight + 2 * MARGIN - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

customElements.define('variation-tree', VariationTree);
