import { copyText } from '../browser.ts';
import type { Words } from '../i18n/index.ts';
import type { Notice } from '../view/notice.ts';

/** The time for which a notice that closes itself is shown, in milliseconds. */
const NOTICE_MS = 10_000;

/** The notice in the place of the status line: one at a time. */
export class Notices {
  #current: Notice | null = null;
  #timer = 0;
  #inputs = new AbortController();

  /**
   * Makes the place for notices, empty at first.
   *
   * @param changed - called when the notice must be rendered again
   */
  constructor(private readonly changed: () => void) {}

  get current(): Notice | null {
    return this.#current;
  }

  show(notice: Notice): void {
    this.#set(notice);
    if (!notice.closesItself) return;
    this.#timer = window.setTimeout(this.close, NOTICE_MS);
    // The actions stay available for that time.
    if (notice.actions?.length) return;
    const options = { capture: true, signal: this.#inputs.signal };
    addEventListener('pointerdown', this.#wentOn, options);
    addEventListener('keydown', this.#wentOn, options);
  }

  close = (): void => this.#set(null);

  /** Copies a text to the clipboard and shows a notice with the result. */
  async copy(text: string, words: Words): Promise<void> {
    this.show({ text: await copyResult(text, words), closesItself: true });
  }

  /** Closes the notice at an input elsewhere, but not on the way to it with the Tab key. */
  #wentOn = (event: Event): void => {
    const isTab = (event as KeyboardEvent).key === 'Tab';
    if (!isTab && !(event.target as Element).closest?.('.notice')) this.close();
  };

  #set(notice: Notice | null): void {
    clearTimeout(this.#timer);
    this.#inputs.abort();
    this.#inputs = new AbortController();
    this.#current = notice;
    this.changed();
  }
}

/** Copies a text to the clipboard and returns a sentence about the result. */
export async function copyResult(text: string, words: Words): Promise<string> {
  return words((await copyText(text)) ? 'copied' : 'copyFailed');
}
