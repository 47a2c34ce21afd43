import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Board, Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { reviewButtons } from '../view/review.ts';
import type { StatusLine } from '../view/status.ts';
import { scrollToShownTurn, type TurnNumber, turnList } from '../view/turns.ts';
import { layout } from './layout.ts';
import type { StudyLoader } from './study.ts';

/** The members of the game view that the list of turns uses. */
export interface TurnsTable<Side, State extends Snapshot<Side>> extends HTMLElement {
  readonly board: Board<Side>;
  readonly words: Words;
  /** Returns the number of turns per row in the list of turns. */
  columns(state: State): number;
  turnNumber(state: State, ply: number): TurnNumber;
  statusLine(state: State): StatusLine;
  /** Renders the notation of a turn for the list of turns. */
  turnView(turn: string, state: State, ply: number): unknown;
  requestUpdate(): void;
}

/** The buttons that show other turns, and the list of turns. */
export class Turns<Side, State extends Snapshot<Side>> {
  /** The description of the turn that a navigation button has shown, for screen readers. */
  #told = '';
  /** The number of times that navigation buttons have shown a turn. */
  #times = 0;

  constructor(
    private readonly table: TurnsTable<Side, State>,
    private readonly study: StudyLoader<Side>,
  ) {
    table.board.addEventListener('keddah-move', ({ detail }) => {
      // The board announces the steps of such a turn when they are made, and nothing at its end.
      const { board } = this.table;
      const isBuilt = board.state !== undefined && 'steps' in board.state;
      if (isBuilt && detail.by === 'person') queueMicrotask(this.#tellNext);
    });
  }

  /**
   * Renders the announcement of the turn that a navigation button has shown: the focus stays on the
   * button.
   */
  get announcement(): TemplateResult {
    return html`${keyed(this.#times, html`<span>${this.#told}</span>`)}`;
  }

  /** Renders the list, or the tree of a game that is studied. */
  render(state: State): TemplateResult {
    const { board, words } = this.table;
    const number = (ply: number) => this.table.turnNumber(state, ply);
    const view = (turn: string, ply: number) => this.table.turnView(turn, state, ply);
    const tree = this.study.tree({ firstPly: state.firstPly, number: (ply) => number(ply).label, view });
    if (tree) return tree;
    const goTo = (ply: number) => board.goTo(ply);
    const list = turnList(state, words, { columns: this.table.columns(state), number, view, goTo });
    return html`
      ${reviewButtons(state, words, (ply) => this.#show(state, ply))}
      <details class="turns" ?open=${layout() === 'wide'}>
        <summary>${words('turns')}<span class="count">${words('turnsShow', { n: state.plies - state.firstPly })}</span></summary>
        ${list}
      </details>
    `;
  }

  /** Scrolls the list of turns to the turn on the board. */
  scroll(): void {
    scrollToShownTurn(this.table);
  }

  #show(state: State, ply: number): void {
    const { board, words } = this.table;
    board.goTo(ply);
    const { label } = this.table.turnNumber(state, ply);
    const text = state.history[ply - 1] ?? '';
    this.#tell(ply <= state.firstPly ? words('startPosition') : words('turnLabel', { number: label, text }));
  }

  /**
   * Announces the side to move after a turn of a person. The turns of the computer are announced
   * anyway.
   */
  readonly #tellNext = (): void => {
    const { state } = this.table.board as Board<Side> & { state: State | undefined };
    if (state?.status.kind === 'playing' && !state.thinking) this.#tell(this.table.statusLine(state).text);
  };

  #tell(text: string): void {
    this.#told = text;
    this.#times++;
    this.table.requestUpdate();
  }
}
