/**
 * The part of the page that all games share: saving the game, dialogs, notices and controls.
 */
import type { Expiry } from 'keddah/clock';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Board, Snapshot, StateOf } from '../board.ts';
import { download } from '../browser.ts';
import { embedSnippets } from '../embed/snippets.ts';
import type { GameView, PageGame } from '../game.ts';
import type { Language, Words } from '../i18n/index.ts';
import type { KeptGame } from '../mine/kind.ts';
import type { Seat } from '../seats.ts';
import type { Theme } from '../store/settings.ts';
import { clockView } from '../view/clock.ts';
import { embedDialog, openDialog, resignDialog } from '../view/dialogs.ts';
import { applyLook, lookDialog, lookTitle } from '../view/look.ts';
import { menu, menuItem } from '../view/menu.ts';
import { type Notice, noticeView } from '../view/notice.ts';
import { pasteDialog } from '../view/paste.ts';
import { reviewButtons } from '../view/review.ts';
import { type StatusLine, sizeOf } from '../view/status.ts';
import { type ToolActions, toolbar } from '../view/toolbar.ts';
import { scrollToShownTurn, turnList } from '../view/turns.ts';
import { watchBar } from '../view/watch.ts';
import { clockAt, TableClock } from './clock.ts';
import { endingCard, isOver } from './ending.ts';
import { fileName } from './file-name.ts';
import { FriendGame } from './friend.ts';
import { Hints } from './hints.ts';
import { Keeping } from './keeping.ts';
import { Links } from './links.ts';
import { copyResult, Notices } from './notices.ts';
import type { ReadGame } from './opening.ts';
import { Pasting } from './pasting.ts';
import { PlayTime } from './play-time.ts';
import { friendshipOf, type SavedGame } from './saved-game.ts';
import { Saving } from './saving.ts';
import { Watch } from './watch.ts';

/** The window sizes with room for the list of turns beside the board. The same as in layout.css. */
const WIDE = '(min-width: 45rem) and (min-height: 36rem) and (min-aspect-ratio: 1/1)';
/** How often the progress of a search is shown. */
const PROGRESS_MS = 250;

/**
 * A board with its controls. `Saved` is the type of a stored game. The board knows rules and
 * positions; the abstract members are what differs between games.
 */
