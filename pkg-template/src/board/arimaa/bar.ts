/** The small bar under a board, for pages that draw none of their own. */
import { html, nothing } from 'lit';
import { type Bar, iconButton, bar as sharedBar } from '../shared/bar.js';
import type { Words } from '../shared/words.js';
import type { ArimaaBoard } from './arimaa-board.js';
import type { ArimaaBoardState } from './state.js';

/** The sentence and the buttons. */
export function bar(board: ArimaaBoard, state: ArimaaBoardState | undefined, words: Words): Bar {
  const { steps = [], stepsLeft = 4, canEnd, canUndoStep, waiting, text } = state ?? {};
  const why = canEnd?.ok === false && steps.length > 0 ? board.explain(canEnd) : '';
  const all = steps.length + stepsLeft;
  const playing = board.mode === 'play' || board.mode === 'puzzle';
  return sharedBar(board, state, words, {
    text: html`${text} ${why && stepsLeft === 0 ? why : nothing}`,
    lead: playing
      ? html`${iconButton('undo', words.say('undo-step'), canUndoStep, () => board.undoStep())}
          <span class="lamps" part="lamps" role="img" aria-label=${words.say('steps-made', { count: steps.length, of: all })}>
            ${Array.from({ length: all }, (_, n) => html`<span class=${n < steps.length ? 'lamp lit' : 'lamp'}></span>`)}
          </span>`
      : nothing,
    tail: playing
      ? html`<button part="button main" class="main" type="button" title=${why} aria-disabled=${canEnd?.ok ? 'false' : 'true'}
          @click=${() => board.endTurn()}>${words.say(waiting ? 'start' : 'end-turn')}</button>`
      : nothing,
  });
}
