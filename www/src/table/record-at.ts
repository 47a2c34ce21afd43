import type { Game } from '../board.ts';

/** Returns the record of a game up to a turn, without what follows; empty without a game. */
export function recordAt(game: Game | undefined, ply: number): string {
  const copy = game?.clone();
  copy?.goTo(ply);
  const record = copy?.toRecord({ to: 'cursor' }) ?? '';
  copy?.free();
  return record;
}
