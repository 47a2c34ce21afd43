import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { UnreadableText } from '../modules/editor.js';
import { ruleText } from '../shared/errors.js';
import type { Refused } from '../shared/state.js';
import type { Words } from '../shared/words.js';
import { attributeErrorText, type BoardError } from './errors.js';
import type { LanguageController } from './language.js';

/** Explains refusals, as the adapter of each game does. */
interface RefusalTexts {
  refusalText(words: Words, refused: Refused, session: null): string;
}

/** Shows the errors of a board in its place, and reports them to the page. */
export class ErrorController {
  /** The error shown in place of the board, if any. */
  current: BoardError | null = null;
  /** The text that cannot be read, with the error. */
  unread: (BoardError & UnreadableText) | null = null;
  readonly #element: ReactiveControllerHost;
  readonly #language: LanguageController;
  readonly #adapter: RefusalTexts;
  readonly #fire: (type: string, detail: unknown) => void;

  /** @param fire - fires an event of the element */
  constructor(
    element: ReactiveControllerHost,
    language: LanguageController,
    adapter: RefusalTexts,
    fire: (type: string, detail: unknown) => void,
  ) {
    this.#element = element;
    this.#language = language;
    this.#adapter = adapter;
    this.#fire = fire;
  }

  /** Returns the text of an error in the board's language. */
  textOf(error: unknown): string {
    const { words } = this.#language;
    const rule = ruleText(words, error, () => this.#adapter.refusalText(words, error as Refused, null));
    return rule ?? attributeErrorText(words, error);
  }

  /** Reports an error to the page, and shows it in place of the board unless `show` is `false`. */
  report(error: unknown, show = true): void {
    const { code = 'error', message = String(error) } = error as Partial<BoardError>;
    if (show) this.current = { code, message, text: () => this.textOf(error) };
    this.#element.requestUpdate();
    this.#fire('keddah-error', { code, message, error });
  }

  /** Shows and reports the error of a text that cannot be read. */
  reportUnread(error: unknown, source: string): void {
    const { code = 'error', message } = error as Partial<BoardError> & Error;
    this.unread = { code, message, text: () => this.textOf(error), error, source };
    queueMicrotask(() => this.report(error));
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
   * Whether an error covers the board. An editor starts empty instead where a text cannot be read.
   */
  covers(editor: unknown): boolean {
    return this.current !== null && !(editor && this.current === this.unread);
  }

  /** The current error, to be rendered over the board. */
  get template(): TemplateResult | typeof nothing {
    return this.current
      ? html`<div class="error" part="error" role="alert">
          <p><strong>${this.#language.words.say('error')}</strong></p><p>${this.current.text()}</p>
        </div>`
      : nothing;
  }
}
