// Follows the recipes of the package's README as written: writes the files that the info strings of
// code blocks name, and runs the commands.

import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './packed.mjs';

const readme = readFileSync(new URL('../../pkg-template/README.md', import.meta.url), 'utf8');

/** The recipes, each a section with named files: its title, the files by name, the commands. */
export const recipes = readme.split(/^##+ /m).flatMap((section) => {
  const [title] = section.split('\n', 1);
  const named = section.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```/gm);
  const files = Object.fromEntries([...named].map(([, name, text]) => [name, text]));
  const [, shell = ''] = /^```sh\n([\s\S]*?)^```/m.exec(section) ?? [];
  const commands = shell.split('\n').filter((line) => line !== '');
  return Object.keys(files).length > 0 ? [{ title, files, commands }] : [];
});

/** Returns the recipe with this title. */
export function recipe(title) {
  const found = recipes.find((one) => one.title === title);
  if (!found) throw new Error(`The README has no recipe "${title}".`);
  return found;
}

/** Runs a command of a recipe, except `npm install`: everything is installed already. */
function follow(command, home, place) {
  const [program, ...args] = command.split(' ');
  if (program === 'npm' && args[0] === 'install') return '';
  if (program === 'node') return run(process.execPath, args, place);
  const [tool, ...options] = args;
  if (program !== 'npx') throw new Error(`The tests cannot follow "${command}".`);
  const folder = path.join(home, 'node_modules', tool);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = path.join(folder, typeof bin === 'string' ? bin : bin[tool]);
  // esbuild's installer replaces its script by the native program where it can.
  const isScript = readFileSync(file).subarray(0, 2).toString() === '#!';
  return isScript ? run(process.execPath, [file, ...options], place) : run(file, options, place);
}

/**
 * Follows a recipe in a fresh folder below `home`, where the packed package is installed.
 *
 * @returns {{ place: string, output: string }} that folder, and what the commands printed
 */
export function cook({ title, files, commands }, home) {
  const place = path.join(home, `recipe-${title.toLowerCase().replace(/\W+/g, '-')}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  }
  symlinkSync(path.join('..', 'node_modules'), path.join(place, 'node_modules'), 'junction');
  return { place, output: commands.map((command) => follow(command, home, place)).join('') };
}
