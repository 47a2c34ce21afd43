/** The status and buttons below a board, for pages without controls of their own. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardState } from './state.js';
import type { Words } from './words.js';

const ICONS = {
  undo: 'M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-2',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  first: 'M18 5l-7 7 7 7M6 5v14',
  last: 'M6 5l7 7-7 7M18 5v14',
  turn: 'M20 12a8 8 0 1 1-3-6.2M20 3v5h-5',
};

/** Renders a button with an icon. Unless `can` is true it is disabled, but stays focusable. */
export function iconButton(
  name: keyof typeof ICONS,
  label: string,
  can: boolean | undefined,
  act: () => void,
): TemplateResult {
  return html`<button part="button" type="button" aria-label=${label} title=${label} aria-disabled=${can ? 'false' : 'true'}
    @click=${() => can && act()}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg></button>`;
}

/** The parts of the bar below the board that depend on the game. */
export interface Parts {
  /** The status sentence, if it replaces the one of the board's state. */
  text?: unknown;
  /** The content before and after the buttons that browse through the turns. */
  lead: unknown;
  tail: unknown;
}

/** The templates below the board: the status sentence and the row of buttons. */
export type Bar = readonly [status: TemplateResult, buttons: TemplateResult];

/**
 * Renders the status sentence and the buttons below the board. Without a state (before the board is
 * ready) all buttons are disabled.
 */
export function bar(
  board: { goTo(ply: number): void; startOver(): void; mode: string },
  { refusal, text, ply = 0, plies = 0, firstPly = 0, puzzle }: Partial<BoardState<unknown>> = {},
  words: Words,
  parts: Parts,
): Bar {
  const label = (id: string) => words.say(id);
  const browseButton = (name: 'first' | 'back' | 'forward' | 'last', to: number) =>
    iconButton(name, label(name), to !== ply && to >= firstPly && to <= plies, () => board.goTo(to));
  const looking = board.mode === 'view';
  return [
    html`<p class="status" part="status">${refusal ? html`<span class="care">${refusal.text}</span>` : (parts.text ?? text)}</p>`,
    html`<div class="bar" part="bar" role="group" aria-label=${label('controls')}>
      ${parts.lead}
      ${looking ? browseButton('first', firstPly) : nothing}
      ${/^(puzzle|study|lesson)$/.test(board.mode) ? nothing : [browseButton('back', ply - 1), browseButton('forward', ply + 1)]}
      ${looking ? browseButton('last', plies) : nothing}
      ${puzzle && board.mode === 'puzzle' ? iconButton('turn', label('start-over'), puzzle.outcome !== 'open', () => board.startOver()) : nothing}
      ${parts.tail}
    </div>`,
  ];
}
