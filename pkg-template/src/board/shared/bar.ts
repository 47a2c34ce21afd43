/** The small bar under a board, for pages that draw none of their own. */
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

/** A button with a drawing for its text. */
export function iconButton(
  name: keyof typeof ICONS,
  label: string,
  can: boolean | undefined,
  act: () => void,
): TemplateResult {
  return html`<button part="button" type="button" aria-label=${label} title=${label} aria-disabled=${can ? 'false' : 'true'}
    @click=${() => can && act()}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg></button>`;
}

/** What a game puts into its bar. */
export interface Parts {
  /** What stands there for the state's text. */
  text?: unknown;
  /** Before and after the buttons that leaf through the turns. */
  lead: unknown;
  tail: unknown;
}

/** The sentence, and the buttons. */
export type Bar = readonly [status: TemplateResult, buttons: TemplateResult];

/** Makes them; of a board that is not ready there is no state, and nothing can be pressed. */
export function bar(
  board: { goTo(ply: number): void; startOver(): void; mode: string },
  { refusal, text, ply = 0, plies = 0, firstPly = 0, puzzle }: Partial<BoardState<unknown>> = {},
  words: Words,
  parts: Parts,
): Bar {
  const label = (id: string) => words.say(id);
  const go = (name: 'first' | 'back' | 'forward' | 'last', to: number) =>
    iconButton(name, label(name), to !== ply && to >= firstPly && to <= plies, () => board.goTo(to));
  const looking = board.mode === 'view';
  return [
    html`<p class="status" part="status">${refusal ? html`<span class="care">${refusal.text}</span>` : (parts.text ?? text)}</p>`,
    html`<div class="bar" part="bar" role="group" aria-label=${label('controls')}>
      ${parts.lead}
      ${looking ? go('first', firstPly) : nothing}
      ${board.mode === 'puzzle' ? nothing : [go('back', ply - 1), go('forward', ply + 1)]}
      ${looking ? go('last', plies) : nothing}
      ${puzzle ? iconButton('turn', label('start-over'), puzzle.outcome !== 'open', () => board.startOver()) : nothing}
      ${parts.tail}
    </div>`,
  ];
}
