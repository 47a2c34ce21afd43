import './puzzles.css';
import { html, type TemplateResult } from 'lit';
import { type Engine, type Game, whenReady } from '../board.ts';
import { attributeSnippets } from '../embed/snippets.ts';
import type { Host, PageGame } from '../game.ts';
import { copyResult } from '../table/notices.ts';
import type { Training, TrainingState } from '../training/training.ts';
import { TrainingView } from '../training/training-view.ts';
import { dialog, snippetField } from '../view/dialogs.ts';
import { icon } from '../view/icons.ts';
import { partHash } from '../view/route.ts';
import type { StatusLine } from '../view/status.ts';
import { DIFFICULTIES, type Difficulty, dayNumber, nextPuzzle, puzzleOfDay, type Wish } from './choice.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { PuzzleProgress } from './progress.ts';
import { type Puzzle, themesOf } from './puzzle-file.ts';
import { ratingOfLevel } from './rating.ts';
import { refute } from './refutation.ts';

/** The pause before each turn that is shown of a solution or refutation, in milliseconds. */
const PAUSE_MS = 900;

/** The rating deviation above which the user's puzzle rating is marked as uncertain. */
const UNCERTAIN = 110;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/**
 * The state of the puzzle view: the user solves, or the refutation of a wrong try or the solution
 * is on the board.
 */
type Phase = 'solving' | 'why' | 'solution';

/** The view with the puzzles of a game: one puzzle on the board, and the choice of the next one. */
export class PuzzlesView extends TrainingView {
  readonly #progress: PuzzleProgress;
  readonly #themes: readonly string[];
  #puzzle: Puzzle;
  /** The index of the side that has to solve the puzzle, in the order of turns. */
  #solver = 0;
  #phase: Phase = 'solving';
  /** The turns of the user's last wrong try at the puzzle; empty before one. */
  #wrong: readonly string[] = [];
  /** The message shown in place of the board's own status line; empty for none. */
  #said = '';
  #engine: Promise<Engine> | null = null;
  /** Aborts the search or the replay of turns when another puzzle is chosen. */
  #abort = new AbortController();

  constructor(
    game: PageGame,
    training: Training,
    private readonly puzzles: readonly Puzzle[],
    private readonly host: Host,
  ) {
    super(game, training);
    this.#progress = new PuzzleProgress(game.id, () => dayNumber(new Date()));
    this.#themes = themesOf(puzzles);
    this.#puzzle = this.#ofDay;
  }

  get words(): Words {
    return wordsIn(this.language);
  }

  get #ofDay(): Puzzle {
    return puzzleOfDay(this.puzzles, dayNumber(new Date()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#abort.abort();
    void this.#engine?.then((engine) => engine.dispose()).catch(() => undefined);
    this.#engine = null;
    // The board forgets its puzzle too.
    this.#phase = 'solving';
    this.#said = '';
  }

  show(id: string): void {
    const named = this.puzzles.find((one) => one.id === id);
    // After a visit to another view, the same puzzle is shown.
    const chosen = this.board.state ? this.#puzzle : this.#progress.isDayDone ? this.#next() : null;
    const puzzle = named ?? chosen ?? this.#ofDay;
    this.#puzzle = puzzle;
    this.board.setAttribute('position', puzzle.position);
    // Nothing can be read before the rules are there.
    void whenReady(this.board).then(() => {
      if (this.#puzzle !== puzzle) return;
      this.#start(puzzle);
      if (id && !named) this.#say(`${this.words('noSuchPuzzle')} ${this.#task}`);
    });
  }

  /** Puts the starting position of a puzzle on the board. */
  #start(puzzle: Puzzle): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    const { board, training } = this;
    const { kind } = training;
    this.#puzzle = puzzle;
    this.#phase = 'solving';
    this.#wrong = [];
    this.#said = '';
    const game = kind.parse(puzzle.position);
    this.#solver = kind.sideIndex(game.status.toMove);
    board.mode = 'puzzle';
    board.removeAttribute('moves');
    board.setAttribute('position', puzzle.position);
    board.setAttribute('solution', puzzle.solution);
    // The boards judge wins; for other goals the solution has all turns that reach them.
    board.setAttribute('goal', /^win( \d)?$/.test(puzzle.goal ?? '') ? (puzzle.goal ?? '') : '');
    this.#put(game);
    this.host.name(partHash(this.game.id, 'puzzles', puzzle.id));
    this.requestUpdate();
  }

  /** Puts a game on the board, with the solver's side at the bottom. */
  #put(game: Game): void {
    this.board.game = game;
    const orientation = this.training.orientations[this.#solver] ?? '';
    void this.board.updateComplete.then(() => {
      this.board.orientation = orientation;
    });
  }

  protected override changed(): void {
    const { state, game } = this.board;
    if (this.#phase !== 'solving' || !state?.puzzle || !game) return;
    const { outcome } = state.puzzle;
    if (outcome === 'wrong') {
      const turns = [...game.history];
      if (turns.length > 0) this.#wrong = turns;
      this.#said = '';
      this.#attempted(false);
    } else if (outcome === 'solved') {
      this.#attempted(true);
      if (this.#puzzle.id === this.#ofDay.id) this.#progress.dayDone();
    } else if (outcome === 'right') this.#said = '';
  }

  #attempted(isSolved: boolean): void {
    this.#progress.attempted(this.#puzzle.id, this.#ratingOf(this.#puzzle), isSolved);
  }

  #ratingOf = ({ level }: Puzzle): number => ratingOfLevel(level, this.training.levelWins);

  /**
   * Returns the next puzzle for the user's choice of theme and difficulty; `null` if there is none.
   */
  #next(): Puzzle | null {
    const { isTried, rating, wish } = this.#progress;
    const has = { isTried, shown: this.#puzzle.id, rating: rating.rating, ratingOf: this.#ratingOf };
    return nextPuzzle(this.puzzles, wish, has);
  }

  #goOn = (): void => {
    const next = this.#next();
    if (next) this.#start(next);
    else this.#say(this.words('noneLeft'));
  };

  #wish(changes: Partial<Wish>): void {
    this.#progress.wish = { ...this.#progress.wish, ...changes };
    this.#goOn();
  }

