/** The options of a new game of Quoridor, and the stored options of the last one. */
import { isComputer, PERSON, type Seat } from '../seats.ts';
import { read, write } from '../store/storage.ts';
import { type Upgrades, upgraded, VERSION } from '../store/versions.ts';
import { type Player, playersOf } from './board.ts';

/** The board sizes that a new game can have, in squares along an edge. */
export const SIZES = [5, 7, 9, 11] as const;
export type Size = (typeof SIZES)[number];

/** The options that the dialog for a new game of Quoridor offers. */
export interface NewGameOptions {
  players: 2 | 4;
  size: Size;
  /** The number of walls with which each player starts. */
  walls: number;
  /** The player who makes the first turn; `null` for a random one. */
  first: Player | null;
  /** Who plays each side, in the order of turns. */
  seats: readonly Seat[];
}

/** The maximum number of walls of each player that can be chosen: more than anyone can place. */
export const MAX_WALLS = 50;

const OPTIONS_KEY = 'keddah.quoridor.choice';

/**
 * The standard number of walls with which each player starts, by board size, for two and for four
 * players: in proportion to 9 × 9, except 11 × 11, which has numbers of its own.
 */
const WALLS: Record<Size, readonly [two: number, four: number]> = { 5: [3, 2], 7: [6, 3], 9: [10, 5], 11: [21, 10] };

/** Parses a player in the stored format of version 1: `person`, or `machine` with a level. */
const seatOfVersion1 = (word: string): Seat => {
  const level = /^machine:(\d+)$/.exec(word)?.[1];
  return level ? { kind: 'computer', level: Number(level) } : PERSON;
};

const UPGRADES: Upgrades = [
  ({ seats, ...options }) => ({ ...options, seats: String(seats).split(' ').map(seatOfVersion1) }),
];

/** Returns the standard number of walls with which each player starts. */
export function usualWalls(size: Size, players: 2 | 4): number {
  return WALLS[size][players === 2 ? 0 : 1];
}

/** Returns the number of a random player. */
export function randomPlayer(players: 2 | 4): Player {
  return playersOf(players)[Math.floor(Math.random() * players)] ?? 1;
}

/**
 * Returns the options of the last new game; by default the standard board against the computer at
 * level 3.
 */
export function lastOptions(): NewGameOptions {
  const usual: NewGameOptions = {
    players: 2,
    size: 9,
    walls: 10,
    first: null,
    seats: [PERSON, { kind: 'computer', level: 3 }],
  };
  try {
    const text = read(OPTIONS_KEY);
    if (text === null) return usual;
    const stored = upgraded(JSON.parse(text), UPGRADES) as Partial<Record<keyof NewGameOptions, unknown>>;
    const { players, walls, seats } = stored;
    const size = SIZES.find((one) => one === stored.size);
    if ((players !== 2 && players !== 4) || !size || !Array.isArray(seats)) return usual;
    return {
      players,
      size,
      walls: Number.isInteger(walls) ? Math.min(MAX_WALLS, Math.max(0, Number(walls))) : usualWalls(size, players),
      first: playersOf(players).find((player) => player === stored.first) ?? null,
      seats: playersOf(players).map((player) => checkedSeat(seats[player - 1])),
    };
  } catch {
    return usual;
  }
}

/** Returns a stored player, a person or the computer; a person if it is not valid. */
const checkedSeat = (seat: unknown): Seat => (isComputer(seat) ? seat : PERSON);

export function rememberOptions(options: NewGameOptions): void {
  write(OPTIONS_KEY, JSON.stringify({ version: VERSION, ...options }));
}
