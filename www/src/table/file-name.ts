import type { Words } from '../i18n/index.ts';
import { onlyPersonIn, type Seat } from '../seats.ts';

/** Returns the local date in ISO 8601 format, which is the Swedish date format. */
export const today = () => new Date().toLocaleDateString('sv');

/** Returns a file name with the game, the date and the players. */
export function fileName(game: string, seats: readonly Seat[], words: Words, extension = 'txt'): string {
  const people = onlyPersonIn(seats) >= 0 ? 'you' : 'person';
  const players = seats.map((seat) =>
    seat.kind === 'computer'
      ? words('seatInFile', { kind: 'computer', n: seat.seconds ? `${seat.level}@${seat.seconds}s` : seat.level })
      : words('seatInFile', { kind: people, n: 0 }),
  );
  return `${[game, today(), ...players].join('_').replaceAll(' ', '-')}.${extension}`;
}
