import { html, type TemplateResult } from 'lit';
import type { EmbedSnippets } from '../embed/snippets.ts';
import type { Words } from '../i18n/index.ts';
import { computerOf, LEVELS, STRENGTHS } from '../seats.ts';
import { icon } from './icons.ts';
import { partHash } from './route.ts';
import { strengthText } from './strength.ts';

/** The time for which the result of copying is shown beside a button, in milliseconds. */
const COPIED_MS = 4000;

/**
 * The CSS selector of the first choice in a dialog: in a group of radio buttons the selected one.
 */
const FIRST_CHOICE =
  ':is(form, fieldset) :is(input:checked, input:not([type=radio], [type=file]), select, textarea, button)';

/** Opens a dialog in `root`. The focus starts on its first choice, not on the close button. */
export function openDialog(root: ParentNode, id: string): void {
  const dialog = root.querySelector<HTMLDialogElement>(`dialog#${id}`);
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>(FIRST_CHOICE)?.focus();
}

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
 * Returns a listener for `invalid` that replaces the browser's error message, which may not be in
 * the language of the page.
 */
export const setValidity = (text: string) => (event: Event) =>
  (event.target as HTMLInputElement).setCustomValidity(text);

/**
 * A listener for `input` that removes the error message of a field, so that it is validated again.
 */
export const clearValidity = setValidity('');

/**
 * Returns a sentence about a strength of the computer. `wins`: the games out of 100 that each level
 * from 2 on won against the level below (docs/ladder.md); empty if that was not measured.
 */
export function levelText(words: Words, n: number, wins: readonly number[]): string {
  if (n > LEVELS) return words('timeAbout');
  const kind = n <= 2 ? 'first' : n <= 5 ? 'easy' : n <= 8 ? 'strong' : 'best';
  const score = wins[n - 2];
  const about = words('levelAbout', { kind });
  return score === undefined ? about : `${about} ${words('levelWins', { score, below: n - 1 })}`;
}

/** Returns a strength of the computer in words: the level and its name, or the time for a turn. */
export function strengthTitle(words: Words, n: number): string {
  const text = strengthText(words, computerOf(n), 'levelOf');
  return n > LEVELS ? text : `${text} · ${words('levelName', { n })}`;
}

/**
 * Renders a slider for the strength of the computer, levels and then times, with it in words.
 * `more` returns the game's own text about a level.
 */
export function levelSlider(
  words: Words,
  name: string,
  label: string,
  value: number,
  wins: readonly number[],
  more: (n: number) => string,
): TemplateResult {
  const about = (n: number) => `${levelText(words, n, wins)} ${n > LEVELS ? '' : more(n)}`;
  const title = (n: number) => strengthTitle(words, n);
  const show = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const n = Number(input.value);
    const output = input.parentElement?.querySelector('output');
    const note = input.parentElement?.querySelector('.about');
    if (output) output.value = title(n);
    if (note) note.textContent = about(n);
    input.ariaValueText = title(n);
  };
  return html`
    <label class="strength">
      <span>${label}</span>
      <output .value=${title(value)}></output>
      <input type="range" name=${name} min="1" max=${STRENGTHS} step="1" aria-label=${label} aria-valuetext=${title(value)}
        .value=${String(value)} @input=${show} />
      <span class="note about" .textContent=${about(value)}></span>
    </label>
  `;
}

/** Renders the button that starts the games which find a person's level. */
export function findLevelButton(words: Words, find: () => void): TemplateResult {
  return html`<p class="find-level"><button type="button" @click=${find}>${words('findLevel')}</button></p>`;
}

/** Renders a radio button with its label. */
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
      ${snippetField(words, 'embed-tag', words('embedTag'), tag, copy)}
      ${snippetField(words, 'embed-frame', words('embedFrame'), frame, copy)}
      ${placeholder === null ? '' : html`<p class="note">${words('embedAddress', { site: placeholder })}</p>`}
    `,
  );
}

/**
 * Renders a field with a snippet, and a button that copies it. `copy` returns a sentence about the
 * result.
 */
export function snippetField(
  words: Words,
  id: string,
  label: string,
  text: string,
  copy: (text: string) => Promise<string>,
): TemplateResult {
  return html`
    <div class="snippet">
      <label for=${id}>${label}</label>
      <span role="status"></span>
      <button type="button" @click=${(event: Event) => showResult(event, copy(text))}>${words('embedCopy')}<span class="unseen"> ${label}</span></button>
      <textarea id=${id} name=${id.replace(/^\w+-/, '')} rows="5" readonly spellcheck="false" .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea>
    </div>`;
}

/** Shows a sentence beside the button for a while, since the dialog hides the page's notices. */
export async function showResult(event: Event, result: Promise<string>): Promise<void> {
  const place = (event.currentTarget as Element).parentElement?.querySelector('[role=status]');
  const text = await result;
  if (!place) return;
  place.textContent = text;
  setTimeout(() => place.replaceChildren(), COPIED_MS);
}

/**
 * The keyboard shortcuts of the analysis, the same in all languages, and the UI texts of their
 * actions.
 */
const ANALYSIS_KEYS = [
  ['T', 'keyThreat'],
  ['A', 'keyAddLine'],
  ['M', 'keyMark'],
] as const;

/**
 * Renders the dialog with the rules in short, and the keys of the board and of the analysis with
 * their actions.
 */
export function helpDialog(
  words: Words,
  game: string,
  rules: readonly string[],
  keys: readonly (readonly [key: string, action: string])[],
): TemplateResult {
  const row = (key: string, action: string) => html`<div><dt><kbd>${key}</kbd></dt><dd>${action}</dd></div>`;
  return dialog(
    'help',
    words('help'),
    words,
    html`
      <p><a class="first-lesson" href=${partHash(game, 'learn', '1')} @click=${close}>${words('firstLesson')}</a></p>
      <ul class="rules">${rules.map((rule) => html`<li>${rule}</li>`)}</ul>
      <h3>${words('keys')}</h3>
      <dl class="keys">${keys.map(([key, action]) => row(words('key', { key }), action))}</dl>
      <h3>${words('analysisKeys')}</h3>
      <dl class="keys">${ANALYSIS_KEYS.map(([key, action]) => row(key, words(action)))}</dl>
    `,
  );
}
