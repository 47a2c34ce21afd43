/** The game view as all games share it: the board with controls, dialogs and notices. */
import type { Expiry } from 'keddah/clock';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Board, Snapshot, StateOf } from '../board.ts';
import { download } from '../browser.ts';
import type { GameView, LinkKind, PageGame } from '../game.ts';
import type { Language } from '../i18n/index.ts';
import type { KeptGame } from '../mine/kind.ts';
import type { Seat } from '../seats.ts';
import { applyLook } from '../start/look.ts';
import { sizeOf } from '../start/text-size.ts';
import type { Theme } from '../store/settings.ts';
import { clockView } from '../view/clock.ts';
import { resignDialog } from '../view/dialogs.ts';
import { lookDialog } from '../view/look.ts';
import { type Notice, noticeView } from '../view/notice.ts';
import { pasteDialog } from '../view/paste.ts';
import type { StatusLine } from '../view/status.ts';
import { watchBar } from '../view/watch.ts';
import { clockAt } from './clock.ts';
import { CurrentGame } from './current-game.ts';
import { EditorLoader } from './editing.ts';
import { Embedding } from './embedding.ts';
import { endingCard, isOver } from './ending.ts';
import { fileName } from './file-name.ts';
import { GamePart } from './game-part.ts';
import { Guide } from './guide.ts';
import { Hints } from './hints.ts';
import { layout, onLayoutChange } from './layout.ts';
import { Links } from './links.ts';
import { Notices } from './notices.ts';
import type { ReadGame } from './opening.ts';
import { Pasting } from './pasting.ts';
import { recordAt } from './record-at.ts';
import type { SavedGame, StudyState } from './saved-game.ts';
import { StudyLoader } from './study.ts';
import { Tools } from './tools.ts';
import { Turns } from './turns.ts';

/** The interval at which the shown progress of a search is updated, in milliseconds. */
const PROGRESS_MS = 250;

/**
 * The view in which a game is played: a board with its controls. `Saved` is the type of a stored
 * game.
 */
