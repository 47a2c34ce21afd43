// npm run build: makes pkg/ (the npm package) and dist/ (the page). Skips outputs that are up to
// date.
//
//   npm run build [-- wasm|package|page|protocols|reference …]    runs only these stages

import { pathToFileURL } from 'node:url';
import { Failure, main } from './lib/run.mjs';
import { setupPackages } from './packages.mjs';

/** The stages in order. Each uses the results of those before it. */
const stages = {
  wasm: async () => (await import('./wasm.mjs')).buildGames(),
  package: async () => (await import('./package.mjs')).buildPackage(),
  budgets: async () => (await import('./budgets.mjs')).checkBudgets(),
  page: async () => (await import('./page.mjs')).buildPage(),
  protocols: async () => (await import('./wasm.mjs')).buildProtocols(),
  reference: async () => (await import('./reference.mjs')).buildReference(),
};

/**
 * The stages that the page needs. The others add files to pkg/ and dist/ that the page does not
 * load.
 */
export const forPage = ['wasm', 'package', 'budgets', 'page'];

/** Runs the named build stages, or all of them. */
export async function build(names = []) {
  const unknown = names.find((name) => !(name in stages));
  if (unknown) throw new Failure(`There is no stage "${unknown}": ${Object.keys(stages).join(', ')}.`);
  for (const [name, stage] of Object.entries(stages)) {
    if (names.length > 0 && !names.includes(name)) continue;
    // `wasm` installs the packages itself, while Cargo compiles.
    if (name !== 'wasm') await setupPackages();
    await stage();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(() => build(process.argv.slice(2)));
