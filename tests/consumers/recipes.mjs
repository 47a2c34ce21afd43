// Follows the recipes of the package's README and of docs/frameworks.md as written: writes the
// files that the info strings of code blocks name, and runs the commands.

import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './packed.mjs';

/**
 * Returns the recipes of a text in Markdown: the sections with named files.
 *
 * @returns {{ title: string, files: Record<string, string>, commands: string[] }[]}
 */
function recipesOf(text) {
  return text.split(/^##+ /m).flatMap((section) => {
    const [title] = section.split('\n', 1);
    const named = section.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```/gm);
    const files = Object.fromEntries([...named].map(([, name, text]) => [name, text]));
    const [, shell = ''] = /^```sh\n([\s\S]*?)^```/m.exec(section) ?? [];
    const commands = shell.split('\n').filter((line) => line !== '');
    return Object.keys(files).length > 0 ? [{ title, files, commands }] : [];
  });
}

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** The recipes of the package's README. */
export const recipes = recipesOf(read('pkg-template/README.md'));

/** The recipes of docs/frameworks.md. */
export const frameworkRecipes = recipesOf(read('docs/frameworks.md'));

/** Returns the recipe with this title. */
export function recipe(title, among = recipes) {
  const found = among.find((one) => one.title === title);
  if (!found) throw new Error(`There is no recipe "${title}".`);
  return found;
}

/** The packages of programs that have another name. */
const packages = { tsc: 'typescript', ng: '@angular/cli' };

/**
 * Runs a command of a recipe, except `npm install`: everything is installed already.
 *
 * @param modules - the folder `node_modules` with the programs
 */
export function follow(command, modules, place, { node = process.execPath, env } = {}) {
  const [first] = command.split(' ');
  if (/^[A-Z_]+=/.test(first)) {
    const [name, value] = first.split('=');
    return follow(command.slice(first.length + 1), modules, place, { node, env: { ...env, [name]: value } });
  }
  const [program, ...args] = command.split(' ');
  if (program === 'npm' && args[0] === 'install') return '';
  if (program === 'node') return run(node, args, place, env);
  const [tool, ...options] = args;
  if (program !== 'npx') throw new Error(`The tests cannot follow "${command}".`);
  const folder = path.join(modules, packages[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = path.join(folder, typeof bin === 'string' ? bin : bin[tool]);
  // esbuild's installer replaces its script by the native program where it can.
  const isScript = readFileSync(file).subarray(0, 2).toString() === '#!';
  return isScript ? run(node, [file, ...options], place, env) : run(file, options, place, env);
}

/** Writes files, given by name, to a folder. */
export function write(place, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  }
}

/**
 * Follows a recipe in a fresh folder below `home`, where the packed package is installed.
 *
 * @returns {{ place: string, output: string }} that folder, and what the commands printed
 */
export function cook({ title, files, commands }, home) {
  const place = path.join(home, `recipe-${title.toLowerCase().replace(/\W+/g, '-')}`);
  write(place, files);
  symlinkSync(path.join('..', 'node_modules'), path.join(place, 'node_modules'), 'junction');
  return { place, output: commands.map((command) => follow(command, path.join(home, 'node_modules'), place)).join('') };
}
