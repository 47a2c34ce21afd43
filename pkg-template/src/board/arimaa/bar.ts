/** The small bar under a board, for pages that draw none of their own. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../shared/words.js';
import type { ArimaaBoard } from './arimaa-board.js';
import type { ArimaaBoardState } from './state.js';

const ICONS = {
  undo: 'M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
};

function icon(name: keyof typeof ICONS): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
}

/** The sentence and the buttons. */
export function bar(board: ArimaaBoard, state: ArimaaBoardState, words: Words): TemplateResult {
  const { refusal, steps, stepsLeft, canEnd, ply, plies, firstPly } = state;
  const label = (id: string) => words.say(id);
  const off = (is: boolean) => (is ? 'true' : 'false');
  const why = !canEnd.ok && steps.length > 0 ? board.explain(canEnd) : '';
  const all = steps.length + stepsLeft;
  const playing = board.mode !== 'view';
  return html`
    <p class="status" part="status">
      ${refusal ? html`<span class="care">${refusal.text}</span>` : html`${state.text} ${why && stepsLeft === 0 ? why : nothing}`}
    </p>
    <div class="bar" part="bar" role="group" aria-label=${label('controls')}>
      ${
        playing
          ? html`<button part="button" type="button" aria-label=${label('undo-step')} title=${label('undo-step')}
                aria-disabled=${off(!state.canUndoStep)} @click=${() => board.undoStep()}>${icon('undo')}</button>
              <span class="lamps" part="lamps" role="img" aria-label=${words.say('steps-made', { count: steps.length, of: all })}>
                ${Array.from({ length: all }, (_, n) => html`<span class=${n < steps.length ? 'lamp lit' : 'lamp'}></span>`)}
              </span>`
          : nothing
      }
      <button part="button" type="button" aria-label=${label('back')} title=${label('back')} aria-disabled=${off(ply <= firstPly)}
        @click=${() => ply > firstPly && board.goTo(ply - 1)}>${icon('back')}</button>
      <button part="button" type="button" aria-label=${label('forward')} title=${label('forward')} aria-disabled=${off(ply === plies)}
        @click=${() => ply < plies && board.goTo(ply + 1)}>${icon('forward')}</button>
      ${
        playing
          ? html`<button part="button main" class="main" type="button" title=${why} aria-disabled=${off(!canEnd.ok)}
              @click=${() => board.endTurn()}>${label(state.waiting ? 'start' : 'end-turn')}</button>`
          : nothing
      }
    </div>`;
}
