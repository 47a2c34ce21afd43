import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { computerOf, STRENGTHS } from '../seats.ts';
import { icon } from './icons.ts';
import { strengthText } from './strength.ts';

/** The differences between a rematch and the finished game. */
export interface Rematch {
  /** Whether the players change sides in the rematch. */
  changesSides?: boolean;
  /** The strength of the computer in the rematch, if it changes. */
  strength?: number;
}

/** The content of the card about a finished game, besides its buttons. */
export interface Result {
  /** The number of turns of the finished game. */
  turns: number;
  /** The duration of the finished game, in words; empty if unknown. */
  time: string;
  /** A picture of the finished game, such as the captured pieces. */
  picture: TemplateResult | string;
  /** The strength of the only computer player of the game; `null` without one. */
  strength: number | null;
  /** Whether the players can change sides for a rematch. */
  canChangeSides: boolean;
  /** Whether a rematch can start at once, without asking the friend. */
  canRematch: boolean;
}

/** The actions of the buttons on the card about a finished game. */
export interface ResultActions {
  rematch(change: Rematch): void;
  share(): void;
  review(): void;
}

/**
 * Renders the card about a finished game: its length, and buttons for a rematch, sharing and
 * review.
 */
export function resultCard(
  words: Words,
  { turns, time, picture, strength, canChangeSides, canRematch }: Result,
  { rematch, share, review }: ResultActions,
): TemplateResult {
  const against = (n: number, name: 'up' | 'down') => html`
    <button type="button" @click=${() => rematch({ strength: n })}>${icon(name)}<span>${strengthText(words, computerOf(n), 'resultLevel')}</span></button>`;
  return html`
    <section class="result" aria-label=${words('result')}>
      <p class="facts">${words('turnsShow', { n: turns })}${time ? ` · ${time}` : ''}</p>
      ${picture}
      <div class="next">
        ${canRematch ? html`<button type="button" class="primary" @click=${() => rematch({})}>${icon('again')}<span>${words('rematch')}</span></button>` : ''}
        <button type="button" @click=${review}>${icon('analyze')}<span>${words('reviewGame')}</span></button>
        <button type="button" @click=${share}>${icon('share')}<span>${words('share')}</span></button>
        ${canChangeSides ? html`<button type="button" @click=${() => rematch({ changesSides: true })}>${icon('sides')}<span>${words('changeSides')}</span></button>` : ''}
        ${strength !== null && strength > 1 ? against(strength - 1, 'down') : ''}
        ${strength !== null && strength < STRENGTHS ? against(strength + 1, 'up') : ''}
      </div>
    </section>
  `;
}
