/** Asks before a wall is laid, or a turn passed. */
import { html, nothing, type TemplateResult } from 'lit';
import { iconButton } from '../shared/bar.js';
import type { Words } from '../shared/words.js';

/** What is asked, and what can be answered. */
export interface Question {
  words: Words;
  place: 'below' | 'low' | 'high';
  text: string;
  /** The wall that waits, if it is one. */
  pending: { fine: boolean } | null;
  shift(right: number, down: number): void;
  turn(): void;
  cancel(): void;
  confirm(): void;
  key(event: KeyboardEvent): void;
}

const SHIFTS = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

/** The question with its buttons. Those that shift the wall show up only for who comes to them by key or ear. */
export function pill({ words, place, text, pending, shift, turn, cancel, confirm, key }: Question): TemplateResult {
  const fine = pending?.fine ?? true;
  return html`<div class=${`pill ${place}`} part="pill" role="group" aria-label=${text} @keydown=${key}>
    <p class=${fine ? '' : 'care'}>${text}</p>
    ${
      pending
        ? html`
          ${SHIFTS.map(([right, down], edge) => html`<button class="nudge" type="button" @click=${() => shift(right, down)}>${words.say(`shift-${edge}`)}</button>`)}
          ${iconButton('turn', words.say('turn'), true, turn)}
          <button part="button" type="button" @click=${cancel}>${words.say('cancel')}</button>`
        : nothing
    }
    <button part="button main" class="main" type="button" aria-disabled=${fine ? 'false' : 'true'} @click=${confirm}>
      ${words.say(pending ? 'lay' : 'pass')}
    </button>
  </div>`;
}
