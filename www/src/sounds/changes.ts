/** Decides which sounds to play after a change on a board. */
import type { GameName } from 'keddah/lesson';
import type { SoundName } from './synthesis.ts';

export type State = NonNullable<HTMLElementTagNameMap[`${GameName}-board`]['state']>;

/** A state of a board, and the game that it belongs to. */
export interface Shown {
  game: object | undefined;
  state: State;
}

const stepsIn = (state: State): number => ('steps' in state ? state.steps.length : 0);
const capturedIn = (state: State): number =>
  'captured' in state ? state.captured.gold.length + state.captured.silver.length : 0;
const wallsIn = (state: State): number => ('walls' in state ? state.walls.length : 0);

/**
 * Returns the sounds for the turn, or the steps of an unfinished turn, played between two states of
 * a board, in order. Going to the next turn sounds like playing it. Empty if nothing was played:
 * another game, a turn taken back, or the end of a turn whose steps were already heard.
 */
export function soundsBetween(before: Shown | null, now: Shown): SoundName[] {
  if (!before || before.game !== now.game) return [];
  const [last, state] = [before.state, now.state];
  const turns = state.ply - last.ply;
  if (turns === 0) {
    const steps = stepsIn(state) - stepsIn(last);
    if (steps <= 0) return [];
    return [...Array<SoundName>(steps - 1).fill('step'), capturedIn(state) > capturedIn(last) ? 'capture' : 'step'];
  }
  const isPlayed = turns === 1 || state.plies > last.plies;
  if (turns < 0 || !isPlayed || stepsIn(last) > 0) return [];
  if (wallsIn(state) > wallsIn(last)) return ['wall'];
  return 'lastTurn' in state ? state.lastTurn.map(soundOf) : ['step'];
}

const soundOf = ({ captures }: { captures: readonly unknown[] }): SoundName =>
  captures.length > 0 ? 'capture' : 'step';
