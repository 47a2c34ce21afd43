import { html, type TemplateResult } from 'lit';
import type { Side, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import type { Seats } from '../seats.ts';

/** One player's strip: side, who plays it, what it has lost, and whether it is to move. */
export function player(side: Side, state: State, seats: Seats, words: Words, place: 'top' | 'bottom'): TemplateResult {
  const level = seats[side];
  const lost = state.captured[side];
  const both = seats.gold === null && seats.silver === null;
  const who = level !== null ? words('level', { n: level }) : both ? '' : words('you');
  const toMove = state.status.kind === 'playing' && state.toMove === side;
  return html`
    <div class="player ${side} ${place}" data-side=${side} ?data-to-move=${toMove}>
      <span class="disc" aria-hidden="true"></span>
      <span class="name">${words('side', { side })}${who ? html`<span class="who"> · ${who}</span>` : ''}</span>
      ${state.thinking?.side === side ? html`<span class="pulse" aria-hidden="true"><i></i><i></i><i></i></span>` : ''}
      <span class="lost" role="img" aria-label=${words('captured', { n: lost.length })}>
        ${lost.map((piece) => html`<span class="chip ${side}" aria-hidden="true">${piece.toUpperCase()}</span>`)}
      </span>
    </div>
  `;
}
