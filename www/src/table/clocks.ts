/** The package's module for clocks, which is fetched when a game first has a clock. */
export type Clocks = typeof import('keddah/clock');

let loaded: Clocks | null = null;

/** Fetches the package's clocks. */
export async function loadClocks(): Promise<Clocks> {
  const clocks = await import('keddah/clock');
  await clocks.init();
  loaded = clocks;
  return clocks;
}

/** Returns the package's clocks if they were fetched. */
export const loadedClocks = (): Clocks | null => loaded;
