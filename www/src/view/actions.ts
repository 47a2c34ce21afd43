import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import type { Board, Snapshot } from '../table.ts';
import { icon } from './icons.ts';

/** The button that takes the place of a move where none can be made: back to the game, or another game. */
export function instead<Side>(
  board: Board<Side>,
  state: Snapshot<Side>,
  words: Words,
  newGame: () => void,
): TemplateResult | null {
  if (!state.atLatest) return primary(words('latest'), () => board.goTo(state.plies));
  if (state.status.kind === 'won') return primary(words('newGame'), newGame);
  return null;
}

/** The one button that matters most at this moment. */
export function primary(label: string, act: () => void): TemplateResult {
  return html`<button type="button" class="end primary" @click=${act}>${label}</button>`;
}

/** What is done now and then. */
export function tools<Side>(
  board: Board<Side>,
  state: Snapshot<Side>,
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
