/** Turns the analysis of the position on the board on and off. Its code is loaded on first use. */
import type { TemplateResult } from 'lit';
import type { Snapshot } from '../board.ts';
import type { Language, Words } from '../i18n/index.ts';
import { onIdle } from '../idle.ts';
import { analysisIsOn, setAnalysis } from '../store/analysis.ts';
import type { Study, StudyTable, WhyOff } from '../study/study.ts';
import type { Notices } from './notices.ts';

/** What the loader asks of the table. */
interface LoadingTable<Side> extends StudyTable<Side> {
  readonly language: Language;
  readonly words: Words;
  readonly isConnected: boolean;
  requestUpdate(): void;
}

/** The kinds of games in which nobody may be helped. */
interface Rivalry {
  readonly friend: { readonly friendship: unknown };
  readonly direct: { readonly isOnBoard: boolean };
  readonly levelSearch: { readonly outcomes: unknown };
}

export class StudyLoader<Side> {
  #study: Study<Side> | null = null;
  #isOn = analysisIsOn();
  #isLoading = false;

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
    setAnalysis(this.#isOn);
    this.table.requestUpdate();
  };

  /** Renders the bar beside the board. */
  bar(): TemplateResult | string {
    return this.#isOn && this.#study ? this.#study.bar() : '';
  }

  /** Renders the lines and what belongs to them. */
  panel(): TemplateResult | string {
    return this.#isOn && this.#study ? this.#study.panel() : '';
  }

  /** Analyzes the position that is shown. */
  sync(state: Snapshot<Side>, isBusy: boolean): void {
    if (!this.#isOn || !this.table.isConnected) this.leave();
    else if (this.#study) this.#study.sync(state, this.#whyOff(state, isBusy));
    else if (!this.#isLoading) {
      this.#isLoading = true;
      onIdle(() => void this.#load());
    }
  }

  /** Ends the search: the table is no longer shown, or the analysis is off. */
  leave(): void {
    this.#study?.stop();
  }

  /** Returns why nothing can be analyzed now; `null` if it can. */
  #whyOff(state: Snapshot<Side>, isBusy: boolean): WhyOff | null {
    const { friend, direct, levelSearch } = this.rivalry;
    if (state.status.kind === 'playing') {
      if (friend.friendship || direct.isOnBoard) return 'people';
      if (levelSearch.outcomes) return 'level';
    } else if (state.atLatest) return 'over';
    if (state.thinking || isBusy) return 'thinking';
    return state.waiting ? 'setup' : null;
  }

  async #load(): Promise<void> {
    const { table } = this;
    try {
      const { loadStudy } = await import('../study/load-study.ts');
      this.#study = await loadStudy(table, this.toggle);
    } catch (error) {
      console.error(error);
      // It stays on in the settings: the next visit tries again.
      this.#isOn = false;
      this.notices.show({ text: table.words('partFailed'), closesItself: true });
    }
    this.#isLoading = false;
    table.requestUpdate();
  }
}
