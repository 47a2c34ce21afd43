/**
 * The part of the page that all games share: saving the game, dialogs, notices and controls.
 */
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Board, StateOf } from './board.ts';
import { copyText, download } from './browser.ts';
import { embedSnippets } from './embed/snippets.ts';
import type { GameView, PageGame } from './game.ts';
import type { Language, Words } from './i18n/index.ts';
import { MAX_TEXT_LENGTH, megabytes, type ReadGame, readTextFile } from './opening.ts';
import { onlyPersonIn, type Seat } from './seats.ts';
import { onSavedElsewhere, savedGame, saveGame, saveGameHere, setAside } from './store/games.ts';
import type { Theme } from './store/settings.ts';
import { embedDialog, type PasteActions, pasteDialog, resignDialog } from './view/dialogs.ts';
import { applyLook, lookDialog, lookTitle } from './view/look.ts';
import { menu, menuItem } from './view/menu.ts';
import { type Notice, noticeView } from './view/notice.ts';
import { reviewButtons } from './view/review.ts';
import { type StatusLine, sizeOf } from './view/status.ts';
import { type ToolActions, toolbar } from './view/toolbar.ts';
import { turnList } from './view/turns.ts';
import { watchBar } from './view/watch.ts';
import { Watch } from './watch.ts';

/** The window sizes with room for the list of turns beside the board. The same as in layout.css. */
const WIDE = '(min-width: 45rem) and (min-height: 36rem) and (min-aspect-ratio: 1/1)';
/** The first choice of a dialog: in a group of radio buttons the selected one. */
const FIRST_CHOICE =
  ':is(form, fieldset) :is(input:checked, input:not([type=radio], [type=file]), select, textarea, button)';
/** How long a notice that closes itself is shown. */
const NOTICE_MS = 10_000;
/** How often the progress of a search is shown. */
const PROGRESS_MS = 250;

/** Returns the local date as in ISO 8601, which is the Swedish form. */
const today = () => new Date().toLocaleDateString('sv');

/** The computer's suggestion, or why there is none. */
interface Hint {
  /** The number of turns played when it was asked for. */
  plies: number;
  text: string;
  /** The status line at that time: a refusal, for example. */
  replaces: string;
  /** Whether the text is the reason why there is no hint. */
  isReason: boolean;
  isThinking: boolean;
  /** Whether the board has announced it to screen readers. */
  isAnnounced?: boolean;
}

/** The part of a stored game that all games have. */
export interface SavedGame {
  /** The result of `toRecord`. */
  record: string;
  /** The attributes of the board. */
  seats: string;
  orientation: string;
}

/**
 * A board with its controls. `Saved` is the type of a stored game. The board knows rules and
 * positions; the abstract members are what differs between games.
 */
