// Finds codes in the sources of the crate and the package.

import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** Returns the text of a file of the repository. */
export const read = (name) => readFileSync(new URL(name, root), 'utf8');

/** Returns the text of all TypeScript files but tests in a folder, which ends with a slash. */
export const sources = (folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => read(folder + name))
    .join('\n');

/** Returns the codes that the `fn code` of a Rust file can return. */
function codes(file) {
  const [, body] = /fn code\(&self\)[^{]*\{([\s\S]*?)\n {4}\}/.exec(read(file));
  return [...body.matchAll(/=> "([a-z-]+)"/g)].map(([, code]) => code);
}

/** Returns the codes of a game's refusals, those that all games share included. */
export const refusalCodes = (game) => [...codes(`src/${game}/refusal.rs`), ...codes('src/record/refusal.rs')];

/** Returns the codes of a game's faults of positions. */
export const faultCodes = (game) => codes(`src/${game}/fault.rs`);

/** Returns the codes of faults of goals. */
export const goalCodes = () =>
  ['lesson', 'arimaa/goals', 'quoridor/goals'].flatMap((folder) =>
    readdirSync(new URL(`src/${folder}/`, root))
      .filter((name) => name.endsWith('.rs'))
      .flatMap((name) => [
        ...read(`src/${folder}/${name}`).matchAll(/(?:GoalFault::new|fault|word)\(\s*"(goal-[a-z]+)"/g),
      ])
      .map(([, code]) => code),
  );

/** Returns the codes of time controls that cannot be parsed. */
export const controlCodes = () => codes('src/clock/settings_error.rs');
