/**
 * Explains why a piece cannot be picked up or moved, by the rules and the state of the board.
 */
import type { BoardRefusalCode, BoardVerdict } from '../shared/codes.js';
import { distance } from './geometry.js';
import type { ArimaaModel } from './model.js';
import { whyStuck } from './queries.js';

/**
 * Returns why the piece on `square` cannot be picked up or, with `from`, why the piece on `from`
 * cannot go to `square`; `undefined` if there is no such piece.
 */
export function whyNot(model: ArimaaModel, square: string, from?: string): (BoardVerdict & { ok: false }) | undefined {
  const refusal = (code: BoardRefusalCode, ...squares: string[]) => ({
    ok: false as const,
    code,
    message: '',
    squares,
  });
  if (model.waiting) return refusal('waiting');
  if (model.refusalCode) return refusal(model.refusalCode);
  const { board } = model.display.position;
  if (!board[from ?? square]) return undefined;
  if (from && distance(from, square) !== 1) {
    return board[square] ? refusal('occupied', square) : refusal('no-route', from, square);
  }
  const verdict = from ? whyStuck(model.game, from, square) : whyStuck(model.game, square);
  // If every direction is blocked, the reason for one direction explains little.
  if (verdict.ok || (!from && ['off-board', 'occupied'].includes(verdict.code))) return refusal('stuck', square);
  return verdict;
}
