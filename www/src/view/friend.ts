import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { dialog, radioButton } from './dialogs.ts';
import { icon } from './icons.ts';
import { linkField } from './link-field.ts';

/**
 * Renders the dialog that starts a correspondence game, played by exchanging links. `start` gets
 * the index of the chosen side.
 */
export function friendDialog(words: Words, sides: readonly string[], start: (seat: number) => void): TemplateResult {
  const submit = (event: SubmitEvent) =>
    start(Number(new FormData(event.target as HTMLFormElement).get('friend-side')));
  return dialog(
    'friend',
    words('friendPlay'),
    words,
    html`
      <form method="dialog" @submit=${submit}>
        <p>${words('friendAbout')}</p>
        <fieldset>
          <legend>${words('pasteAs')}</legend>
          ${sides.map((side, index) => radioButton('friend-side', String(index), side, index === 0))}
        </fieldset>
        <div class="answer"><button class="primary">${words('start')}</button></div>
      </form>
    `,
  );
}

/**
 * Renders the card with the link to send to a friend. `sent` is called when it was copied or sent.
 */
export function friendCard(words: Words, link: string, sent: () => void): TemplateResult {
  const data = { title: 'keddah', url: link };
  const canSend = link.startsWith('http') && navigator.canShare?.(data) === true;
  const send = () => void navigator.share(data).then(sent, () => undefined);
  return html`
    <section class="result share" aria-label=${words('friendLink')}>
      ${linkField(words, { id: 'friend-link', label: words('friendLink'), link, isPrimary: true, onCopy: sent })}
      ${canSend ? html`<button type="button" @click=${send}>${icon('share')}<span>${words('shareSend')}</span></button>` : ''}
    </section>
  `;
}
