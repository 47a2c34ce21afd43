/** The analysis of the position on the board, and the tree of the game. Loaded on first use. */
import type { TemplateResult } from 'lit';
import type { Game, Snapshot } from '../board.ts';
import type { Language, Words } from '../i18n/index.ts';
import { onIdle } from '../idle.ts';
import type { Seat } from '../seats.ts';
import { recordOf } from '../start/record.ts';
import { analysisIsOn, setAnalysis } from '../store/analysis.ts';
import type { Study, StudyTable, WhyOff } from '../study/study.ts';
import type { Notation } from '../study/variation-tree.ts';
import type { Notices } from './notices.ts';
import { type StudyState, studyStateOf } from './saved-game.ts';
import { isAnnotated } from './tree.ts';

/** The members of the game view that the loader of the analysis uses. */
interface LoadingTable<Side> extends StudyTable<Side> {
  readonly language: Language;
  readonly words: Words;
  readonly isConnected: boolean;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  dispatchEvent(event: Event): boolean;
}

/** The parts of `CurrentGame` that show that analysis and hints are not allowed. */
interface Rivalry {
  readonly clock: { readonly control: string };
  readonly friend: { readonly friendship: unknown };
  readonly direct: { readonly isOnBoard: boolean };
  readonly levelSearch: { readonly outcomes: unknown };
}

export class StudyLoader<Side> {
  #study: Study<Side> | null = null;
  #isOn = analysisIsOn();
  #loading: Promise<void> | null = null;
  #hasFailed = false;
  #isReviewing = false;
  /** Whether the game is studied: its variation tree is shown, and all variations are stored. */
  #isStudied = false;
  /** The game that was last checked for annotations, and whether it has any. */
  #looked: { game: Game; isAnnotated: boolean } | null = null;
  /**
   * The state of the analysis that was saved with the game, until the code of the analysis is
   * loaded.
   */
  #saved: StudyState | undefined;

  constructor(
    private readonly table: LoadingTable<Side>,
    private readonly rivalry: Rivalry,
    private readonly notices: Notices,
  ) {}

  get isOn(): boolean {
    return this.#isOn;
  }

