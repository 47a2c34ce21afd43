/** The package's module for clocks, which is fetched when a game first has a clock. */
export type Clocks = typeof import('keddah/clock');

let loaded: Clocks | null = null;

/** Fetches the package's module `keddah/clock` and its wasm. */
export async function loadClocks(): Promise<Clocks> {
  const clocks = await import('keddah/clock');
  await clocks.init();
  loaded = clocks;
  return clocks;
}

/** Returns the package's module `keddah/clock` if it has been fetched, otherwise `null`. */
export const loadedClocks = (): Clocks | null => loaded;
