import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import type { Snapshot } from '../table.ts';

/** How a game lists its turns. */
export interface Listing {
  /** How many turns stand in a row. */
  columns: number;
  number: (ply: number) => string;
  /** A turn as it is shown. */
  show: (turn: string, ply: number) => unknown;
  goTo: (ply: number) => void;
}

/** The list of turns: each can be looked at, by click or with the arrow keys. The one on the board is marked. */
export function turnList<Side>(state: Snapshot<Side>, words: Words, by: Listing): TemplateResult | string {
  const { firstPly: first, history } = state;
  if (history.length <= first) return '';
  const entry = (ply: number, number: string, text: string, shown: unknown) => html`
    <li>
      <button
        type="button"
        data-ply=${ply}
        tabindex=${state.ply === ply ? 0 : -1}
        aria-current=${state.ply === ply ? 'true' : 'false'}
        aria-label=${number ? words('turnLabel', { number, text }) : text}
        @click=${() => by.goTo(ply)}
      >
        <span class="number">${(ply - first - 1) % by.columns === 0 ? number : ''}</span><span class="steps">${shown}</span>
      </button>
    </li>
  `;
  const pressed = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: state.ply - 1,
      ArrowRight: state.ply + 1,
      ArrowUp: state.ply - by.columns,
      ArrowDown: state.ply + by.columns,
      Home: first,
      End: history.length,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const ply = Math.min(history.length, Math.max(first, to));
    by.goTo(ply);
    (event.currentTarget as Element).querySelector<HTMLElement>(`[data-ply="${ply}"]`)?.focus();
  };
  return html`
    <ol class="turn-list" data-columns=${by.columns} @keydown=${pressed}>
      ${entry(first, '', words('startPosition'), words('startPosition'))}
      ${history.slice(first).map((turn, i) => {
        const ply = first + i + 1;
        return entry(ply, by.number(ply), turn, by.show(turn, ply));
      })}
    </ol>
  `;
}
