import type { State } from './board.ts';

/** Whether the position on the board has occurred at least three times. */
export const isThirdTime = ({ occurrences }: State): boolean => occurrences >= 3;

/** Whether the players can end this game as a draw by agreement. */
export const canBeDrawn = ({ players, seats }: State): boolean =>
  players === 2 && seats.some(({ kind }) => kind === 'person') && seats.every(({ kind }) => kind !== 'nobody');

/** Whether the person to move can offer a draw now. */
export const canOfferDraw = (state: State): boolean =>
  canBeDrawn(state) &&
  state.status.kind === 'playing' &&
  state.atLatest &&
  state.seats[state.toMove - 1]?.kind === 'person';
