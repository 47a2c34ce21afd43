import { html, type TemplateResult } from 'lit';
import { instead } from '../../view/actions.ts';
import { icon } from '../../view/icons.ts';
import type { Board, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { whyNot } from './status.ts';

/** What is done most: undo a step, see how many are made, end the turn. */
export function turnBar(board: Board, state: State, words: Words, newGame: () => void): TemplateResult {
  return html`
    <div class="turn-bar">
      ${instead(board, state, words, newGame) ?? [...stepping(board, state, words), endTurn(board, state, words)]}
      <span id="why-not" class="why">${whyNot(board, state, words)}</span>
    </div>
  `;
}

function stepping(board: Board, state: State, words: Words): TemplateResult[] {
  const made = state.steps.length;
  return [
    html`<button type="button" class="undo" ?disabled=${!state.canUndoStep} @click=${() => board.undoStep()}>
      ${icon('undo')}<span>${words('undoStep')}</span>
    </button>`,
    html`<span class="lamps" role="img" aria-label=${words('stepsMade', { n: made })}>
      ${[0, 1, 2, 3].map((i) => html`<i class=${i < made ? 'lit' : ''}></i>`)}
    </span>`,
  ];
}

function endTurn(board: Board, state: State, words: Words): TemplateResult {
  return html`
    <button
      type="button"
      class="end primary"
      aria-disabled=${state.canEnd.ok ? 'false' : 'true'}
      aria-describedby="why-not"
      @click=${() => board.endTurn()}
    >
      ${state.waiting ? words('start') : words('endTurn')}
    </button>
  `;
}

/** Ready setups, while the pieces can still be arranged. */
export function presets(board: Board, state: State, words: Words): TemplateResult | string {
  if (!state.setup || state.steps.length > 0) return '';
  return html`
    <details
      class="presets"
      @toggle=${(event: ToggleEvent) => {
        board.arranging = event.newState === 'open';
      }}
    >
      <summary>${words('arrange')}</summary>
      <p>${words('arranging')}</p>
      <div role="group" aria-label=${words('presets')}>
        ${board.presets.map(
          ({ name, label }) => html`<button type="button" @click=${() => board.applyPreset(name)}>${label}</button>`,
        )}
      </div>
    </details>
  `;
}
