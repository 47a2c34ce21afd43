import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Lexicon, listeners, type Values, Words } from '../shared/words.js';

/** Provides the UI texts of a board in its language, and loads them when the language changes. */
export class LanguageController implements ReactiveController {
  words: Words;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #lexicon: Lexicon;
  readonly #changed: () => void;
  /** The number of the latest language lookup. Older lookups that end later have no effect. */
  #latest = 0;

  /**
   * Makes the provider of a board's UI texts.
   *
   * @param changed - called after the UI texts have changed
   */
  constructor(host: ReactiveControllerHost & HTMLElement, lexicon: Lexicon, changed: () => void) {
    this.#host = host;
    this.#lexicon = lexicon;
    this.#changed = changed;
    this.words = lexicon.english;
    host.addController(this);
  }

  /** Makes formatted messages in a language from Fluent texts. */
  readonly newWords = (lang: string, ...texts: string[]): Words => new Words(lang, ...texts);

  /** Formats a message in the board's language as a sentence. */
  readonly say = (id: string, values?: Values): string => this.words.say(id, values);

  /** Adds the English messages of an optional module to the board's messages. */
  add(sentences: string): void {
    this.#lexicon.addEnglish(sentences);
    if (this.words.lang === 'en') this.words = this.#lexicon.english;
    void this.lookUp();
  }

  /** Loads the translated error messages, which few boards need. */
  needErrors(): void {
    if (this.words.lang !== 'en' && this.#lexicon.needErrors()) void this.lookUp();
  }

  /** Loads the UI texts for the language of the element, of an ancestor, or of the browser. */
  readonly lookUp = async (): Promise<void> => {
    const lookup = ++this.#latest;
    const { lang } = this.#host;
    const near = lang || this.#host.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang;
    const words = await this.#lexicon.wordsFor(near ? [near] : navigator.languages);
    if (lookup !== this.#latest) return;
    this.words = words;
    this.#changed();
    this.#host.requestUpdate();
  };

  hostConnected(): void {
    listeners.add(this.lookUp);
    void this.lookUp();
  }

  hostDisconnected(): void {
    listeners.delete(this.lookUp);
  }
}
