import { ArimaaGame } from 'keddah/arimaa';
import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { TurnNumber } from '../../view/turns.ts';
import { other, type Side, type State } from '../board.ts';

/** Returns the side that makes the first turn after the setups. */
const firstSide = (state: State): Side => ((state.ply - state.firstPly) % 2 === 0 ? state.toMove : other(state.toMove));

/**
 * Returns the number of a turn as in records. `1g` and `1s` are the setups; `2g` is Gold's first
 * turn, also in a game that starts from a position.
 */
export function turnNumber(state: State, ply: number): TurnNumber {
  const half = ply - state.firstPly - (firstSide(state) === 'gold' ? 1 : 0);
  const round = 2 + Math.floor(half / 2);
  const column = Math.abs(half % 2);
  return { round, column, label: `${round}${column === 0 ? 'g' : 's'}` };
}

/** Renders the notation of a turn, with captures emphasized. */
export function steps(turn: string): unknown {
  return guard([turn], () =>
    ArimaaGame.readTurn(turn).flatMap((step, index) => {
      // A step is written as one word, with another one for each piece that it loses.
      const [word, ...lost] = step.text.split(' ');
      return [index > 0 ? ' ' : '', word, ...lost.map((text) => html` <b class="taken">${text}</b>`)];
    }),
  );
}
