import { whenIdle } from '../idle.ts';
import { onSoundsSwitched, sounds } from '../store/sounds.ts';

/** Fetches the sounds, if they are on, once the page is idle; otherwise when they are turned on. */
export function startSounds(page: HTMLElement): void {
  let loading: Promise<unknown> | null = null;
  const load = () => {
    if (!loading && sounds())
      loading = import('./sounds.ts').then((loaded) => new loaded.Sounds(page)).catch(() => undefined);
  };
  whenIdle(page, load);
  onSoundsSwitched(load);
}
