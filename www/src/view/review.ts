import { html, type TemplateResult } from 'lit';
import type { Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';

/** Renders the buttons that show other turns: first, previous, next, last. */
export function reviewButtons<Side>(
  { ply, plies, firstPly }: Snapshot<Side>,
  words: Words,
  goTo: (ply: number) => void,
): TemplateResult | string {
  const to = (name: 'first' | 'previous' | 'next' | 'last', target: number) => html`
    <button type="button" class="tool" aria-label=${words(name)} title=${words(name)}
      ?disabled=${target === ply || target < firstPly || target > plies}
      @click=${() => goTo(target)}>${icon(name)}</button>`;
  if (plies <= firstPly) return '';
  return html`
    <div class="review" role="group" aria-label=${words('review')}>
      ${to('first', Math.min(firstPly, ply))} ${to('previous', ply - 1)} ${to('next', ply + 1)} ${to('last', plies)}
    </div>
  `;
}
