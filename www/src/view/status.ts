import type { Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';

/** The status line: whose turn it is and what to do. The tone determines its style. */
export interface StatusLine {
  text: string;
  tone: 'calm' | 'careful' | 'end';
}

/** The texts of the status line that differ between games. */
export interface StatusTexts<Side> {
  /** The side that the only person plays; `null` unless the computer plays all others. */
  person: Side | null;
  /** A warning about ending the turn now; empty without one. */
  warning: string;
  /** The number of the turn that the board shows, as records write it. */
  number: string;
  thinking: (side: Side, info?: { depth: number; nodes: number }) => string;
  /** Returns the sentence that the person resigned, and who won. */
  resigned: (winner: Side) => string;
  /** Returns the sentence about the side to move and the possible actions. */
  turn: () => string;
}

/**
 * Returns the status line for a state: why an input was rejected, otherwise a warning, otherwise
 * the state of the game.
 */
export function statusLine<Side>(state: Snapshot<Side>, words: Words, texts: StatusTexts<Side>): StatusLine {
  const { status, thinking } = state;
  if (state.refusal) {
    const text = state.refusal.code === 'earlier' ? words('lookingRefused') : state.refusal.text;
    return { text, tone: 'careful' };
  }
  if (texts.warning) return { text: texts.warning, tone: 'careful' };
  const calm = (text: string): StatusLine => ({ text, tone: 'calm' });
  if (!state.atLatest) {
    return calm(state.ply <= state.firstPly ? words('lookingStart') : words('looking', { turn: texts.number }));
  }
  if (status.kind === 'won') {
    if (texts.person === status.winner) return { text: `${words('youWon')} ${state.text}`, tone: 'end' };
    const hasResigned = texts.person !== null && status.reason === 'resignation';
    return { text: hasResigned ? texts.resigned(status.winner) : state.text, tone: 'end' };
  }
  if (status.kind === 'drawn') return { text: state.text, tone: 'end' };
  if (thinking) return calm(texts.thinking(thinking.side, thinking.info));
  return calm(state.prompt || (state.waiting ? state.text : texts.turn()));
}
