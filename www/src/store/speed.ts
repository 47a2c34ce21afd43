/** The speed of games between computers, stored between visits. */
import { read, write } from './storage.ts';

/** The speeds of a game between computers. */
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'keddah.speed';

/** Returns the stored speed of a game between computers; `normal` by default. */
export function speed(): Speed {
  const stored = read(KEY);
  return SPEEDS.find((one) => one === stored) ?? 'normal';
}

export function setSpeed(next: Speed): void {
  write(KEY, next);
}
