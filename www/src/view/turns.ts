import { html, type TemplateResult } from 'lit';
import type { Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';

/** The number of a turn, and the position of the turn in the list of turns. */
export interface TurnNumber {
  /** The number of the turn as records write it, such as `2g`. */
  label: string;
  /** The number of the round: one turn of each player. */
  round: number;
  /** The column of the turn in the list, from 0. */
  column: number;
}

/** The options with which a game renders its list of turns. */
export interface TurnListOptions {
  /** The number of turns per row in the list of turns. */
  columns: number;
  number: (ply: number) => TurnNumber;
  /** Renders the notation of a turn for the list of turns. */
  view: (turn: string, ply: number) => unknown;
  goTo: (ply: number) => void;
}

/**
 * Renders the list of turns. A click or the arrow keys show a turn on the board; the shown one is
 * highlighted.
 */
export function turnList<Side>(state: Snapshot<Side>, words: Words, options: TurnListOptions): TemplateResult | string {
  const { firstPly: first, history } = state;
  if (history.length <= first) return '';
  const entry = (ply: number, number: TurnNumber | null, text: string, view: unknown) => html`
    <li style=${ply === first + 1 && number ? `grid-column-start:${number.column + 1}` : ''}>
      <button
        type="button"
        data-ply=${ply}
        tabindex=${state.ply === ply ? 0 : -1}
        aria-current=${state.ply === ply ? 'true' : 'false'}
        aria-label=${number ? words('turnLabel', { number: number.label, text }) : text}
        @click=${() => options.goTo(ply)}
      >
        <span class="number">${number && (number.column === 0 || ply === first + 1) ? number.round : ''}</span><span class="steps">${view}</span>
      </button>
    </li>
  `;
  const pressed = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: state.ply - 1,
      ArrowRight: state.ply + 1,
      ArrowUp: state.ply - options.columns,
      ArrowDown: state.ply + options.columns,
      Home: first,
      End: history.length,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const ply = Math.min(history.length, Math.max(first, to));
    options.goTo(ply);
    (event.currentTarget as Element).querySelector<HTMLElement>(`[data-ply="${ply}"]`)?.focus();
  };
  return html`
    <ol class="turn-list" data-columns=${options.columns} @keydown=${pressed}>
      ${entry(first, null, words('startPosition'), words('startPosition'))}
      ${history.slice(first).map((turn, i) => {
        const ply = first + i + 1;
        return entry(ply, options.number(ply), turn, options.view(turn, ply));
      })}
    </ol>
  `;
}

/** The entry to which {@link scrollToShownTurn} has scrolled. */
let scrolledTo: Element | undefined;

/**
 * Scrolls the list of turns in `root`, and nothing else, to the turn on the board if that is
 * another one than before: a person who has scrolled the list may look at other turns.
 */
export function scrollToShownTurn(root: ParentNode): void {
  const current = root.querySelector<HTMLElement>('.turn-list [aria-current=true]');
  const list = current?.closest<HTMLElement>('.turn-list');
  if (!current || !list?.clientHeight || current === scrolledTo) return;
  scrolledTo = current;
  const top = current.offsetTop - list.offsetTop;
  const bottom = top + current.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
