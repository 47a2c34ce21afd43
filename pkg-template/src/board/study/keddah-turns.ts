import { html, nothing, type TemplateResult } from 'lit';
import { type Row, rowsOf } from '../../game/tree-rows.js';
import type { TreeNode } from '../../game/types.js';
import type { Shown } from './board-link.js';
import { signsOf } from './glyphs.js';
import { numberOf } from './numbers.js';
import { StudyElement } from './study-element.js';
import { type Targets, targetsOf } from './targets.js';

/** How deep lines are indented at most. */
const MAX_INDENT = 6;

const ICONS = {
  first: 'M17 6l-6 6 6 6M7 6v12',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  last: 'M7 6l6 6-6 6M17 6v12',
};

/**
 * The turns of the game on a board with their variations, comments and signs. A click on a turn
 * shows its position on the board; so do the arrow keys, Home and End.
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
  #keepsFocus = false;

  protected override updated(): void {
    const current = this.renderRoot.querySelector<HTMLElement>('[aria-current=true]');
    const list = this.renderRoot.querySelector<HTMLElement>('ol');
    if (this.#keepsFocus) current?.focus({ preventScroll: true });
    this.#keepsFocus = false;
    if (!current || !list) return;
    // Only the list scrolls, never the page around it.
    const top = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (top < 0) list.scrollTop += top;
    else if (top + current.offsetHeight > list.clientHeight)
      list.scrollTop += top + current.offsetHeight - list.clientHeight;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { words } = this;
    const { shown } = this.link;
    if (!shown) return nothing;
    if (shown.start !== this.#start) {
      this.#start = shown.start;
      this.#rows = rowsOf(shown.start, shown.firstPly);
    }
    const to = this.#targets(shown);
    const button = (name: keyof typeof ICONS) => html`<button part="button" type="button"
      aria-label=${words.say(name)} title=${words.say(name)} aria-disabled=${String(!to[name])}
      @click=${() => this.#go(to[name])}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]}></path></svg></button>`;
    return html`
      <div part="walk" class="walk" role="group" aria-label=${words.say('walk')}>
        ${button('first')} ${button('previous')} ${button('next')} ${button('last')}
      </div>
      <ol part="turns" aria-label=${words.say('turns')} @keydown=${this.#pressed}>
        <li class="row">${this.#turn(shown, shown.start, words.say('start'))}</li>
        ${this.#rows.map(({ depth, isStart, turns }) => {
          const indent = Math.min(depth, MAX_INDENT);
          return html`<li class="row" data-depth=${indent} style=${`--depth:${indent}`}>
            ${isStart ? html`<span class="unseen">${words.say('variation')}: </span>` : nothing}
            ${turns.map(({ node, ply }) => this.#turn(shown, node, html`<span class="number">${numberOf(shown, ply)}</span> ${node.turn}`))}
          </li>`;
        })}
      </ol>
    `;
  }

  /** Returns where the buttons and keys lead. */
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
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-node]')];
    const index = buttons.findIndex((one) => one.getAttribute('data-node') === String(shown.node.id));
    const acts: Record<string, () => void> = {
      ArrowLeft: () => this.#go(to.previous),
      ArrowRight: () => this.#go(to.next),
      Home: () => this.#go(to.first),
      End: () => this.#go(to.last),
      ArrowUp: () => buttons[index - 1]?.click(),
      ArrowDown: () => buttons[index + 1]?.click(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    this.#keepsFocus = true;
    act();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'keddah-turns': KeddahTurns;
  }
}
