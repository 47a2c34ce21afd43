/** The dialogs and cards shown while a person's level is being found. Loaded on first use. */
import { html, type TemplateResult } from 'lit';
import type { Snapshot } from '../board.ts';
import type { Language } from '../i18n/index.ts';
import { dialog, levelText } from '../view/dialogs.ts';
import { icon } from '../view/icons.ts';
import { wordsIn } from './i18n/index.ts';
import { GAMES, levelAfter, type Outcome } from './level-search.ts';

/** The members of the game view that the dialogs of the level search use. */
export interface SearchingTable {
  /**
   * A text that explains the short games of the level search: the size of the board, and how they
   * end.
   */
  readonly shortGameNote: string;
  /**
   * The number of games out of 100 that each computer level from 2 on won against the level below.
   */
  readonly levelWins: readonly number[];
  readonly language: Language;
}

/** The actions of the buttons while a person's level is being found. */
export interface SearchingActions {
  /** Starts the next short game, at the level that follows from these outcomes. */
  startNext(outcomes: readonly Outcome[]): void;
  /** Starts a game with standard options against the computer at this level. */
  playAt(level: number): void;
}

export class Searching {
  constructor(
    private readonly table: SearchingTable,
    private readonly actions: SearchingActions,
  ) {}

  get #words() {
    return wordsIn(this.table.language);
  }

  /** Returns the announcement at the start of the next short game after these outcomes. */
  startedText(outcomes: readonly Outcome[]): string {
    return this.#words('started', { n: outcomes.length + 1, of: GAMES, level: levelAfter(outcomes) });
  }

  /** Renders the dialog that explains how short games find the person's level. */
  dialog(): TemplateResult {
    const words = this.#words;
    return dialog(
      'find-level',
      words('findLevel'),
      words,
      html`
        <form method="dialog" @submit=${() => this.actions.startNext([])}>
          <p>${words('about')}</p>
          <p>${this.table.shortGameNote}</p>
          <p class="note">${words('leave')}</p>
          <div class="answer"><button class="primary">${words('start')}</button></div>
        </form>
      `,
    );
  }

  /**
   * Renders which game of the level search is played. `turnsLeft`: the number of turns that each
   * side still has.
   */
  progress(outcomes: readonly Outcome[], turnsLeft: number | null): TemplateResult {
    const words = this.#words;
    const left = turnsLeft === null ? '' : ` · ${words('turnsLeft', { n: turnsLeft })}`;
    return html`<p class="note level-progress">${words('gameOf', { n: outcomes.length + 1, of: GAMES })}${left}</p>`;
  }

  /**
   * Renders the card about a finished short game, with a button for the next one or the proposed
   * level.
   */
  card(outcomes: readonly Outcome[], outcome: Outcome, state: Snapshot<unknown>): TemplateResult {
    const { table, actions } = this;
    const words = this.#words;
    const all = [...outcomes, outcome];
    const level = levelAfter(all);
    const facts = words('outcome', { n: all.length, of: GAMES, outcome });
    const isLast = all.length === GAMES;
    return html`
      <section class="result" aria-label=${words('result')}>
        <p class="facts">${facts} ${words('turnsShow', { n: state.plies - state.firstPly })}</p>
        ${
          isLast
            ? html`<p class="proposal">${words('proposal', { n: level, name: words('levelName', { n: level }) })}</p>
              <p class="note">${levelText(words, level, table.levelWins)}</p>`
            : ''
        }
        <div class="next">
          <button type="button" class="primary" @click=${() => (isLast ? actions.playAt(level) : actions.startNext(all))}>
            ${icon('next')}<span>${isLast ? words('play') : words('next', { level })}</span>
          </button>
        </div>
      </section>
    `;
  }
}