export abstract class GameTable<Side, B extends Board<Side>, Saved extends SavedGame>
  extends LitElement
  implements GameView
{
  static override properties = { language: {}, theme: {}, loadUpdate: {} };
  declare language: Language;
  declare theme: Theme;
  declare loadUpdate: (() => void) | null;
  games: readonly PageGame[] = [];
  abstract readonly words: Words;
  /** Attributes of the board with the values at which embedding snippets omit them. */
  protected abstract readonly defaultAttributes: Record<string, string>;
  /** The orientations of the board. */
  abstract readonly orientations: readonly string[];
  /** The number of setups with which a game begins. */
  abstract readonly setups: number;
  #embedsWholeGame = false;
  /** Renders the rules in pictures once they are loaded. */
  #guide: (() => TemplateResult) | null = null;
  #isGuideAsked = false;
  #progressTimer = 0;
  readonly #notices = new Notices(() => this.requestUpdate());
  readonly #hints: Hints<StateOf<B>>;
  readonly #saving: Saving<Saved>;
  readonly #pasting: Pasting;
  readonly #watch: Watch;
  readonly #playTime = new PlayTime();
  readonly #clock: TableClock<Side>;
  readonly #links: Links;
  readonly #keeping: Keeping;
  readonly #friend: FriendGame<Saved>;
  /** Resolves when the game of the last visit is on the board. */
  #restored: Promise<void> = Promise.resolve();

  constructor(
    readonly game: PageGame,
    readonly board: B,
  ) {
    super();
    board.id = 'board';
    board.className = 'board';
    board.controls = 'none';
    this.#hints = new Hints<StateOf<B>>(this);
    this.#saving = new Saving<Saved>(this, this.#notices);
    this.#pasting = new Pasting(this);
    this.#links = new Links(this, this.#notices);
    this.#keeping = new Keeping(this, this.#notices);
    this.#friend = new FriendGame<Saved>(this, this.#notices);
    this.#clock = new TableClock<Side>(this);
    this.#watch = new Watch(
      board,
      () => this.#isWatching,
      () => this.requestUpdate(),
    );
    this.setDefaults();
  }

  /** Sets seats and orientation for new visitors. */
  abstract setDefaults(): void;
  /** Returns the game on the board in its stored form; `null` before there is one. */
  protected abstract stored(): Saved | null;
  /** Shows a stored game. Throws if it cannot be parsed. */
  protected abstract showStored(saved: Saved): Promise<void>;
  /** Starts a game like the one on the board, with these seats. */
  abstract startAgain(state: StateOf<B>, seats: readonly Seat[]): void | Promise<void>;
  /** Starts a game with the usual options for two. */
  abstract startStandard(seats: readonly Seat[]): void | Promise<void>;
  /** Returns the name of a side by its index. */
  abstract sideName(index: number): string;
  /** Reads a record or a position. Throws if it cannot be parsed. */
  abstract read(text: string): ReadGame;
  /** Returns who plays each side, in the order of turns. */
  abstract seatsOf(state: StateOf<B>): readonly Seat[];
  /** Returns the side for which the button Resign resigns. */
  protected abstract resigningSide(state: StateOf<B> | undefined): Side;
  /** Returns the sides in the order of their turns. */
  abstract sides(): readonly Side[];
  /** Returns a sentence about the consequence of resigning. */
  protected abstract resignEffect(state: StateOf<B> | undefined): string;
  abstract statusLine(state: StateOf<B>): StatusLine;
  protected abstract players(state: StateOf<B>): TemplateResult;
  protected abstract turnNumber(state: StateOf<B>, ply: number): string;
  /** Fetches the part that renders the rules in pictures. */
  protected abstract loadGuide(): Promise<() => TemplateResult>;
  /** Renders the game's own dialogs. */
  protected abstract dialogs(state: StateOf<B> | undefined): TemplateResult;

  /** Returns whether a value from the store has the form that `toSaved` returns. */
  isSaved(value: unknown): value is Saved {
    const { record, seats, orientation } = Object(value) as Record<string, unknown>;
    const isTurned = this.orientations.includes(String(orientation));
    return typeof record === 'string' && typeof seats === 'string' && isTurned;
  }

  /** Renders the main controls, above the toolbar. */
  protected mainControls(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Renders a button beside the status line. */
  protected statusAction(_state: StateOf<B>): TemplateResult | null {
    return null;
  }

  /** Renders items of the menu that end the game, besides Resign. */
  protected endingItems(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Renders settings at the end of the menu. */
  protected settings(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Returns why no hint can be given now; empty if one can. */
  whyNoHint(_state: StateOf<B>): string {
    return '';
  }

  /** Renders controls after the list of turns that appear only in some states. */
  protected extraControls(_state: StateOf<B>, _canArrange: boolean): TemplateResult | string {
    return '';
  }

  /** Renders a picture for the card about a finished game. */
  resultPicture(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Returns the value of the board's attribute `marks` at the end of a game. */
  protected endMarks(_state: StateOf<B>): string {
    return '';
  }

  /** Returns who wins if a limit of the whole game halts it; `null` where the rules know none. */
  protected winnerAtLimit(): Side | null {
    return null;
  }

  /** Renders a turn for the list. */
  protected turnView(text: string, _state: StateOf<B>, _ply: number): unknown {
    return text;
  }

  /** Returns the number of turns per row of the list. */
  protected columns(_state: StateOf<B>): number {
    return 1;
  }

  /** Returns the number of empty columns before the first turn of the list. */
  protected skipped(_state: StateOf<B>): number {
    return 0;
  }

  get notices(): Notices {
    return this.#notices;
  }

  get ready(): Promise<void> {
    return this.board.ready;
  }

  protected get state(): StateOf<B> | undefined {
    return this.board.state as StateOf<B> | undefined;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  open(id: string): void {
    openDialog(this, id);
  }

  override focus(): void {
    this.board.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('table');
    applyLook(this.board);
    // The board is connected after this element.
    queueMicrotask(() => {
      this.#watch.reconnected();
      this.#runPlayTime();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const dialog of this.querySelectorAll('dialog')) dialog.close();
    this.#playTime.run(false);
    this.#keeping.keep();
    this.#clock.leave();
  }

  protected override firstUpdated(): void {
    this.board.addEventListener('keddah-change', this.changed);
    this.#restored = this.#saving.start().then(this.changed);
  }

  // Saving

  toSaved(): Saved | null {
    const stored = this.stored();
    if (!stored) return null;
    const friend = this.#friend.friendship ?? undefined;
    const clock = this.#clock.state;
    return { ...stored, playedMs: this.#playTime.ms, id: this.#keeping.id, friend, ...(clock && { clock }) };
  }

  async restore(saved: Saved): Promise<void> {
    this.#playTime.set(Number(saved.playedMs) || 0);
    this.#keeping.startWith(saved);
    const clock = saved.clock ?? null;
    this.#clock.hold(clock);
    await this.showStored(saved);
    this.#friend.friendship = friendshipOf(saved.friend);
    await this.#clock.restore(clock);
  }

  // Clock

  /** The time control of the game; empty without a clock. */
  get timeControl(): string {
    return this.#clock.control;
  }

  /** The state of the board, as the clock sees it. */
  get clockState(): Snapshot<Side> | undefined {
    return this.board.state;
  }

  /** Ends the game that the clock has ended. */
  timeIsUp(expiry: Expiry): void {
    const { board, words } = this;
    const game = board.state?.status.kind === 'playing' ? board.game?.clone() : undefined;
    if (!game) return;
    const winner = expiry.kind === 'flag' ? this.sides()[2 - expiry.player] : this.winnerAtLimit();
    if (winner === null || winner === undefined) return;
    game.end({ winner, reason: 'time' });
    // As the board tells other ends.
    board.dispatchEvent(new CustomEvent('keddah-end', { bubbles: true }));
    board.game = game;
    this.#clock.announce(board.state?.text ?? '');
    if (expiry.kind === 'limit') this.#notices.show({ text: words('clockHalted'), closesItself: true });
  }

  clockFailed(): void {
    this.#notices.show({ text: this.words('clockFailed') });
  }

  /** Saves the game with the times of its clock. */
  saveTimes(): void {
    if (this.#saving.isRestored) this.#saving.save(true);
  }

  /** Renders the clock of a side. */
  protected clock(side: Side): TemplateResult | string {
    return clockView(this.#clock.face(side), this.words);
  }

  #runPlayTime(): void {
    const { state } = this;
    this.#playTime.run(state?.status.kind === 'playing' && this.hasTurns(state));
  }

  changed = (): void => {
    this.requestUpdate();
    const { state } = this;
    if (!state || !this.#saving.isRestored) return;
    this.#runPlayTime();
    this.#friend.changed(state);
    this.#saving.save();
    if (state.status.kind !== 'playing') this.#keeping.keep();
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

  /**
   * Replaces the game on the board and shows `text` as a notice, with a button that brings back the
   * replaced game. With a `timeControl` the game has a clock.
   */
  async replace(text: string, show: () => void | Promise<void>, timeControl = ''): Promise<void> {
    const { state } = this;
    const last = this.toSaved();
    if (!state || !last) return;
    const hadProgress = this.hasProgress(state);
    this.#watch.reset();
    await this.#saving.takeOver();
    this.#playTime.set(0);
    this.#keeping.keep();
    this.#keeping.startWith(null);
    this.#friend.friendship = null;
    this.#clock.hold(null);
    await show();
    if (timeControl) await this.#clock.set(timeControl);
    const bringBack = () => {
      this.#notices.close();
      this.#watch.reset();
      void this.restore(last);
    };
    const actions = hadProgress ? [{ label: this.words('bringBack'), act: bringBack }] : [];
    this.#notices.show({ text, closesItself: true, actions });
  }

  protected hasTurns(state: StateOf<B>): boolean {
    return state.plies > state.firstPly;
  }

  /** Returns whether any turn or step has been played. */
  protected hasProgress(state: StateOf<B>): boolean {
    return this.hasTurns(state);
  }

  /** Shows a game that was read, in place of the one on the board. */
  show(read: ReadGame, choice: string): void {
    void this.replace(this.words('opened'), () => read.show(choice));
  }

  /** Whether only computers play. */
  get #isWatching(): boolean {
    const { state } = this;
    return state !== undefined && this.seatsOf(state).every(({ kind }) => kind === 'computer');
  }

  /** Continues the game from the turn that is shown. */
  #playFromHere = (): void => {
    const { state } = this;
    const saved = this.toSaved();
    const game = this.board.game?.clone();
    if (!state || !saved || !game) return;
    game.goTo(state.ply);
    const record = game.toRecord();
    game.free();
    const isStart = state.ply <= state.firstPly;
    const turn = isStart ? '' : this.turnNumber(state, state.ply);
    const text = isStart ? this.words('started') : this.words('playedFrom', { turn });
    const seats = saved.seats.replaceAll('nobody', 'person');
    const next = { ...this.withRecord(saved, record), seats, id: undefined, friend: undefined };
    void this.replace(text, () => this.restore(next));
  };

  /** Returns a stored game with another record, at the start of a turn. */
  withRecord(saved: Saved, record: string): Saved {
    const { clock } = saved;
    return { ...saved, record, ...(clock && { clock: clockAt(clock, this.board.state?.ply ?? 0) }) };
  }

  currentSeats(): readonly Seat[] {
    return this.state ? this.seatsOf(this.state) : [];
  }

  async openKept({ id, status, saved }: KeptGame): Promise<void> {
    if (!this.isSaved(saved)) throw new Error('This stored game has another form.');
    // A game that has ended stays in the list as it is, whatever is played from it.
    await this.replace(this.words('opened'), () =>
      this.restore({ ...saved, id: status === 'playing' ? id : undefined }),
    );
  }

  async openLink(text: string, kind: 'game' | 'turn'): Promise<void> {
    await this.#restored;
    await (kind === 'game' ? this.#links : this.#friend).open(text);
  }

  share(): Promise<void> {
    return this.#links.share();
  }

  /** Lets the computer play on. */
  resume(): void {
    this.#watch.play();
  }

  /** Saves the record as a file. */
  saveAsFile(): void {
    const { state, board } = this;
    if (state) download(board.game?.toRecord() ?? '', this.fileName('txt'));
  }

  /** Returns a name for a file with the game. */
  fileName(extension: string): string {
    const { state } = this;
    return fileName(this.game.id, state ? this.seatsOf(state) : [], this.words, extension);
  }

  /** Returns the line beside the controls: a watched game, a hint, or the line of the game. */
  #shownStatus(state: StateOf<B>): StatusLine {
    const isPlaying = state.status.kind === 'playing' && state.atLatest;
    if (this.#isWatching && isPlaying && !state.thinking && this.statusLine(state).tone === 'calm') {
      return { text: this.words(this.#watch.isPaused ? 'watchPaused' : 'watching'), tone: 'calm' };
    }
    return this.#friend.statusLine(state) ?? this.#hints.statusLine(state);
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
    if (changed.has('theme')) this.board.theme = this.theme;
    if (changed.has('language')) {
      this.board.lang = this.language;
      this.#hints.forget();
    }
  }

  protected override render(): TemplateResult {
    const { board, words, state } = this;
    const notice = this.#notices.current ?? this.#saving.notice ?? this.#updateNotice;
    return html`
      <main>
        ${board}${state ? this.#aroundBoard(state) : html`<div class="status"></div>`}
        <div class="notice" role="status">${notice ? noticeView(notice, words, this.#closeNotice) : ''}</div>
      </main>
      ${this.dialogs(state)}
      ${resignDialog(words, this.resignEffect(state), () => board.resign(this.resigningSide(this.state)))}
      ${pasteDialog(words, this.#pasting.problem, this.#pasting.opened, this.#pasting)}
      ${state ? this.#embedDialog(state) : ''} ${this.#links.dialog()} ${this.#friend.dialog()}
      ${lookDialog(words, board, () => this.requestUpdate())}
      <div class="unseen" role="status">${this.#hints.announcement}</div>
      <div class="unseen" role="status">${this.#clock.announcement}</div>
    `;
  }

  #aroundBoard(state: StateOf<B>): TemplateResult {
    const { board, words } = this;
    const { text, tone } = this.#shownStatus(state);
    const canWatch = this.#isWatching && state.status.kind === 'playing' && state.atLatest;
    return html`
      ${this.players(state)}
      <div class="status"><p class=${tone} data-size=${sizeOf(text)}>${text}</p>${this.statusAction(state)}</div>
      <div class="controls">
        ${canWatch ? watchBar(this.#watch, words) : isOver(state) ? endingCard(this, state, this.#playTime.ms) : this.#friend.card(state) || this.mainControls(state)}
        ${isOver(state) ? this.#friend.card(state) : ''}
        ${toolbar(board, state, words, this.#toolActions(state), this.#menu(state))}
      </div>
      <div class="middle">
        ${this.hasTurns(state) ? this.#turns(state) : ''} ${this.extraControls(state, this.#friend.canArrange(state))}
        ${this.hasTurns(state) ? '' : (this.#guide?.() ?? '')}
      </div>
    `;
  }

  /** Fetches the rules in pictures, which are shown until the first turn. */
  async #loadGuide(): Promise<void> {
    this.#isGuideAsked = true;
    this.#guide = await this.loadGuide();
    this.requestUpdate();
  }

  /** Renders the buttons that show other turns, and the list of turns. */
  #turns(state: StateOf<B>): TemplateResult {
    const { board, words } = this;
    const list = turnList(state, words, {
      columns: this.columns(state),
      skipped: this.skipped(state),
      number: (ply) => this.turnNumber(state, ply),
      view: (turn, ply) => this.turnView(turn, state, ply),
      goTo: (ply) => board.goTo(ply),
    });
    return html`
      ${reviewButtons(board, state, words)}
      <details class="turns" ?open=${matchMedia(WIDE).matches}>
        <summary>${words('turns')}<span class="count">${words('turnsShow', { n: state.plies - state.firstPly })}</span></summary>
        ${list}
      </details>
    `;
  }

  #flip = (): void => {
    this.board.flip();
    this.changed();
  };

  #toolActions(state: StateOf<B>): ToolActions {
    return {
      flip: this.#flip,
      playFromHere: this.#playFromHere,
      hint: () => void this.#hints.ask(state),
      isThinkingOfHint: this.#hints.isThinking,
      isWatching: this.#isWatching,
      canTakeBack: this.#friend.canTakeBack(state),
      whyNoHints: this.#friend.friendship ? this.words('friendNoHints') : '',
    };
  }

  #menu(state: StateOf<B>): TemplateResult {
    const { board, words } = this;
    const item = (label: string, act: () => void, disabled = false) => menuItem(this, label, act, disabled);
    return menu(
      words,
      html`
        ${item(words('stopThinking'), () => board.stopThinking(), state.thinking === null)}
        ${item(words('resign'), () => this.open('resign'), state.status.kind !== 'playing' || this.#isWatching)}
        ${this.endingItems(state)}
        ${item(words('myGames'), () => void this.#keeping.open())}
        ${item(words('share'), () => void this.share())} ${item(words('friendPlay'), () => this.open('friend'))}
        ${item(words('copyRecord'), () => void this.#notices.copy(board.game?.toRecord() ?? '', words))}
        ${item(words('copyPosition'), () => void this.#notices.copy(board.game?.toString() ?? '', words))}
        ${item(words('downloadRecord'), () => this.saveAsFile())}
        ${item(lookTitle(words, board), () => this.open('look'))}
        <sound-switch .words=${words} .isItem=${true}></sound-switch>
        ${item(words('embed'), () => this.open('embed'))}
        ${item(words('pasteRecord'), () => this.open('paste'))} ${this.settings(state)}
      `,
    );
  }

  #embedDialog(state: StateOf<B>): TemplateResult {
    const snippets = embedSnippets(this.game, this.board, state, this.defaultAttributes, this.#embedsWholeGame);
    const choose = (wholeGame: boolean) => {
      this.#embedsWholeGame = wholeGame;
      this.requestUpdate();
    };
    return embedDialog(this.words, snippets, { copy: (text) => copyResult(text, this.words), choose });
  }

  protected override updated(): void {
    const { state } = this;
    this.#clock.sync();
    if (state) this.board.marks = isOver(state) ? this.endMarks(state) : '';
    if (state && this.#saving.isRestored && !this.#isGuideAsked && !this.hasTurns(state))
      void this.#loadGuide().catch(() => undefined);
    scrollToShownTurn(this);
  }
}
