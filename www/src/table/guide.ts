import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';

/** What the guide asks of the table. */
export interface GuideTable {
  /** Fetches the part that renders the rules in pictures. */
  loadGuide(): Promise<() => TemplateResult>;
  requestUpdate(): void;
}

/** The rules in pictures, which are shown until the first turn. */
export class Guide {
  #render: (() => TemplateResult) | null = null;
  #isAsked = false;

  constructor(private readonly table: GuideTable) {}

  /** Fetches the pictures, once. Without them the page works as well. */
  async load(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    try {
      this.#render = await this.table.loadGuide();
      this.table.requestUpdate();
    } catch (error) {
      console.warn(error);
    }
  }

  /**
   * Renders the pictures, on a page without room for them behind a line that opens; empty before
   * they are loaded.
   */
  render(words: Words, hasRoom: boolean): TemplateResult | string {
    if (!this.#render || hasRoom) return this.#render?.() ?? '';
    return html`<details class="folded-guide"><summary>${words('guide')}</summary>${this.#render()}</details>`;
  }
}
