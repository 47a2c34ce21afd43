/** The user's setting whether sounds are on, stored between visits. */
import { read, write } from './storage.ts';

const KEY = 'keddah.sounds';

/**
 * Returns whether sounds and vibration are on. By default they are, unless the system asks for less
 * motion: no system tells pages that it wants less noise.
 */
export function sounds(): boolean {
  const stored = read(KEY);
  if (stored === 'on' || stored === 'off') return stored === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fires `switched` when sounds are turned on or off in this tab. */
const soundSwitch = new EventTarget();

export function setSounds(areOn: boolean): void {
  write(KEY, areOn ? 'on' : 'off');
  soundSwitch.dispatchEvent(new Event('switched'));
}

/** Calls `switched` whenever sounds are turned on or off. Returns a function that ends this. */
export function onSoundsSwitched(switched: () => void): () => void {
  soundSwitch.addEventListener('switched', switched);
  return () => soundSwitch.removeEventListener('switched', switched);
}
