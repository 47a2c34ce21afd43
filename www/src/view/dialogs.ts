import { html, type TemplateResult } from 'lit';
import type { EmbedSnippets } from '../embed/snippets.ts';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';

/** How long the embedding dialog shows the result of copying. */
const COPIED_MS = 4000;

/** Renders a modal dialog with a title and a close button. `GameView.open` opens it by its id. */
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

/**
 * Returns a listener for `invalid` that replaces the message of the browser, which may not be in
 * the language of the page.
 */
export const setValidity = (text: string) => (event: Event) =>
  (event.target as HTMLInputElement).setCustomValidity(text);

/** A listener for `input` that removes the message, so that the field is checked again. */
export const clearValidity = setValidity('');

/** Renders a slider for the computer's level, from 1 to 10, with the level as text. */
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
      <input type="range" name=${name} min="1" max="10" step="1" aria-label=${label} .value=${String(value)} @input=${show} />
    </label>
  `;
}

/** Renders a radio button. */
export function radioButton(name: string, value: string, label: string, checked = false): TemplateResult {
  return html`
    <label class="choice"><input type="radio" name=${name} value=${value} ?checked=${checked} /> <span>${label}</span></label>
  `;
}

/** Renders the dialog that asks whether to resign. `effect` is a sentence about the consequence. */
export function resignDialog(words: Words, effect: string, resign: () => void): TemplateResult {
  return dialog(
    'resign',
    words('resignAsk'),
    words,
    html`
      <p>${effect}</p>
      <form method="dialog" class="answer">
        <button>${words('keepPlaying')}</button>
        <button class="careful" @click=${resign}>${words('resign')}</button>
      </form>
    `,
  );
}

/**
 * Renders the dialog that asks for a record or a position. `open` returns whether the text could be
 * parsed; if not, `problem` is the reason.
 */
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
          @invalid=${setValidity(words('pasteEmpty'))} @input=${clearValidity}></textarea></label>
        <p role="alert" class="problem">${problem}</p>
        <p class="note">${words('pasteNote')}</p>
        <div class="answer"><button class="primary">${words('pasteOpen')}</button></div>
      </form>
    `,
  );
}

/**
 * Renders the dialog with the embedding snippets. `copy` copies a text and returns a sentence about
 * the result.
 */
export function embedDialog(
  words: Words,
  { tag, frame, placeholder, wholeGame, hasTurns }: EmbedSnippets,
  { copy, choose }: { copy(text: string): Promise<string>; choose(wholeGame: boolean): void },
): TemplateResult {
  const content = (value: boolean, label: string) => html`
    <label class="choice"><input type="radio" name="what" .checked=${value === wholeGame} ?disabled=${value && !hasTurns}
      @change=${() => choose(value)} /> <span>${label}</span></label>`;
  const snippet = (label: string, name: string, text: string) => html`
    <div class="snippet">
      <label for=${`embed-${name}`}>${label}</label>
      <span role="status"></span>
      <button type="button" @click=${(event: Event) => showResult(event, copy(text))}>${words('embedCopy')}<span class="unseen"> ${label}</span></button>
      <textarea id=${`embed-${name}`} name=${name} rows="5" readonly spellcheck="false" .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
    </div>`;
  return dialog(
    'embed',
    words('embed'),
    words,
    html`
      <p class="note">${words('embedNote')}</p>
      <fieldset>
        <legend class="unseen">${words('embedWhat')}</legend>
        ${content(false, words('embedPosition'))} ${content(true, words('embedGame'))}
      </fieldset>
      ${snippet(words('embedTag'), 'tag', tag)} ${snippet(words('embedFrame'), 'frame', frame)}
      ${placeholder === null ? '' : html`<p class="note">${words('embedAddress', { site: placeholder })}</p>`}
    `,
  );
}

/** Shows the result beside the button for a while, since the dialog hides the page's notices. */
async function showResult(event: Event, result: Promise<string>): Promise<void> {
  const place = (event.currentTarget as Element).parentElement?.querySelector('[role=status]');
  const text = await result;
  if (!place) return;
  place.textContent = text;
  setTimeout(() => place.replaceChildren(), COPIED_MS);
}

/** Renders the dialog with the rules in short, and the keys of the board with their actions. */
export function helpDialog(
  words: Words,
  rules: readonly string[],
  keys: readonly (readonly [key: string, action: string])[],
): TemplateResult {
  return dialog(
    'help',
    words('help'),
    words,
    html`
      <ul class="rules">${rules.map((rule) => html`<li>${rule}</li>`)}</ul>
      <h3>${words('keys')}</h3>
      <dl class="keys">
        ${keys.map(([key, action]) => html`<div><dt><kbd>${words('key', { key })}</kbd></dt><dd>${action}</dd></div>`)}
      </dl>
    `,
  );
}
