/** Keeps the page, both games with it, for visits without a network: once the game that was asked for is there. */
export function keepForOffline(page: HTMLElement): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const keep = () => void navigator.serviceWorker.register('./sw.js', { scope: './' }).catch(() => undefined);
  const idle = 'requestIdleCallback' in window ? () => requestIdleCallback(keep, { timeout: 5000 }) : keep;
  page.addEventListener('keddah-shown', idle, { once: true });
}
