import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { partHash } from '../view/route.ts';
import { isNewcomer, noteVisit } from './newcomer.ts';

/** The parts of the table that the guide uses. */
export interface GuideTable {
  readonly game: { readonly id: string };
  /** Fetches the part that renders the rules in pictures. */
  loadGuide(): Promise<() => TemplateResult>;
  requestUpdate(): void;
}

/** The rules in pictures, which are shown until the first turn. */
export class Guide {
  #render: (() => TemplateResult) | null = null;
  #isAsked = false;

  /** Whether new visitors are still asked whether they want to learn the game. */
  #isAsking = isNewcomer();

  constructor(private readonly table: GuideTable) {}

  /** Records that a turn has been played: the question is not shown again. */
  played(): void {
    if (!this.#isAsking) return;
    this.#isAsking = false;
    noteVisit();
  }

  /** Asks new visitors, in one line. */
  #question(words: Words): TemplateResult | string {
    if (!this.#isAsking) return '';
    return html`<a class="new-here" href=${partHash(this.table.game.id, 'learn', '1')} @click=${() => this.played()}>${words('newHere')}</a>`;
  }

  /** Fetches the pictures once. If that fails, the page works without them. */
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
   * Renders the pictures; on a page without room for them, behind a line that opens.
   */
  render(words: Words, hasRoom: boolean): TemplateResult | string {
    if (hasRoom) return this.#render ? html`${this.#render()}${this.#question(words)}` : '';
    // The line is there at once, so that nothing moves when the pictures arrive.
    return html`<div class="guide-line"><details class="folded-guide"><summary>${words('guide')}</summary>${this.#render?.() ?? ''}</details>${this.#question(words)}</div>`;
  }
}
