import { html, type TemplateResult } from 'lit';
import type { State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { turnNumber } from './status.ts';

/** The list of turns: each can be looked at. The one on the board is marked. */
export function turnList(state: State, words: Words, goTo: (ply: number) => void): TemplateResult {
  const setups = state.history.findIndex((turn) => !/^(?:[A-Za-z][a-h][1-8] ?)+$/.test(turn));
  const first = setups === -1 ? Math.min(state.history.length, 2) : setups;
  const entry = (ply: number, number: string, text: string) => html`
    <li>
      <button
        type="button"
        data-ply=${ply}
        aria-current=${state.ply === ply ? 'true' : 'false'}
        aria-label=${words('turnLabel', { number, text })}
        @click=${() => goTo(ply)}
      >
        <span class="number">${number}</span><span class="steps">${text}</span>
      </button>
    </li>
  `;
  return html`
    <ol class="turn-list">
      ${entry(first, '', words('startPosition'))}
      ${state.history.slice(first).map((turn, i) => entry(first + i + 1, turnNumber(first + i + 1), turn))}
    </ol>
    ${state.history.length <= first ? html`<p class="empty">${words('noTurns')}</p>` : ''}
  `;
}
