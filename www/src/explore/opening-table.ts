import { html, LitElement, type TemplateResult } from 'lit';
import type { Language } from '../i18n/index.ts';
import { onKeptElsewhere } from '../mine/store.ts';
import { wordsIn } from './i18n/index.ts';
import type { Opening } from './opening-index.ts';
import type { OpeningSources, ShownPosition } from './sources.ts';

/** The members of the analysis that the opening explorer uses. */
interface Explorer {
  /** The name of the side to move in the shown position. */
  readonly mover: string;
  readonly canPlay: boolean;
  /** Draws a turn on the board as a preview; without one, removes the preview. */
  preview(turn?: string): void;
  play(turn: string): void;
}

type Group = readonly [key: 'myGames' | 'computerGames', rows: readonly Opening[]];

/**
 * The table of the turns that were played in a position, with results. A turn is drawn on the board
 * while it is pointed at.
 */
class OpeningTable extends LitElement {
  static override properties = { sources: {}, study: {}, position: {}, language: {}, mover: {}, canPlay: {} };
  declare sources: OpeningSources;
  declare study: Explorer;
  /** The position whose opening turns are shown; another object when it has changed. */
  declare position: ShownPosition | null;
  declare language: Language;
  declare mover: string;
  declare canPlay: boolean;
  #groups: readonly Group[] = [];
  #aimed = '';
  /** Whether the current press began on a turn that was already drawn. */
  #wasDrawn = false;
  #isCounted = false;
  #keepsFocus = false;
  #stop: (() => void) | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop ??= onKeptElsewhere(this.#count);
    // The sources are known once it is rendered.
    void this.updateComplete.then(this.#count);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = null;
    this.#aim('');
  }

  /** Counts the opening turns of the user's stored games that are new. */
  #count = async (): Promise<void> => {
    await this.sources.kept.update();
    this.#isCounted = true;
    this.#look();
    this.requestUpdate();
  };

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('position') || changed.has('sources')) this.#look();
  }

  protected override updated(): void {
    if (!this.#keepsFocus) return;
    this.#keepsFocus = false;
    // The turn that had the focus has been played.
    (this.querySelector<HTMLElement>('button') ?? this.querySelector<HTMLElement>('section'))?.focus();
  }

  /**
   * Looks up the turns played in the shown position, without those that are illegal now, such as a
   * third repetition.
   */
  #look(): void {
    const { position, sources } = this;
    const game = position?.copy();
    const rows = (openings: readonly Opening[]) =>
      openings.flatMap((opening) => {
        const turn = game && sources.kind.legalOpening(game, opening.turn);
        return turn ? [{ ...opening, turn }] : [];
      });
    const hash = position?.hash ?? '';
    const groups: Group[] = [
      ['myGames', rows(sources.kept.at(hash))],
      ['computerGames', rows(sources.computer.at(hash))],
    ];
    this.#groups = groups.filter(([, found]) => found.length > 0);
    game?.free();
  }

  #aim(turn: string): void {
    if (turn === this.#aimed) return;
    this.#aimed = turn;
    this.study.preview(turn);
  }

  /** Plays a turn. The first tap on a touch screen only draws it. */
  #choose(turn: string, isPress: boolean): void {
    if (isPress && !this.#wasDrawn) this.#aim(turn);
    if (!this.canPlay || (isPress && !this.#wasDrawn)) return;
    this.#aimed = '';
    this.#keepsFocus = !isPress;
    this.study.play(turn);
  }

  protected override render(): TemplateResult {
    const words = wordsIn(this.language);
    return html`<section class="openings" tabindex="-1" aria-label=${words('openingTable')} @pointerleave=${() => this.#aim('')}>
      ${this.#groups.length > 0 ? this.#table() : html`<p>${this.#isCounted ? words('noOpenings') : '…'}</p>`}
    </section>`;
  }

  #table(): TemplateResult {
    const words = wordsIn(this.language);
    return html`<table>
      <thead>
        <tr><th scope="col">${words('openingTurn')}</th><th scope="col">${words('openingGames')}</th><th scope="col">${words('openingResult', { side: this.mover })}</th></tr>
      </thead>
      ${this.#groups.map(
        ([key, rows]) => html`<tbody>
          <tr><th scope="rowgroup" colspan="3">${words(key)}</th></tr>
          ${rows.map((row) => this.#row(row))}
        </tbody>`,
      )}
    </table>`;
  }

  #row({ turn, games, wins, draws, losses }: Opening): TemplateResult {
    const words = wordsIn(this.language);
    const ended = wins + draws + losses;
    const percent = new Intl.NumberFormat(words.language, { style: 'percent' });
    const [won, drawn, lost] = [wins, draws, losses].map((count) => percent.format(count / Math.max(1, ended)));
    const shares = ended ? words('openingShares', { won: won!, drawn: drawn!, lost: lost! }) : words('openingNoResult');
    return html`<tr>
      <th scope="row">
        <button
          type="button"
          aria-disabled=${String(!this.canPlay)}
          @pointerenter=${({ pointerType }: PointerEvent) => {
            if (pointerType === 'mouse') this.#aim(turn);
          }}
          @pointerdown=${({ pointerType }: PointerEvent) => {
            this.#wasDrawn = pointerType === 'mouse' || this.#aimed === turn;
          }}
          @focus=${({ currentTarget }: FocusEvent) => {
            if ((currentTarget as Element).matches(':focus-visible')) this.#aim(turn);
          }}
          @blur=${() => this.#aim('')}
          @click=${({ detail }: MouseEvent) => this.#choose(turn, detail > 0)}
        >${turn}</button>
      </th>
      <td>${games}</td>
      <td title=${shares}>
        <span class="results" aria-hidden="true">
          <b>${ended ? won : ''}</b>
          <span style=${`--won:${wins};--drawn:${draws};--lost:${losses}`}>${ended ? html`<i></i><i></i><i></i>` : ''}</span>
        </span>
        <span class="unseen">${shares}</span>
      </td>
    </tr>`;
  }
}

customElements.define('opening-table', OpeningTable);
