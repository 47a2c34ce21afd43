/** The grid of HTML cells over the drawn board, for pointers, keys and screen readers. */
import { html, type TemplateResult } from 'lit';
import type { Words } from '../shared/words.js';
import { type Orientation, squares } from './geometry.js';
import { cellLabel } from './labels.js';
import type { Plan } from './plans.js';
import type { Scene } from './scene.js';

/** The arguments of {@link rows}, which renders the cells of the board. */
export interface GridState {
  words: Words;
  orientation: Orientation;
  board: Readonly<Record<string, string>>;
  scene: Scene | null;
  choices: ReadonlyMap<string, Plan[]>;
  /** The squares whose pieces can be dragged. */
  draggable: ReadonlySet<string>;
  /** The only square in the tab order: the keyboard cursor. */
  cursor: string;
}

/** Renders the eight rows of the board as grid cells for pointers, keys and screen readers. */
export function rows({ words, orientation, board, scene, choices, draggable, cursor }: GridState): TemplateResult[] {
  const order = squares(orientation);
  const cell = (square: string) => {
    const look = `cell${draggable.has(square) ? ' grab' : ''}${choices.has(square) ? ' aim' : ''}`;
    return html`<div class=${look} role="gridcell" data-square=${square} tabindex=${square === cursor ? 0 : -1}
      aria-selected=${scene?.picked.includes(square) ? 'true' : 'false'}
      aria-label=${scene ? cellLabel(words, square, board, scene, choices) : square}></div>`;
  };
  return Array.from(
    { length: 8 },
    (_, row) => html`<div class="row" role="row">${order.slice(row * 8, row * 8 + 8).map(cell)}</div>`,
  );
}
