/** The analysis of a game: engine search, variations, threats, openings and review. */
import { html, type TemplateResult } from 'lit';
import type { Board, Game, Mark, Snapshot, TreeNode } from '../board.ts';
import { Openings } from '../explore/openings.ts';
import type { PageGame } from '../game.ts';
import type { Language } from '../i18n/index.ts';
import type { GameKind } from '../mine/kind.ts';
import { onlyPersonIn, type Seat } from '../seats.ts';
import { analysisLines, setAnalysisLines } from '../store/analysis.ts';
import { Analysis } from './analysis.ts';
import { Drawing } from './drawing.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { textOf } from './marks.ts';
import { MistakeQuiz, mistakesOf } from './mistakes.ts';
import { annotateReview, type Judged, judgedTurns, ReviewSearch } from './review.ts';
import { ThreatSearch } from './threat.ts';
import type { Notation } from './variation-tree.ts';
import { Variations, type VariationTable } from './variations.ts';

/** The reason why the engine analysis is paused. */
export type WhyOff = 'people' | 'level' | 'over' | 'thinking' | 'setup';

/** The members of the game view that the analysis uses. */
export interface StudyTable<Side> extends VariationTable<Side> {
  readonly game: PageGame;
  readonly board: Board<Side>;
  readonly language: Language;
  readonly orientations: readonly string[];
  sides(): readonly Side[];
  sideName(index: number): string;
  currentSeats(): readonly Seat[];
  /** Copies a text to the clipboard and shows whether that worked. */
  copy(text: string): void;
  requestUpdate(): void;
  /** Shows the user a message that the game could not be reviewed. */
  reviewFailed(): void;
}

/** The analysis of a game. Fires `change` when the view must be rendered again. */
export class Study<Side = unknown> extends EventTarget {
  readonly variations: Variations<Side>;
  readonly threat: ThreatSearch;
  readonly drawing: Drawing;
  readonly openings: Openings;
  /** The turns that lead to the position for which the threat was requested. */
  #threatKey = '';
  readonly #analysis: Analysis;
  #whyOff: WhyOff | null = null;
  #state: Snapshot<Side> | null = null;
  #lines = analysisLines();
  #share = 0.5;
  #kind: GameKind | null = null;
  #review: ReviewSearch | null = null;
  /** The quiz about the mistakes of the reviewed game; `null` unless it is running. */
  quiz: MistakeQuiz | null = null;

