import { html, type TemplateResult } from 'lit';
import { other, type State } from '../board.ts';

/** The number of a turn as records have it: `1g` and `1s` are the setups, `2g` is the first turn, also from a position. */
export function turnNumber(state: State, ply: number): string {
  const begins = (state.ply - state.firstPly) % 2 === 0 ? state.toMove : other(state.toMove);
  const half = ply - state.firstPly - (begins === 'gold' ? 1 : 0);
  return `${2 + Math.floor(half / 2)}${half % 2 === 0 ? 'g' : 's'}`;
}

/** A turn as it is written, with what it captures set off. */
export function steps(text: string): (string | TemplateResult)[] {
  return text.split(/(\S+x)\b/).map((part, i) => (i % 2 === 1 ? html`<b class="taken">${part}</b>` : part));
}
