import './training.css';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { PageGame, PartView } from '../game.ts';
import type { Language, Words } from '../i18n/index.ts';
import { prepare } from '../start/first-board.ts';
import { applyLook } from '../start/look.ts';
import { sizeOf } from '../start/text-size.ts';
import type { Theme } from '../store/settings.ts';
import { layout, onLayoutChange } from '../table/layout.ts';
import { openDialog } from '../view/dialogs.ts';
import type { StatusLine } from '../view/status.ts';
import type { Training, TrainingBoard, TrainingState } from './training.ts';

/** The maximum length of a status line in the normal type size; longer ones are set smaller. */
const MAX_SHORT = 120;

/** The base class of the views with lessons and with puzzles: a board and the texts around it. */
export abstract class TrainingView extends LitElement implements PartView {
  static override properties = { language: {}, theme: {} };
  declare language: Language;
  declare theme: Theme;
  readonly board: TrainingBoard;
  /** The view's announcement for screen readers. The board itself announces the changes on it. */
  protected announcement = '';
  #hadFocus = false;
  #endLayoutChanges = () => {};

  constructor(
    readonly game: PageGame,
    protected readonly training: Training,
  ) {
    super();
    this.board = training.newBoard();
    prepare(this.board);
    this.board.seats = '';
    this.board.addEventListener('keddah-change', () => {
      this.changed();
      this.requestUpdate();
    });
  }

  abstract readonly words: Words;
  /** Shows the puzzle or lesson with the id that a link names. */
  abstract show(id: string): void;
  /** Called when the state of the board has changed. */
  protected abstract changed(): void;
  /** Renders the strips of text above and below the board. */
  protected abstract lines(): { top: TemplateResult | string; bottom: TemplateResult | string };
  /** Returns the status line beside the controls. */
  protected abstract statusLine(state: TrainingState): StatusLine;
  /** Renders the small buttons below the controls that make a turn. */
  protected abstract tools(state: TrainingState): TemplateResult | string;
  /** Renders the content that is beside the board if the window has room, otherwise below it. */
  protected abstract middle(): TemplateResult | string;
  /** Renders the controls with which the user completes a turn, such as Undo step. */
  protected controls(state: TrainingState): TemplateResult | string {
    return this.training.controls(this.board, state, this.language);
  }

  /** Renders the dialogs of this view. */
  protected dialogs(): TemplateResult | string {
    return '';
  }

  get ready(): Promise<void> {
    return this.board.ready;
  }

  override focus(): void {
    this.board.focus();
  }

  open(id: string): void {
    openDialog(this, id);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('table', 'training', this.game.id);
    applyLook(this.board);
    this.#endLayoutChanges = onLayoutChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endLayoutChanges();
    for (const dialog of this.querySelectorAll('dialog')) dialog.close();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#hadFocus = this.contains(document.activeElement);
    if (changed.has('theme')) this.board.theme = this.theme;
    if (changed.has('language')) this.board.lang = this.language;
  }

  protected override updated(): void {
    // The control that was just used may be gone.
    if (this.#hadFocus && document.activeElement === document.body)
      void this.board.updateComplete.then(() => this.board.focus());
    const { state } = this.board;
    if (state) this.training.updated(this, this.board, state);
  }

  protected override render(): TemplateResult {
    const { board } = this;
    const { state } = board;
    const seen = layout();
    const { top, bottom } = this.lines();
    const above = html`<div class="top strip">${top}</div>`;
    const middle = html`<div class="middle">${this.middle()}</div>`;
    // In the order in which the parts are seen.
    return html`
      <main>
        ${seen === 'column' ? above : ''}${board}${seen === 'column' ? '' : above}
        ${seen === 'wide' ? middle : ''}
        <div class="bottom strip">${bottom}</div>
        ${state ? this.#statusAndControls(state) : html`<div class="status"></div>`}
        ${seen === 'wide' ? '' : middle}
      </main>
      ${this.training.help(this.language)} ${this.dialogs()}
      <div class="unseen" role="status">${this.announcement}</div>
    `;
  }

  #statusAndControls(state: TrainingState): TemplateResult {
    const { text, tone } = this.statusLine(state);
    return html`
      <div class="status">${keyed(text, html`<p class=${tone} data-size=${sizeOf(text)} ?data-long=${text.length > MAX_SHORT}>${text}</p>`)}</div>
      <div class="controls">
        ${this.controls(state)}
        <div class="tools" role="group" aria-label=${this.words('actions')}>${this.tools(state)}</div>
      </div>
    `;
  }
}
