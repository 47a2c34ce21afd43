/** Handicap games of Quoridor, in which the stronger player begins with fewer walls. */
import { QuoridorGame } from 'keddah/quoridor';
import type { Game } from '../board.ts';
import { type Player, playersOf } from './board.ts';
import type { NewGameOptions } from './options.ts';

/**
 * The maximum number of walls by which a handicap reduces those of the stronger player; the minimum
 * is 1.
 */
export const MAX_FEWER_WALLS = 9;

/** A Quoridor handicap: the player who begins with fewer walls, and by how many. */
export interface Handicap {
  player: Player;
  fewerWalls: number;
}

/** Returns a handicap game before its first turn. Its record starts with a position. */
export function gameWithHandicap(
  { players, size, walls, first }: Pick<NewGameOptions, 'players' | 'size' | 'walls'> & { first: Player },
  { player, fewerWalls }: Handicap,
): QuoridorGame {
  const usual = new QuoridorGame({ players, size, walls, first });
  const wallsLeft = playersOf(players).map((one) => Math.max(0, walls - (one === player ? fewerWalls : 0)));
  const position = usual.toString().replace(`/${usual.position.wallsLeft.join(' ')}/`, `/${wallsLeft.join(' ')}/`);
  usual.free();
  return QuoridorGame.parse(position);
}

const known = new WeakMap<Game, Handicap | null>();

/** Returns the handicap with which a game began; `null` without one, also from other positions. */
export function handicapOf(game: Game): Handicap | null {
  let handicap = known.get(game);
  if (handicap === undefined) {
    const start = (game as QuoridorGame).clone();
    start.goTo(0);
    handicap = handicapAt(start);
    start.free();
    known.set(game, handicap);
  }
  return handicap;
}

function handicapAt(start: QuoridorGame): Handicap | null {
  const { players, size, toMove, wallsLeft } = start.position;
  const walls = Math.max(...wallsLeft);
  const having = wallsLeft.filter((left) => left === walls).length;
  const player = playersOf(players)[wallsLeft.findIndex((left) => left < walls)];
  if (player === undefined || having !== players - 1) return null;
  const handicap = { player, fewerWalls: walls - (wallsLeft[player - 1] ?? 0) };
  const made = gameWithHandicap({ players, size: size as NewGameOptions['size'], walls, first: toMove }, handicap);
  const isStart = made.toString() === start.toString();
  made.free();
  return isStart ? handicap : null;
}
