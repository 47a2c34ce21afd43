/** The time for which long work blocks the page between two pauses, in milliseconds. */
const SLICE_MS = 25;

/**
 * Returns a function to await often during long work: from time to time it pauses, so that the page
 * can react.
 */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  };
}
