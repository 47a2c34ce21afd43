import { html, type TemplateResult } from 'lit';
import { icon } from '../../view/icons.ts';
import { backButton } from '../../view/toolbar.ts';
import type { Board, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { whyNot } from './status.ts';

/** Renders the turn bar: Undo step, the number of steps made, and End turn. */
export function turnBar(board: Board, state: State, words: Words): TemplateResult {
  return html`
    <div class="turn-bar">
      ${backButton(board, state, words) ?? [...stepControls(board, state, words), endTurnButton(board, state, words)]}
      <span id="why-not" class="why">${whyNot(board, state, words)}</span>
    </div>
  `;
}

/** Renders the button Undo step, and the number of steps made in the turn. */
function stepControls(board: Board, state: State, words: Words): TemplateResult[] {
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

/** Renders the button End turn. It is labeled Start while the computer waits to begin. */
function endTurnButton(board: Board, state: State, words: Words): TemplateResult {
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

/**
 * Returns a click listener that arranges a named initial setup and announces it to screen readers.
 * The focus stays on the button.
 */
const choosePreset = (board: Board, name: string, text: string) => (event: Event) => {
  board.applyPreset(name);
  const panel = (event.currentTarget as Element).closest('.presets');
  panel?.querySelector('[role=status]')?.replaceChildren(text);
};

/** Renders buttons with the named initial setups, while the pieces can still be arranged. */
export function presets(board: Board, state: State, words: Words): TemplateResult | string {
  if (!state.setup || state.steps.length > 0) return '';
  return html`
    <details
      class="presets"
      @toggle=${(event: ToggleEvent) => {
        board.arranging = event.newState === 'open';
        // In narrow windows it opens beyond the lower edge.
        if (board.arranging) (event.target as Element).scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>${words('arrange')}</summary>
      <p>${words('arranging')}</p>
      <div role="group" aria-label=${words('presets')}>
        ${board.presets.map(
          ({ name, label }) =>
            html`<button type="button" @click=${choosePreset(board, name, words('presetChosen', { preset: label }))}>${label}</button>`,
        )}
      </div>
      <p class="unseen" role="status"></p>
    </details>
  `;
}
