import type { TemplateResult } from 'lit';

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

  /** Renders the pictures; empty before they are loaded. */
  render(): TemplateResult | string {
    return this.#render?.() ?? '';
  }
}
