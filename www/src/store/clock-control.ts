/** The time control that was chosen last, stored between visits. */
import { read, write } from './storage.ts';

const keyOf = (game: string) => `keddah.${game}.clock`;

/** Returns the time control of the game that was last started with this id; empty for none. */
export function clockControl(game: string): string {
  return read(keyOf(game)) ?? '';
}

export function setClockControl(game: string, control: string): void {
  if (clockControl(game) !== control) write(keyOf(game), control);
}
