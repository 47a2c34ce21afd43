/** The time control that the user chose last for each game, stored between visits. */
import { read, write } from './storage.ts';

const keyOf = (game: string) => `keddah.${game}.clock`;

/**
 * Returns the time control with which a game of `game`, such as `arimaa`, was last started; empty
 * for none.
 */
export function clockControl(game: string): string {
  return read(keyOf(game)) ?? '';
}

export function setClockControl(game: string, control: string): void {
  if (clockControl(game) !== control) write(keyOf(game), control);
}
