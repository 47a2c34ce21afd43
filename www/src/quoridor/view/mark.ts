import { html, svg, type TemplateResult } from 'lit';
import type { Player } from '../board.ts';

/**
 * The outlines of the pawns as on the board. Players differ in shape, not only in color.
 */
const SHAPES: Record<Player, string> = {
  1: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  2: 'M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z',
  3: 'M7 3.3h10L22 12l-5 8.7H7L2 12z',
  4: 'M12 1.2 22.8 12 12 22.8 1.2 12z',
};

/** Renders a player's pawn as a small icon. */
export function mark(player: Player): TemplateResult {
  return html`<svg class="mark player-${player}" viewBox="0 0 24 24" aria-hidden="true">
    ${svg`<path d=${SHAPES[player]} /><text x="12" y="12.5">${player}</text>`}
  </svg>`;
}
