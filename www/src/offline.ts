import { registerSW } from 'virtual:pwa-register';
import { whenIdle } from './idle.ts';

/** The interval at which an open page checks for a new version, in milliseconds. */
const LOOK_MS = 60 * 60 * 1000;

/**
 * Registers the service worker, which caches the whole page for offline use. Waits until a game is
 * shown and the browser is idle. Calls `updated` when a new version is ready; the function it
 * receives loads that version.
 */
export function registerOffline(page: HTMLElement, updated: (load: () => void) => void): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => {
    const load = registerSW({
      onNeedRefresh: () =>
        updated(() => {
          // On the first visit, the library does not reload the page.
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
          void load();
        }),
      onRegisteredSW: (_address, registration) => {
        if (registration) setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
      },
    });
  };
  whenIdle(page, register);
}
