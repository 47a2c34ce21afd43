import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { UnreadableText } from '../modules/editor.js';
import { ruleText } from '../shared/errors.js';
import type { Fire } from '../shared/events.js';
import type { Failure } from '../shared/model.js';
import type { Refused } from '../shared/state.js';
import type { Words } from '../shared/words.js';
import { attributeErrorText, type BoardError } from './errors.js';
import type { LanguageController } from './language.js';

/** Returns sentences that explain rejected inputs; the adapter of each game implements it. */
interface RefusalTexts {
  refusalText(words: Words, refused: Refused, model: null): string;
}

/**
 * Renders an error message with a button to try again. Without a title it leaves the board visible.
 */
function message(words: Words, text: unknown, retry: (() => void) | undefined, title?: TemplateResult): TemplateResult {
  return html`<div class=${title ? 'error' : 'error card'} part="error" role="alert">
    ${title}<p>${text}</p>
    ${retry ? html`<p><button part="button" type="button" @click=${retry}>${words.say('retry')}</button></p>` : nothing}
  </div>`;
}

/** Shows errors in place of the board, and reports them to the page. */
export class ErrorController {
  /** The error whose message is shown in place of the board, if any. */
  current: BoardError | null = null;
  /** The text of a position or record that could not be parsed, with its error, if any. */
  unread: (BoardError & UnreadableText) | null = null;
  readonly #element: ReactiveControllerHost;
  readonly #language: LanguageController;
  readonly #adapter: RefusalTexts;
  readonly #fire: Fire;

  /**
   * Makes the controller of a board's error messages.
   *
   * @param fire - fires a DOM event of the board element
   */
  constructor(element: ReactiveControllerHost, language: LanguageController, adapter: RefusalTexts, fire: Fire) {
    this.#element = element;
    this.#language = language;
    this.#adapter = adapter;
    this.#fire = fire;
  }

  /** Returns the message for an error in the board's language. */
  textOf(error: unknown): string {
    this.#language.needErrors();
    const { words } = this.#language;
    const rule = ruleText(words, error, () => this.#adapter.refusalText(words, error as Refused, null));
    return rule ?? attributeErrorText(words, error);
  }

  /** Reports an error to the page, and shows it in place of the board unless `show` is `false`. */
  report(error: unknown, show = true): void {
    const shown = this.#shown(error);
    if (show) this.current = shown;
    this.#element.requestUpdate();
    this.#fire('keddah-error', { code: shown.code, message: shown.message, error });
  }

  /** Reports an error to the page and leaves the board usable. */
  readonly failed = (error: unknown): void => this.report(error, false);

  /** Shows and reports the error of a position or record that cannot be parsed. */
  reportUnread(error: unknown, source: string): void {
    this.unread = { ...this.#shown(error), error, source };
    queueMicrotask(() => this.report(error));
  }

  #shown(error: unknown): BoardError {
    const { code = 'error', message = String(error) } = error as Partial<BoardError>;
    return { code, message, text: () => this.textOf(error) };
  }

  /**
   * Shows errors of attributes in place of the board and reports them once. Without errors, shows
   * the board again.
   */
  showFaults(faults: readonly unknown[]): void {
    const message = faults.map((fault) => (fault as Error).message).join(' ');
    if (message === '') this.current = null;
    else if (this.current?.message !== message) {
      const code = 'bad-attribute';
      this.current = { code, message, text: () => faults.map((fault) => this.textOf(fault)).join(' ') };
      this.#fire('keddah-error', { code, message });
    }
  }

  /**
   * Whether an error covers the board. If a text cannot be read, an editor starts empty instead.
   */
  covers(editor: unknown): boolean {
    return this.current !== null && !(editor && this.current === this.unread);
  }

  /** Renders the current error in place of the board. `retry` repeats the failed action. */
  template(retry: (() => void) | undefined): TemplateResult {
    const { words } = this.#language;
    return message(words, this.current?.text(), retry, html`<p><strong>${words.say('error')}</strong></p>`);
  }

  /** Renders the message that the computer player has failed, over the middle of the board. */
  card({ error, retry }: Failure): TemplateResult {
    return message(this.#language.words, this.textOf(error), retry);
  }
}
