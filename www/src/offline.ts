import { registerSW } from 'virtual:pwa-register';
import { whenIdle } from './idle.ts';

/** The interval at which an open page checks for a new version, in milliseconds. */
const LOOK_MS = 60 * 60 * 1000;

/** The part of Trusted Types in use. */
interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(url: URL | string): string };
}

/**
 * Lets `registerSW` register its script where Trusted Types are required, if the policy
 * `keddah-page` is allowed there.
 */
function trustScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  const policy = trustedTypes?.createPolicy('keddah-page', { createScriptURL: (own: string) => own });
  if (policy) serviceWorker.register = (url, options) => register(policy.createScriptURL(url), options);
}

/**
 * Registers the service worker, which caches the whole page for offline use. Waits until a game is
 * shown and the browser is idle. Calls `updated` when a new version is ready; the function it
 * receives loads that version.
 */
export function registerOffline(page: HTMLElement, updated: (load: () => void) => void): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => {
    try {
      trustScript();
    } catch {
      // Then the page cannot be used offline.
    }
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
