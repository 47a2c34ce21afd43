import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';

/** A dialog with a title, a body, and a cross to close it. It is opened by `showModal` and closed by itself. */
export function dialog(id: string, title: string, words: Words, body: TemplateResult): TemplateResult {
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

/** What a browser would tell of a field in its own language is told in the page's. */
export const tells = (text: string) => (event: Event) => (event.target as HTMLInputElement).setCustomValidity(text);

/** The same, once something else was typed. */
export const told = tells('');

/** The strength of a machine, from 1 to 10, with its number told. */
export function levelSlider(words: Words, name: string, label: string, value: number): TemplateResult {
  const show = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const output = input.parentElement?.querySelector('output');
    if (output) output.value = words('levelOf', { n: Number(input.value) });
  };
  return html`
    <label class="strength">
      <span>${label}</span>
      <output .value=${words('levelOf', { n: value })}></output>
      <input type="range" name=${name} min="1" max="10" step="1" .value=${String(value)} @input=${show} />
    </label>
  `;
}

/** One of several things to choose between. */
export function choice(name: string, value: string, label: string, checked = false): TemplateResult {
  return html`
    <label class="choice"><input type="radio" name=${name} value=${value} ?checked=${checked} /> <span>${label}</span></label>
  `;
}

export function resignDialog(words: Words, tell: string, resign: () => void): TemplateResult {
  return dialog(
    'resign',
    words('resignAsk'),
    words,
    html`
      <p>${tell}</p>
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
        <label class="paste"><span>${words('pasteLabel')}</span><textarea name="text" rows="9" spellcheck="false" required
          @invalid=${tells(words('pasteEmpty'))} @input=${told}></textarea></label>
        <p role="alert" class="problem">${problem}</p>
        <p class="note">${words('pasteTell')}</p>
        <div class="answer"><button class="primary">${words('pasteOpen')}</button></div>
      </form>
    `,
  );
}

/** What one writes into a page of one's own to have this board there. */
export interface Embedded {
  /** The element with its script, and a frame. */
  tag: string;
  frame: string;
  /** What stands for the address of a page that has none. */
  placeholder: string | null;
  /** Whether it is the whole game, and whether it can be. */
  whole: boolean;
  wholeable: boolean;
}

/** The same, to be chosen and copied. */
export function embedDialog(
  words: Words,
  { tag, frame, placeholder, whole, wholeable }: Embedded,
  { copy, choose }: { copy(text: string): Promise<string>; choose(whole: boolean): void },
): TemplateResult {
  const what = (value: boolean, label: string) => html`
    <label class="choice"><input type="radio" name="what" .checked=${value === whole} ?disabled=${value && !wholeable}
      @change=${() => choose(value)} /> <span>${label}</span></label>`;
  const snippet = (label: string, name: string, text: string) => html`
    <div class="snippet">
      <label for=${`embed-${name}`}>${label}</label>
      <span role="status"></span>
      <button type="button" @click=${(event: Event) => copied(event, copy(text))}>${words('embedCopy')}<span class="unseen"> ${label}</span></button>
      <textarea id=${`embed-${name}`} name=${name} rows="5" readonly spellcheck="false" .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
    </div>`;
  return dialog(
    'embed',
    words('embed'),
    words,
    html`
      <p class="note">${words('embedTell')}</p>
      <fieldset>
        <legend class="unseen">${words('embedWhat')}</legend>
        ${what(false, words('embedPosition'))} ${what(true, words('embedGame'))}
      </fieldset>
      ${snippet(words('embedTag'), 'tag', tag)} ${snippet(words('embedFrame'), 'frame', frame)}
      ${placeholder === null ? '' : html`<p class="note">${words('embedPlace', { site: placeholder })}</p>`}
    `,
  );
}

/** Beside the button stands for a while how it went: what the page tells is behind the dialog. */
async function copied(event: Event, told: Promise<string>): Promise<void> {
  const place = (event.currentTarget as Element).parentElement?.querySelector('[role=status]');
  const text = await told;
  if (!place) return;
  place.textContent = text;
  setTimeout(() => place.replaceChildren(), 4000);
}

/** The rules in short, and the keys of the board with what each does. */
export function helpDialog(
  words: Words,
  rules: readonly string[],
  keys: readonly (readonly [string, string])[],
): TemplateResult {
  return dialog(
    'help',
    words('help'),
    words,
    html`
      <ul class="rules">${rules.map((rule) => html`<li>${rule}</li>`)}</ul>
      <h3>${words('keys')}</h3>
      <dl class="keys">
        ${keys.map(([key, does]) => html`<div><dt><kbd>${words('key', { key })}</kbd></dt><dd>${does}</dd></div>`)}
      </dl>
    `,
  );
}
