/** The squares as those meet them who point, press keys or listen: a grid over the drawing. */
import { html, type TemplateResult } from 'lit';
import type { Words } from '../shared/words.js';
import { type Orientation, squares } from './geometry.js';
import { cellLabel } from './labels.js';
import type { Plan } from './plans.js';
import type { Scene } from './scene.js';

/** What the squares show. */
export interface GridState {
  words: Words;
  orientation: Orientation;
  board: Readonly<Record<string, string>>;
  scene: Scene | null;
  choices: ReadonlyMap<string, Plan[]>;
  /** The squares whose piece can be taken hold of. */
  grabs: ReadonlySet<string>;
  /** The one square in the order of tabs. */
  cursor: string;
}

/** The eight rows. */
export function rows({ words, orientation, board, scene, choices, grabs, cursor }: GridState): TemplateResult[] {
  const order = squares(orientation);
  const cell = (square: string) => {
    const look = `cell${grabs.has(square) ? ' grab' : ''}${choices.has(square) ? ' aim' : ''}`;
    return html`<div class=${look} role="gridcell" data-square=${square} tabindex=${square === cursor ? 0 : -1}
      aria-selected=${scene?.picked.includes(square) ? 'true' : 'false'}
      aria-label=${scene ? cellLabel(words, square, board, scene, choices) : square}></div>`;
  };
  return Array.from(
    { length: 8 },
    (_, row) => html`<div class="row" role="row">${order.slice(row * 8, row * 8 + 8).map(cell)}</div>`,
  );
}
