/** What a new game is started with, as it is remembered. */

import { formatSeats, parseSeats } from '../seats.ts';
import { read, write } from '../store/storage.ts';
import { type Notation, type Player, playersOf } from './board.ts';

export const SIZES = [5, 7, 9, 11] as const;
export type Size = (typeof SIZES)[number];

/** What is chosen in the dialog. */
export interface Choice {
  players: 2 | 4;
  size: Size;
  /** Walls for each player. */
  walls: number;
  /** Who begins; `null` leaves it to the lot. */
  first: Player | null;
  seats: string;
}

const KEY = 'keddah.quoridor.choice';
/** Walls for each of two and of four: as dense on every board as on that of nine by nine; 11 × 11 has its own number. */
const WALLS: Record<Size, readonly [two: number, four: number]> = { 5: [3, 2], 7: [6, 3], 9: [10, 5], 11: [21, 10] };

/** The number of walls for each player that a board is usually played with. */
export function usualWalls(size: Size, players: 2 | 4): number {
  return WALLS[size][players === 2 ? 0 : 1];
}

/** Who begins by lot. */
export function lot(players: 2 | 4): Player {
  return playersOf(players)[Math.floor(Math.random() * players)] ?? 1;
}

/** What was chosen last time; for someone new the usual board against a machine of level 3. */
export function lastChoice(): Choice {
  const usual: Choice = { players: 2, size: 9, walls: 10, first: null, seats: 'person machine:3' };
  try {
    const { players, size, walls, first, seats } = { ...usual, ...JSON.parse(read(KEY) ?? '{}') };
    const known = SIZES.find((one) => one === size);
    if ((players !== 2 && players !== 4) || !known || !Number.isInteger(walls) || typeof seats !== 'string')
      return usual;
    return {
      players,
      size: known,
      walls: Math.min(MOST_WALLS, Math.max(0, walls)),
      first: playersOf(players).find((player) => player === first) ?? null,
      seats: formatSeats(parseSeats(seats, players)),
    };
  } catch {
    return usual;
  }
}

const NOTATION = 'keddah.quoridor.notation';

/** How squares and walls are named. */
export function notation(): Notation {
  return read(NOTATION) === 'glendenning' ? 'glendenning' : 'standard';
}

export function setNotation(next: Notation): void {
  write(NOTATION, next);
}

export function rememberChoice(choice: Choice): void {
  write(KEY, JSON.stringify(choice));
}

/** More walls than anyone can lay. */
export const MOST_WALLS = 50;
