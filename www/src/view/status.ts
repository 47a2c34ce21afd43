import type { Words } from '../i18n/index.ts';
import type { Snapshot } from '../table.ts';

/** What stands in the line under the board: who is to do what, in words, and whether it calls for care. */
export interface Line {
  text: string;
  tone: 'calm' | 'careful' | 'end';
}

/** What a game says of itself. */
export interface Sayings<Side> {
  /** The side of the only person, where machines play the others. */
  person: Side | null;
  /** What is to be heeded before the turn is ended; else empty. */
  careful: string;
  /** The number of the turn that is looked at. */
  number: string;
  thinking: (side: Side, info?: { depth: number; nodes: number }) => string;
  /** Whose turn it is, and what can be done. */
  turn: () => string;
}

export function statusLine<Side>(state: Snapshot<Side>, words: Words, says: Sayings<Side>): Line {
  const { status, thinking } = state;
  if (state.refusal) return { text: state.refusal.text, tone: 'careful' };
  if (says.careful) return { text: says.careful, tone: 'careful' };
  const calm = (text: string): Line => ({ text, tone: 'calm' });
  if (!state.atLatest) {
    return calm(state.ply <= state.firstPly ? words('lookingStart') : words('looking', { turn: says.number }));
  }
  if (status.kind === 'won') {
    return { text: says.person === status.winner ? `${words('youWon')} ${state.text}` : state.text, tone: 'end' };
  }
  if (thinking) return calm(says.thinking(thinking.side, thinking.info));
  return calm(state.prompt || (state.waiting ? state.text : says.turn()));
}
