import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { MAX_TEXT_LENGTH, type ReadGame } from '../table/opening.ts';
import { clearValidity, dialog, setValidity } from './dialogs.ts';

/**
 * The length in characters from which the dialog itself inserts a pasted text, since browsers are
 * slow at it.
 */
const LONG_TEXT = 10_000;

/** The actions of the dialog that asks for a record or a position. */
export interface PasteActions {
  /**
   * Parses the text in the dialog to show whether it is a game, without putting it on the board.
   */
  check(text: string): void;
  /**
   * Parses the text in the dialog and puts its game on the board. Returns whether that succeeded.
   */
  open(text: string, choice: string | null): boolean;
  /** Returns the text of a file; `null` if it cannot be opened. */
  readFile(file: File): Promise<string | null>;
}

/**
 * Renders the dialog that asks for a record or a position, as text or as a file. `problem` is the
 * reason why the text cannot be opened, `read` the game that can be.
 */
export function pasteDialog(
  words: Words,
  problem: string,
  read: ReadGame | null,
  actions: PasteActions,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const text = form.querySelector('textarea');
    const choice = form.querySelector('select')?.value ?? null;
    if (!text || !actions.open(text.value, choice)) return;
    text.value = '';
    form.closest('dialog')?.close();
  };
  const openFile = async (form: HTMLFormElement | null, file: File) => {
    const text = await actions.readFile(file);
    const area = form?.querySelector('textarea');
    if (!area || text === null) return;
    area.value = text;
    area.setCustomValidity('');
  };
  const typed = (event: Event) => {
    clearValidity(event);
    actions.check((event.target as HTMLTextAreaElement).value);
  };
  /**
   * Opens files that are pasted or dropped. Long texts would freeze the field if the browser
   * inserted them; those that are too long stay out.
   */
  const received = (event: Event, data: DataTransfer | null) => {
    const file = data?.files[0];
    const text = data?.getData('text/plain') ?? '';
    if (!file && text.length <= LONG_TEXT) return;
    event.preventDefault();
    const area = event.target as HTMLTextAreaElement;
    if (file) void openFile(area.form, file);
    else if (text.length > MAX_TEXT_LENGTH) actions.check(text);
    else {
      area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
      area.setCustomValidity('');
      actions.check(area.value);
    }
  };
  const fileChosen = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void openFile(input.form, file);
    input.value = '';
  };
  return dialog(
    'paste',
    words('pasteRecord'),
    words,
    html`
      <form @submit=${submit}>
        <label class="paste"><span>${words('pasteLabel')}</span><textarea name="text" rows="7" spellcheck="false" required
          @invalid=${setValidity(words('pasteEmpty'))} @input=${typed}
          @paste=${(event: ClipboardEvent) => received(event, event.clipboardData)}
          @dragover=${(event: DragEvent) => event.preventDefault()}
          @drop=${(event: DragEvent) => received(event, event.dataTransfer)}></textarea></label>
        <label class="file"><input type="file" @change=${fileChosen} /><span>${words('pasteFile')}</span></label>
        <p role="alert" class="problem">${problem}</p>
        ${read ? sideChoice(words, read) : ''}
        <p class="note">${words('pasteNote')}</p>
        <div class="answer"><button class="primary">${words('pasteOpen')}</button></div>
      </form>
    `,
  );
}

/**
 * Renders which side is to move in the opened game, and the choice of the side that the user plays.
 */
function sideChoice(words: Words, { summary, choices, proposed }: ReadGame): TemplateResult {
  return html`
    <div class="pair">
      <p role="status">${summary}</p>
      <label>
        <span>${words('pasteAs')}</span>
        <select name="side">
          ${choices.map(({ value, label }) => html`<option value=${value} ?selected=${value === proposed}>${label}</option>`)}
        </select>
      </label>
    </div>
  `;
}
