/** Calls `act` once a game is shown in `page` and the browser is idle. */
export function whenIdle(page: HTMLElement, act: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5000 }) : act());
  page.addEventListener('keddah-shown', wait, { once: true });
}
