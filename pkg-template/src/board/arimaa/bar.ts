import { html, nothing } from 'lit';
import { type Bar, iconButton, bar as sharedBar } from '../shared/bar.js';
import type { Words } from '../shared/words.js';
import type { ArimaaBoardState } from './state.js';
import type { ArimaaAttributes } from './types.js';

/** Renders the status and the buttons below a board of Arimaa. */
export function bar(board: ArimaaAttributes, state: ArimaaBoardState | undefined, words: Words): Bar {
  const { steps = [], stepsLeft = 4, canEnd, canUndoStep, waiting, text } = state ?? {};
  const reason = canEnd?.ok === false && steps.length > 0 ? board.explain(canEnd) : '';
  const total = steps.length + stepsLeft;
  const playing = board.mode !== 'view';
  return sharedBar(board, state, words, {
    text: html`${text} ${reason && stepsLeft === 0 ? reason : nothing}`,
    lead: playing
      ? html`${iconButton('undo', words.say('undo-step'), canUndoStep, () => board.undoStep())}
          <span class="lamps" part="lamps" role="img" aria-label=${words.say('steps-made', { count: steps.length, of: total })}>
            ${Array.from({ length: total }, (_, n) => html`<span class=${n < steps.length ? 'lamp lit' : 'lamp'}></span>`)}
          </span>`
      : nothing,
    tail: playing
      ? html`<button part="button main" class="main" type="button" title=${reason} aria-disabled=${canEnd?.ok ? 'false' : 'true'}
          @click=${() => board.endTurn()}>${words.say(waiting ? 'start' : 'end-turn')}</button>`
      : nothing,
  });
}
