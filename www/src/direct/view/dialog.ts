import { html, svg, type TemplateResult } from 'lit';
import { encode } from 'uqr';
import { clockChoice, presetName } from '../../view/clock.ts';
import { dialog, radioButton } from '../../view/dialogs.ts';
import { linkField } from '../../view/link-field.ts';
import type { Words } from '../i18n/index.ts';
import type { DirectView, Step } from '../view.ts';

const SEATS = [0, 1];

/** Renders the dialog in which two people connect their browsers. */
export function directDialog(direct: DirectView): TemplateResult {
  const { words, step } = direct;
  return dialog(
    'direct',
    words('directPlay'),
    words,
    html`<div class="share direct" aria-live="polite">${body(direct, step)}</div>`,
  );
}

function body(direct: DirectView, step: Step): TemplateResult {
  const { words, table } = direct;
  switch (step.kind) {
    case 'choose':
      return choice(direct);
    case 'preparing':
      return html`<p>${words('preparing')}</p>`;
    case 'connecting':
      return html`<p>${words('connecting')}</p>`;
    case 'handed-over':
      return html`<p>${words(step.isTaken ? 'handedOver' : 'nobodyWaits')}</p>`;
    case 'inviting':
      return inviting(direct, step);
    case 'invited': {
      const { seat, control } = step.invitation;
      const join = (event: SubmitEvent) => {
        event.preventDefault();
        void direct.join();
      };
      return html`
        <p>${words('invited', { side: table.sideName(seat) })}</p>
        ${control ? invitedClock(direct, control) : ''}
        ${notes(words)}
        <form class="answer" @submit=${join}><button class="primary">${words('connect')}</button></form>
      `;
    }
    case 'answering':
      return html`
        <p>${words('sendAnswer')}</p>
        ${linkField(words, { id: 'direct-answer', label: words('answer'), link: step.link, isPrimary: true })}
      `;
    case 'failed':
      return html`
        <p role="alert">${words(step.isSupported ? 'failed' : 'notSupported')}</p>
        <div class="answer">
          <button type="button" @click=${() => void again(direct)}>${words('again')}</button>
          <button type="button" class="primary" @click=${() => direct.playByLinks()}>${words('byLinks')}</button>
        </div>
      `;
  }
}

const again = (direct: DirectView): Promise<void> =>
  direct.table.friend.friendship?.isDirect ? direct.reconnect() : direct.open();

const notes = (words: Words): TemplateResult => html`
  <p class="note">${words('about')}</p>
  <p class="note">${words('address')} ${words('friendNoHints')}</p>
`;

function choice(direct: DirectView): TemplateResult {
  const { words, table } = direct;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    void direct.invite(Number(data.get('direct-side')), direct.clock.take());
  };
  return html`
    <form @submit=${submit}>
      ${notes(words)}
      <fieldset>
        <legend>${words('pasteAs')}</legend>
        ${SEATS.map((seat) => radioButton('direct-side', String(seat), table.sideName(seat), seat === 0))}
      </fieldset>
      ${clockChoice(direct.clock, words, 'direct-times')}
      <div class="answer"><button class="primary">${words('invite')}</button></div>
    </form>
  `;
}

function inviting(direct: DirectView, { link, problem }: Extract<Step, { kind: 'inviting' }>): TemplateResult {
  const { words } = direct;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    direct.connect(String(new FormData(event.target as HTMLFormElement).get('answer') ?? ''));
  };
  return html`
    <p>${words('sendInvitation')}</p>
    ${linkField(words, { id: 'direct-invitation', label: words('invitation'), link, isPrimary: true })}
    ${link.startsWith('http') ? qrCode(link, words('code')) : ''}
    <form @submit=${submit}>
      <div class="link">
        <label for="direct-friend-answer">${words('friendAnswer')}</label>
        <input id="direct-friend-answer" name="answer" autocomplete="off" autocapitalize="off" spellcheck="false"
          aria-describedby="direct-problem" aria-invalid=${problem ? 'true' : 'false'} />
        <button>${words('connect')}</button>
      </div>
      <p id="direct-problem" class="problem" role="alert">${problem ? words('notAnswer') : ''}</p>
    </form>
  `;
}

/**
 * Renders the time control of an invitation. A custom one is explained, since it is in notation.
 */
function invitedClock({ table, words }: DirectView, control: string): TemplateResult {
  const preset = table.clockPresets.find((one) => one.control === control);
  return html`
    <p>${words('invitedClock', { clock: preset ? presetName(preset, words) : control })}</p>
    ${preset ? '' : html`<p class="note">${words('clockNote')}</p>`}
  `;
}

/** Renders a text as a QR code: dark squares on white in every theme, as cameras expect. */
function qrCode(text: string, label: string): TemplateResult {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="code" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    ${svg`<path fill="#fff" d=${`M0 0h${size}v${size}H0z`}></path><path d=${path}></path>`}
  </svg>`;
}