  toggle = (): void => {
    this.#isOn = !this.#isOn;
    this.#hasFailed = false;
    setAnalysis(this.#isOn);
    this.table.requestUpdate();
    this.table.dispatchEvent(new Event('keddah-analysis', { bubbles: true }));
  };

  /** Renders the evaluation bar beside the board; empty if the analysis is off. */
  bar(): TemplateResult | string {
    return this.#isOn && this.#study && !this.#study.quiz ? this.#study.bar() : '';
  }

  /** Renders the panel with the engine's evaluation and best lines. */
  panel(): TemplateResult | string {
    return this.#isOn && this.#study && !this.#study.quiz ? this.#study.panel() : '';
  }

  /**
   * The arrows and squares to draw on the board: the squares of a threat, and the marks in the
   * tree.
   */
  get marks(): string {
    return this.#isStudied ? (this.#study?.marks ?? '') : '';
  }

  /** Renders the variation tree of the game; `null` unless the game is studied. */
  tree(notation: Notation): TemplateResult | null {
    const study = this.#study;
    if (!this.#isStudied || !study?.variations.game) return null;
    // The tree contains the answers.
    return study.quiz ? study.quizPanel() : study.tree(notation);
  }

  /** Renders the review of the game; empty unless it was reviewed. */
  reviewPanel(): TemplateResult | string {
    return this.#isStudied && this.#study && !this.#study.quiz ? this.#study.review() : '';
  }

  /** Loads the code of the analysis, and reviews the game on the board. */
  startReview = async (): Promise<void> => {
    this.#isReviewing = true;
    this.#hasFailed = false;
    this.table.requestUpdate();
    await this.#loaded();
    await this.table.updateComplete;
    await this.#study?.startReview();
    this.#isReviewing = false;
    this.table.requestUpdate();
  };

  /** Whether the game can be reviewed: not while other people play it. */
  canReview(state: Snapshot<Side>): boolean {
    const whyOff = this.#whyOff(state, false);
    return whyOff !== 'people' && whyOff !== 'level' && !this.#isReviewing && state.plies > state.firstPly;
  }

  /** Whether the mistake quiz asks for a better turn: hints and analysis would reveal it. */
  get isAsking(): boolean {
    return !!this.#study?.quiz;
  }

  /** Whether the game is studied, so that its record includes all variations. */
  get isStudied(): boolean {
    return this.#isStudied;
  }

  /** Returns the record of the game on the board, with all variations if it is studied. */
  record(): string {
    const { game } = this.table.board;
    return !game ? '' : this.#isStudied ? game.toRecord() : recordOf(game);
  }

  /** The state of the analysis to save with the game; `undefined` if the game is not studied. */
  get saved(): StudyState | undefined {
    return this.#isStudied ? (this.#saved ?? this.#study?.variations.saved) : undefined;
  }

  /** The players of the game itself while another position of it is analyzed; otherwise `null`. */
  get liveSeats(): readonly Seat[] | null {
    return this.#saved?.live?.seats ?? this.#study?.variations.liveSeats ?? null;
  }

  /** Resets all state that belongs to the current game, before another game is put on the board. */
  forget(): void {
    this.#isStudied = false;
    this.#saved = undefined;
    this.#looked = null;
    this.#study?.forget();
  }

  /** Restores the state of the analysis that was saved with the game on the board. */
  restore(saved: unknown): void {
    this.#saved = studyStateOf(saved);
    this.#isStudied = this.#saved !== undefined;
  }

  /** Analyzes the position that is shown, and updates the tree of the game. */
  sync(state: Snapshot<Side>, isBusy: boolean): void {
    const study = this.#study;
    const whyOff = this.#whyOff(state, isBusy);
    const isRivalry = whyOff === 'people' || whyOff === 'level';
    const wasStudied = this.#isStudied;
    this.#isStudied = !isRivalry && this.table.isConnected && (this.#isOn || this.#hasStudy());
    if (study && this.#isStudied) {
      const { variations } = study;
      const { version } = variations;
      if (this.#saved) variations.restore(this.#saved);
      this.#saved = undefined;
      study.follow(state);
      if (version !== variations.version) this.table.requestUpdate();
    }
    if (wasStudied !== this.#isStudied) this.table.requestUpdate();
    if (!this.table.isConnected || !this.#isOn || study?.quiz) this.leave();
    else study?.sync(state, whyOff);
    if (study || this.#loading || this.#hasFailed || !this.table.isConnected) return;
    if (this.#isOn || this.#isStudied) {
      onIdle(() => void this.#loaded());
    }
  }

  /** Whether the game has variations, annotations or a review to show besides its turns. */
  #hasStudy(): boolean {
    if (this.#saved || this.#isReviewing || this.#study?.variations.isAway) return true;
    const { game } = this.table.board;
    if (!game) return false;
    // Without the study, the annotations of a game on the board cannot change.
    if (this.#looked?.game !== game || this.#study) this.#looked = { game, isAnnotated: isAnnotated(game) };
    return this.#looked.isAnnotated;
  }

  /** Ends the engine search, since the game view is no longer shown or the analysis is off. */
  leave(): void {
    this.#study?.stop();
  }

  /** Returns the reason why the engine cannot analyze now; `null` if it can. */
  #whyOff(state: Snapshot<Side>, isBusy: boolean): WhyOff | null {
    const { friend, direct, levelSearch } = this.rivalry;
    if (state.status.kind === 'playing') {
      if (friend.friendship || direct.isOnBoard) return 'people';
      if (levelSearch.outcomes) return 'level';
    } else if (state.atLatest) return 'over';
    if (state.thinking || isBusy) return 'thinking';
    return state.waiting ? 'setup' : null;
  }

  /** Loads the code of the analysis, once. */
  async #loaded(): Promise<void> {
    if (!this.#study) this.#loading ??= this.#load();
    await this.#loading;
  }

  async #load(): Promise<void> {
    const { table } = this;
    try {
      const { loadStudy } = await import('../study/load-study.ts');
      this.#study = await loadStudy(table, this.toggle);
    } catch (error) {
      console.error(error);
      // The setting stays on, so the next visit tries again.
      this.#isOn = false;
      this.#hasFailed = true;
      this.table.dispatchEvent(new Event('keddah-analysis', { bubbles: true }));
      this.notices.show({ text: table.words('partFailed'), closesItself: true });
    }
    this.#loading = null;
    table.requestUpdate();
  }
}
