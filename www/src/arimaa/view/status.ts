import { type Line, statusLine } from '../../view/status.ts';
import type { Board, Side, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { turnNumber } from './turns.ts';

export function arimaaLine(state: State, person: Side | null, words: Words): Line {
  return statusLine<Side>(state, words, {
    person,
    careful: state.repeats > 0 && state.canEnd.ok ? words('repeats') : '',
    number: turnNumber(state, state.ply),
    thinking: (side, info) => {
      const depth = info ? ` · ${words('thinkingDepth', { n: info.depth, nodes: info.nodes })}` : '';
      return words('thinking', { side }) + depth;
    },
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

/** Why "End turn" is not to be had now; empty where it is. */
export function whyNot(board: Board, state: State, words: Words): string {
  if (state.canEnd.ok) return '';
  if (state.status.kind === 'won' || !state.atLatest) return '';
  if (state.thinking) return words('whyMachine');
  if (state.steps.length === 0) return words('whyNoStep');
  return board.explain(state.canEnd);
}
