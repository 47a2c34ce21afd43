import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';

/** A message in the place of the status line, shown until it is closed. */
export interface Notice {
  text: string;
  /**
   * Whether the notice closes by itself: after some seconds or, without actions, at an input
   * elsewhere.
   */
  closesItself?: boolean;
  /** Whether the notice has no close button, so that one of its actions must be chosen. */
  staysOpen?: boolean;
  actions?: { label: string; act: () => void }[];
}

/** Renders a notice with the buttons of its actions and a close button. */
export function noticeView({ text, staysOpen, actions = [] }: Notice, words: Words, close: () => void): TemplateResult {
  return html`
    <p>${text}</p>
    ${actions.map(({ label, act }) => html`<button type="button" @click=${act}>${label}</button>`)}
    ${staysOpen ? '' : html`<button type="button" class="tool" aria-label=${words('close')} @click=${close}>${icon('close')}</button>`}
  `;
}
