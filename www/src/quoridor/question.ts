import type { State } from './board.ts';

/**
 * Moves the board's question, such as whether to place a wall, to the place of the status line,
 * which would repeat it. `view` contains the board.
 */
export function placeQuestion(view: HTMLElement, board: HTMLElement, state: State): void {
  view.classList.toggle('asks', state.pending !== null || (state.mustPass && !state.thinking));
  const status = view.classList.contains('asks') && view.querySelector('.status');
  if (!status) return;
  const below = board.getBoundingClientRect().bottom - status.getBoundingClientRect().bottom;
  board.style.setProperty('--below-question', `${below}px`);
}
