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
        <label class="paste"><span>${words('pasteLabel')}</span><textarea name="text" rows="9" spellcheck="false" required></textarea></label>
        <p role="alert" class="problem">${problem}</p>
        <p class="note">${words('pasteTell')}</p>
        <div class="answer"><button class="primary">${words('pasteOpen')}</button></div>
      </form>
    `,
  );
}

/** What one writes into a page of one's own to have this board there, to be copied. */
export function embedDialog(
  words: Words,
  snippets: { tag: string; frame: string; placeholder: string | null },
  copy: (text: string) => void,
): TemplateResult {
  const snippet = (label: string, name: string, text: string) => html`
    <label class="snippet"><span>${label}</span><textarea name=${name} rows="4" readonly spellcheck="false" .value=${text}></textarea></label>
    <div class="answer"><button @click=${() => copy(text)}>${words('embedCopy')}<span class="unseen"> ${label}</span></button></div>
  `;
  const { tag, frame, placeholder } = snippets;
  return dialog(
    'embed',
    words('embed'),
    words,
    html`
      <p class="note">${words('embedTell')}</p>
      <form method="dialog">
        ${snippet(words('embedTag'), 'tag', tag)} ${snippet(words('embedFrame'), 'frame', frame)}
      </form>
      ${placeholder === null ? '' : html`<p class="note">${words('embedPlace', { site: placeholder })}</p>`}
    `,
  );
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
