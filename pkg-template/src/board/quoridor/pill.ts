import { html, nothing, type TemplateResult } from 'lit';
import { iconButton } from '../shared/bar.js';
import type { Words } from '../shared/words.js';

/**
 * The question that asks the player to confirm a wall or a pass, and the actions that answer it.
 */
export interface Question {
  words: Words;
  place: 'below' | 'low' | 'high';
  text: string;
  /** The wall that waits to be confirmed, if the question is about one. */
  pending: { legal: boolean } | null;
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

/**
 * Renders the question that asks the player to confirm a wall or a pass. The buttons that shift the
 * wall are visible only while focused.
 */
export function pill({ words, place, text, pending, shift, turn, cancel, confirm, key }: Question): TemplateResult {
  const legal = pending?.legal ?? true;
  return html`<div class=${`pill ${place}`} part="pill" role="group" aria-label=${text} @keydown=${key}>
    <p part="question" class=${legal ? '' : 'care'}>${text}</p>
    ${
      pending
        ? html`
          ${SHIFTS.map(([right, down], edge) => html`<button class="nudge" type="button" @click=${() => shift(right, down)}>${words.say(`shift-${edge}`)}</button>`)}
          ${iconButton('turn', words.say('turn'), true, turn)}
          <button part="button" type="button" @click=${cancel}>${words.say('cancel')}</button>`
        : nothing
    }
    <button part="button main" class="main" type="button" aria-disabled=${legal ? 'false' : 'true'} @click=${confirm}>
      ${words.say(pending ? 'lay' : 'pass')}
    </button>
  </div>`;
}
