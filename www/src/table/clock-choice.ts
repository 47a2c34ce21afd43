/** The choice of a clock in the dialog for a new game. */
import type { Key, Words } from '../i18n/index.ts';
import { clockControl, setClockControl } from '../store/clock-control.ts';
import { loadClocks, loadedClocks } from './clocks.ts';

/** A time control that the user can choose for a new game. Times are in seconds. */
export interface ClockPreset {
  control: string;
  /** The time for each turn, in seconds; only in Arimaa. */
  turn?: number;
  /** Each player's total time or, in Arimaa, initial reserve, in seconds. */
  main: number;
  /** The time that each turn adds, in seconds. */
  increment?: number;
}

/** The reason why a custom time control cannot be used: the key of a UI text, and its values. */
interface Problem {
  key: Key;
  code?: string;
  at?: number;
}

/** The members of the game view that the choice of a time control uses. */
export interface ClockChoiceTable {
  readonly words: Words;
  requestUpdate(): void;
}

/** Whether a time control limits the total time of the game. */
export const isLimited = (control: string): boolean => (control.split('/')[4] ?? '0') !== '0';

/** The user's choice of a time control in a dialog: none, a preset, or a custom one as text. */
export class ClockChoice {
  /** Whether the game to be started can have a clock. */
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

  /** The chosen time control; empty for a game without a clock. */
  get chosen(): string {
    return this.#chosen;
  }

  get isOwn(): boolean {
    return this.#isOwn;
  }

  /** The custom time control as the user has typed it. */
  get text(): string {
    return this.#text;
  }

  /** The reason why the custom time control cannot be used; empty if it can. */
  get problem(): string {
    const { words } = this.table;
    if (!this.#problem) return '';
    const { key, ...values } = this.#problem;
    return words(key, values);
  }

  /**
   * The error message about the custom time control, shown only after its field has lost the focus,
   * not while typing.
   */
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

  /**
   * Sets the text of the custom time control. It counts as not valid until the package's clocks are
   * fetched.
   */
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
