/** How long work goes on before the page can react again, in milliseconds. */
const SLICE_MS = 25;

/** Returns a function to await often in long work: now and then, it lets the page react. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  };
}
