import type { Board } from '../board.ts';
import { look, pieces } from '../store/settings.ts';

/** Shows the visitor's choice of colors and pieces on a board. */
export function applyLook(board: Board<unknown>): void {
  if (board.looks.includes(look())) board.look = look();
  if ('pieces' in board) board.setAttribute('pieces', pieces());
}
