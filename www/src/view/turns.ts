import { html, type TemplateResult } from 'lit';
import { other, type State } from '../board.ts';
import type { Words } from '../i18n/index.ts';

/** The number of a turn as records have it: `1g` and `1s` are the setups, `2g` is the first turn, also from a position. */
export function turnNumber(state: State, ply: number): string {
  const begins = (state.ply - state.firstPly) % 2 === 0 ? state.toMove : other(state.toMove);
  const half = ply - state.firstPly - (begins === 'gold' ? 1 : 0);
  return `${2 + Math.floor(half / 2)}${half % 2 === 0 ? 'g' : 's'}`;
}

/** The list of turns: each can be looked at, by click or with the arrow keys. The one on the board is marked. */
export function turnList(state: State, words: Words, goTo: (ply: number) => void): TemplateResult | string {
  const { firstPly: first, history } = state;
  if (history.length <= first) return '';
  const entry = (ply: number, number: string, text: string) => html`
    <li>
      <button
        type="button"
        data-ply=${ply}
        tabindex=${state.ply === ply ? 0 : -1}
        aria-current=${state.ply === ply ? 'true' : 'false'}
        aria-label=${number ? words('turnLabel', { number, text }) : text}
        @click=${() => goTo(ply)}
      >
        <span class="number">${number}</span><span class="steps">${steps(text)}</span>
      </button>
    </li>
  `;
  const pressed = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: state.ply - 1,
      ArrowDown: state.ply + 1,
      Home: first,
      End: history.length,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const ply = Math.min(history.length, Math.max(first, to));
    goTo(ply);
    (event.currentTarget as Element).querySelector<HTMLElement>(`[data-ply="${ply}"]`)?.focus();
  };
  return html`
    <ol class="turn-list" @keydown=${pressed}>
      ${entry(first, '', words('startPosition'))}
      ${history.slice(first).map((turn, i) => entry(first + i + 1, turnNumber(state, first + i + 1), turn))}
    </ol>
  `;
}

/** A turn as it is written, with what it captures set off. */
function steps(text: string): (string | TemplateResult)[] {
  return text.split(/(\S+x)\b/).map((part, i) => (i % 2 === 1 ? html`<b class="taken">${part}</b>` : part));
}
