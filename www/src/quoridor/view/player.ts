import { html, type TemplateResult } from 'lit';
import { PERSON } from '../../seats.ts';
import { icon } from '../../view/icons.ts';
import { playerName } from '../../view/player.ts';
import type { Player, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { mark } from './mark.ts';

/**
 * Renders the strip beside the board about a player: who plays, the `handicap`, the walls left, the
 * steps to the goal as a button that draws the path, and the clock.
 */
export function playerStrip(
  side: Player,
  state: State,
  words: Words,
  handicap: TemplateResult | string,
  clock: TemplateResult | string,
  show: (player: Player) => void,
): TemplateResult {
  const seat = state.seats[side - 1];
  const people = state.seats.filter(({ kind }) => kind === 'person').length;
  const toMove = state.status.kind === 'playing' && state.toMove === side;
  const walls = state.wallsLeft[side - 1] ?? 0;
  const steps = state.distances[side - 1] ?? 0;
  const left = words('wallsLeft', { n: walls });
  const way = words('stepsToGo', { n: steps });
  return html`
    <div class="player player-${side}" data-side=${side} ?data-to-move=${toMove}>
      ${mark(side)}
      <span class="name">${playerName(words, seat ?? PERSON, words('player', { player: side }), people === 1)}</span>${handicap}
      ${state.thinking?.side === side ? html`<span class="pulse" aria-hidden="true"><i></i><i></i><i></i></span>` : ''}
      <span class="walls" role="img" aria-label=${left} title=${left}><i></i>${walls}</span>
      <button type="button" class="way" aria-pressed=${state.path === side ? 'true' : 'false'} aria-label=${`${words('player', { player: side })}: ${way}`} title=${way} @click=${() => show(side)}>
        ${icon('way')}${steps}
      </button>
      ${clock}
    </div>
  `;
}
