// npm run build: makes pkg/ (the npm package) and dist/ (the page). Skips what is up to date.
//
//   npm run build [-- wasm|package|page|reference …]    runs only these stages

import { pathToFileURL } from 'node:url';
import { Failure, main } from './lib/run.mjs';
import { setupPackages } from './packages.mjs';

/** The stages in order. Each uses the results of those before it. */
const stages = {
  wasm: async () => (await import('./wasm.mjs')).buildWasm(),
  package: async () => (await import('./package.mjs')).buildPackage(),
  budgets: async () => (await import('./budgets.mjs')).checkBudgets(),
  page: async () => (await import('./page.mjs')).buildPage(),
  reference: async () => (await import('./reference.mjs')).buildReference(),
};

/** Runs the named stages, or all of them. */
export async function build(names = []) {
  const unknown = names.find((name) => !(name in stages));
  if (unknown) throw new Failure(`There is no stage "${unknown}": ${Object.keys(stages).join(', ')}.`);
  setupPackages();
  for (const [name, stage] of Object.entries(stages)) {
    if (names.length === 0 || names.includes(name)) await stage();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(() => build(process.argv.slice(2)));
