import { html, nothing, type TemplateResult } from 'lit';
import { numberOf } from '../../game/tree-numbers.js';
import { type Row, type RowRange, rowsOf, rowWith, widened } from '../../game/tree-rows.js';
import { signsOf } from '../../game/tree-signs.js';
import { type Targets, targetsOf } from '../../game/tree-targets.js';
import type { TreeNode } from '../../game/types.js';
import type { Shown } from './board-link.js';
import { StudyElement } from './study-element.js';

/** The maximum nesting depth at which variations are still indented further. */
const MAX_INDENT = 6;
/** The number of turns of a large tree that are shown at first, and added at a time. */
const BATCH = 150;
/** The distance to the end of the list at which more turns are added, in pixels. */
const NEAR_PX = 200;

const ICONS = {
  first: 'M17 6l-6 6 6 6M7 6v12',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  last: 'M7 6l6 6-6 6M17 6v12',
};

/**
 * A list of the turns of the game on a board, with variations, comments and signs. A click on a
 * turn shows its position on the board, as do the arrow keys, Home and End.
 *
 * @attr lang - the language: `en`, `de`, `pl`, `tr`; by default that of the page
 *
 * @csspart walk - the row of buttons above the turns
 * @csspart button - a button of that row
 * @csspart turns - the list of turns
 * @csspart turn - a turn
 * @csspart comment - a comment
 *
 * @cssprop --keddah-height - the greatest height of the list
 * @cssprop --keddah-font - the font
 * @cssprop --keddah-text - the color of text
 * @cssprop --keddah-muted - the color of numbers, comments and what is not possible
 * @cssprop --keddah-surface - the background of the current turn
 * @cssprop --keddah-line - the color of borders
 * @cssprop --keddah-may - the accent color
 * @cssprop --keddah-care - the color of mistakes in the graph
 */
export class KeddahTurns extends StudyElement {
  #rows: readonly Row[] = [];
  #start: TreeNode | null = null;
  /** The range of rows of the turn list that are rendered. */
  #range: RowRange = { from: 0, to: 0 };
  #keepsFocus = false;
  /** The identifier of the current turn to which the list was last scrolled. */
  #scrolledTo: string | undefined;

