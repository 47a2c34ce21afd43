import type { Board, Side, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { personIn, type Seats } from '../seats.ts';
import { turnNumber } from './turns.ts';

/** What stands in the line under the board: who is to do what, in words, and whether it calls for care. */
export interface Line {
  text: string;
  tone: 'calm' | 'careful' | 'end';
}

export function statusLine(state: State, seats: Seats, words: Words): Line {
  if (state.refusal) return { text: state.refusal.text, tone: 'careful' };
  if (state.repeats > 0 && state.canEnd.ok) return { text: words('repeats'), tone: 'careful' };
  return mainLine(state, seats, words);
}

function mainLine(state: State, seats: Seats, words: Words): Line {
  const { status } = state;
  const person = personIn(seats);
  if (!state.atLatest) {
    return {
      text:
        state.ply <= state.firstPly ? words('lookingStart') : words('looking', { turn: turnNumber(state, state.ply) }),
      tone: 'calm',
    };
  }
  if (status.kind === 'won') {
    return { text: person === status.winner ? `${words('youWon')} ${state.text}` : state.text, tone: 'end' };
  }
  if (state.thinking) {
    const { side, info } = state.thinking;
    const depth = info ? ` · ${words('thinkingDepth', { n: info.depth, nodes: info.nodes })}` : '';
    return { text: words('thinking', { side }) + depth, tone: 'calm' };
  }
  if (state.prompt) return { text: state.prompt, tone: 'calm' };
  if (state.waiting) return { text: state.text, tone: 'calm' };
  const side: Side = state.toMove;
  if (state.setup && state.plies <= 2 && state.steps.length === 0) {
    if (person) return { text: words('greeting', { side: person }), tone: 'calm' };
    return { text: words('greetingTwo', { side }), tone: 'calm' };
  }
  const turn = person === side ? words('yourTurn', { side }) : words('turnOf', { side });
  return { text: `${turn} ${words('stepsLeft', { n: state.stepsLeft })}`, tone: 'calm' };
}

/** Why "End turn" is not to be had now; empty where it is. */
export function whyNot(board: Board, state: State, words: Words): string {
  if (state.canEnd.ok) return '';
  if (state.status.kind === 'won' || !state.atLatest) return '';
  if (state.thinking) return words('whyMachine');
  if (state.steps.length === 0) return words('whyNoStep');
  return board.explain(state.canEnd);
}
