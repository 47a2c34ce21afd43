import type { Board, Side, State } from '../board.ts';

import type { Words } from '../i18n/index.ts';
import { personIn, type Seats } from '../seats.ts';

/** What stands in the line under the board: who is to do what, in words, and whether it calls for care. */
export interface Line {
  text: string;
  tone: 'calm' | 'careful' | 'end';
}

export function statusLines(board: Board, state: State, seats: Seats, words: Words): Line[] {
  const main = mainLine(state, seats, words);
  if (state.refusal) return [{ text: state.refusal.text, tone: 'careful' }, main];
  if (state.repeats >= 2 && state.canEnd.ok && state.steps.length > 0) {
    return [{ text: words('repeats'), tone: 'careful' }, main];
  }
  const why = state.steps.length > 0 && !state.canEnd.ok && state.atLatest ? board.explain(state.canEnd) : '';
  return why ? [main, { text: why, tone: 'calm' }] : [main];
}

function mainLine(state: State, seats: Seats, words: Words): Line {
  const { status } = state;
  const person = personIn(seats);
  if (!state.atLatest) {
    return {
      text: state.ply <= 2 ? words('lookingStart') : words('looking', { turn: turnNumber(state.ply) }),
      tone: 'calm',
    };
  }
  if (status.kind === 'won') {
    const { winner, reason } = status;
    const verdict = words('ended', { winner, reason });
    return { text: person === winner ? `${words('youWon')} ${verdict}` : verdict, tone: 'end' };
  }
  if (state.thinking) {
    const { side, info } = state.thinking;
    const depth = info ? ` · ${words('thinkingDepth', { depth: info.depth, nodes: words.number(info.nodes) })}` : '';
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
  if (state.status.kind === 'won') return words('whyOver');
  if (!state.atLatest) return words('whyPast');
  if (state.thinking) return words('whyMachine');
  if (state.steps.length === 0) return words('whyNoStep');
  return board.explain(state.canEnd);
}

/** The label of the turn that ended after so many plies of a game from the start: `1g`, `1s`, `2g` … */
export function turnNumber(ply: number, first: Side = 'gold', number = 1): string {
  const half = ply - 1 + (first === 'gold' ? 0 : 1);
  return `${number + Math.floor(half / 2)}${half % 2 === 0 ? 'g' : 's'}`;
}
