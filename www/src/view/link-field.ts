import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { copyResult } from '../table/notices.ts';
import { showResult } from './dialogs.ts';

/** The content of a text field with a link to copy. */
export interface LinkField {
  /** The id of the text field. */
  id: string;
  label: string;
  /** The link in the text field; empty until it is known. */
  link: string;
  /** Whether copying is the main action of the card or dialog. */
  isPrimary?: boolean;
  /** Called when the user copies the link. */
  onCopy?: () => void;
}

/** Renders a link in a field that selects it, with a button that copies it and confirms that. */
export function linkField(words: Words, { id, label, link, isPrimary, onCopy }: LinkField): TemplateResult {
  const select = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    field.select();
    // Browsers scroll to the end of the selection; the beginning says what the link is.
    requestAnimationFrame(() => field.scrollTo(0, 0));
  };
  const copy = (event: Event) => {
    void showResult(event, copyResult(link, words));
    onCopy?.();
  };
  return html`
    <div class="link">
      <label for=${id}>${label}</label>
      <input id=${id} readonly spellcheck="false" .value=${link} @focus=${select} />
      <button type="button" class=${isPrimary ? 'primary' : ''} ?disabled=${link === ''} @click=${copy}>${words('shareCopy')}</button>
      <p class="note" role="status"></p>
    </div>
  `;
}
