import type { ReactiveControllerHost } from 'lit';
import type { BoardTypes, GameAdapter } from './adapter.js';
import type { LanguageController } from './language.js';

/** Announces turns, results and messages of one board to screen readers. */
export class Announcer<T extends BoardTypes> {
  /** The text of the ARIA live region, which screen readers read. */
  text = '';
  /** Whether the announcement has not been rendered yet. */
  fresh = false;
  readonly #host: ReactiveControllerHost;
  readonly #language: LanguageController;
  readonly #adapter: GameAdapter<T>;

  constructor(host: ReactiveControllerHost, language: LanguageController, adapter: GameAdapter<T>) {
    this.#host = host;
    this.#language = language;
    this.#adapter = adapter;
  }

  /**
   * Announces a text, also if it is the same as the last one; with `add`, after the current
   * announcement if that has not been rendered yet.
   */
  announce(text: string, add = false): void {
    const next = add && this.fresh ? `${this.text} ${text}` : text;
    this.text = next === this.text ? `${next}\u00a0` : next;
    this.fresh = true;
    this.#host.requestUpdate();
  }

  /** Clears an announcement that was rendered before, so that it is not read again. */
  expire(): void {
    if (!this.fresh) this.text = '';
  }

  /** Announces a sentence with the name of a side, and a turn. */
  side(id: string, side: T['side'], turn = '', model: T['model'] | null = null): void {
    const { words } = this.#language;
    const sentence = words.say(id, { side: this.#adapter.sideText(words, side) });
    this.announce(turn ? `${sentence} ${this.#adapter.turnText(words, turn, model)}` : sentence);
  }

  /** Announces the state of the game. `before` is a sentence that comes first. */
  status(model: T['model'], before = '', add = false): void {
    this.announce(before + this.#adapter.statusText(this.#language.words, model), add);
  }

  /** Announces the last turn before the shown board, and the state of the game. */
  shown(model: T['model']): void {
    const turn = model.display.history[model.ply - 1];
    this.status(model, turn ? `${this.#adapter.turnText(this.#language.words, turn, model)} ` : '');
  }
}
