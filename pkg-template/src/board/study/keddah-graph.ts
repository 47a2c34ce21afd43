import { html, nothing, svg, type TemplateResult } from 'lit';
import { numberOf, sideOf } from '../../game/tree-numbers.js';
import { signsOf } from '../../game/tree-signs.js';
import type { TreeNode } from '../../game/types.js';
import type { Shown } from './board-link.js';
import { StudyElement } from './study-element.js';

const WIDTH = 300;
const HEIGHT = 60;

/** A point of the graph: a turn and the win chance after it. */
interface Point {
  node: TreeNode;
  ply: number;
  /**
   * The win chance of the first side after the turn, from 0 to 1; with four players, of the turn's
   * player.
   */
  chance: number;
  side: number;
}

/**
 * A graph of the win chances along the line on a board, for the turns that have one in the record
 * (`[%win 0.62]`, or `win` of a node). A click shows the position of a turn. Screen readers get a
 * table.
 *
 * @attr lang - the language: `en`, `de`, `pl`, `tr`; by default that of the page
 *
 * @csspart graph - the drawing
 *
 * @cssprop --keddah-height - the height of the drawing
 * @cssprop --keddah-font - the font
 * @cssprop --keddah-text - the color of text
 * @cssprop --keddah-muted - the color of numbers, comments and what is not possible
 * @cssprop --keddah-surface - the background of the current turn
 * @cssprop --keddah-line - the color of borders
 * @cssprop --keddah-may - the accent color
 * @cssprop --keddah-care - the color of mistakes in the graph
 */
export class KeddahGraph extends StudyElement {
  protected override render(): TemplateResult | typeof nothing {
    const { words } = this;
    const { shown } = this.link;
    if (!shown) return nothing;
    const points = this.#points(shown);
    if (points.length === 0) return html`<p class="empty">${words.say('graph-empty')}</p>`;
    const x = (index: number) => ((index + 0.5) * WIDTH) / points.length;
    const y = (chance: number) => HEIGHT * (1 - chance);
    const line = points.map(({ chance }, index) => `${x(index).toFixed(1)} ${y(chance).toFixed(1)}`).join('L');
    const current = points.findIndex(({ node }) => node.id === shown.node.id);
    return html`
      <svg part="graph" class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"
        @click=${(event: MouseEvent) => this.#clicked(event, points)}>
        <path class="below" d=${`M${x(0)} ${HEIGHT}L${line}L${x(points.length - 1)} ${HEIGHT}z`}></path>
        <path class="middle" d=${`M0 ${HEIGHT / 2}h${WIDTH}`}></path>
        <path class="chances" d=${`M${line}`}></path>
        ${points.map(({ node, chance }, index) => ([2, 4, 6].includes(signsOf(node).nag) ? svg`<path class="fault" d=${`M${x(index)} ${y(chance)}m-3 -3h6v6h-6z`}></path>` : nothing))}
        ${current >= 0 ? svg`<path class="current" d=${`M${x(current)} 0v${HEIGHT}`}></path>` : nothing}
      </svg>
      <div class="unseen"><table>
        <caption>${words.say('graph')}</caption>
        <thead><tr><th scope="col">${words.say('graph-turn')}</th><th scope="col">${words.say('graph-chance')}</th></tr></thead>
        <tbody>${points.map((point) => this.#row(shown, point))}</tbody>
      </table></div>
    `;
  }

  #row(shown: Shown, { node, ply, chance, side }: Point): TemplateResult {
    const win = new Intl.NumberFormat(this.words.lang, { style: 'percent' }).format(chance);
    const { nag } = signsOf(node);
    const who = this.sideName(shown, shown.sides > 2 ? side : 0);
    return html`<tr>
      <th scope="row">${numberOf(shown, ply)} ${node.turn}${nag > 0 ? `, ${this.words.part('glyph', { nag })}` : ''}</th>
      <td>${who}: ${win}</td>
    </tr>`;
  }

  #points(shown: Shown): Point[] {
    const { sides } = shown;
    return this.link.lineOf(shown).flatMap((node, ply) => {
      if (node.win === undefined || ply === 0) return [];
      const side = sideOf(shown, ply);
      return [{ node, ply, side, chance: sides > 2 || side === 0 ? node.win : 1 - node.win }];
    });
  }

  #clicked(event: MouseEvent, points: readonly Point[]): void {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * points.length);
    const point = points[Math.min(points.length - 1, Math.max(0, index))];
    if (point) void this.link.show(point.node);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'keddah-graph': KeddahGraph;
  }
}
