/** The user's setting of the speed of computer–computer games, stored between visits. */
import { read, write } from './storage.ts';

/** The speeds at which a game between computers can be shown. */
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
