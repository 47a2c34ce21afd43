import { html, type TemplateResult } from 'lit';
import type { Report } from '../board.ts';
import { MAX_LINES } from '../store/analysis.ts';
import { icon } from '../view/icons.ts';
import { LineWalk } from './line-walk.ts';
import { StudyElement } from './study-element.ts';

/** The size that the small board with an engine line needs, in pixels. */
const BOARD_WIDTH = 200;
const BOARD_HEIGHT = 240;

type Line = Report['lines'][number];

/**
 * The panel with the engine's evaluation and best lines. A line is drawn on the board while it is
 * pointed at or has the focus.
 */
class StudyPanel extends StudyElement {
  /** The rank of the engine line that is drawn, from 0; -1 for none. */
  #aimed = -1;
  #drawn = '';
  /** Whether the current press began on a line that was already drawn. */
  #wasDrawn = false;
  #announcement = '';
  readonly #walk = new LineWalk(() => this.requestUpdate());
  /** The turns of the hovered line at the time when hovering began. */
  #walked: readonly string[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#pressed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#pressed);
    this.#walk.stop();
  }

  /**
   * Handles the key that shows the threat, while the focus is beside or on the board and not in a
   * text field.
   */
  #pressed = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key !== 't' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (!(target instanceof Element) || !target.closest('main') || target.matches('input, textarea, select')) return;
    event.preventDefault();
    this.study.toggleThreat();
  };

  /** Returns the opponent's threat in words; empty while no threat is requested. */
  #threat(): string {
    const { words, threat } = this.study;
    if (threat.isThinking) return words('threatThinking');
    if (!threat.result) return '';
    const { turn, threats } = threat.result;
    const said = threats.map(({ kind, piece = '', square, steps = 0 }) =>
      words('threatened', { kind, piece: piece.toLowerCase() || 'none', square, steps }),
    );
    return [words('threatTurn', { turn: turn ?? '' }), ...(said.length > 0 ? said : [words('noThreat')])].join(' ');
  }

  protected override updated(): void {
    const turn = this.#turnOf(this.#aimed);
    if (turn === this.#drawn) return;
    this.#drawn = turn;
    this.study.preview(turn);
  }

  #turnOf(rank: number): string {
    return this.study.report?.lines[rank]?.moves[0] ?? '';
  }

  #aim(rank: number): void {
    this.#aimed = rank;
    this.#walked = this.study.report?.lines[rank]?.moves ?? [];
    if (this.#walked.length > 1) this.#walk.start(this.#walked.length);
    else this.#walk.stop();
    this.requestUpdate();
  }

  /**
   * Handles the keys on an engine line: the arrow keys go through its turns, and A adds it to the
   * tree.
   */
  #step(event: KeyboardEvent, rank: number): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key.toLowerCase() === 'a') {
      event.preventDefault();
      void this.#add(rank);
      return;
    }
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!by) return;
    event.preventDefault();
    this.#walk.go(Math.max(1, this.#walk.played) + by, this.#walked.length);
  }

  #percent(win: number): string {
    return new Intl.NumberFormat(this.study.words.language, { style: 'percent' }).format(win);
  }

  protected override render(): TemplateResult {
    const { study } = this;
    const { words, report, whyOff } = study;
    const chance = report ? words('chance', { side: study.mover, win: this.#percent(report.score.win) }) : '…';
    const speed = new Intl.NumberFormat(words.language, { notation: 'compact' }).format(report?.nps ?? 0);
    const reason = whyOff ? words('whyOff', { why: whyOff }) : study.hasFailed ? words('failed') : '';
    return html`
      <section class="study" aria-label=${words('analysis')}>
        <div class="head">
          <div class="figures">
            <button type="button" class="chance" title=${words('say')} ?disabled=${!report} @click=${this.#say}>${chance}</button>
            <span class="facts">${report ? words('facts', { depth: report.depth, speed }) : ''}</span>
          </div>
          <select aria-label=${words('lines')} @change=${this.#setLines}>
            ${Array.from({ length: MAX_LINES }, (_, index) => html`<option value=${index + 1} ?selected=${study.lines === index + 1}>${index + 1}</option>`)}
          </select>
          <button type="button" class="tool" aria-label=${words('openings')} title=${words('openings')} aria-pressed=${String(study.openings.isOn)} @click=${() => study.openings.toggle()}>${icon('openings')}</button>
          <button type="button" class="tool" aria-label=${words('threat')} title=${`${words('threat')} (t)`} aria-keyshortcuts="t" ?disabled=${whyOff !== null}
            aria-pressed=${String(study.threat.result !== null)} aria-busy=${String(study.threat.isThinking)} @click=${() => study.toggleThreat()}>${icon('threat')}</button>
          <button type="button" class="tool" aria-label=${words('turnOff')} title=${words('turnOff')} @click=${study.turnOff}>${icon('close')}</button>
        </div>
        <ol style=${`--lines:${study.lines}`} @pointerleave=${() => this.#aim(-1)}>
          ${reason ? html`<li class="note">${reason}</li>` : report?.lines.map((line, rank) => this.#line(line, rank))}
        </ol>
        <p class="threat" role="status">${this.#threat()}</p>
        ${this.#lineBoard()} ${this.#openings()}
        <div class="unseen" role="status">${this.#announcement}</div>
      </section>
    `;
  }

  /** Renders the opening explorer for the position; nothing where help is not allowed. */
  #openings(): TemplateResult | string {
    const { study } = this;
    const { openings, words, whyOff } = study;
    if (!openings.isOn || whyOff === 'people' || whyOff === 'level') return '';
    if (openings.hasFailed) return html`<p class="note">${words('openingsFailed')}</p>`;
    void openings.load(words.language);
    if (!openings.sources) return '';
    return html`<opening-table
      .sources=${openings.sources}
      .study=${study}
      .position=${openings.position}
      .language=${words.language}
      .mover=${study.mover}
      .canPlay=${study.canPlay}
    ></opening-table>`;
  }

  /** Renders a small board with the position that the hovered engine line reaches. */
  #lineBoard(): TemplateResult | string {
    const { played } = this.#walk;
    const line = this.querySelectorAll('ol .line')[this.#aimed];
    const drawing = played > 0 && line ? this.study.positionAfter(this.#walked.slice(0, played)) : null;
    if (!drawing || !line) return '';
    const { left, top } = line.getBoundingClientRect();
    // Beside the panel where there is room, otherwise above the line.
    const hasRoom = left > BOARD_WIDTH;
    const place = hasRoom
      ? `left:${left - BOARD_WIDTH}px;top:${Math.max(8, Math.min(top, innerHeight - BOARD_HEIGHT))}px`
      : `right:0.5rem;bottom:${innerHeight - top + 8}px`;
    return html`<figure class="line-board" style=${place} aria-hidden="true">
      ${drawing}
      <figcaption>${played}/${this.#walked.length} · ${this.#walked[played - 1]}</figcaption>
    </figure>`;
  }

  #line({ moves, score }: Line, rank: number): TemplateResult {
    const [first, ...rest] = moves;
    const label = this.study.words('addLine', { n: rank + 1 });
    return html`<li>
      <button
        type="button"
        class="line"
        aria-disabled=${String(!this.study.canPlay)}
        @pointerenter=${() => this.#aim(rank)}
        @pointerdown=${({ pointerType }: PointerEvent) => {
          this.#wasDrawn = pointerType === 'mouse' || this.#aimed === rank;
        }}
        @focus=${() => this.#aim(rank)}
        @blur=${() => this.#aim(-1)}
        @keydown=${(event: KeyboardEvent) => this.#step(event, rank)}
        @click=${({ detail }: MouseEvent) => this.#choose(rank, detail > 0)}
      >
        <span class="win">${this.#percent(score.win)}</span>
        <span class="moves"><b>${first}</b>${rest.map((turn) => html` · ${turn}`)}</span>
      </button>
      <button type="button" class="tool" aria-label=${label} title=${`${label} (a)`}
        @pointerenter=${() => this.#aim(rank)} @focus=${() => this.#aim(rank)} @blur=${() => this.#aim(-1)}
        @click=${() => this.#add(rank)}>${icon('plus')}</button>
    </li>`;
  }

  /** Adds all turns of an engine line to the tree as a variation. */
  async #add(rank: number): Promise<void> {
    const { words } = this.study;
    const turns = this.study.report?.lines[rank]?.moves;
    if (!turns) return;
    const isNew = await this.study.addLine(turns);
    this.#announcement = words(isNew ? 'lineAdded' : 'lineKnown', { count: turns.length });
    this.requestUpdate();
  }

  /** Plays the first turn of a line. The first tap on a touch screen only draws it. */
  #choose(rank: number, isPress: boolean): void {
    if (isPress && !this.#wasDrawn) this.#aim(rank);
    const turn = this.#turnOf(rank);
    if (!turn || !this.study.canPlay || (isPress && !this.#wasDrawn)) return;
    this.#aimed = -1;
    this.study.play(turn);
  }

  #say = (): void => {
    const { words, report, mover } = this.study;
    if (!report) return;
    const [best] = report.lines;
    const win = this.#percent(report.score.win);
    this.#announcement = words('said', { side: mover, win, depth: report.depth, turn: best?.moves[0] ?? '' });
    this.requestUpdate();
  };

  #setLines = (event: Event): void => {
    this.study.lines = Number((event.target as HTMLSelectElement).value);
  };
}

customElements.define('study-panel', StudyPanel);