  constructor(
    private readonly table: StudyTable<Side>,
    readonly turnOff: () => void,
  ) {
    super();
    this.variations = new Variations(table);
    this.threat = new ThreatSearch(
      () => table.game.loadEngine(),
      () => this.changed(),
    );
    this.drawing = new Drawing(this);
    this.openings = new Openings(table.game, this.#changed);
    this.#analysis = new Analysis(() => table.game.loadEngine());
    this.#analysis.addEventListener('report', this.#changed);
    // Without it, lines are shown by their first turns alone.
    void table.game.loadKind().then(
      (kind) => {
        this.#kind = kind;
        this.changed();
      },
      (error) => console.warn(error),
    );
  }

  get board(): Board<Side> {
    return this.table.board;
  }

  /** The tree node of the position on the board. */
  get shown(): TreeNode | null {
    return this.variations.shown;
  }

  annotate(id: number, changes: { marks: readonly Mark[] }): void {
    this.variations.annotate(id, changes);
  }

  /** Makes the analysis and the view around it render again. */
  changed(): void {
    this.#changed();
    this.table.requestUpdate();
  }

  get words(): Words {
    return wordsIn(this.table.language);
  }

  get whyOff(): WhyOff | null {
    return this.#whyOff ?? (this.#analysis.isEmpty ? 'setup' : null);
  }

  get report() {
    return this.#analysis.report;
  }

  get hasFailed(): boolean {
    return this.#analysis.hasFailed;
  }

  /** The number of best lines that the analysis shows. */
  get lines(): number {
    return this.#lines;
  }

  set lines(lines: number) {
    this.#lines = lines;
    setAnalysisLines(lines);
    if (this.#state) this.sync(this.#state, this.#whyOff);
  }

  /** The name of the side to move on the board. */
  get mover(): string {
    return this.table.sideName(this.#mover);
  }

  get #mover(): number {
    return this.#state ? this.table.sides().indexOf(this.#state.toMove) : 0;
  }

  /**
   * The win chance of the side at the bottom of the board, from 0 to 1; with four players, of the
   * side to move.
   */
  get share(): number {
    const { report, table } = this;
    if (!report) return this.#share;
    const bottom = Math.max(0, table.orientations.indexOf(table.board.orientation));
    const isMover = table.sides().length > 2 || bottom === this.#mover;
    this.#share = isMover ? report.score.win : 1 - report.score.win;
    return this.#share;
  }

  bar(): TemplateResult {
    return html`<evaluation-bar .study=${this} aria-hidden="true"></evaluation-bar>`;
  }

  panel(): TemplateResult {
    return html`<study-panel .study=${this}></study-panel>`;
  }

  review(): TemplateResult {
    return html`<game-review .study=${this} .version=${this.variations.version}></game-review>`;
  }

  /** The progress of the game's review in turns; `null` unless it is running. */
  get reviewProgress(): { done: number; total: number } | null {
    return this.#review;
  }

  get sideCount(): number {
    return this.table.sides().length;
  }

  sideName(index: number): string {
    return this.table.sideName(index);
  }

  /** The results of the review for the turns of the main line; empty without a review. */
  get judged(): Judged[] {
    const { game } = this.variations;
    const state = this.#state;
    if (!game || !state) return [];
    return judgedTurns(game, this.sideCount, this.#sideOf);
  }

  /** Returns the index of the side that makes the turn with this number. */
  #sideOf = (ply: number): number => {
    const count = this.sideCount;
    return (((this.#mover - (this.#state?.ply ?? 0) + ply - 1) % count) + count) % count;
  };

  /** The mistakes in the reviewed game of its only person, or of all sides. */
  get mistakes() {
    const { game } = this.variations;
    const side = onlyPersonIn(this.variations.liveSeats ?? this.table.currentSeats());
    return game ? mistakesOf(game, side, this.#sideOf) : [];
  }

  /** Returns the number of positions that the review of a game searches for each turn. */
  readonly #reviewNodes = async (game: Game): Promise<number> => (await this.table.game.loadKind()).reviewNodes(game);

  startQuiz(): void {
    const { game } = this.table;
    this.#analysis.stop();
    this.quiz = new MistakeQuiz(
      this.mistakes,
      this.variations as Variations,
      () => game.loadEngine(),
      this.#reviewNodes,
      () => this.changed(),
    );
    this.changed();
  }

  endQuiz(): void {
    this.quiz?.dispose();
    this.quiz = null;
    this.changed();
  }

  quizPanel(): TemplateResult {
    return html`<mistake-panel .study=${this} .version=${this.variations.version}></mistake-panel>`;
  }

  /** Reviews the game on the board and writes the result into its tree. */
  async startReview(): Promise<void> {
    const game = this.table.board.game?.clone();
    if (!game || this.#review) return game?.free();
    const review = new ReviewSearch();
    this.#review = review;
    review.addEventListener('progress', this.#changed);
    this.#analysis.stop();
    this.#changed();
    try {
      const turns = await review.run(game, () => this.table.game.loadEngine(), this.#reviewNodes);
      if (turns && this.#review === review) await this.variations.edit((own) => annotateReview(own, turns));
    } catch (error) {
      console.error(error);
      this.table.reviewFailed();
    }
    if (this.#review === review) this.#review = null;
    this.#changed();
  }

  cancelReview(): void {
    this.#review?.cancel();
    this.#review = null;
    this.#changed();
  }

  /** Resets all state that belongs to the current game, before another game is put on the board. */
  forget(): void {
    this.cancelReview();
    this.quiz?.dispose();
    this.quiz = null;
    this.variations.forget();
  }

  tree(notation: Notation): TemplateResult {
    const { variations, words, table, drawing } = this;
    const copy = (text: string) => table.copy(text);
    const version = variations.version + drawing.version;
    return html`<variation-tree .variations=${variations} .drawing=${drawing} .version=${version} .words=${words} .notation=${notation} .copy=${copy}></variation-tree>`;
  }

  get #positionKey(): string {
    return this.#state?.history.slice(0, this.#state.ply).join(' ') ?? '';
  }

  /** Shows or hides the turn that the opponent threatens to play. */
  toggleThreat(): void {
    const { threat } = this;
    const game = this.#state && !this.whyOff && this.table.board.game?.clone();
    if (threat.result || threat.isThinking || !game || !this.#state) {
      threat.clear();
      this.changed();
      if (game) game.free();
      return;
    }
    game.goTo(this.#state.ply);
    this.#threatKey = this.#positionKey;
    void threat.ask(game);
  }

  /**
   * The squares of the threat, and the arrows and squares in the tree, in the syntax of the
   * attribute `marks`.
   */
  get marks(): string {
    const threats = (this.threat.result?.threats ?? []).map(({ square }) => `${square}=red`);
    const { drawing, variations } = this;
    const { game, shown } = variations;
    if (!drawing.isOn || !game || !this.#kind) return threats.join(' ');
    const { pending } = drawing;
    const squares = this.#kind.squares(game);
    const drawn = textOf([...(shown?.marks ?? []), ...(pending ? [pending] : [])], (name) => squares.has(name));
    return [...threats, drawn].join(' ');
  }

  /**
   * Starts the engine on the position that the board shows, unless `whyOff` gives a reason against
   * it.
   */
  sync(state: Snapshot<Side>, whyOff: WhyOff | null): void {
    this.#state = state;
    this.#whyOff = whyOff;
    this.openings.follow(this.table.board.game, state.ply, this.#positionKey);
    if (this.#threatKey !== this.#positionKey || whyOff) this.threat.clear();
    const { game } = this.table.board;
    // The analysis and the review would take turns on one worker.
    if (whyOff || !game || this.#review) this.#analysis.stop();
    else {
      // The history decides which positions are repeated.
      const key = [game.toString(), ...state.history.slice(0, state.ply)].join('|');
      void this.#analysis.search(key, this.#lines, () => {
        const copy = game.clone();
        copy.goTo(state.ply);
        return copy;
      });
    }
    this.#changed();
  }

  /** Updates the variations and the quiz after a change on the board. */
  follow(state: Snapshot<Side>): void {
    this.#state = state;
    this.variations.sync(state);
    void this.quiz?.follow();
  }

  stop(): void {
    this.#analysis.stop();
    this.threat.clear();
    this.preview();
  }

  /** Draws a turn on the board as a preview; without one, removes the preview. */
  preview(turn?: string): void {
    this.table.board.preview(turn);
  }

  /** Returns a small board with the position after these turns; `null` before it can be drawn. */
  positionAfter(turns: readonly string[]): TemplateResult | null {
    const game = this.table.board.game?.clone();
    if (!game || !this.#kind || !this.#state) return null;
    game.goTo(this.#state.ply);
    const isLegal = turns.every((turn) => game.check(turn).ok && game.play(turn, { variation: true }));
    const drawing = isLegal ? this.#kind.smallBoard(this.#kind.position(game)) : null;
    game.free();
    return drawing;
  }

  /** Plays a turn. The turns that followed the position become a variation. */
  play(turn: string): void {
    this.preview();
    if (this.canPlay) void this.variations.play(turn);
  }

  /** Adds a line of turns to the tree. Resolves to whether the tree did not have it. */
  addLine(turns: readonly string[]): Promise<boolean> {
    return this.variations.addLine(turns);
  }

  /** Whether a click on an engine line plays its first turn. */
  get canPlay(): boolean {
    return this.#state?.atLatest === false || this.table.currentSeats()[this.#mover]?.kind === 'person';
  }

  #changed = (): void => {
    this.dispatchEvent(new Event('change'));
  };
}