export abstract class GameTable<Side, B extends Board<Side>, Saved extends SavedGame>
  extends LitElement
  implements GameView
{
  static override properties = { language: {}, theme: {} };
  declare language: Language;
  declare theme: Theme;
  protected abstract readonly words: Words;
  /** Attributes of the board with the values at which embedding snippets omit them. */
  protected abstract readonly defaultAttributes: Record<string, string>;
  /** The orientations of the board. */
  protected abstract readonly orientations: readonly string[];
  #problem = '';
  /** The game that was read from the text in the dialog for opening. */
  #opened: ReadGame | null = null;
  #notice: Notice | null = null;
  #embedsWholeGame = false;
  /** Renders the rules in pictures once they are loaded. */
  #guide: (() => TemplateResult) | null = null;
  #isGuideAsked = false;
  #warnedOfStorage = false;
  #restored = false;
  /** Whether another tab plays this game. */
  #isElsewhere = false;
  #progressTimer = 0;
  #noticeTimer = 0;
  #hint: Hint | null = null;
  readonly #watch: Watch;

  constructor(
    protected readonly game: PageGame,
    protected readonly board: B,
  ) {
    super();
    board.id = 'board';
    board.className = 'board';
    board.controls = 'none';
    this.#watch = new Watch(
      board,
      () => this.#isWatching,
      () => this.requestUpdate(),
    );
    this.setDefaults();
  }

  /** Sets seats and orientation for new visitors. */
  protected abstract setDefaults(): void;
  /** Returns the game on the board in its stored form; `null` before there is one. */
  protected abstract toSaved(): Saved | null;
  /** Shows a stored game. Throws if it cannot be parsed. */
  protected abstract restore(saved: Saved): Promise<void>;
  /** Reads a record or a position. Throws if it cannot be parsed. */
  protected abstract read(text: string): ReadGame;
  /** Returns who plays each side, in the order of turns. */
  protected abstract seatsOf(state: StateOf<B>): readonly Seat[];
  /** Returns the side for which the button Resign resigns. */
  protected abstract resigningSide(state: StateOf<B> | undefined): Side;
  /** Returns a sentence about the consequence of resigning. */
  protected abstract resignEffect(state: StateOf<B> | undefined): string;
  protected abstract statusLine(state: StateOf<B>): StatusLine;
  protected abstract players(state: StateOf<B>): TemplateResult;
  protected abstract turnNumber(state: StateOf<B>, ply: number): string;
  /** Fetches the part that renders the rules in pictures. */
  protected abstract loadGuide(): Promise<() => TemplateResult>;
  /** Renders the game's own dialogs. */
  protected abstract dialogs(state: StateOf<B> | undefined): TemplateResult;

  /** Returns whether a value from the store has the form that `toSaved` returns. */
  protected isSaved(value: unknown): value is Saved {
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

  /** Renders settings at the end of the menu. */
  protected settings(_state: StateOf<B>): TemplateResult | string {
    return '';
  }

  /** Returns why no hint can be given now; empty if one can. */
  protected whyNoHint(_state: StateOf<B>): string {
    return '';
  }

  /** Renders controls after the list of turns that appear only in some states. */
  protected extraControls(_state: StateOf<B>): TemplateResult | string {
    return '';
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

  get ready(): Promise<void> {
    return this.board.ready;
  }

  protected get state(): StateOf<B> | undefined {
    return this.board.state as StateOf<B> | undefined;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Opens a dialog. The focus starts on its first choice, not on the button that closes it. */
  open(id: string): void {
    const dialog = this.querySelector<HTMLDialogElement>(`dialog#${id}`);
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(FIRST_CHOICE)?.focus();
  }

  override focus(): void {
    this.board.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('table');
    applyLook(this.board);
    // The board is connected after this element.
    queueMicrotask(() => this.#watch.reconnected());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const dialog of this.querySelectorAll('dialog')) dialog.close();
  }

  protected override firstUpdated(): void {
    this.board.addEventListener('keddah-change', this.#changed);
    onSavedElsewhere(this.game.id, this.#leave);
    void this.#restoreSaved();
  }

  // Saving

  #changed = (): void => {
    this.requestUpdate();
    const { state } = this;
    if (!state || !this.#restored) return;
    this.#save();
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

  #save(): void {
    const saved = this.toSaved();
    if (!saved || this.#isElsewhere) return;
    const result = saveGame(this.game.id, saved);
    if (result === 'elsewhere') this.#leave();
    else if (result === 'stored') this.#warnedOfStorage = false;
    else if (!this.#warnedOfStorage) {
      this.#warnedOfStorage = true;
      const { state } = this;
      const record = () => state && download(this.board.game?.toRecord() ?? '', this.#fileName(state));
      this.#notify({
        text: this.words(result === 'full' ? 'storageFull' : 'notStored'),
        actions: [{ label: this.words('downloadRecord'), act: () => void record() }],
      });
    }
  }

  /** Another tab plays this game: this one stops, until the visitor chooses one of both. */
  #leave = (): void => {
    if (!this.#restored) return;
    this.#isElsewhere = true;
    this.#notify(null);
    this.board.mode = 'view';
    this.board.pause(true);
    this.requestUpdate();
  };

  /** Plays on in this tab: with the game that the other tab saved, or with this one. */
  async #comeBack(kind: 'that' | 'this'): Promise<void> {
    const saved = this.toSaved();
    const found = savedGame(this.game.id, (value): value is Saved => this.isSaved(value));
    if (kind === 'that' && found.kind === 'game') await this.restore(found.game);
    else if (saved) saveGameHere(this.game.id, saved);
    this.#isElsewhere = false;
    this.board.mode = 'play';
    this.#watch.play();
  }

  get #elsewhereNotice(): Notice | null {
    if (!this.#isElsewhere) return null;
    return {
      text: this.words('elsewhere'),
      staysOpen: true,
      actions: [
        { label: this.words('elsewhereThat'), act: () => void this.#comeBack('that') },
        { label: this.words('elsewhereThis'), act: () => void this.#comeBack('this') },
      ],
    };
  }

  /** Restores the game of the last visit. Without one, the board starts a new game by itself. */
  async #restoreSaved(): Promise<void> {
    await this.board.ready;
    // The rules could not be loaded: the board offers to try again.
    if (!this.state) await new Promise((done) => this.board.addEventListener('keddah-change', done, { once: true }));
    const found = savedGame(this.game.id, (value): value is Saved => this.isSaved(value));
    if (found.kind === 'damaged') this.#setAside(found.text);
    else if (found.kind === 'game') {
      try {
        await this.restore(found.game);
      } catch {
        this.setDefaults();
        this.#setAside(found.text);
      }
    }
    this.#restored = true;
    this.#changed();
  }

  #setAside(text: string): void {
    const isStored = setAside(this.game.id, text);
    this.#notify({
      text: this.words(isStored ? 'damaged' : 'damagedNotStored'),
      actions: [
        { label: this.words('download'), act: () => download(text, `${this.game.id}_${today()}_set-aside.txt`) },
        { label: this.words('copy'), act: () => void this.#copy(text) },
      ],
    });
  }

  // Actions

  #notify(notice: Notice | null): void {
    clearTimeout(this.#noticeTimer);
    this.#notice = notice;
    this.requestUpdate();
    if (notice?.closesItself) this.#noticeTimer = window.setTimeout(() => this.#notify(null), NOTICE_MS);
  }

  /**
   * Replaces the game on the board and shows `text` as a notice, with a button that brings back the
   * replaced game.
   */
  protected async replace(text: string, show: () => void | Promise<void>): Promise<void> {
    const { state } = this;
    const last = this.toSaved();
    if (!state || !last) return;
    const hadProgress = this.hasProgress(state);
    this.#watch.reset();
    if (this.#isElsewhere) await this.#comeBack('this');
    await show();
    const bringBack = () => {
      this.#notify(null);
      this.#watch.reset();
      void this.restore(last);
    };
    const actions = hadProgress ? [{ label: this.words('bringBack'), act: bringBack }] : [];
    this.#notify({ text, closesItself: true, actions });
  }

  protected hasTurns(state: StateOf<B>): boolean {
    return state.plies > state.firstPly;
  }

  /** Returns whether any turn or step has been played. */
  protected hasProgress(state: StateOf<B>): boolean {
    return this.hasTurns(state);
  }

  /** Reads a text to open. Only if it `isFinal`, problems other than its length are shown. */
  #readText(text: string, isFinal: boolean): ReadGame | null {
    this.#opened = null;
    this.#problem = '';
    if (text.length > MAX_TEXT_LENGTH) this.#problem = this.#tooLong(text.length);
    else if (text.trim() !== '') {
      try {
        this.#opened = this.read(text);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (isFinal) this.#problem = this.words('pasteFailed', { message });
      }
    }
    this.requestUpdate();
    return this.#opened;
  }

  #tooLong(size: number): string {
    const [is, most] = [size, MAX_TEXT_LENGTH].map((one) => megabytes(one, this.language));
    return this.words('pasteTooLong', { size: is ?? '', most: most ?? '' });
  }

  get #pasteActions(): PasteActions {
    return {
      check: (text) => void this.#readText(text, false),
      open: (text, choice) => {
        const read = this.#readText(text, true);
        if (!read) return false;
        void this.replace(this.words('opened'), () => read.show(choice ?? read.proposed));
        this.#opened = null;
        return true;
      },
      readFile: async (file) => {
        const found = await readTextFile(file);
        if (found.kind === 'text') {
          this.#readText(found.text, true);
          return found.text;
        }
        this.#opened = null;
        this.#problem = found.kind === 'too-long' ? this.#tooLong(found.size) : this.words('pasteNotText');
        this.requestUpdate();
        return null;
      },
    };
  }

  /** Copies a text and returns a sentence about the result. */
  async #copyResult(text: string): Promise<string> {
    return this.words((await copyText(text)) ? 'copied' : 'copyFailed');
  }

  async #copy(text: string): Promise<void> {
    this.#notify({ text: await this.#copyResult(text), closesItself: true });
  }

  /** Shows the computer's suggestion. If it is already being looked for, shows the best so far. */
  #askForHint = async (): Promise<void> => {
    const { state } = this;
    if (!state) return;
    if (this.#hint?.isThinking) return this.board.stopThinking();
    const why = this.whyNoHint(state);
    const hint: Hint = {
      plies: state.plies,
      text: why || this.words('hintThinking'),
      replaces: this.statusLine(state).text,
      isReason: why !== '',
      isThinking: why === '',
    };
    this.#hint = hint;
    this.requestUpdate();
    if (why) return;
    const turn = await this.board.hint();
    hint.isThinking = false;
    hint.isAnnounced = true;
    hint.text = turn ? this.words('hintTurn', { turn }) : '';
    this.requestUpdate();
  };

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
    void this.replace(text, () => this.restore(this.withRecord(saved, record)));
  };

  /** Returns a stored game with another record, at the start of a turn. */
  protected withRecord(saved: Saved, record: string): Saved {
    return { ...saved, record };
  }

  /** Returns a file name with the game, the date and the players. */
  #fileName(state: StateOf<B>): string {
    const seats = this.seatsOf(state);
    const people = onlyPersonIn(seats) >= 0 ? 'you' : 'person';
    const players = seats.map((seat) =>
      seat.kind === 'computer'
        ? this.words('seatInFile', { kind: 'computer', n: seat.level })
        : this.words('seatInFile', { kind: people, n: 0 }),
    );
    return `${[this.game.id, today(), ...players].join('_').replaceAll(' ', '-')}.txt`;
  }

  /** Returns the status line; the hint for this turn takes the place of earlier and calm lines. */
  #lineWithHint(state: StateOf<B>): StatusLine {
    const line = this.statusLine(state);
    const isPlaying = state.status.kind === 'playing' && state.atLatest;
    if (this.#isWatching && isPlaying && !state.thinking && line.tone === 'calm') {
      return { text: this.words(this.#watch.isPaused ? 'watchPaused' : 'watching'), tone: 'calm' };
    }
    const hint = this.#hint;
    if (!hint?.text || hint.plies !== state.plies || !isPlaying) return line;
    if (hint.isReason && this.whyNoHint(state) !== hint.text) return line;
    return line.tone === 'calm' || line.text === hint.replaces ? { text: hint.text, tone: 'calm' } : line;
  }

  // Rendering

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('theme')) this.board.theme = this.theme;
    if (changed.has('language')) {
      this.board.lang = this.language;
      this.#hint = null;
    }
  }

  protected override render(): TemplateResult {
    const { board, words, state } = this;
    const notice = this.#notice ?? this.#elsewhereNotice;
    return html`
      <main>
        ${board}${state ? this.#aroundBoard(state) : html`<div class="status"></div>`}
        <div class="notice" role="status">${notice ? noticeView(notice, words, () => this.#notify(null)) : ''}</div>
      </main>
      ${this.dialogs(state)}
      ${resignDialog(words, this.resignEffect(state), () => board.resign(this.resigningSide(this.state)))}
      ${pasteDialog(words, this.#problem, this.#opened, this.#pasteActions)}
      ${state ? this.#embedDialog(state) : ''}
      ${lookDialog(words, board, () => this.requestUpdate())}
      <div class="unseen" role="status">${this.#hint?.isAnnounced ? '' : this.#hint?.text}</div>
    `;
  }

  #aroundBoard(state: StateOf<B>): TemplateResult {
    const { board, words } = this;
    const { text, tone } = this.#lineWithHint(state);
    const canWatch = this.#isWatching && state.status.kind === 'playing' && state.atLatest;
    return html`
      ${this.players(state)}
      <div class="status"><p class=${tone} data-size=${sizeOf(text)}>${text}</p>${this.statusAction(state)}</div>
      <div class="controls">
        ${canWatch ? watchBar(this.#watch, words) : this.mainControls(state)}
        ${toolbar(board, state, words, this.#toolActions, this.#menu(state))}
      </div>
      <div class="middle">
        ${this.hasTurns(state) ? this.#turns(state) : ''} ${this.extraControls(state)}
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
    this.#changed();
  };

  get #toolActions(): ToolActions {
    return {
      flip: this.#flip,
      playFromHere: this.#playFromHere,
      hint: this.#askForHint,
      isThinkingOfHint: this.#hint?.isThinking === true,
      isWatching: this.#isWatching,
    };
  }

  #menu(state: StateOf<B>): TemplateResult {
    const { board, words } = this;
    const item = (label: string, act: () => void, disabled = false) => menuItem(this, label, act, disabled);
    const record = () => board.game?.toRecord() ?? '';
    return menu(
      words,
      html`
        ${item(words('stopThinking'), () => board.stopThinking(), state.thinking === null)}
        ${item(words('resign'), () => this.open('resign'), state.status.kind === 'won' || this.#isWatching)}
        ${item(words('copyRecord'), () => void this.#copy(record()))}
        ${item(words('copyPosition'), () => void this.#copy(board.game?.toString() ?? ''))}
        ${item(words('downloadRecord'), () => download(record(), this.#fileName(state)))}
        ${item(lookTitle(words, board), () => this.open('look'))}
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
    return embedDialog(this.words, snippets, { copy: (text) => this.#copyResult(text), choose });
  }

  /** Scrolls the list of turns, and nothing else, to the turn on the board. */
  protected override updated(): void {
    const { state } = this;
    if (state && this.#restored && !this.#isGuideAsked && !this.hasTurns(state))
      void this.#loadGuide().catch(() => undefined);
    const current = this.querySelector<HTMLElement>('.turn-list [aria-current=true]');
    const list = current?.closest<HTMLElement>('.turn-list');
    if (!current || !list) return;
    const top = current.offsetTop - list.offsetTop;
    const bottom = top + current.offsetHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }
}
