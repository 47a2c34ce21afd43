/** The choice of a clock in the dialog for a new game. */
import type { Key, Words } from '../i18n/index.ts';
import { clockControl, setClockControl } from '../store/clock-control.ts';
import { loadClocks, loadedClocks } from './clocks.ts';

/** A clock to choose. Times are in seconds. */
export interface ClockPreset {
  control: string;
  /** The time for each turn, in Arimaa. */
  turn?: number;
  /** The total of each player, or the reserve. */
  main: number;
  /** The increment of each turn. */
  increment?: number;
}

/** The reason why custom times cannot be used: a text of the page and its values. */
interface Problem {
  key: Key;
  code?: string;
  at?: number;
}

/** The parts of the table that the choice uses. */
export interface ClockChoiceTable {
  readonly words: Words;
  requestUpdate(): void;
}

/** Whether a time control limits the total time of the game. */
export const isLimited = (control: string): boolean => (control.split('/')[4] ?? '0') !== '0';

/** The clock that is chosen in the dialog: none, a preset, or custom times as text. */
export class ClockChoice {
  /** Whether the game that is chosen can have a clock. */
  isOffered = true;
  #chosen: string;
  #isOwn: boolean;
  #text: string;
  #problem: Problem | null = null;
  #showsProblem = false;

  constructor(
    private readonly table: ClockChoiceTable,
    private readonly game: string,
    readonly presets: readonly ClockPreset[],
    /** Whether the rules allow a time limit for the whole game. */
    private readonly hasLimit: boolean,
  ) {
    this.#chosen = clockControl(game);
    this.#isOwn = this.#chosen !== '' && !presets.some(({ control }) => control === this.#chosen);
    this.#text = this.#isOwn ? this.#chosen : '';
  }

  /** The time control that is chosen; empty for none. */
  get chosen(): string {
    return this.#chosen;
  }

  get isOwn(): boolean {
    return this.#isOwn;
  }

  /** The custom times as text. */
  get text(): string {
    return this.#text;
  }

  /** The reason why the custom times cannot be used; empty if they can. */
  get problem(): string {
    const { words } = this.table;
    if (!this.#problem) return '';
    const { key, ...values } = this.#problem;
    return words(key, values);
  }

  /** The problem, shown only after the field has lost the focus, not while typing. */
  get shownProblem(): string {
    return this.#showsProblem ? this.problem : '';
  }

  showProblem(): void {
    this.#showsProblem = true;
    this.table.requestUpdate();
  }

  /** Sets whether the game that is chosen can have a clock. */
  offer(isOffered: boolean): void {
    if (this.isOffered === isOffered) return;
    this.isOffered = isOffered;
    this.table.requestUpdate();
  }

  /** Returns the time control of the new game, and remembers it. */
  take(): string {
    if (!this.isOffered) return '';
    setClockControl(this.game, this.#chosen);
    return this.#chosen;
  }

  choose(control: string): void {
    this.#isOwn = control === 'own';
    this.#problem = null;
    this.#showsProblem = false;
    if (this.#isOwn) void this.write(this.#text);
    else this.#chosen = control;
    this.table.requestUpdate();
  }

  /** Sets the custom times. They count as not valid until the package's clocks are fetched. */
  async write(text: string): Promise<void> {
    this.#text = text;
    this.#showsProblem = false;
    if (loadedClocks()) return this.#check();
    this.#problem = { key: 'clockLoading' };
    this.table.requestUpdate();
    try {
      await loadClocks();
      if (this.#isOwn) this.#check();
    } catch {
      this.#problem = { key: 'clockFailed' };
      this.table.requestUpdate();
    }
  }

  #check(): void {
    try {
      const control = loadedClocks()?.parseControl(this.#text) ?? '';
      this.#problem = isLimited(control) && !this.hasLimit ? { key: 'clockNoLimit' } : null;
      this.#chosen = control;
    } catch (error) {
      const { code = '', at = 0 } = error as { code?: string; at?: number };
      this.#problem = { key: 'clockProblem', code, at: at + 1 };
    }
    this.table.requestUpdate();
  }
}
