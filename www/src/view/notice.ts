import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';

/** Something to tell beside the game, until it is closed. */
export interface Notice {
  text: string;
  /** Whether it goes away by itself after a while. */
  fades?: boolean;
  actions?: { label: string; act: () => void }[];
}

export function noticeView({ text, actions = [] }: Notice, words: Words, close: () => void): TemplateResult {
  return html`
    <p>${text}</p>
    ${actions.map(({ label, act }) => html`<button type="button" @click=${act}>${label}</button>`)}
    <button type="button" class="tool" aria-label=${words('close')} @click=${close}>${icon('close')}</button>
  `;
}
