import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { partHash } from '../view/route.ts';
import { isNewcomer, noteVisit } from './newcomer.ts';

/** The members of the game view that the picture guide to the rules uses. */
export interface GuideTable {
  readonly game: { readonly id: string };
  /** Fetches the code that renders the rules of the game in pictures. */
  loadGuide(): Promise<() => TemplateResult>;
  requestUpdate(): void;
}

/** The picture guide to the rules of a game, which is shown until the first turn. */
export class Guide {
  #render: (() => TemplateResult) | null = null;
  #isAsked = false;

  /** Whether a new user is still asked to learn the game. */
  #isAsking = isNewcomer();

  constructor(private readonly table: GuideTable) {}

  /** Records that a turn has been played: the question is not shown again. */
  played(): void {
    if (!this.#isAsking) return;
    this.#isAsking = false;
    noteVisit();
  }

  /** Renders a link that asks new users whether they want to learn the game. */
  #question(words: Words): TemplateResult | string {
    if (!this.#isAsking) return '';
    return html`<a class="new-here" href=${partHash(this.table.game.id, 'learn', '1')} @click=${() => this.played()}>${words('newHere')}</a>`;
  }

  /** Fetches the code of the picture guide once. If that fails, the page works without it. */
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

  /** Renders the picture guide; on a page without room for it, behind a line that opens. */
  render(words: Words, hasRoom: boolean): TemplateResult | string {
    if (hasRoom) return this.#render ? html`${this.#render()}${this.#question(words)}` : '';
    // The line is there at once, so that nothing moves when the pictures arrive.
    return html`<div class="guide-line"><details class="folded-guide"><summary>${words('guide')}</summary>${this.#render?.() ?? ''}</details>${this.#question(words)}</div>`;
  }
}
