import { html, type TemplateResult } from 'lit';
import type { Side } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { formatSeats } from '../seats.ts';
import { level, setLevel } from '../store/settings.ts';
import { icon } from './icons.ts';

/** A dialog with a title, a body, and a cross to close it. It is opened by `showModal` and closed by itself. */
function dialog(id: string, title: string, words: Words, body: TemplateResult): TemplateResult {
  return html`
    <dialog id=${id} aria-labelledby=${`${id}-title`} @click=${closeOnBackdrop}>
      <header>
        <h2 id=${`${id}-title`}>${title}</h2>
        <button type="button" class="tool" aria-label=${words('close')} @click=${close}>${icon('close')}</button>
      </header>
      ${body}
    </dialog>
  `;
}

const close = (event: Event) => (event.target as Element).closest('dialog')?.close();

function closeOnBackdrop(event: MouseEvent): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}

export function newGameDialog(words: Words, start: (seats: string, orientation: Side) => void): TemplateResult {
  const submit = (event: SubmitEvent) => {
    const data = new FormData(event.target as HTMLFormElement);
    const n = Number(data.get('level')) || level();
    const who = data.get('who');
    setLevel(n);
    if (who === 'two') start(formatSeats({ gold: null, silver: null }), 'gold');
    else if (who === 'silver') start(formatSeats({ gold: n, silver: null }), 'silver');
    else start(formatSeats({ gold: null, silver: n }), 'gold');
  };
  const choice = (value: string, label: string, checked = false) => html`
    <label class="choice"><input type="radio" name="who" value=${value} ?checked=${checked} /> <span>${label}</span></label>
  `;
  const show = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const output = input.parentElement?.querySelector('output');
    if (output) output.value = words('levelOf', { n: Number(input.value) });
  };
  return dialog(
    'new-game',
    words('newGame'),
    words,
    html`
      <form method="dialog" @submit=${submit}>
        <fieldset>
          <legend>${words('youPlay')}</legend>
          ${choice('gold', words('asGold'), true)}${choice('silver', words('asSilver'))}${choice('two', words('asTwo'))}
        </fieldset>
        <label class="strength">
          <span>${words('strength')}</span>
          <output .value=${words('levelOf', { n: level() })}></output>
          <input type="range" name="level" min="1" max="10" step="1" .value=${String(level())} @input=${show} />
        </label>
        <div class="answer"><button class="primary">${words('start')}</button></div>
      </form>
    `,
  );
}

export function resignDialog(words: Words, winner: Side, resign: () => void): TemplateResult {
  return dialog(
    'resign',
    words('resignAsk'),
    words,
    html`
      <p>${words('resignTell', { winner })}</p>
      <form method="dialog" class="answer">
        <button>${words('keepPlaying')}</button>
        <button class="careful" @click=${resign}>${words('resign')}</button>
      </form>
    `,
  );
}

export function pasteDialog(words: Words, problem: string, open: (text: string) => boolean): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const text = form.querySelector('textarea');
    if (!text || !open(text.value)) return;
    text.value = '';
    form.closest('dialog')?.close();
  };
  return dialog(
    'paste',
    words('pasteRecord'),
    words,
    html`
      <form @submit=${submit}>
        <label class="paste"><span>${words('pasteLabel')}</span><textarea name="text" rows="9" spellcheck="false" required></textarea></label>
        <p role="alert" class="problem">${problem}</p>
        <p class="note">${words('pasteTell')}</p>
        <div class="answer"><button class="primary">${words('pasteOpen')}</button></div>
      </form>
    `,
  );
}

export function helpDialog(words: Words): TemplateResult {
  const rules = ['helpGoal', 'helpTurn', 'helpStrength', 'helpPush', 'helpFreeze', 'helpTraps', 'helpMore'] as const;
  const keys = [
    ['arrows', 'keyArrows'],
    ['enter', 'keyEnter'],
    ['escape', 'keyEscape'],
    ['backspace', 'keyBackspace'],
    ['space', 'keySpace'],
  ] as const;
  return dialog(
    'help',
    words('help'),
    words,
    html`
      <ul class="rules">${rules.map((rule) => html`<li>${words(rule)}</li>`)}</ul>
      <h3>${words('keys')}</h3>
      <dl class="keys">
        ${keys.map(([key, does]) => html`<div><dt><kbd>${words('key', { key })}</kbd></dt><dd>${words(does)}</dd></div>`)}
      </dl>
    `,
  );
}
