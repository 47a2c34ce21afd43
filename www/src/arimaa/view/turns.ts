import { html, type TemplateResult } from 'lit';
import { other, type Side, type State } from '../board.ts';

/** Returns the side that makes the first turn after the setups. */
export const firstSide = (state: State): Side =>
  (state.ply - state.firstPly) % 2 === 0 ? state.toMove : other(state.toMove);

/**
 * Returns the number of a turn as in records. `1g` and `1s` are the setups; `2g` is Gold's first
 * turn, also in a game that starts from a position.
 */
export function turnNumber(state: State, ply: number): string {
  const half = ply - state.firstPly - (firstSide(state) === 'gold' ? 1 : 0);
  return `${2 + Math.floor(half / 2)}${half % 2 === 0 ? 'g' : 's'}`;
}

/** Renders the notation of a turn, with captures emphasized. */
export function steps(text: string): (string | TemplateResult)[] {
  return text.split(/(\S+x)\b/).map((part, i) => (i % 2 === 1 ? html`<b class="taken">${part}</b>` : part));
}
