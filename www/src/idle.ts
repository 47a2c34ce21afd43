/** Calls `act` once a game is shown in `page` and the browser is idle. */
export function whenIdle(page: HTMLElement, act: () => void): void {
  page.addEventListener('keddah-shown', () => onIdle(act), { once: true });
}

/** Calls `act` once the browser is idle. */
export function onIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
  else act();
}
