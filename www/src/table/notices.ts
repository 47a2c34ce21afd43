import { copyText } from '../browser.ts';
import type { Words } from '../i18n/index.ts';
import type { Notice } from '../view/notice.ts';

/** How long a notice that closes itself is shown. */
const NOTICE_MS = 10_000;

/** The notice at the bottom of the page: one at a time. */
export class Notices {
  #current: Notice | null = null;
  #timer = 0;

  /** @param changed - called when the notice must be rendered again */
  constructor(private readonly changed: () => void) {}

  get current(): Notice | null {
    return this.#current;
  }

  show(notice: Notice): void {
    this.#set(notice);
    if (notice.closesItself) this.#timer = window.setTimeout(this.close, NOTICE_MS);
  }

  close = (): void => this.#set(null);

  /** Copies a text and shows the result. */
  async copy(text: string, words: Words): Promise<void> {
    this.show({ text: await copyResult(text, words), closesItself: true });
  }

  #set(notice: Notice | null): void {
    clearTimeout(this.#timer);
    this.#current = notice;
    this.changed();
  }
}

/** Copies a text and returns a sentence about the result. */
export async function copyResult(text: string, words: Words): Promise<string> {
  return words((await copyText(text)) ? 'copied' : 'copyFailed');
}