  protected override updated(): void {
    const current = this.renderRoot.querySelector<HTMLElement>('[aria-current=true]');
    const list = this.renderRoot.querySelector<HTMLElement>('ol');
    if (this.#keepsFocus) current?.focus({ preventScroll: true });
    this.#keepsFocus = false;
    if (!current || !list) return;
    const { node } = current.dataset;
    if (node === this.#scrolledTo) return;
    this.#scrolledTo = node;
    // Scrolls only the list, never the page around it.
    const top = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (top < 0) list.scrollTop += top;
    else if (top + current.offsetHeight > list.clientHeight)
      list.scrollTop += top + current.offsetHeight - list.clientHeight;
  }

  /** Renders more rows of the turn list when it is scrolled near an end. */
  #scrolled = ({ currentTarget }: Event): void => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget as Element;
    const { from, to } = this.#range;
    if (from > 0 && scrollTop < NEAR_PX) void this.#grow(true);
    else if (to < this.#rows.length && scrollHeight - scrollTop - clientHeight < NEAR_PX) void this.#grow(false);
  };

  /**
   * Renders more rows of the turn list before or after the present ones, which stay where they are
   * on the screen.
   */
  async #grow(isBefore: boolean): Promise<void> {
    const { from, to } = this.#range;
    // At an end of the given rows, the range grows on the other side alone.
    this.#range = isBefore
      ? widened(this.#rows.slice(0, to), this.#range, BATCH)
      : { from, to: widened(this.#rows, { from: 0, to }, BATCH).to };
    const list = this.renderRoot.querySelector('ol');
    const height = list?.scrollHeight ?? 0;
    const focused = list?.querySelector(':focus');
    const nearest = isBefore ? this.#rows[from - 1]?.turns.at(-1) : this.#rows[to]?.turns[0];
    this.requestUpdate();
    await this.updateComplete;
    // The button for more turns is gone once all are shown.
    if (focused && !focused.isConnected)
      list?.querySelector<HTMLElement>(`[data-node="${nearest?.node.id}"]`)?.focus({ preventScroll: true });
    if (list && isBefore) list.scrollTop += list.scrollHeight - height;
  }

  /** Switches the list to another game tree, and keeps the current turn among the rendered rows. */
  #follow({ start, firstPly, node }: Shown): void {
    const isNew = start !== this.#start;
    if (isNew) {
      this.#start = start;
      this.#rows = rowsOf(start, firstPly);
      this.#scrolledTo = undefined;
    }
    const at = rowWith(this.#rows, node.id);
    if (isNew || at < this.#range.from || at >= this.#range.to)
      this.#range = widened(this.#rows, { from: at, to: at }, BATCH);
  }

  #more(isBefore: boolean): TemplateResult {
    return html`<li class="row"><button type="button" class="turn" @click=${() => this.#grow(isBefore)}>${this.words.say('more')}</button></li>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { words } = this;
    const { shown } = this.link;
    if (!shown) return nothing;
    this.#follow(shown);
    const { from, to: end } = this.#range;
    const to = this.#targets(shown);
    const button = (name: keyof typeof ICONS) => html`<button part="button" type="button"
      aria-label=${words.say(name)} title=${words.say(name)} aria-disabled=${String(!to[name])}
      @click=${() => this.#go(to[name])}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]}></path></svg></button>`;
    return html`
      <div part="walk" class="walk" role="group" aria-label=${words.say('walk')}>
        ${button('first')} ${button('previous')} ${button('next')} ${button('last')}
      </div>
      <ol part="turns" aria-label=${words.say('turns')} @keydown=${this.#pressed} @scroll=${this.#scrolled}>
        <li class="row">${this.#turn(shown, shown.start, words.say('start'))}</li>
        ${from > 0 ? this.#more(true) : nothing}
        ${this.#rows.slice(from, end).map(({ depth, isStart, turns }) => {
          const indent = Math.min(depth, MAX_INDENT);
          return html`<li class="row" data-depth=${indent} .style=${`--depth:${indent}`}>
            ${isStart ? html`<span class="unseen">${words.say('variation')}: </span>` : nothing}
            ${turns.map(({ node, ply }) => this.#turn(shown, node, html`<span class="number">${numberOf(shown, ply)}</span> ${node.turn}`))}
          </li>`;
        })}
        ${end < this.#rows.length ? this.#more(false) : nothing}
      </ol>
    `;
  }

  /** Returns the tree nodes that the buttons and keys lead to, such as the next turn. */
  #targets({ node, start }: Shown): Targets {
    return targetsOf(node, this.link.parentOf(node), start);
  }

  #turn({ node: current }: Shown, node: TreeNode, view: unknown): TemplateResult {
    const isShown = node.id === current.id;
    const { text, nag } = signsOf(node);
    return html`<button part="turn" type="button" class="turn" data-node=${node.id} tabindex=${isShown ? 0 : -1}
      aria-current=${String(isShown)} @click=${() => this.#go(node)}>${view}${text ? html`<b aria-hidden=${String(nag > 0)}>${text}</b>` : nothing}${
        nag > 0 ? html`<span class="unseen">, ${this.words.part('glyph', { nag })}</span>` : nothing
      }</button>${node.comment ? html`<span part="comment" class="comment">${node.comment}</span>` : nothing} `;
  }

  #go(node: TreeNode | undefined): void {
    if (node) void this.link.show(node);
  }

  #pressed = (event: KeyboardEvent): void => {
    const { shown } = this.link;
    if (!shown || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = this.#targets(shown);
    const all = [shown.start, ...this.#rows.flatMap(({ turns }) => turns.map(({ node }) => node))];
    const index = all.findIndex(({ id }) => id === shown.node.id);
    const nodes: Record<string, TreeNode | undefined> = {
      ArrowLeft: to.previous,
      ArrowRight: to.next,
      Home: to.first,
      End: to.last,
      ArrowUp: all[index - 1],
      ArrowDown: all[index + 1],
    };
    if (!Object.hasOwn(nodes, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const node = nodes[event.key];
    // Without a turn to go to, no update follows that would use it.
    this.#keepsFocus = node !== undefined;
    this.#go(node);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'keddah-turns': KeddahTurns;
  }
}