  #say(text: string): void {
    this.#said = text;
    this.announcement = text;
    this.requestUpdate();
  }

  /** Plays turns on the board, one after the other. Returns whether all were shown. */
  async #play(turns: readonly string[]): Promise<boolean> {
    const { signal } = this.#abort;
    for (const turn of turns) {
      await pause();
      if (signal.aborted) return false;
      this.board.game?.play(turn);
    }
    return !signal.aborted;
  }

  /** Returns the game after turns from the start of the puzzle. */
  #gameAfter(turns: readonly string[]): Game {
    const game = this.training.kind.parse(this.#puzzle.position);
    for (const turn of turns) game.play(turn);
    return game;
  }

  /** Shows the computer's reply that refutes the last wrong try. */
  #explain = async (): Promise<void> => {
    const { board } = this;
    const { signal } = this.#abort;
    this.#phase = 'why';
    board.mode = 'view';
    this.#put(this.#gameAfter(this.#wrong));
    this.#say(this.words('whyThinking'));
    const searched = this.#gameAfter(this.#wrong);
    const { kind } = this.training;
    const side = kind.sideName(kind.sideIndex(searched.status.toMove), this.language);
    try {
      this.#engine ??= this.game.loadEngine();
      const { status, toMove } = board.state ?? {};
      const opponents = status?.kind === 'playing' && toMove !== undefined ? this.#opponents(searched) : 1;
      const found = await refute(await this.#engine, searched, opponents, signal);
      if (!found || signal.aborted) return;
      if (found.turns.length === 0) return this.#say(this.words('whyOver'));
      const described = this.board.describe(found.turns[0] ?? '');
      if (!(await this.#play(found.turns))) return;
      this.#say(this.words('whyAnswer', { turn: described, side, win: Math.round(100 * found.win) }));
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#engine = null;
      this.#say(this.words('whyFailed'));
    } finally {
      searched.free();
    }
  };

  /** Returns the number of turns that are played before the solver is to move again. */
  #opponents({ status }: Game): number {
    const count = this.board.state?.seats.length || 2;
    const { sideIndex } = this.training.kind;
    return (this.#solver - sideIndex(status.toMove) + count) % count || 1;
  }

  /** Shows the turns of the solution. The puzzle then counts as not solved. */
  #showSolution = async (): Promise<void> => {
    this.#attempted(false);
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const { board } = this;
    this.#phase = 'solution';
    board.mode = 'view';
    board.setAttribute('moves', this.#puzzle.solution.split('|')[0] ?? '');
    this.#say(this.words('solutionShown'));
    await board.updateComplete;
    const last = board.state?.plies ?? 0;
    for (let ply = 0; ply <= last && !signal.aborted; ply++) {
      board.goTo(ply);
      await pause();
    }
  };

  // Rendering

  protected override statusLine(state: TrainingState): StatusLine {
    if (state.refusal) return { text: state.refusal.text, tone: 'careful' };
    if (this.#said) return { text: this.#said, tone: 'calm' };
    const outcome = state.puzzle?.outcome;
    if (outcome === 'solved') return { text: state.text, tone: 'end' };
    if (outcome === 'wrong') return { text: state.text, tone: 'careful' };
    if (outcome !== 'open' || state.prompt) return { text: state.text, tone: 'calm' };
    return { text: this.#task, tone: 'calm' };
  }

  get #task(): string {
    const side = this.training.kind.sideName(this.#solver, this.language);
    return this.words('task', { side, theme: this.#puzzle.theme });
  }

  protected override lines(): { top: TemplateResult; bottom: TemplateResult } {
    const { words } = this;
    const { theme, level, id } = this.#puzzle;
    const { rating, gain, days } = this.#progress;
    const name = id === this.#ofDay.id ? words('ofDay') : words('themeOf', { theme });
    const change = gain === null || gain === 0 ? '' : words(gain > 0 ? 'gain' : 'loss', { n: Math.abs(gain) });
    return {
      top: html`<strong>${name}</strong><span class="soft">${words('levelOf', { level })}</span>`,
      bottom: html`
        <span>${words('rating', { rating: String(Math.round(rating.rating)) })} ${change ? html`<b class="change">${change}</b>` : ''}</span>
        ${days > 0 ? html`<span class="soft">${words('days', { n: days })}</span>` : ''}
      `,
    };
  }

  protected override tools(state: TrainingState): TemplateResult {
    const { words } = this;
    const tool = (
      name: Parameters<typeof icon>[0],
      label: string,
      act: () => void,
      { off = false, kind = '' } = {},
    ) => html`
      <button type="button" class="tool ${kind}" ?disabled=${off} @click=${act}>${icon(name)}<span>${label}</span></button>
    `;
    const isSolving = this.#phase === 'solving';
    const isSolved = state.puzzle?.outcome === 'solved';
    return html`
      ${isSolving ? tool('help', words('why'), () => void this.#explain(), { off: this.#wrong.length === 0 || isSolved }) : tool('again', words('again'), () => this.#start(this.#puzzle))}
      ${tool('hint', words('solution'), () => void this.#showSolution(), { off: this.#phase === 'solution' })}
      ${tool('analyze', words('analyze'), () => void this.host.analyze(this.#puzzle.position))}
      ${tool('share', words('embedPuzzle'), () => this.open('embed-puzzle'))}
      ${tool('next', words('nextPuzzle'), this.#goOn, { kind: isSolved ? 'next suggested' : 'next' })}
    `;
  }

  protected override middle(): TemplateResult {
    const { words } = this;
    const { wish, isDayDone, rating, solved } = this.#progress;
    const choice = (
      label: string,
      options: readonly (readonly [string, string])[],
      value: string,
      chosen: (value: string) => void,
    ) => html`
      <label><span>${label}</span>
        <select @change=${(event: Event) => chosen((event.target as HTMLSelectElement).value)}>
          ${options.map(([id, text]) => html`<option value=${id} ?selected=${id === value}>${text}</option>`)}
        </select>
      </label>`;
    const isUncertain = rating.deviation > UNCERTAIN;
    const ratingText = words(isUncertain ? 'ratingUncertain' : 'ratingIs', {
      rating: String(Math.round(rating.rating)),
      deviation: Math.round(2 * rating.deviation),
    });
    const themes = [
      ['', words('allThemes')],
      ...this.#themes.map((theme) => [theme, words('themeOf', { theme })]),
    ] as const;
    const levels = DIFFICULTIES.map((difficulty) => [difficulty, words('difficultyOf', { difficulty })] as const);
    return html`
      <section class="puzzle-choice" aria-label=${words('puzzle')}>
        <button type="button" class="of-day" @click=${() => this.#start(this.#ofDay)}>${icon('sun')}<span>${words(isDayDone ? 'ofDayDone' : 'ofDay')}</span></button>
        <div class="wish">
          ${choice(words('theme'), themes as readonly (readonly [string, string])[], wish.theme, (theme) => this.#wish({ theme }))}
          ${choice(words('difficulty'), levels, wish.difficulty, (value) => this.#wish({ difficulty: value as Difficulty }))}
        </div>
        <p>${ratingText} · ${words('solvedCount', { n: solved })}</p>
        <p class="note">${words('about')}</p>
      </section>
    `;
  }

  protected override dialogs(): TemplateResult {
    const { words } = this;
    const { position, solution, goal } = this.#puzzle;
    const orientation = this.#solver > 0 && { orientation: this.training.orientations[this.#solver] ?? '' };
    const task = goal && /^win( \d)?$/.test(goal) ? { goal } : {};
    const attributes = { mode: 'puzzle', position, ...task, solution, ...orientation };
    const { tag, frame, placeholder } = attributeSnippets(this.game, attributes);
    const copy = (text: string) => copyResult(text, words);
    return dialog(
      'embed-puzzle',
      words('embedPuzzle'),
      words,
      html`
        <p class="note">${words('embedNote')}</p>
        ${snippetField(words, 'puzzle-tag', words('embedTag'), tag, copy)}
        ${snippetField(words, 'puzzle-frame', words('embedFrame'), frame, copy)}
        ${placeholder === null ? '' : html`<p class="note">${words('embedAddress', { site: placeholder })}</p>`}
      `,
    );
  }
}

customElements.define('keddah-puzzles', PuzzlesView);
