import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { Extra } from '../extra/extra.js';
import { theme } from './theme.js';
import { type Unfit, unfitChoice } from './unfit.js';
import { type Lexicon, listeners, type Values, type Words } from './words.js';

/** What a board cannot show, and why. */
export interface Trouble {
  code: string;
  /** An English sentence. */
  message: string;
  /** The same in the reader's language. */
  text(): string;
}

/**
 * What every board element shares: its words, its colours, its errors and what it says aloud.
 *
 * @attr lang - the language: `en`, `de`, `pl`, `tr` or one that `addWords` has added; else the page's
 */
export abstract class BoardElement extends LitElement {
  static override styles = [theme];

  /** `play`; `view` for looking only; `puzzle` for finding what `solution` or `goal` says; `edit`. */
  @property({ reflect: true, useDefault: true }) mode: string = 'play';
  /** `full` draws a small bar under the board, `none` leaves that to the page. */
  @property({ reflect: true, useDefault: true }) controls: string = 'full';
  /** `on` or `off`. */
  @property({ reflect: true, useDefault: true }) coordinates: string = 'on';
  /** `auto` follows the reader's settings. */
  @property({ reflect: true, useDefault: true }) theme: string = 'auto';
  /** `on`, or `off`; who asked for reduced motion has none either way. */
  @property({ reflect: true, useDefault: true }) animation: string = 'on';

  /** The sentences in the reader's language. */
  protected words: Words;
  /** What keeps the board from being shown. */
  protected trouble: Trouble | null = null;
  /** What was last said to those who hear the board. */
  protected said = '';
  readonly #lexicon: Lexicon;
  readonly #internals = this.attachInternals();
  #langs = 0;

  /** `lexicon` is what boards of this game can say. */
  constructor(lexicon: Lexicon) {
    super();
    this.#lexicon = lexicon;
    this.words = lexicon.english;
  }

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit gathers the attributes of the class that asks.
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.isConnected) void this.#translate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    listeners.add(this.#translate);
    void this.#translate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    listeners.delete(this.#translate);
  }

  /** Whether things may move on the screen. */
  protected get moving(): boolean {
    return this.animation !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Says something to those who hear the board; the same twice is heard twice. */
  protected announce(text: string, add = false): void {
    const next = add && this.said ? `${this.said.trimEnd()} ${text}` : text;
    this.said = next === this.said ? `${next}\u00a0` : next;
    this.requestUpdate();
  }

  /** A sentence in the reader's language. */
  protected say(id: string, values?: Values): string {
    return this.words.say(id, values);
  }

  /** Shows why the board cannot be shown, and tells the page. */
  protected fail(error: unknown, show = true): void {
    const { code = 'error', message = String(error) } = error as Partial<Trouble>;
    if (show) this.trouble = { code, message, text: () => this.errorText(error) };
    this.requestUpdate();
    this.tell('keddah-error', { code, message, error });
  }

  /** Fires an event that leaves the shadow tree. `false` where it was cancelled. */
  protected tell(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Takes in what a script brings along that was fetched later. */
  protected learn({ words, css }: Extra): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.shadowRoot?.adoptedStyleSheets.push(sheet);
    this.#lexicon.more(words);
    if (this.words.lang === 'en') this.words = this.#lexicon.english;
    void this.#translate();
  }

  /** Sets custom states: `:state(thinking)` in the page's style sheet. */
  protected show(states: Readonly<Record<string, boolean>>): void {
    const shown = this.#internals.states;
    for (const [name, on] of Object.entries(states)) {
      try {
        if (on) shown.add(name);
        else shown.delete(name);
      } catch {
        // Browsers that want two dashes before the name, or know no states, do without.
      }
    }
  }

  /** What cannot be read or shown, in the reader's language. */
  protected errorText(error: unknown): string {
    const { id, values, message = String(error) } = error as Partial<Unfit>;
    return id && this.words.has(`unfit-${id}`) ? this.words.part(`unfit-${id}`, values) : message;
  }

  /** What is wrong with the attributes that are one of a few words. */
  protected faults(own: Record<string, readonly string[]>): Unfit[] {
    const words: Record<string, readonly string[]> = {
      controls: ['full', 'none'],
      coordinates: ['on', 'off'],
      theme: ['auto', 'light', 'dark'],
      animation: ['on', 'off'],
      ...own,
    };
    const values = this as unknown as Record<string, unknown>;
    return Object.entries(words).flatMap(([name, allowed]) => unfitChoice(name, values[name], allowed) ?? []);
  }

  /** Shows these faults instead of the board, and tells of them once; with none the board is back. */
  protected blame(faults: readonly unknown[]): void {
    const message = faults.map((fault) => (fault as Error).message).join(' ');
    if (message === '') this.trouble = null;
    else if (this.trouble?.message !== message) {
      const code = 'bad-attribute';
      this.trouble = { code, message, text: () => faults.map((fault) => this.errorText(fault)).join(' ') };
      this.tell('keddah-error', { code, message });
    }
  }

  readonly #translate = async (): Promise<void> => {
    const turn = ++this.#langs;
    const near = this.lang || this.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang;
    const words = await this.#lexicon.wordsFor(near ? [near] : navigator.languages);
    if (turn !== this.#langs) return;
    this.words = words;
    this.translated();
    this.requestUpdate();
  };

  /** The words are others now. */
  protected translated(): void {}
}
