import { formatSeats, onlyPerson, parseSeats, type Seat } from '../seats.ts';
import type { Side } from './board.ts';

/** Who plays Gold and who Silver. */
export type Seats = Record<Side, Seat>;

export function readSeats(text: string): Seats {
  const [gold = null, silver = null] = parseSeats(text, 2);
  return { gold, silver };
}

export function writeSeats({ gold, silver }: Seats): string {
  return formatSeats([gold, silver]);
}

/** The one side a person plays, or null where both or neither do. */
export function personIn({ gold, silver }: Seats): Side | null {
  return (['gold', 'silver'] as const)[onlyPerson([gold, silver])] ?? null;
}
