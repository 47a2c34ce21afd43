import type { QuoridorGame } from 'keddah/quoridor';
import type { Player } from './board.ts';

/**
 * Returns arrows, in the syntax of the attribute `marks`, that show the way of a player's pawn from
 * its start to where it is, without detours. No arrow touches a pawn.
 */
export function pathMarks(game: QuoridorGame, player: Player): string {
  const copy = game.clone();
  let path: string[] = [];
  for (let ply = 0; ply <= game.history.length; ply++) {
    copy.goTo(ply);
    const square = copy.position.pawns[player - 1] ?? '';
    const before = path.indexOf(square);
    path = before < 0 ? [...path, square] : path.slice(0, before + 1);
  }
  const { pawns } = copy.position;
  copy.free();
  return path
    .slice(1)
    .map((to, n) => ({ from: path[n] ?? '', to }))
    .filter(({ from, to }) => !pawns.includes(from) && !pawns.includes(to))
    .map(({ from, to }) => `${from}>${to}`)
    .join(' ');
}