export abstract class GameTable<Side, B extends Board<Side>, Saved extends SavedGame>
  extends GamePart<Side, B, Saved>
  implements GameView
{
  static override properties = { language: {}, theme: {}, loadUpdate: {} };
  declare language: Language;
  declare theme: Theme;
  declare loadUpdate: (() => void) | null;
  games: readonly PageGame[] = [];
  #progressTimer = 0;
  /** Whether the keyboard focus was inside this view before the current update. */
  #hadFocus = false;
  #endLayoutChanges = () => {};
  /** The notice that was last scrolled into view. */
  #shownNotice: Notice | null = null;
  readonly #notices = new Notices(() => this.requestUpdate());
  readonly #hints = new Hints<StateOf<B>>(this);
  readonly #pasting = new Pasting(this);
  readonly #links = new Links(this, this.#notices);
  readonly #guide = new Guide(this);
  readonly #embedding = new Embedding<Side>(this);
  readonly #current = new CurrentGame<Side, Saved>(this, this.#notices);
  readonly #study = new StudyLoader(this, this.#current, this.#notices);
  readonly #turns = new Turns<Side, StateOf<B>>(this, this.#study);
  readonly #tools = new Tools<Side, Saved, StateOf<B>>(this, {
    current: this.#current,
    study: this.#study,
    hints: this.#hints,
    notices: this.#notices,
    editing: new EditorLoader(this, this.#notices),
  });
  /** Resolves when the game of the last visit is on the board. */
  #restored: Promise<void> = Promise.resolve();

  get notices(): Notices {
    return this.#notices;
  }

  get ready(): Promise<void> {
    return this.board.ready;
  }

  override focus(): void {
    this.board.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('table', this.game.id);
    applyLook(this.board);
    // The board places its question where the window has room.
    this.#endLayoutChanges = onLayoutChange(() => {
      this.requestUpdate();
      this.board.requestUpdate();
    });
    // The board is connected after this element.
    queueMicrotask(() => this.#current.reconnected());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endLayoutChanges();
    for (const dialog of this.querySelectorAll('dialog')) dialog.close();
    this.#study.leave();
    this.#current.leave();
  }

  protected override firstUpdated(): void {
    this.board.addEventListener('keddah-change', this.changed);
    const { first } = this;
    if (first?.hasTurns) this.#current.takeOver(first.playedMs);
    first?.leaveToTable();
    this.#restored = this.#current.saving.start(first !== null && this.hasProgress()).then(this.changed);
  }

  // Saving

  toSaved(): Saved | null {
    const saved = this.#current.toSaved();
    const study = this.#study.saved;
    return saved && study ? { ...saved, study, record: this.record() } : saved;
  }

  async restore(saved: Saved): Promise<void> {
    await this.#current.restore(saved);
    this.#study.restore(saved.study);
  }

  /** Discards the analysis of the current game, before another game is put on the board. */
  forgetStudy(): void {
    this.#study.forget();
  }

  /** Returns the record of the game on the board, with all variations if it is studied. */
  record(): string {
    return this.#study.record();
  }

  get isStudied(): boolean {
    return this.#study.isStudied;
  }

  /** Whether the game is played on a clock, with a friend or to find a level. */
  get isBound(): boolean {
    return this.#current.isBound;
  }

  /** Puts a copy of the game on the board for analysis, without clock and friend. */
  async copyForStudy(study: StudyState): Promise<void> {
    const saved = this.toSaved();
    if (!saved) return;
    const seats = this.currentSeats().map(() => 'person');
    const rivals = { id: undefined, friend: undefined, levelSearch: undefined, clock: undefined };
    const copy = { ...saved, ...rivals, record: this.record(), seats: seats.join(' '), study };
    await this.replace(this.words('copyOpened'), () => this.restore(copy));
  }

  reviewFailed(): void {
    this.#notices.show({ text: this.words('partFailed'), closesItself: true });
  }

  startReview = (): void => void this.#study.startReview();

  copy(text: string): void {
    void this.#notices.copy(text, this.words);
  }

  replace(text: string, show: () => void | Promise<void>, timeControl = ''): Promise<void> {
    return this.#current.replace(text, show, timeControl);
  }

  /** Returns a stored game with another record, at the start of a turn. */
  withRecord(saved: Saved, record: string): Saved {
    const { clock } = saved;
    return { ...saved, record, ...(clock && { clock: clockAt(clock, this.board.state?.ply ?? 0) }) };
  }

  // Clock

  /** The time control of the game; empty without a clock. */
  get timeControl(): string {
    return this.#current.clock.control;
  }

  /** The state of the board, which the clock follows. */
  get clockState(): Snapshot<Side> | undefined {
    return this.board.state;
  }

  get isClockHeld(): boolean {
    return this.#current.direct.isWaiting;
  }

  timeIsUp(expiry: Expiry): boolean {
    return this.#current.timeIsUp(expiry);
  }

  halt(): void {
    this.#current.halt();
  }

  clockFailed(): void {
    this.#notices.show({ text: this.words('clockFailed') });
  }

  /** Saves the game in the browser with the times of its clock. */
  saveTimes(): void {
    if (this.#current.saving.isRestored) this.#current.saving.save(true);
  }

  /** Renders the clock of one side. */
  protected clock(side: Side): TemplateResult | string {
    return clockView(this.#current.clock.face(side), this.words);
  }

  changed = (): void => {
    this.requestUpdate();
    const { state } = this;
    if (!state || !this.#current.saving.isRestored) return;
    this.#current.changed(state);
    // The board fires no event for the progress of a search, so this polls it.
    if (state.thinking && !this.#progressTimer) {
      this.#progressTimer = window.setInterval(() => {
        this.requestUpdate();
        if (this.state?.thinking) return;
        clearInterval(this.#progressTimer);
        this.#progressTimer = 0;
      }, PROGRESS_MS);
    }
  };

  // Actions

  /** Puts a game that was parsed from a text on the board, in place of the current one. */
  show(read: ReadGame, choice: string): void {
    void this.replace(this.words('opened'), () => read.show(choice));
  }

  /** Turns the engine analysis of the game on. */
  analyze(): void {
    this.isAnalyzing = true;
  }

  get isAnalyzing(): boolean {
    return this.#study.isOn;
  }

  set isAnalyzing(next: boolean) {
    if (next !== this.#study.isOn) this.#study.toggle();
  }

  async openText(text: string): Promise<void> {
    await this.#restored;
    const read = this.read(text);
    await this.replace(this.words('opened'), () => read.show('people'));
  }

  async playLevel(level: number): Promise<void> {
    await this.#restored;
    await this.replace(this.words('started'), () => this.startAtLevel(level));
  }

  /** Continues the game from the turn that is shown, discarding the turns after it. */
  playFromHere = (): void => {
    const { state } = this;
    const saved = this.toSaved();
    if (!state || !saved) return;
    const record = recordAt(this.board.game, state.ply);
    const isStart = state.ply <= state.firstPly;
    const number = isStart ? '' : this.turnNumber(state, state.ply).label;
    const text = isStart ? this.words('started') : this.words('playedFrom', { turn: number });
    const seats = saved.seats.replaceAll('nobody', 'person');
    const next = { ...this.withRecord(saved, record), seats, id: undefined, friend: undefined, levelSearch: undefined };
    void this.replace(text, () => this.restore({ ...next, study: undefined }));
  };

  currentSeats(): readonly Seat[] {
    return this.state ? this.seatsOf(this.state) : [];
  }

  /** Returns the players of the game, also while another position of it is studied. */
  gameSeats(): readonly Seat[] {
    return this.#study.liveSeats ?? this.currentSeats();
  }

  async openKept({ id, status, saved }: KeptGame): Promise<void> {
    if (!this.isSaved(saved)) throw new Error('This stored game has another form.');
    // A finished game stays unchanged in the list when turns are played from one of its positions.
    await this.replace(this.words('opened'), () =>
      this.restore({ ...saved, id: status === 'playing' ? id : undefined }),
    );
  }

  async openLink(text: string, kind: LinkKind): Promise<void> {
    await this.#restored;
    if (kind === 'game') await this.#links.open(text);
    else if (kind === 'turn') await this.#current.friend.open(text);
    else await this.#current.direct.openLink(text);
  }

  share(): Promise<void> {
    return this.#links.share();
  }

  /** Opens the dialog that explains and starts the games which find the person's level. */
  findLevel(): void {
    this.querySelector<HTMLDialogElement>('dialog#new-game')?.close();
    void this.#current.levelSearch.explain();
  }

  /** Lets the paused computer continue. */
  resume(): void {
    this.#current.watch.play();
  }

  /** Downloads the record of the game as a text file. */
  saveAsFile(): void {
    const { state } = this;
    if (state) download(this.record(), this.fileName('txt'));
  }

  /** Returns the name for a downloaded file with the game, given the extension. */
  fileName(extension: string): string {
    const { state } = this;
    return fileName(this.game.id, state ? this.seatsOf(state) : [], this.words, extension);
  }

  /** Returns the status line: about a watched game, a hint, or the game's own line. */
  #shownStatus(state: StateOf<B>): StatusLine {
    const isPlaying = state.status.kind === 'playing' && state.atLatest;
    if (this.#current.isWatching && isPlaying && !state.thinking && this.statusLine(state).tone === 'calm') {
      return { text: this.words(this.#current.watch.isPaused ? 'watchPaused' : 'watching'), tone: 'calm' };
    }
    const { friend, direct } = this.#current;
    return direct.statusLine(state) ?? friend.statusLine(state) ?? this.#hints.statusLine(state);
  }

  get #updateNotice(): Notice | null {
    const { loadUpdate, words } = this;
    return loadUpdate && { text: words('updateReady'), actions: [{ label: words('updateNow'), act: loadUpdate }] };
  }

  #closeNotice = (): void => {
    if (this.#notices.current) this.#notices.close();
    else this.loadUpdate = null;
  };

  // Rendering

  protected override willUpdate(changed: PropertyValues): void {
    this.#hadFocus = this.contains(document.activeElement);
    if (changed.has('theme')) this.board.theme = this.theme;
    if (changed.has('language')) {
      this.board.lang = this.language;
      this.#hints.forget();
    }
  }

  protected override render(): TemplateResult {
    const { board, words, state } = this;
    const shown = this.#notices.current ?? this.#current.saving.notice ?? this.#updateNotice;
    const notice = html`<div class="notice" role="status">${shown ? noticeView(shown, words, this.#closeNotice) : ''}</div>`;
    // The keyboard and screen readers go through the parts in the order in which they are seen.
    const seen = layout();
    const players = state ? this.players(state) : { top: '', bottom: '' };
    const middle = state ? this.#middle(state) : '';
    return html`
      <main>
        ${seen === 'column' ? players.top : ''}${board}${this.#study.bar()}${seen === 'column' ? '' : players.top}
        ${seen === 'wide' ? middle : ''}${players.bottom}${notice}
        ${state ? this.#statusAndControls(state) : html`<div class="status"></div>`}
        ${seen === 'wide' ? '' : middle}
      </main>
      ${this.dialogs(state)}
      ${resignDialog(words, this.resignEffect(state), () => board.resign(this.resigningSide(this.state)))}
      ${pasteDialog(words, this.#pasting.problem, this.#pasting.opened, this.#pasting)}
      ${state ? this.#embedding.dialog(state) : ''} ${this.#links.dialog()} ${this.#current.friend.dialog()}
      ${this.#current.levelSearch.dialog()}
      ${this.#current.direct.dialog()}
      ${lookDialog(words, board, () => this.requestUpdate())}
      <div class="unseen" role="status">${this.#hints.announcement}</div>
      <div class="unseen" role="status">${this.#current.clock.announcement}</div>
      <div class="unseen" role="status">${this.#turns.announcement}</div>
    `;
  }

  #statusAndControls(state: StateOf<B>): TemplateResult {
    const { words } = this;
    // A new element for each text: one that grew would count as a shift of the layout.
    const { text, tone } = this.#shownStatus(state);
    const { levelSearch } = this.#current;
    const canWatch = this.#current.isWatching && state.status.kind === 'playing' && state.atLatest;
    return html`
      <div class="status">${keyed(text, html`<p class=${tone} data-size=${sizeOf(text)}>${text}</p>`)}${this.statusAction(state)}</div>
      <div class="controls">
        ${isOver(state) ? '' : levelSearch.progress(state)}
        ${canWatch ? watchBar(this.#current.watch, words) : isOver(state) ? (levelSearch.card(state) ?? endingCard(this, state, this.#current.playedMs, this.#current.friend)) : this.#current.direct.setupBar(state) || (!this.#current.direct.isOnBoard && this.#current.friend.card(state)) || this.mainControls(state)}
        ${this.#current.direct.card(state) ?? (isOver(state) ? this.#current.friend.card(state) : '')}
        ${this.#tools.render(state)}
      </div>
    `;
  }

  /**
   * Renders the list of turns and the controls around it, between the two players where the window
   * has room.
   */
  #middle(state: StateOf<B>): TemplateResult {
    const isWide = layout() === 'wide';
    const guide = this.hasTurns(state) ? '' : this.#guide.render(this.words, isWide);
    return html`
      <div class="middle">
        ${this.#study.panel()} ${this.#study.reviewPanel()}
        ${this.hasTurns(state) || this.#study.isStudied ? this.#turns.render(state) : ''} ${isWide ? '' : guide}
        ${this.extraControls(state, this.#current.friend.canArrange(state))} ${isWide ? guide : ''}
      </div>
    `;
  }

  protected override updated(): void {
    const { state } = this;
    // The control that was just used may be gone, such as the card about a finished game.
    if (this.#hadFocus && document.activeElement === document.body)
      void this.board.updateComplete.then(() => this.board.focus());
    this.#current.clock.sync();
    const { current } = this.#notices;
    if (current && current !== this.#shownNotice) this.querySelector('.notice')?.scrollIntoView({ block: 'nearest' });
    this.#shownNotice = current;
    if (state) this.board.marks = `${isOver(state) ? this.endMarks(state) : ''} ${this.#study.marks}`.trim();
    if (state && this.#current.saving.isRestored) {
      if (this.hasTurns(state)) this.#guide.played();
      else void this.#guide.load();
    }
    if (state && this.#current.saving.isRestored) this.#study.sync(state, this.#hints.isThinking);
    this.#turns.scroll();
  }
}
