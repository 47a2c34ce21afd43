/** Finds out why nothing can be done with a piece: from the rules, and from what the board itself is about. */
import type { Verdict } from '../../types.js';
import { everyStep, writeStep } from './notation.js';
import { refusalOf } from './plans.js';
import type { Session } from './session.js';

/** What stands against going to a square, with what is picked up on another; nothing where there is nothing to say. */
export function whyNot(session: Session, square: string, from?: string): (Verdict & { ok: false }) | undefined {
  const own = (code: string, ...squares: string[]) => ({ ok: false as const, code, message: '', squares });
  if (session.closed) return own(session.closed);
  const { board } = session.game.position;
  const piece = board[from ?? square];
  if (!piece) return undefined;
  const step = from && writeStep(piece, from, square);
  if (from && !step) return board[square] ? own('occupied', square) : own('no-route', from, square);
  const error = refusalOf(session.game, step ? [step] : everyStep(piece, square));
  const { code, message, squares } = (error ?? {}) as Partial<Verdict & { ok: false }>;
  // Four directions were tried for a piece that cannot go anywhere: each has its own dull reason.
  if (!code || (!from && ['off-board', 'occupied'].includes(code))) return own('stuck', square);
  return { ok: false, code, message: message ?? '', squares: [...(squares ?? [])] };
}
