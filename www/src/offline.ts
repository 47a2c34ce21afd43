/**
 * Registers the service worker, which caches the whole page for offline use. Waits until a game is
 * shown and the browser is idle.
 */
export function registerOffline(page: HTMLElement): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => void navigator.serviceWorker.register('./sw.js', { scope: './' }).catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register, { timeout: 5000 }) : register();
  page.addEventListener('keddah-shown', whenIdle, { once: true });
}
