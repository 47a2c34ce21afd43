import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import type { Seat } from '../seats.ts';
import { strengthText } from './strength.ts';

/**
 * Renders who plays a side: the computer and its level, "you" and the side for the only person, or
 * the side. The icon before the name shows the side of a computer.
 */
export function playerName(words: Words, seat: Seat, side: string, isAlone: boolean): TemplateResult {
  if (seat.kind === 'computer') {
    return html`<b>${words('computerName')}</b><span class="who"><i> · </i>${strengthText(words, seat)}</span><span class="unseen"> · ${side}</span>`;
  }
  if (seat.kind === 'nobody') return html`<b>${words('friend')}</b><span class="who"><i> · </i>${side}</span>`;
  return isAlone ? html`<b>${words('you')}</b><span class="who"><i> · </i>${side}</span>` : html`<b>${side}</b>`;
}
