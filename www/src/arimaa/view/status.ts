import { type StatusLine, statusLine } from '../../view/status.ts';
import { type Board, SIDES, type Side, type State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { turnNumber } from './turns.ts';

/**
 * Returns the status line of a game of Arimaa. `person`: the side of the only person, if the
 * computer plays the other.
 */
export function arimaaStatus(state: State, person: Side | null, words: Words): StatusLine {
  return statusLine<Side>(state, words, {
    person,
    warning: state.steps.length > 0 && state.occurrences > 1 && state.canEnd.ok ? words('repeats') : '',
    number: turnNumber(state, state.ply).label,
    thinking: (side, info) => {
      const depth = info ? ` · ${words('thinkingDepth', { n: info.depth, nodes: info.nodes })}` : '';
      return words('thinking', { side }) + depth;
    },
    resigned: (winner) => words('resigned', { side: winner }),
    turn: () => {
      const side = state.toMove;
      if (state.setup && state.plies <= 2 && state.steps.length === 0) {
        return person ? words('greeting', { side: person }) : words('greetingTwo', { side });
      }
      const turn = person === side ? words('yourTurn', { side }) : words('turnOf', { side });
      return `${turn} ${words('stepsLeft', { n: state.stepsLeft })}`;
    },
  });
}

/** Returns the reason why the turn cannot be ended now; empty if it can. */
export function whyNot(board: Board, state: State, words: Words): string {
  if (state.canEnd.ok) return '';
  if (state.status.kind === 'won' || !state.atLatest) return '';
  if (state.seats[SIDES.indexOf(state.toMove)]?.kind === 'nobody') return '';
  if (state.thinking) return words('whyComputer');
  if (state.steps.length === 0) return words('whyNoStep');
  return board.explain(state.canEnd);
}
