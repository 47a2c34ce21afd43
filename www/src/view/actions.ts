import { html, type TemplateResult } from 'lit';
import type { Board, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';
import { whyNot } from './status.ts';

/** What is done most: undo a step, see how many are made, end the turn. */
export function turnBar(board: Board, state: State, words: Words, newGame: () => void): TemplateResult {
  const made = state.steps.length;
  return html`
    <div class="turn-bar">
      <button type="button" class="undo" ?disabled=${!state.canUndoStep} @click=${() => board.undoStep()}>
        ${icon('undo')}<span>${words('undoStep')}</span>
      </button>
      <span class="lamps" role="img" aria-label=${words('stepsMade', { n: made })}>
        ${[0, 1, 2, 3].map((i) => html`<i class=${i < made ? 'lit' : ''}></i>`)}
      </span>
      ${main(board, state, words, newGame)}
      <span id="why-not" class="why">${whyNot(board, state, words)}</span>
    </div>
  `;
}

/** The one button that matters most at this moment. */
function main(board: Board, state: State, words: Words, newGame: () => void): TemplateResult {
  const button = (label: string, act: () => void) =>
    html`<button type="button" class="end primary" @click=${act}>${label}</button>`;
  if (!state.atLatest) return button(words('latest'), () => board.goTo(state.plies));
  if (state.status.kind === 'won') return button(words('newGame'), newGame);
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

/** What is done now and then. */
export function tools(
  board: Board,
  state: State,
  words: Words,
  flip: () => void,
  menu: TemplateResult,
): TemplateResult {
  const tool = (name: Parameters<typeof icon>[0], label: string, act: () => void, disabled = false) => html`
    <button type="button" class="tool ${name}" ?disabled=${disabled} @click=${act}>${icon(name)}<span>${label}</span></button>
  `;
  const playing = state.status.kind === 'playing';
  return html`
    <div class="tools" role="group" aria-label=${words('more')}>
      ${tool('back', words('takeBack'), () => board.takeBack(), !state.canTakeBack)}
      ${tool('forward', words('redo'), () => board.redo(), !state.canRedo)}
      ${tool('hint', words('hint'), () => void board.hint(), !playing || state.thinking !== null || !state.atLatest)}
      ${tool('flip', words('flip'), flip)}
      ${menu}
    </div>
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
